import { evenAt, priceOf, priceRanges, spokenFirst } from '../told.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import type { PriceWords } from './words.ts';

export const vod: PriceWords = {
  title: '存储、转码与播放|分开计费',
  lead: `存储按 GB，每月每 GB ${priceOf('vod', 'storage')}；转码按输出分钟，720p 每千分钟 ${priceOf('vod', 'transcode')}；播放按流量，每 GB ${priceOf('vod', 'traffic')} 起。没有播放的视频只有存储费。`,
  offersTitle: '播放流量的三种付法',
  offersLead: `一年里播放超过 ${grouped(evenAt('vod', 'traffic'))} GB，最小的流量包就比按量省；存储没有包，一律按量。`,
  offers: waysToPay({
    product: 'vod',
    meter: 'traffic',
    metered: ['前 5 GB 存储每月免费', '上传流量不收费', '转码失败不计'],
    prepaid: ['流量包与转码包分开买', '12 个月有效', '用完自动转按量'],
    contract: ['大库迁移，由我们搬', '专属转码队列', '版权与水印方案评审'],
  }),
  tiersTitle: '三笔费用的单价',
  tiersLead:
    '转码按每一份输出计：一部一小时的片子转出 480p、720p、1080p 三份，是三份时长。存储取每日零点占用的月平均值。',
  ratesTitle: '冷数据与其他加工',
  packagesTitle: '流量包与转码包',
  packagesLead: '课程上新前一次转完一批，买转码包最省；长期在播的，买流量包。',
  comparison: {
    title: '三种付法的差别',
    lead: '播放器、加密与水印能力相同。',
    caption: '点播三种付费方式的对比',
    columns: wayColumns,
    rows: [
      {
        group: '点播',
        rows: [
          { name: '播放流量，每 GB', cells: [...priceRanges('vod', 'traffic'), '按承诺用量'] },
          { name: '同时转码任务', cells: [20, 100, '专属队列'] },
          { name: '单个文件', cells: ['20 GB', '50 GB', '不限'] },
          { name: '加密播放与动态水印', cells: [true, true, true] },
          { name: '低频存储自动沉降', cells: ['30 天', '可设', '可设'] },
        ],
      },
      serviceRows,
    ],
  },
  faq: [
    {
      question: '窄带高清贵在转码，值不值？',
      answer:
        '转码单价是普通的二点六倍，播放流量少一半。一部一小时的 720p，转码多花约一元七角，每次完整播放省近八分钱，播放二十二人次回本，之后播得越多越省。',
    },
    { question: '删掉的视频还收费吗？', answer: '删除后进回收站保留 7 天，期间照收存储费；彻底删除后当天停止计费。' },
    {
      question: '加密播放的分钟是什么？',
      answer: `按观众实际播放加密流的时长计，每千分钟${spokenFirst('vod', 'secure', 1_000)}，含密钥下发与动态水印。未加密的视频不产生这一项。`,
    },
    {
      question: '用户拖来拖去，流量会翻倍吗？',
      answer: '只计真正下发的字节。播放器默认只预取后面 15 秒，拖走后丢弃的不超过这个量。',
    },
  ],
  closing: { title: '按片库的时长算一年', lead: '告诉我们存储与播放的时长，一个工作日内给出第一年的预算。' },
};
