import type { ReceiptProps } from '../../../../components/sections/receipt.tsx';
import { partnerDays, partnerLevels, partnerTerms } from '../../../../config/partners.ts';
import { stepped } from '../../../../config/rules/partners.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { quarters, reached } from '../model.ts';
import type { KindWords } from './words.ts';

const { steps, annual, protected: days, settled } = partnerTerms.dealer;
const money = (amount: number) => `¥${grouped(amount)}`;
const names = ['一季度', '二季度', '三季度', '四季度'] as const;

/** The worked year as a bill. */
export const bill: ReceiptProps = {
  title: '四个季度的返点',
  meta: '24 家客户',
  rows: quarters.map((amount, index) => ({
    name: names[index]!,
    how: `消费 ${money(amount)}，累计 ${money(reached(index))}`,
    amount: money(stepped(reached(index), steps) - stepped(reached(index) - amount, steps)),
  })),
  total: { name: '全年返点', amount: money(stepped(reached(3), steps)) },
  note: '短信与专线电话的通道费不计入；代金券抵扣的部分不计入。',
  stamp: '算例',
};

export const dealer: KindWords = {
  paper: 'cream',
  layout: 'column',
  title: '客户每用一元，|您都有份',
  lead: '客户与我们签约、向我们付款，您按他们的实际消费拿返点，每季一结。没有进货，没有应收账款。',
  note: '年末累计 180 万元的一家渠道，算例。',
  year: {
    title: '返点按段累加',
    lead: `不到 ${grouped(annual[1])} 元的部分 ${steps[0].percent}%，${grouped(annual[1])} 到 ${grouped(annual[2])} 元 ${steps[1].percent}%，再往上 ${steps[2].percent}%。按客户当年的累计消费算，跨档只影响超出的那一段。`,
    remarks: [
      { title: '看得见每一家', text: '后台按天列出客户的用量与预计返点，和客户看到的账单同源。' },
      { title: '老客户一样算', text: '只要客户仍归属您，第二年、第三年按当年的段位继续拿。' },
      { title: '开票即付', text: `季末后 ${settled} 个工作日内对账，收到发票三天内到账。` },
    ],
  },
  duties: {
    ours: [
      { text: '客户保护', note: `登记后 ${days} 天，成交后长期` },
      { text: '售前同行', note: '前三位客户，我们的人和您一起去' },
      { text: '技术支持', note: '客户直接提工单，不必您懂接口' },
      { text: '物料', note: '方案、报价单、演示账号，每季更新' },
    ],
    yours: [
      { text: '找到客户，讲清需求' },
      { text: '如实登记', note: '公司全称与联系人，缺一不受保护' },
      { text: '每季回访一次', note: '用量连降三个月的，先由您问' },
      { text: '两名销售参加培训', note: '线上，两天' },
    ],
    never: [{ text: '囤货、压货或保证金' }, { text: '把您登记的客户转给直销' }, { text: '追回已付的返点' }],
  },
  levels: {
    caption: '渠道伙伴的三个等级',
    rows: [
      { name: '客户上一年消费', cells: ['不限', money(annual[1]), money(annual[2])] },
      { name: '受训的销售', cells: partnerLevels.map(({ trained }) => `${trained} 人`) },
      { name: '售前同行', cells: ['前 3 位客户', '每季 6 次', '专人'] },
      { name: '市场费用', note: '按活动报销', cells: [false, '返点的 5%', '返点的 8%'] },
      { name: '可授权的城市', cells: ['所在市', '所在省', '两省'] },
    ],
  },
  path: [
    { when: `第 ${partnerDays.call} 天`, title: '通话', text: '渠道经理问三件事：客户、城市、人手。' },
    { when: `第 ${partnerDays.papers} 天`, title: '培训', text: '两天线上课，一场模拟拜访。' },
    { when: `第 ${partnerDays.contract} 天`, title: '后台', text: '开通客户登记，专属链接同时生效。' },
    { when: `第 ${partnerDays.order} 天`, title: '首单', text: '第一位客户实名充值，开始计返点。', marked: true },
    { when: '季末', title: '结算', text: '对账单自动生成，有异议 15 天内提。' },
  ],
  limits: [
    { value: days, unit: '天', name: '登记保护', condition: '未成交自动释放' },
    { value: settled, unit: '个工作日', name: '季末对账', condition: '附每家客户明细' },
    { value: steps[2].percent, unit: '%', name: '返点上限', condition: `超过 ${grouped(annual[2])} 元的部分` },
    { value: '0', unit: '元', name: '保证金', condition: '任何等级' },
  ],
  source: '2026 年 11 月的渠道协议；返点含税。',
  cases: [
    {
      when: '只是认识一两家公司',
      why: '不用签约，推荐一家算一家。',
      instead: { href: '/partner/recommendInfo', name: '推荐规则' },
    },
    {
      when: '客户要求开您的发票',
      why: '渠道不经手货款，换成产品结算。',
      instead: { href: '/partner/isv', name: '解决方案伙伴' },
    },
  ],
  questions: [
    {
      question: '客户原来就在用你们，能算我的吗？',
      answer: '近 12 个月有过消费的不能。停用一年以上的，重新登记可以。',
    },
    { question: '客户要折扣，从谁那里出？', answer: '折扣由我们批。批了折扣的，返点按折后金额算，比例不变。' },
    { question: '返点要交税吗？', answer: '返点是服务费，含税。公司开专用发票，税率按您的纳税身份。' },
    { question: '两家渠道都见过同一客户？', answer: '看登记时间；都登记过的，看客户实名时用了谁的链接。' },
  ],
  act: '从手边的三位客户开始：名单先登记，保护当天生效。',
};
