import { createElement as h } from 'react';
import type { ComparisonRow } from '../../../components/sections/comparison-table.tsx';
import type { LanesProps } from '../../../components/sections/lanes.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { callParameters } from '../../../config/call-parameters.ts';
import { commitments } from '../../../config/commitments.ts';

/** One call of three people, and the minutes of its hour and of its day. */
export const traced = {
  seconds: [
    { name: '甲', seconds: 1_100 },
    { name: '乙', seconds: 1_100 },
    { name: '丙', seconds: 800 },
  ],
  hour: { hd: 1_600, voice: 400, record: 500 },
  day: { hd: 16_500, voice: 3_200, record: 6_700 },
} as const;

export const stages = [
  { when: '挂断', what: '三个人的秒数，记进当小时' },
  { when: '整点后 1 小时内', what: '按分折成单位，报给云市场' },
  { when: '次日', what: '明细可下载，按频道、按应用' },
  { when: '次月 3 日', what: '并进月账单，开票付款照旧' },
] as const;

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

const span = (from: number, to: number, name: string) => ({ from, to, name });
type Lane = LanesProps['lanes'][number];
const lane = (name: string, spans: Lane['spans'], event: NonNullable<Lane['event']>): Lane => ({ name, spans, event });
const engineer = [span(2, 5, '登录，绑定云账号'), span(5, 10, '取 AppKey，跑通示例频道')];
export const roles: LanesProps = {
  title: '从点订阅到第一次进频道的 10 分钟：采购用 2 分钟，工程师用 8 分钟；财务等第一个小时的用量到了再动手',
  end: 12.5,
  moments: [
    { at: 0, when: '0 分', name: '点订阅', short: '订阅' },
    { at: 2, when: '2 分', name: '拿到凭证', short: '凭证', text: '自动跳到控制台' },
    { at: 5, when: '5 分', name: '账号已绑定', short: '绑定' },
    { at: 10, when: '10 分', name: '进了频道', short: '进频道', text: '首个小时后有用量' },
  ],
  lanes: [
    lane('采购', [span(0, 2, '接受条款，点订阅')], { at: 0.3, text: '先看一眼主协议里的第三方商品额度' }),
    lane('工程师', engineer, { at: 5, text: '老应用也在这里绑：AppKey、频道号与回调不变' }),
    lane('财务', [{ ...span(10, 12.5, '打成本标签'), weak: true }], { at: 10.3, text: '再设月度用量提醒' }),
  ],
};

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

/** What the engineer of the ten minutes writes: the lane of theirs below has the same parts. */
export const samples = [
  {
    label: '绑定',
    language: 'shell',
    code: `# 一个订阅对一个云账号；凭证由云市场的跳转带来
curl https://api.yunqiao.example/v2/market \\
  -H "Authorization: Bearer $SECRET" \\
  -d '{
    "subscription": "sub_7c1e90",
    "apps": ["您的 AppKey"]
  }'

# 此后的用量报给云市场，此前的仍从余额里扣
# { "meter": "RTC-USAGE", "interval": 60 }`,
  },
  {
    label: '签令牌',
    language: 'javascript',
    code: `import { Tokens } from '@yunqiao/server';

// 从云上的密钥库取：轮换密钥时不用重新发版
const secret = await vault.read('yunqiao');
const tokens = new Tokens({ appKey, secret });

// 只准这个账号进这个频道，至多签 ${callParameters.token.hours} 小时
app.post('/token', ({ account, channel }) =>
  tokens.sign({ account, channel, hours: 2 }),
);`,
  },
  {
    label: '对账',
    language: 'javascript',
    code: `import { Usage } from '@yunqiao/server';

const usage = new Usage({ appKey, secret });

// 首个小时之后就对：等到月底才发现，要翻一个月
const hour = await usage.hour('10-16T20');
assert.equal(hour.units, bill['RTC-USAGE']);

// 对不上时往下查一层：哪个频道、哪一通
console.table(await hour.channels());`,
  },
] as const;

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
