import { commitments } from '../../../../config/commitments.ts';
import { measurements } from '../../../../config/measurements.ts';
import type { CertificateWords } from './words.ts';

const { call, narrowHd } = measurements;

export const technology: CertificateWords = {
  title: '音视频技术|能力评测',
  lead: '第三方在七种网络里量了四组指标，用的是公开发布的 SDK 和市面上买得到的手机。每组写明条件，并给出最好与最差的一种网络。',
  proves: [
    '时延、抗丢包、音质、画质各有一份原始数据',
    '六款手机，中低端占四款',
    '七种网络：家宽、四种弱网、电梯、高铁',
    '测试者自备账号与机器，我们不在场',
  ],
  leavesOpen: ['没有测过的机型与网络', '您的应用自己的卡顿', '超过 16 人的房间'],
  controls: {
    title: '四组指标怎么量',
    lead: '2026 年 8 月，华东与华南各一处实验室，每组不少于 200 次。',
    facts: [
      { title: '时延 · 142 至 231 毫秒', text: '同一块毫秒表拍进两端画面，逐帧读差；七种网络各自的中位数。' },
      {
        title: `抗丢包 · ${call.lossUnderstood}% 可懂`,
        text: `随机丢包由 0 加到 50%，听写正确率高于九成算可懂，主观分 ${call.score}。`,
      },
      { title: '音质 · 4.1 至 4.4', text: '客观语音分，家宽与四种弱网；背景是街道与餐厅的录音。' },
      {
        title: `画质 · 省 ${narrowHd * 100}%`,
        text: '窄带高清与普通编码放在一起盲评，二十四人打分，画质相当时的码率差。',
      },
      { title: '局限：人少', text: '房间最多 16 人。更大的会议要看另外的压测，不能外推。' },
      { title: '局限：样机新', text: '最旧的一款是 2022 年发布的，更老的机器没有买到全新的。' },
    ],
  },
  questions: [
    { title: '谁付的钱？', text: '我们。合同写明结果好坏都归档，不得挑着公布。', where: '委托合同，摘要' },
    {
      title: '用的是特别版吗？',
      text: '不是，应用商店里的公开演示，版本号与下载时间在报告第二页。',
      where: '评测报告，第 2 页',
    },
    { title: '对比了哪些同行？', text: '没有对比。别家的参数由我们来调，结果不会公平。', where: '评测报告，范围说明' },
    {
      title: '弱网怎么造出来的？',
      text: '网损仪加四组参数，电梯与高铁是实地走。参数表可以照抄。',
      where: '评测报告，附录 C',
    },
    {
      title: '线上也是这个数吗？',
      text: '线上另有统计，跨洲通话的时延按城市公布。',
      where: '全球网络',
      href: '/wecan',
    },
  ],
  verify: [
    { title: '下载演示', text: '装同一个版本，报告里有下载地址与校验值。' },
    { title: '抄参数', text: '四组弱网参数写进任何一台网损仪，都能得到同样的条件。' },
    {
      title: '发来结果',
      text: `和报告差两成以上，把日志发来，${commitments.audit.reports} 个工作日内给出原因。`,
    },
  ],
  neighbours: [
    {
      when: '要证明研发是有章法的',
      why: '这里只测指标，研发过程由另一项评估检查。',
      instead: { href: '/certification/cmmi', name: 'CMMI' },
    },
    {
      when: '想自己把网络调坏听一听',
      why: '丢包与抖动两个旋钮，声音和画面跟着变。',
      instead: { href: '/nrtc', name: '音视频通话 2.0' },
    },
  ],
};
