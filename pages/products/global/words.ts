import { listedPrice } from '../../../components/sections/listed-price.ts';
import { measurements } from '../../../config/measurements.ts';
import { grouped } from '../../../config/rules/price.ts';

const { reroute } = measurements;

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
  { at: `+${reroute.doubled} ms`, text: '语音包改走两条路' },
  { at: '+1,000 ms', text: '这条路从 88 分掉到 38 分' },
  { at: '+1,300 ms', text: '新的路由下发到两端接入点' },
  { at: `+${grouped(reroute.moved)} ms`, level: 'good', text: '全部改走吉隆坡，双发停止' },
] as const;

/** Region by region: where data may live, from what age on somebody decides alone, how soon a leak is told, and what we bring. */
export const laws = [
  {
    name: '欧盟',
    note: 'GDPR',
    cells: [
      '出境须有充分性认定或标准合同条款',
      '16 岁以下须监护人同意',
      '72 小时内报监管机构',
      '法兰克福区域，处理协议',
    ],
  },
  {
    name: '沙特',
    note: 'PDPL，2024 年 9 月起执法',
    cells: ['出境须做转移风险评估', '由监护人代行权利', '72 小时内报主管机构', '利雅得区域，阿拉伯语隐私文本'],
  },
  {
    name: '印度尼西亚',
    note: '2022 年第 27 号法',
    cells: ['平台须登记（PSE）；可存境外，监管须可访问', '须父母或监护人同意', '3 × 24 小时内', '雅加达区域，登记清单'],
  },
  {
    name: '日本',
    note: '个人信息保护法 APPI',
    cells: [
      '出境须本人同意，或对方有同等保护',
      '约 15 岁以下由监护人同意',
      '3 至 5 日内速报',
      '东京区域，日文告知模板',
    ],
  },
  {
    name: '美国',
    note: 'COPPA 与各州法律',
    cells: [
      '无统一要求，各州不同',
      '13 岁以下须可核实的家长同意',
      '各州不同，短的 30 天',
      '弗吉尼亚区域，年龄门槛组件',
    ],
  },
  {
    name: '巴西',
    note: 'LGPD',
    cells: ['出境须标准合同条款等机制', '12 岁以下须父母一方专门同意', '3 个工作日内', '圣保罗区域，葡语同意弹窗'],
  },
] as const;

/** Week by week: what the customer does, and what we do. */
export const weeks = [
  ['第 1 周', '定国家，定区域', '列出前三个国家和各自的用户量。', '给出数据区域建议。'],
  ['第 2 周', '先量网络', '请 500 名种子用户装上探测包。', '按国家、运营商出时延与丢包报告。'],
  ['第 3 周', '文本与登记', '隐私政策、登记与商店资料送审。', '提供模板、数据流向图与处理协议。'],
  ['第 4 周', '接入与策略', '换上 SDK，接好推送、短信与登录。', '下发各国的协议回退、冗余与编码档位。'],
  ['第 5 周', '灰度一成', '挑一个城市放量。', '值守当地晚高峰，逐通排查卡顿。'],
  ['第 6 周', '全量', '投放开始，排班到位。', '扩容与告警阈值就位。'],
] as const;

/** A month of a voice room abroad. */
export const price = listedPrice({
  product: 'netcall',
  usage: '雅加达的语聊房：每晚两千人，各听四十分钟',
  quantities: { voice: 2000 * 40 * 30 },
});

export const questions = [
  {
    question: '数据区域选错了，能换吗？',
    answer: '应用创建之后不能改，只能新建应用再迁移账号与历史消息，通常要两周，期间双写。',
  },
  {
    question: '一个房间里有好几国的人，数据算哪里的？',
    answer: '账号与消息按各自的注册国保存；语音只转发，不落盘。开了录制或审核的房间，按房主所在的区域处理。',
  },
  {
    question: '从国内往外传个人信息，要办什么手续？',
    answer:
      '按 2024 年 3 月起施行的《促进和规范数据跨境流动规定》：一年内累计不满 10 万人且不含敏感信息的，免于申报；10 万到 100 万人，或敏感信息不满 1 万人的，签标准合同备案或通过认证；再多的做安全评估。',
  },
  {
    question: '有些国家限制 UDP，连得上吗？',
    answer: '连得上。SDK 先试 UDP，两秒内不通就改走 443 端口，时延多 20 到 40 毫秒。',
  },
] as const;
