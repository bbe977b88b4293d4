import { evenAt, priceOf, priceRanges, rateOf } from '../told.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import type { PriceWords } from './words.ts';

export const live: PriceWords = {
  title: '流量与带宽|每月可换',
  lead: `观看分散的按流量，每 GB ${priceOf('live', 'traffic')} 起；长时间满负荷的按日峰值带宽，每 Mbps 每日 ${rateOf('live', '日峰值带宽')}。两种计法每月可以换一次，次月生效。转码、录制与截图单独列价。`,
  offersTitle: '流量的三种付法',
  offersLead: `一年里播出超过 ${grouped(evenAt('live', 'traffic'))} GB，最小的包就比按量省：1.5 Mbps 的 720p，大约 ${grouped(Math.round(evenAt('live', 'traffic') / 0.675))} 个观看小时。`,
  offers: waysToPay({
    product: 'live',
    meter: 'traffic',
    metered: ['流量与带宽任选其一', '推流上行不收费', '单价随当月流量下降'],
    prepaid: ['1 TB 到 100 TB，12 个月有效', '低时延流量按 1.5 倍扣', '用完自动转按量'],
    contract: ['大型活动带宽预留', '多家源站容灾', '重保值守'],
  }),
  tiersTitle: '两条线路与加工的单价',
  tiersLead: '常规线路端到端三至五秒，低时延线路一秒以内，贵一半。流量按下行实际字节计，1 GB 等于 1,000 MB。',
  ratesTitle: '按带宽计，以及其他加工',
  packagesTitle: '流量包',
  packagesLead: '闲时（零点到八点）的流量按一半从包里扣，重播与回看常常落在这一段。',
  comparison: {
    title: '三种付法的差别',
    lead: '节点、协议与防盗链在各付法里相同。',
    caption: '直播三种付费方式的对比',
    columns: wayColumns,
    rows: [
      {
        group: '分发',
        rows: [
          { name: '常规线路，每 GB', cells: [...priceRanges('live', 'traffic'), '按承诺用量'] },
          { name: '按日峰值带宽计', cells: [true, false, true] },
          { name: '推流域名', cells: [5, 20, '不限'] },
          { name: '时移回看', cells: ['2 小时', '24 小时', '7 天'] },
          { name: '防盗链与地区限制', cells: [true, true, true] },
        ],
      },
      serviceRows,
    ],
  },
  faq: [
    {
      question: '流量和带宽，到底选哪个？',
      answer:
        '看利用率。一天里有超过六小时都接近峰值，按带宽便宜；晚上两小时热闹、其余安静，按流量便宜。控制台按您过去 30 天的曲线给出两种算法的对照。',
    },
    {
      question: '日峰值怎么取？',
      answer: '每五分钟一个点，一天 288 个，取最高的第四个点。瞬间的尖刺不会决定一整天的账单。',
    },
    {
      question: '转码按输入还是输出计？',
      answer: '按输出：一路进、三路出，就是三份时长。没有观众在看的那一路 30 秒后自动停转，停了不计。',
    },
    {
      question: '低时延线路可以只给一部分观众吗？',
      answer: '可以，按播放地址区分。竞猜席、连麦候场用低时延，其余用常规，账单分两行。',
    },
  ],
  closing: { title: '拿上个月的曲线来算', lead: '导出任一家的流量明细，我们按两种计法各算一遍给您看。' },
};
