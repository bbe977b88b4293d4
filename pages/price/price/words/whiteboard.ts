import { evenAt, priceOf, priceRanges, rateOf, spokenFirst } from '../told.ts';
import { productLimits } from '../../../../config/product-limits.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import type { PriceWords } from './words.ts';

const { room, rooms } = productLimits.whiteboard;

export const whiteboard: PriceWords = {
  title: `白板每千分钟|${spokenFirst('whiteboard', 'minutes', 1_000)}`,
  lead: `按参与者在白板房间里的分钟数计，每千分钟 ${priceOf('whiteboard', 'minutes')}，每月送五千分钟。文档转换按页、录制按时长另计；与音视频通话一起用时，白板分钟打八折。`,
  offersTitle: '按分钟、按包，或按教室',
  offersLead: `一年里超过 ${grouped(evenAt('whiteboard', 'minutes'))} 参与者分钟，最小的包就比按量省：七人一小时的课，大约 ${grouped(Math.round(evenAt('whiteboard', 'minutes') / 7 / 60))} 节。`,
  offers: waysToPay({
    product: 'whiteboard',
    meter: 'minutes',
    metered: ['每月送 5,000 参与者分钟', '和通话同房间时白板分钟八折', '旁听不动笔的也按分钟计'],
    prepaid: ['12 个月有效，全校共用', '文档转换与录制可从余额扣', '寒暑假用不完可延 60 天'],
    contract: [
      `按教室包年，每间每年 ${rateOf('whiteboard', '按教室包年')}`,
      `不限分钟，同时 ${rooms.people} 人以内`,
      '课件私有存储',
    ],
  }),
  tiersTitle: '分钟、页数与录制的单价',
  tiersLead: '静态课件按转换成功的页数计，转坏的页不收；同一份课件改了三页再传，只计改动的三页。',
  ratesTitle: '包年教室与动态课件',
  packagesTitle: '分钟包',
  packagesLead: '一百万分钟大约是一百个七人小班上一学期。买了包，仍享受与通话同用的八折：扣包时一分钟只扣零点八分钟。',
  comparison: {
    title: '三种付法的差别',
    lead: '每天排满课的教室，包年更省；课不固定的，按分钟更省。分界大约在每间每月四万参与者分钟。',
    caption: '互动白板三种付费方式的对比',
    columns: wayColumns,
    rows: [
      {
        group: '白板',
        rows: [
          { name: '参与者，每千分钟', cells: [...priceRanges('whiteboard', 'minutes'), '包年不限'] },
          { name: '同一房间人数', cells: [room.metered, room.prepaid, grouped(room.contract)] },
          { name: '课件保存', cells: ['180 天', '1 年', '按合约'] },
          { name: '动态课件', note: '保留动画与触发', cells: [true, true, true] },
          { name: '板书回放与导出', cells: [true, true, true] },
        ],
      },
      serviceRows,
    ],
  },
  faq: [
    {
      question: '老师提前进教室备课，计时吗？',
      answer: '备课模式下只有老师一人时不计；第一位学生进入后，所有人开始计时。',
    },
    {
      question: '八折怎么生效？',
      answer: '白板房间与通话房间用同一个房间号即可，系统按两边同时在场的分钟打折，账单上会单列“同用优惠”一行。',
    },
    {
      question: '录制的是视频吗？',
      answer:
        '录的是笔画与翻页的事件流，文件很小，可以和通话录制按时间轴合成一份。合成视频的部分按通话云录制的单价计。',
    },
    {
      question: '按教室包年，一间教室怎么算？',
      answer: '一个固定的教室编号算一间，一间里同时只能上一节课，人数在五十人以内。换班上课不受影响。',
    },
  ],
  closing: { title: '五千分钟够一个班上一个月', lead: '七人一小时的课，每月可以免费上十一节。' },
};
