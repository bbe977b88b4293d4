import { listedPrice } from '../../../components/sections/listed-price.ts';
import { commitments } from '../../../config/commitments.ts';
import { measurements } from '../../../config/measurements.ts';
import { prices } from '../../../config/prices.ts';
import { grouped, yuan } from '../../../config/rules/price.ts';

const { reroute } = measurements;

/** Where the network can be reached, by region. */
export const regions = [
  { name: '东亚', places: ['杭州', '东京', '大阪', '首尔', '中国香港'] },
  { name: '东南亚', places: ['新加坡', '雅加达', '曼谷', '马尼拉', '吉隆坡', '胡志明市'] },
  { name: '南亚', places: ['孟买', '德里', '达卡', '卡拉奇'] },
  { name: '中东', places: ['利雅得', '迪拜', '多哈', '伊斯坦布尔'] },
  { name: '欧洲', places: ['法兰克福', '伦敦', '巴黎', '马德里', '华沙'] },
  { name: '非洲', places: ['开罗', '内罗毕', '拉各斯', '约翰内斯堡'] },
  { name: '北美', places: ['弗吉尼亚', '达拉斯', '圣何塞', '多伦多'] },
  { name: '拉美', places: ['圣保罗', '墨西哥城', '波哥大', '圣地亚哥'] },
  { name: '大洋洲', places: ['悉尼', '奥克兰'] },
] as const;

/** The ways from Riyadh to Jakarta, with their scores of the second after a cable went bad. */
export const candidates = {
  title: '三条路的得分，满分 100',
  bars: [
    { name: '经吉隆坡', note: '丢包 0.2%', to: 91, value: '91 分', tone: 'second' },
    { name: '经法兰克福、新加坡', note: '多走 9,000 公里', to: 54, value: '54 分', tone: 'muted' },
    { name: '经迪拜、孟买', note: '丢包 6.1%', to: 38, value: '38 分', tone: 'third' },
  ],
  ticks: ['0', '25', '50', '75', '100'],
  end: 100,
} as const;

/** What happens when a cable goes bad, in ms since it did. */
export const events = [
  { at: '0 ms', level: 'warn', text: '海缆抖动，丢包从 0.3% 升到 6%' },
  { at: `+${reroute.doubled} ms`, text: '语音包改走两条路，听的人没有察觉' },
  { at: '+1,000 ms', text: '下一轮探测，这条路从 88 分掉到 38 分' },
  { at: '+1,300 ms', text: '新的路由下发到两端接入点' },
  { at: `+${grouped(reroute.moved)} ms`, level: 'good', text: '全部改走吉隆坡，双发停止' },
] as const;

const HOME = 8;
/** Where the picture of a day begins, by the clock of Beijing. */
const DUSK = 18;
const sinceDusk = (hour: number) => (hour - DUSK + 24) % 24;

/** Busy hours abroad, 20 to 24 there, by the clock of Beijing, and the shifts that answer. */
export const clock = {
  title: '北京时间，傍晚到次日中午',
  bars: [
    ...[
      { name: '东京', zone: 9 },
      { name: '雅加达', zone: 7 },
      { name: '利雅得', zone: 3 },
      { name: '法兰克福', zone: 1 },
      { name: '圣保罗', zone: -3 },
    ].map(({ name, zone }) => {
      const hour = 20 - zone + HOME;
      const from = sinceDusk(hour);
      return { name, from, to: from + 4, value: `${hour % 24}–${(hour + 4) % 24} 点`, tone: 'third' as const };
    }),
    { name: '晚班', to: sinceDusk(24), value: '到 24 点' },
    { name: '夜班', from: sinceDusk(24), to: sinceDusk(8), value: '0–8 点' },
    { name: '早班', from: sinceDusk(8), to: sinceDusk(12), value: '从 8 点' },
  ],
  ticks: ['18 点', '0 点', '6 点', '12 点'],
  end: sinceDusk(12),
} as const;

