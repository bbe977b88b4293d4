import { evenAt, priceOf, priceRanges } from '../told.ts';
import { grouped, roundYuan } from '../../../../config/rules/price.ts';
import { priceListOf } from '../../../../config/prices.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import type { PriceWords } from './words.ts';

const minimum = roundYuan(priceListOf('cloudcall').minimum);

export const cloudcall: PriceWords = {
  title: '分钟、号码与坐席|三项计费',
  lead: `隐私号通话每分钟 ${priceOf('cloudcall', 'privacy')} 起，号码月租每个 ${priceOf('cloudcall', 'number')}，坐席每个每月 ${priceOf('cloudcall', 'seat')}。每月最低消费 ${minimum}，用量达到后不另收；录音前三十天免费存。`,
  offersTitle: '线路的三种付法',
  offersLead: `一年里隐私号通话超过 ${grouped(evenAt('cloudcall', 'privacy'))} 分钟，最小的包就比按量省；有固定线路和号段的，谈合约。`,
  offers: waysToPay({
    product: 'cloudcall',
    meter: 'privacy',
    terms: `不买套餐；用过的月份不到 ${minimum}，补足差额。`,
    metered: ['按通计时，不满一分钟按一分钟', '未接通不计费', '当月没有使用的不收'],
    prepaid: ['隐私号与双呼按单价互抵', '12 个月有效', '计入最低消费'],
    contract: ['号段独享与 95 号码', '自有线路接入', '坐席随业务增减'],
  }),
  tiersTitle: '通话、号码与坐席的单价',
  tiersLead: '隐私号只有一条通路，按一方计；双呼同时接起两方，单价已经合并，不会再乘二。',
  ratesTitle: '录音与号码接入',
  packagesTitle: '分钟包',
  packagesLead: '五万分钟大约是五十名骑手一个月的通话。包里的金额同样计入每月最低消费。',
  comparison: {
    title: '三种付法的差别',
    lead: '无论哪种付法，都要先完成企业实名与用途审核，这是运营商对语音线路的要求。',
    caption: '专线电话三种付费方式的对比',
    columns: wayColumns,
    rows: [
      {
        group: '线路与号码',
        rows: [
          { name: '隐私号，每分钟', cells: [...priceRanges('cloudcall', 'privacy'), '按承诺用量'] },
          { name: '同时通话', cells: ['200 路', '1,000 路', '按线路'] },
          {
            name: '中间号开通',
            note: '营业执照、经办人身份证、用途说明',
            cells: ['2 个工作日', '2 个工作日', '2 个工作日'],
          },
          { name: '固话号码开通', note: '另需号码使用承诺书', cells: ['5 个工作日', '5 个工作日', '5 个工作日'] },
          { name: '95 号码接入', note: '另需码号使用证书', cells: [false, false, '20 个工作日'] },
          { name: '录音', cells: ['30 天免费', '30 天免费', '按合约'] },
        ],
      },
      {
        ...serviceRows,
        rows: [
          { name: '最低消费', cells: [`${minimum}/月`, `${minimum}/月，套餐计入`, '按合约'] },
          ...serviceRows.rows.slice(1),
        ],
      },
    ],
  },
  faq: [
    {
      question: '不足一分钟怎么计？',
      answer: '每通单独计时，不满一分钟按一分钟计，这是运营商的出账方式；响铃、忙音与未接通不计。',
    },
    {
      question: '最低消费怎么扣？',
      answer: `每月一日核对上月：分钟、月租、坐席与套餐折算合计不到 ${minimum} 的，补足差额；当月完全没有使用的不收。`,
    },
    {
      question: '号码可以退吗？',
      answer: '可以，按自然月退，当月月租不退。退掉的号码冷冻 90 天后才会给别人，免得您的顾客打给陌生人。',
    },
    {
      question: '录音存多久，怎么收费？',
      answer:
        '默认存 30 天，不收费；延长的部分每 GB 每月一角二分。一小时录音约 14 MB，每月二十四万分钟存一年，大约 0.7 TB。',
    },
    {
      question: '开户要多久？',
      answer: '材料齐全的，中间号两个工作日、固话五个工作日、95 号码二十个工作日。材料清单在开通页，我们先代为初审。',
    },
  ],
  closing: { title: '先看开户要哪些材料', lead: '写一句用途，我们回复一张材料清单和一份估算。' },
};
