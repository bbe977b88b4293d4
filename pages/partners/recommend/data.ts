import { partnerTerms, referral } from '../../../config/partners.ts';
import { grouped } from '../../../config/rules/price.ts';

const { percent, months, most, least, link, settled } = referral;

/** What the example customer consumed in each quarter of its first year, in yuan. */
const consumed = [18_000, 36_000, 51_000, 60_000] as const;
const texts = 21_400;
const earned = consumed.map((amount) => (amount * percent) / 100);
const money = (amount: number) => `¥${grouped(amount)}`;

export const example = {
  title: '一家在线教育公司',
  meta: '首次付款起 12 个月',
  rows: [
    ...consumed.map((amount, index) => ({
      name: `第 ${index + 1} 个季度`,
      how: `通话与白板 ${money(amount)} × ${percent}%`,
      amount: money(earned[index]!),
    })),
    { name: '短信', how: `${money(texts)}，通道费，不计`, amount: money(0) },
  ],
  total: { name: '推荐奖励，含税', amount: money(earned.reduce((sum, amount) => sum + amount, 0)) },
  note: '同期短信费用不影响其余部分；推荐人是个人的，由我们代扣个人所得税。',
  stamp: '算例',
};

/** Articles and their clauses; a clause is quoted by its number. */
export const articles = [
  {
    title: '谁可以推荐',
    clauses: [
      '年满 18 周岁的个人，或者依法设立的公司，都可以推荐，不必签约，也不必是客户。',
      '云桥员工、已签约的渠道伙伴，以及被推荐公司的股东和在职人员，不能作为推荐人。',
    ],
  },
  {
    title: '怎样算有效推荐',
    clauses: [
      '被推荐的公司此前没有注册过，并在打开推荐链接后完成企业实名。',
      `推荐链接在浏览器里有效 ${link} 天；换了设备或者清除了数据，以填写的邀请码为准。`,
      `被推荐公司累计付款满 ${grouped(least)} 元，推荐开始生效，此前的消费一并计入。`,
    ],
  },
  {
    title: '客户归谁',
    clauses: [
      '一家公司只有一位推荐人。有两位以上的，以实名完成前最后打开的链接为准。',
      `已由渠道伙伴登记的公司，在 ${partnerTerms.dealer.protected} 天登记期内不接受推荐。`,
      '推荐人与伙伴同时主张的，由我们在 10 个工作日内书面答复，并附登记时间。',
    ],
  },
  {
    title: '奖励怎样计算',
    clauses: [
      `从首次付款起 ${months} 个月内，按实际消费的 ${percent}% 计算，单个客户至多 ${grouped(most)} 元。`,
      '短信与专线电话的通道费、代金券抵扣的金额、已退款的部分，不计入消费。',
      '金额算到元，不足一元的留到下一季度。',
    ],
  },
  {
    title: '何时发放',
    clauses: [
      `自然季度结束后 ${settled} 个工作日内出对账单，发到推荐人登记的邮箱。`,
      '公司须开具增值税发票，项目为信息技术服务费；个人不需要发票，我们代扣代缴税款。',
      '收到发票或者确认对账单后 5 个工作日内转账，不发现金，不转给第三人。',
    ],
  },
  {
    title: '哪些情形不发',
    clauses: [
      '推荐人与被推荐公司实为同一控制人。',
      '用虚假资料注册、冒用他人邀请码，或者以垃圾短信、骚扰电话招揽。',
      '被推荐公司因违规被终止服务的，终止之后不再计算，已发放的不追回。',
    ],
  },
] as const;

export const edges = [
  {
    title: '第 13 个月才用起来',
    text: '十二个月从首次付款算，不从首次用量算。建议客户准备好再充值。',
  },
  { title: '客户签了年度合约', text: `按每月实际消费计算，不按合约总额一次发；${grouped(most)} 元封顶不变。` },
  { title: '客户中途换了主体', text: '新主体承接原合同的，连续计算；重新注册的，按新客户处理。' },
];
