import { evenAt, priceOf, priceRanges, spokenFirst } from '../told.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import type { PriceWords } from './words.ts';

export const quicklogin: PriceWords = {
  title: `登录成功一次|${spokenFirst('quicklogin', 'login')}钱`,
  lead: `取到号码、换到令牌、核验通过，三步都成功才计一次，每次 ${priceOf('quicklogin', 'login')} 起，每月前一千次免费。取号失败、用户取消、转去收短信的，都不收费。`,
  offersTitle: '登录次数的三种付法',
  offersLead: `一年里赠送之外登录超过 ${grouped(evenAt('quicklogin', 'login'))} 次，大约每天 ${Math.round(evenAt('quicklogin', 'login') / 365)} 次，最小的包就比按量省。`,
  offers: waysToPay({
    product: 'quicklogin',
    meter: 'login',
    metered: ['每月前 1,000 次免费', '移动、联通、电信同价', '失败的一次不计'],
    prepaid: ['12 个月有效，全应用共用', '抵一键登录，也可折抵号码校验', '余量不足 10% 时提醒'],
    contract: ['授权页定制与合规评审', '独享取号配额', '月结，账期 30 天'],
  }),
  tiersTitle: '单价随当月次数下降',
  tiersLead: '一键登录与本机号码校验各自累计。校验只回答“是不是这个号”，不返回号码，所以更便宜。',
  ratesTitle: '其他',
  packagesTitle: '三种次数包',
  packagesLead: '按成功次数从包里扣，先到期的先用；用完后自动转为按量，登录不中断。',
  comparison: {
    title: '三种付法的差别',
    lead: '授权页、令牌有效期与安全策略完全相同。',
    caption: '一键登录三种付费方式的对比',
    columns: wayColumns,
    rows: [
      {
        group: '核验',
        rows: [
          { name: '一键登录，每次', cells: [...priceRanges('quicklogin', 'login'), '按承诺用量'] },
          { name: '每秒核验次数', cells: [100, 500, '按合约'] },
          { name: '取号失败自动转短信', note: '短信费用另计', cells: [true, true, true] },
          { name: '授权页样式', cells: ['标准', '可换色换图', '定制'] },
          { name: '应用包名', cells: [3, 20, '不限'] },
        ],
      },
      serviceRows,
    ],
  },
  faq: [
    {
      question: '预取号也收费吗？',
      answer: '不收。预取号只是提前向运营商要令牌，用户没有点登录时不产生费用；令牌过期后重新取，同样不收。',
    },
    {
      question: '三家运营商的价格真的一样吗？',
      answer: '一样。各家的结算价不同，差额由我们消化，您的账单只有一个单价，无须分别与三家签约。',
    },
    {
      question: '同一个人一天登录五次，计几次？',
      answer: '计五次，每次都是一次完整的核验。如果您的应用会频繁退出，建议把登录态保持得更久，或在设置里改用校验。',
    },
    {
      question: '转去收短信的那条，记在哪里？',
      answer: '记在短信的账单上，按短信单价计，不会同时再收一次一键登录的费用。',
    },
    {
      question: '账单什么时候出？',
      answer: '每天凌晨四点出前一日的账，按应用与运营商列出成功、失败与转短信的次数；次月三日出月账单。',
    },
  ],
  closing: { title: '每月前一千次免费', lead: '三个平台的示例工程都带授权页，半天跑通。' },
};
