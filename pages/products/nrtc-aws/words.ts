import { createElement as h } from 'react';
import type { ComparisonRow } from '../../../components/sections/comparison-table.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { commitments } from '../../../config/commitments.ts';

export const path = [
  { when: '挂断', title: '记下秒数', text: '每位参与者的秒数记进当小时的用量。' },
  { when: '1 小时内', title: '报给云市场', text: '整点汇总，按分折成单位上报，失败自动补报。' },
  { when: '次日', title: '明细可下载', text: '控制台按频道、按应用给出分钟数，与单位一一对应。' },
  { when: '次月 3 日', title: '出账', text: '云厂商把这一行并进月账单，开票与付款照旧。', marked: true },
];

export const rows: readonly ComparisonRow[] = [
  { name: '引擎、SDK 与节点', cells: ['2.0 同一份', '2.0 同一份'] },
  { name: '按量单价', cells: ['公开价', '公开价'] },
  { name: '合同与开票', cells: ['与我们签', '走云厂商的主协议'] },
  { name: '付款', cells: ['预存，余额扣减', '随云账单，按您的账期'] },
  { name: '抵扣云的承诺消费', cells: [false, true] },
  { name: '预付分钟包', cells: [true, false] },
  { name: '承诺用量的折扣', cells: ['年度合同', '云市场的专属报价'] },
  { name: '退订', cells: ['随时停用，余额可退', '按月，月底生效'] },
  { name: '月度可用性承诺', cells: [`${commitments.uptime.standard}%`, `${commitments.uptime.standard}%`] },
];

export const roles = [
  {
    title: '采购',
    mark: 'open',
    items: [{ text: '在云市场接受条款，点订阅' }, { text: '核对主协议里的第三方商品额度' }],
  },
  { title: '工程师', mark: 'open', items: [{ text: '跳转到控制台，绑定云账号' }, { text: '取 AppKey，跑通示例频道' }] },
  { title: '财务', mark: 'open', items: [{ text: '给 RTC-USAGE 打成本标签' }, { text: '设月度用量提醒，超额先通知' }] },
] as const;

export const limits = [
  { value: '1', unit: '分钱', name: '一个计量单位', condition: '账单精确到分，不向上取整' },
  { value: '60', unit: '分钟', name: '用量上报间隔', condition: '云厂商不可用时最多补报 24 小时' },
  { value: '1', unit: '个', name: '每个订阅的云账号', condition: '子账号共用，按标签分摊' },
  { value: '4', unit: '种', name: '可用计量项', condition: '语音、高清、超清、云录制' },
];

export const cases = [
  {
    when: '用量稳定，想买分钟包',
    why: '云市场只有按量与专属报价，没有预付包。',
    instead: { href: '/price/netcall', name: '通话价格' },
  },
  {
    when: '还要短信和消息',
    why: '云市场只上架了通话，其余产品仍要直签。',
    instead: { href: '/all-in-one', name: '一体化方案' },
  },
  {
    when: '数据不能出自己的机房',
    why: '云市场改的是买法，不是部署。',
    instead: { href: '/private-cloud', name: '私有化部署' },
  },
];

export const steps = [
  { title: '订阅', text: '云市场搜索“云桥 音视频通话”，按量计费，无首付。' },
  { title: '绑定', text: '带着订阅凭证进控制台，新老应用都能绑。' },
  { title: '对账', text: '第一个小时后，两边的单位数应当相同。' },
];

export const questions = [
  { question: '在云市场买会更贵吗？', answer: '单价一样。云厂商收的市场服务费由我们承担。' },
  {
    question: '已经直签了，能转过来吗？',
    answer: '能。月底绑定订阅，次月 1 日起走云账单；余额退回或用完再转，应用与频道都不动。',
  },
  {
    question: '出了故障找谁？',
    answer: h(
      'span',
      null,
      '找我们，云厂商不经手。工单、值班与响应时间见',
      h(Link, { href: '/service' }, '技术支持服务'),
      '。',
    ),
  },
  { question: '赠送的分钟还有吗？', answer: '有，先扣赠送再上报，所以月初几天那一行可能是零。' },
];

export const neighbours = [
  { href: '/nrtc', name: '音视频通话 2.0', text: '引擎本身：弱网、频道与代码。' },
  { href: '/netcall', name: '音视频通话', text: '带响铃的组件，同样可以绑云市场订阅。' },
  { href: '/dedicated-cloud', name: '专有云', text: '不止换账单，连资源也单独一份。' },
];
