import { partnerDays, partnerLevels, partnerTerms } from '../../../config/partners.ts';

const { isv, si, dealer } = partnerTerms;

export const lead =
  '做软件的、做工程的、做销售的，赚钱的办法不一样，条款也就分开写。三类都不收加盟费和保证金，可以只签一类，也可以换。';

export const kinds = [
  {
    id: 'isv',
    title: '解决方案伙伴',
    text: '通信做进您的产品，按结算价用，自己定价。',
    href: '/partner/isv',
  },
  { id: 'si', title: '集成伙伴', text: '政企项目您总包，平台这段我们供货驻场。', href: '/partner/si' },
  { id: 'dealer', title: '渠道伙伴', text: '客户直接付款给我们，您按消费拿返点。', href: '/partner/dealer' },
] as const;

export const columns = [
  { name: '解决方案', note: '软件厂商' },
  { name: '集成', note: '工程与总包' },
  { name: '渠道', note: '地区与行业' },
];

export const differences = [
  {
    name: '比例',
    cells: [
      `目录价 ${isv.tenths[2]} 至 ${isv.tenths[0]} 折`,
      `许可的 ${si.percent[0]}% 至 ${si.percent[2]}%`,
      `${dealer.steps[0].percent}% 至 ${dealer.steps[2].percent}%`,
    ],
  },
  { name: '何时到手', cells: ['客户付款时', '随项目验收', `季末后 ${dealer.settled} 个工作日对账，收票后付`] },
  { name: '要占用的资金', cells: ['次月付用量', '按合同垫付', '没有'] },
  { name: '一线支持', cells: ['您', '您', '我们'] },
  {
    name: '要懂接口吗',
    cells: [`要，${partnerLevels[0].trained} 名工程师`, `要，${partnerLevels[0].trained} 名运维`, '不要'],
  },
  { name: '客户保护', cells: ['不适用', `报备 ${si.protected} 天`, `登记 ${dealer.protected} 天`] },
];

export const rules = [
  { title: '先登记的算', text: '以系统时间为准。每天都有人问“能不能通融”，答案一直是不能，对您有利的时候也一样。' },
  { title: '直销让路', text: '伙伴登记在先的客户，直销团队签了也不算业绩，佣金归登记的一方。' },
  { title: '价格只有一份', text: '目录价就是网站上那一份。折扣由我们批，所有伙伴看到同样的底线。' },
  { title: '退出不留客户', text: '终止协议后，您的客户照常使用，并可以自己选择由谁服务。' },
];

export const limits = [
  { value: '312', unit: '家', name: '在册伙伴', condition: '没有成交的也算' },
  { value: '41', unit: '%', name: '有成交的', condition: '过去 12 个月至少一单' },
  { value: '23', unit: '天', name: '申请到首单', condition: '渠道类，中位数' },
  { value: '7', unit: '起', name: '归属争议', condition: '过去 12 个月，两起改判' },
];

export const cases = [
  {
    when: '只想介绍一家公司给我们',
    why: '不用签协议，拿一次推荐奖励。',
    instead: { href: '/partner/recommendInfo', name: '推荐规则' },
  },
  { when: '自己的产品要用', why: '走客户的路，价格页就是全部。', instead: { href: '/price', name: '价格' } },
];

export const questions = [
  { question: '可以同时签两类吗？', answer: '可以。同一个客户只能按一类结算，登记时选定，成交后不改。' },
  { question: '没有做过通信，行不行？', answer: '渠道类行，集成类要有过机房项目，解决方案类要有在卖的软件。' },
  { question: '和别家的代理冲突吗？', answer: '我们不要求独家，也不问您还代理谁。' },
  { question: '等级多久评一次？', answer: '每年四月，按上一自然年的数。升级当天生效，降级提前三个月告知。' },
];

export const first = [
  { when: '当天', title: '填表', text: '公司、联系人、想做哪一类，三分钟。' },
  { when: `第 ${partnerDays.call} 天前`, title: '来电', text: '不合适会直说，并告诉您另一条路。' },
  { when: `第 ${partnerDays.papers} 天`, title: '材料', text: '缺什么一次说完。' },
  { when: `第 ${partnerDays.contract} 天`, title: '签约', text: '电子签，后台当天可用。' },
  { when: `第 ${partnerDays.order} 天`, title: '首单', text: '前三位客户有人陪。', marked: true },
];
