import { commitments } from '../../../../config/commitments.ts';
import type { CertificateWords } from './words.ts';

export const cmmi: CertificateWords = {
  title: 'CMMI |研发过程评估',
  lead: '接进应用的 SDK 会跟着您发布。评估看的是它怎样写出来：需求怎么定、谁来复核、缺陷从哪里漏过去、下次怎么堵。',
  proves: [
    '三级：过程有定义，全公司用同一套',
    '四个在研项目被抽中，文档与代码一起看',
    '访谈 38 人，开发与测试各半',
    '每个版本的缺陷来源有统计，不只数个数',
  ],
  leavesOpen: ['产品没有缺陷', '每个补丁都按期', '信息安全与隐私：另有证书'],
  controls: {
    title: '一个版本的六道关',
    lead: '以 2026 年 9 月发布的即时通讯 SDK 为例，数字取自该版本的过程记录。',
    facts: [
      { title: '需求', text: '37 条，每条写明验收办法；两条写不出来，退回。' },
      { title: '设计', text: '9 份设计稿，评审改了 23 处，最大的一处是离线队列的上限。' },
      { title: '编码', text: '412 次合并，每次至少一人复核，平均等待 3.4 小时。' },
      { title: '测试', text: '自动用例 6,180 个，真机 64 款；发布前 72 小时不再合并功能。' },
      { title: '灰度', text: '先 1%，再 10%，每档停 24 小时；崩溃率高于 0.02% 就退回。' },
      { title: '复盘', text: '漏到客户手里的缺陷 4 个，逐个追到该拦住它的那一关。' },
    ],
  },
  questions: [
    {
      title: '为什么是三级，不是五级？',
      text: '四级以上要求用统计控制全部过程，我们只有测试与灰度两段做到了。',
      where: '评估结论，第 2 页',
    },
    { title: '发布说明里有已知问题吗？', text: '有，每版都列，附绕开的办法和预计修复的版本。', where: '更新日志' },
    {
      title: '旧版本维护多久？',
      text: `停止维护一个主版本之前，至少提前 ${commitments.notice.majorVersion} 日公告，公告写明具体日期。`,
      where: '服务条款',
      href: '/clauses',
    },
    { title: '用了哪些开源组件？', text: '每个 SDK 随包带组件清单与许可证，构建时自动生成。', where: '组件清单' },
    {
      title: '紧急修复走不走流程？',
      text: '走，缩短的只有等待：复核与回归不省，灰度每档改为两小时。',
      where: '变更规程',
    },
  ],
  verify: [
    { title: '查公布结果', text: '评估结果在模型所有者的网站公布，可按组织名称检索。' },
    { title: '看组织单元', text: '结果只对列明的部门有效；我们列的是通信、媒体与云原生三个事业部。' },
    { title: '看有效期', text: '三年，不设年审。到期前须整体重评，不能延长。' },
  ],
  neighbours: [
    {
      when: '想看产品跑得有多快',
      why: '这项评估不测性能，时延与抗丢包由第三方另测。',
      instead: { href: '/certification/technology', name: '技术能力' },
    },
    {
      when: '交付的是私有化项目',
      why: '项目实施另有里程碑与验收单。',
      instead: { href: '/partner/si', name: '集成伙伴' },
    },
  ],
};