/** Region by region: where data may live, from what age on somebody decides alone, how soon a leak is told, and what we bring. */
export const laws = [
  {
    name: '欧盟',
    note: 'GDPR',
    cells: [
      '不强制本地存放；出境须有充分性认定，或签标准合同条款（SCC）',
      '16 岁以下须监护人同意，成员国可降到 13 岁',
      '72 小时内报监管机构',
      '法兰克福区域，数据处理协议与 SCC 文本',
    ],
  },
  {
    name: '沙特',
    note: 'PDPL，2024 年 9 月起执法',
    cells: [
      '出境须满足法定条件，并做转移风险评估',
      '由法定监护人代为行使权利',
      '72 小时内报主管机构',
      '利雅得区域，阿拉伯语隐私文本',
    ],
  },
  {
    name: '印度尼西亚',
    note: '2022 年第 27 号法',
    cells: [
      '私营平台须登记（PSE）；可存境外，但须保证监管可访问',
      '须父母或监护人同意',
      '3 × 24 小时内通知本人与监管机构',
      '雅加达区域，登记材料清单',
    ],
  },
  {
    name: '日本',
    note: '个人信息保护法 APPI',
    cells: [
      '提供给境外第三方须本人同意，或对方有同等保护',
      '实务上约 15 岁以下由监护人同意',
      '3 至 5 日内速报，30 日内确报',
      '东京区域，日文告知模板',
    ],
  },
  {
    name: '美国',
    note: 'COPPA 与各州法律',
    cells: [
      '联邦层面无统一存放要求，各州不同',
      '13 岁以下须可核实的家长同意',
      '各州不同，短的 30 天',
      '弗吉尼亚区域，年龄门槛组件',
    ],
  },
  {
    name: '巴西',
    note: 'LGPD',
    cells: [
      '出境须标准合同条款等机制，2024 年第 19 号决议',
      '12 岁以下须父母一方专门同意',
      '3 个工作日内',
      '圣保罗区域，葡语同意弹窗',
    ],
  },
] as const;

export const weeks = [
  {
    when: '第 1 周',
    title: '定国家，定区域',
    yours: '列出前三个国家和各自的用户量。',
    ours: '给出数据区域建议；应用创建后区域不能改。',
  },
  {
    when: '第 2 周',
    title: '先量网络',
    yours: '请 500 名种子用户装上探测包。',
    ours: '按国家、运营商出一份时延与丢包报告。',
  },
  {
    when: '第 3 周',
    title: '文本与登记',
    yours: '隐私政策、登记与商店资料送审。',
    ours: '提供当地语言模板、数据流向图与处理协议。',
  },
  {
    when: '第 4 周',
    title: '接入与策略',
    yours: '换上 SDK，接好推送、短信与登录。',
    ours: '下发各国的协议回退、冗余与编码档位，不等商店审核。',
  },
  {
    when: '第 5 周',
    title: '灰度一成',
    yours: '挑一个城市放量，看次日留存与投诉。',
    ours: '值守当地晚高峰，逐通排查卡顿。',
  },
  {
    when: '第 6 周',
    title: '全量',
    yours: '投放开始，运营与审核排班到位。',
    ours: '扩容与告警阈值就位；以后每开一国，三周。',
  },
] as const;

const text = (country: string) => yuan(prices.sms.rates.find(({ name }) => name === country)!.fen);

/** A month of a voice room abroad. */
export const price = listedPrice({
  product: 'netcall',
  usage: '雅加达的语聊房：每晚两千人，各听四十分钟',
  quantities: { voice: 2000 * 40 * 30 },
});

export const questions = [
  {
    question: '数据区域选错了，能换吗？',
    answer:
      '应用创建之后不能改，只能新建应用再迁移账号与历史消息，通常要两周，期间双写。所以第一周我们只做这一件事：把国家、法规和用户分布放在一张表里定下来。',
  },
  {
    question: '一个房间里有好几国的人，数据算哪里的？',
    answer:
      '账号与消息按各自的注册国分区保存；房间里的语音只转发，不落盘。开了录制或审核的房间，在房主所在的区域处理，保留期限也按那里的规定。',
  },
  {
    question: '海外用量比国内贵吗？',
    answer: `分钟与月活不加价：跨区语音与同城一个价，传输网络已含在内，消息不因数据区域加价。只有短信按国家定价：印度尼西亚每条 ${text('印度尼西亚')}，日本 ${text('日本')}，巴西 ${text('巴西')}。新账号有 ${commitments.trial.days} 天试用额度，海外区域同样可用。`,
  },
  {
    question: '从国内往外传个人信息，要办什么手续？',
    answer:
      '按 2024 年 3 月起施行的《促进和规范数据跨境流动规定》：一年内累计不满 10 万人且不含敏感信息的，免于申报；10 万到 100 万人，或敏感信息不满 1 万人的，签标准合同备案或通过认证；再多的做安全评估。',
  },
  {
    question: '有些国家限制 UDP，连得上吗？',
    answer:
      '连得上。SDK 先试 UDP，两秒内不通就改走 443 端口，连接后每十分钟再试一次。埃及和部分海湾运营商的晚高峰常用到这条退路，时延多 20 到 40 毫秒。',
  },
] as const;
