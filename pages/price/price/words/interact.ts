import { evenAt, priceOf, priceRanges } from '../told.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import type { PriceWords } from './words.ts';

export const interact: PriceWords = {
  title: '台上按分钟，|台下按流量',
  lead: `上麦的人走实时网络，按参与者分钟计，高清每千分钟 ${priceOf('interact', 'stage')}；台下的观众走分发网络，按流量计，每 GB ${priceOf('interact', 'traffic')}；几路画面合成一路，另按输出时长计。`,
  offersTitle: '连麦分钟的三种付法',
  offersLead: `一年里连麦超过 ${grouped(evenAt('interact', 'stage'))} 分钟，最小的包就比按量省：六人同台，是 ${evenAt('interact', 'stage') / 6 / 60} 小时。`,
  offers: waysToPay({
    product: 'interact',
    meter: 'stage',
    entry: 'voice',
    metered: ['连麦、分发、合流分项列账', '观众切清晰度，按实际流量', '不开播不收费'],
    prepaid: ['连麦分钟包与流量包分开买', '语音连麦可按单价折抵', '12 个月有效'],
    contract: ['大型活动带宽预留', '导播与现场保障', '承诺用量阶梯价'],
  }),
  tiersTitle: '上麦、分发、合流的单价',
  tiersLead: '主播与连麦嘉宾都算参与者。观众申请上麦的那几分钟按连麦计，下麦后回到流量。',
  ratesTitle: '分发与录制的其他选择',
  packagesTitle: '分钟包与流量包',
  packagesLead: '大房间先买流量包，小房间先买分钟包：从账单里占比最大的一项省起。',
  comparison: {
    title: '三种付法的差别',
    lead: '房间人数不因付法而设限；区别在带宽是共享还是预留。',
    caption: '互动直播三种付费方式的对比',
    columns: wayColumns,
    rows: [
      {
        group: '房间',
        rows: [
          { name: '高清连麦，每千分钟', cells: [...priceRanges('interact', 'stage'), '按承诺用量'] },
          { name: '同时上麦', cells: [9, 17, 50] },
          { name: '分发带宽', cells: ['共享', '共享', '可预留'] },
          { name: '跨房间 PK', cells: [true, true, true] },
          { name: '合流布局', cells: ['6 种模板', '6 种模板', '自定义'] },
        ],
      },
      serviceRows,
    ],
  },
  faq: [
    {
      question: '观众的流量怎么估？',
      answer:
        '码率乘以时长乘以人数：720p 约 1.5 Mbps，一小时一人 0.675 GB。两百人看九十分钟是 202.5 GB，一个月四场就是 810 GB。',
    },
    {
      question: '万人房间最贵的是哪一项？',
      answer:
        '分发流量，通常占九成以上。例子里的云演唱会，六位歌手的连麦费不到五十元，流量费一万五千元上下；把一半观众引到窄带高清，流量再省四分之一。',
    },
    {
      question: '合流一定要开吗？',
      answer: '不一定。观众端也可以自己拉多路，但更耗电，各路略有先后。观众超过五十人时，合成一路再分发更省。',
    },
    {
      question: 'PK 的时候，两个房间都计费吗？',
      answer: '两位主播各按自己的在麦时长计，跨房间传送的那一路不另收；两边的观众照常按流量。',
    },
  ],
  closing: { title: '按您的人数算一场', lead: '把预计的观众数和时长告诉我们，一个工作日内给出分项报价。' },
};
