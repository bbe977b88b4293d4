import { commitments } from '../../../config/commitments.ts';
import { partnerDays } from '../../../config/partners.ts';

const { replies } = commitments;

export const lead = `填表 3 分钟，${replies.partner} 个工作日内渠道经理来电。从提交到签约通常 15 天，下面是每一天要做的事和要准备的材料。`;

/** Days after the application; `ours` is what we do, `yours` what the partner does. */
export const path = [
  { day: 0, title: '提交', ours: '分给本省渠道经理', yours: '填好表单' },
  { day: partnerDays.call, title: '来电', ours: '说明三类伙伴的权责', yours: '讲清客户在哪里' },
  { day: partnerDays.papers, title: '资质', ours: '一次告知缺什么', yours: '执照、案例、联系人' },
  { day: partnerDays.contract, title: '签约', ours: '协议与伙伴后台', yours: '盖章' },
  { day: partnerDays.order, title: '首单', ours: '售前一起见第一位客户', yours: '两名同事完成培训' },
] as const;

export const kinds = [
  { value: 'isv', label: '解决方案', text: '把我们的能力做进自己的产品' },
  { value: 'si', label: '集成', text: '为客户设计、实施、运维' },
  { value: 'dealer', label: '渠道', text: '在一个地区或行业转售' },
] as const;

export const materials = [
  {
    title: '要准备的',
    mark: 'done',
    items: [
      { text: '营业执照扫描件', note: '成立满一年；不足一年的附股东承诺' },
      { text: '两个做过的项目', note: '一页纸一个，客户名可以隐去' },
      { text: '一名商务、一名技术联系人', note: '技术联系人参加两天线上培训' },
    ],
  },
  {
    title: '不需要的',
    mark: 'never',
    items: [
      { text: '加盟费、保证金', note: '任何阶段都不收' },
      { text: '首批进货', note: '渠道伙伴按成交结算' },
      { text: '独家承诺', note: '可以同时代理别家' },
    ],
  },
] as const;

export const cases = [
  {
    when: '只想推荐一位朋友',
    why: '不用签约，朋友充值后奖励到账。',
    instead: { href: '/partner/recommendInfo', name: '推荐规则' },
  },
  {
    when: '自己的产品要用',
    why: '您是客户，不是伙伴，价格和支持都走客户这一边。',
    instead: { href: '/promotion/advisory', name: '专家咨询' },
  },
];

export const thanks = {
  title: '申请已提交',
  next: [
    { when: `${replies.partner} 个工作日内`, text: '所在省的渠道经理来电，约定一次 20 分钟的沟通。' },
    { when: '第 7 天', text: '收到资质清单，缺什么一次说完。' },
    { when: '第 15 天', text: '协议寄出，伙伴后台开通。' },
  ],
  exit: { href: '/case', text: '先看看别人做成的案例' },
};
