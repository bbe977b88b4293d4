import { evenAt, priceOf, priceRanges, spokenFirst } from '../told.ts';
import { commitments } from '../../../../config/commitments.ts';
import { productLimits } from '../../../../config/product-limits.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import type { PriceWords } from './words.ts';

const { packageMonths, segment } = productLimits.sms;

export const sms: PriceWords = {
  title: `一条${spokenFirst('sms', 'notice')}，|没受理的不收`,
  lead: `按成功提交的条数计费，验证码与通知每条 ${priceOf('sms', 'notice')}，套餐最低每条四分。没过校验的不计，换通道重发的那一条也不计。`,
  offersTitle: '短信条数的三种付法',
  offersLead: `${packageMonths} 个月里发送超过 ${grouped(evenAt('sms', 'notice'))} 条验证码与通知，最小的包就比按量省。`,
  offers: waysToPay({
    product: 'sms',
    meter: 'notice',
    metered: ['按条扣费，没有月费与通道费', '月满十万条起自动降价', '可设每日消费上限'],
    prepaid: [`${packageMonths} 个月有效，到期前 30 天可延一次`, '验证码与通知通用', '余量低于 5% 时短信提醒'],
    contract: ['独享通道与固定号码', '专人报备签名与模板', '到达率按周出报告'],
  }),
  tiersTitle: '国内单价',
  tiersLead: `一条短信 ${segment.single} 个字；超过的按每 ${segment.part} 个字拆成一条，签名也算在字数里。月累计条数跨过一档，只有超出的部分用新价。`,
  ratesTitle: '语音、国际与港澳台单价',
  packagesTitle: '套餐包',
  packagesLead: '验证码与通知共用一种包，营销短信是另一种。买多个包时，先到期的先用。',
  comparison: {
    title: '三种付法的差别',
    lead: '通道质量不分付法：同一条验证码，无论从余额还是从套餐扣，走的是同一组三网直连通道。',
    caption: '短信三种付费方式的对比',
    columns: wayColumns,
    rows: [
      {
        group: '发送',
        rows: [
          { name: '验证码与通知，每条', cells: [...priceRanges('sms', 'notice'), '按承诺用量'] },
          { name: '发送速率', cells: ['每秒 200 条', '每秒 500 条', '每秒 3,000 条起'] },
          { name: '签名个数', cells: [5, 20, '不限'] },
          { name: '通道自动切换与回执', cells: [true, true, true] },
          { name: '固定主叫号码', cells: [false, '可选', true] },
        ],
      },
      serviceRows,
    ],
  },
  faq: [
    {
      question: '“成功提交”是到了运营商，还是到了手机？',
      answer:
        '到了运营商网关并被受理。手机关机、欠费或拦截属于运营商侧的结果，回执里会写明，费用照计；因我们的原因重复提交的，自动退还。',
    },
    {
      question: '为什么 75 个字收了两条的钱？',
      answer: `长短信由运营商拆条计费：${segment.single} 个字以内一条，超过后每 ${segment.part} 个字一条。控制台的模板编辑框实时显示将按几条计。`,
    },
    {
      question: '语音验证码没人接，收费吗？',
      answer: '不收。接通后播放完一遍才计一次，同一号码五分钟内的重拨只计接通的那次。',
    },
    {
      question: '国际短信的价格会变吗？',
      answer: `会。目的地运营商调价时，我们提前 ${commitments.notice.internationalTextPrice} 日在控制台与邮件里公告；本页列出几个常用目的地，全部二百余个在控制台可以下载。`,
    },
    {
      question: '余额不足时，正在发的会不会只发一半？',
      answer:
        '会在余额用尽时立即停止，未提交的条数留在队列里 24 小时，充值后继续发。余额预计不够三天时，我们会先提醒。',
    },
  ],
  closing: { title: `每天免费试发 ${commitments.testTexts} 条`, lead: '实名后即可用测试签名发给自己的号码，不收费。' },
};
