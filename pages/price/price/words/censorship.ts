import { evenAt, priceOf, priceRanges, spokenFirst } from '../told.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import type { PriceWords } from './words.ts';

export const censorship: PriceWords = {
  title: `一千条文本|${spokenFirst('censorship', 'text', 1_000)}`,
  lead: `文本按条、图片按张、音视频按分钟，机审与人审分开列价。文本每千条 ${priceOf('censorship', 'text')}，图片每千张 ${priceOf('censorship', 'image')}；首月每类各送一万次。`,
  offersTitle: '机审的三种付法',
  offersLead: `一年里检测超过 ${grouped(evenAt('censorship', 'image'))} 张图片，大约每天 ${grouped(Math.round(evenAt('censorship', 'image') / 365))} 张，最小的图片包就比按量省。`,
  offers: waysToPay({
    product: 'censorship',
    meter: 'image',
    entry: 'text',
    metered: ['首月每类送 10,000 次', '命中缓存的相同图片不重复计', '并发默认每秒 100 次'],
    prepaid: ['文本包与图片包分开', '12 个月有效', '并发提到每秒 500 次'],
    contract: ['专属模型与词库', '驻场或远程审核班组', '误判率写进合约'],
  }),
  tiersTitle: '五类检测的单价',
  tiersLead: '一段文本 500 字以内算一条，超过的每 500 字一条；一张图片同时查多个类别，只算一张。',
  ratesTitle: '直播巡检与词库',
  packagesTitle: '文本包与图片包',
  packagesLead: '包里只抵机审。人工复审按件从余额扣，因为它对应的是真实的人和班次。',
  comparison: {
    title: '三种付法的差别',
    lead: '模型每周更新，所有客户用的是同一版。',
    caption: '内容安全三种付费方式的对比',
    columns: wayColumns,
    rows: [
      {
        group: '审核',
        rows: [
          { name: '图片机审，每千张', cells: [...priceRanges('censorship', 'image'), '按承诺用量'] },
          { name: '并发上限', cells: ['每秒 100 次', '每秒 500 次', '每秒 5,000 次起'] },
          { name: '人工复审时限', cells: ['2 小时', '30 分钟', '90 秒起'] },
          { name: '自定义词库', cells: ['1 万词', '5 万词', '不限'] },
          { name: '误判申诉与回流', cells: [true, true, true] },
        ],
      },
      serviceRows,
    ],
  },
  faq: [
    {
      question: '同一张图被转发一万次，收一万次的钱吗？',
      answer: '不收。按文件指纹缓存结果 7 天，命中缓存只返回结论、不计费；词库或策略变了，缓存随之失效。',
    },
    {
      question: '机审拿不准的，会自动转人审吗？',
      answer: '由您决定。可以按分数区间转、按类别转，也可以一件都不转；没有打开时不会产生人审费用。',
    },
    {
      question: '误判了能退钱吗？',
      answer: '单件不退，但可以申诉，申诉不收费；年度合约里可以约定误判率，超过时按比例抵扣次月费用。',
    },
    {
      question: '视频怎么折算成分钟？',
      answer:
        '按时长向上取到秒，全天累计后折成分钟。默认每五秒抽一帧，画面与声音一起查，不另收音频的钱；需要更密时按倍数计。',
    },
  ],
  closing: { title: '首月每类免费测一万次', lead: '用您自己的样本测试，首月不收费，无须签约。' },
};
