import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import { measurements } from '../../../config/measurements.ts';

const { signal, call } = measurements;

export const shortfalls = [
  { title: '柜员坐满，客户没来', text: '日均不到 20 笔也要配三人。集中成坐席池，忙闲互补，网点只留引导员。' },
  { title: '材料差一张，白跑一趟', text: '接通前先给清单，机器当场看拍得清不清。少了材料，草稿留七天，补拍后接着办。' },
  { title: '老人按不动屏幕', text: '自助机只留一个“人工”键。坐席能翻页、放大、圈字，不能替客户签名。' },
];

export const places = [
  {
    label: '自助机',
    title: '乡镇网点的一台机器',
    text: '五件外设，屏幕旁有听筒。专线断了改走蜂窝网络，通话不断，录像里标出切换的时刻。',
    points: ['引导员一名', '适合存单、密码、大额转账', '单台上行 2 Mbps'],
  },
  {
    label: '手机银行',
    title: '客户在家里打开 App',
    text: '没有外设，材料用手机拍。来电打断，十分钟内可以接着办。',
    points: ['App 集成呼叫组件', '适合挂失、信息变更、贷款面签', '移动网络丢包三成仍听得清'],
  },
  {
    label: '移动展业',
    title: '客户经理带着平板进村',
    text: '经理在场引导，坐席在总行审核，两人互不替代。没有信号先录在本机，有网再上传。',
    points: ['离线录像加密存放', '适合开卡、社保卡激活', '位置写进档案'],
  },
];

/** Customers of twelve small branches by half hours from nine, fewer than twenty a day each, and how many tellers they keep busy. */
const customers = [17, 23, 26, 22, 15, 10, 7, 9, 14, 19, 21, 16, 12, 9, 5, 3];
const busyWith = (minutes: number) =>
  [...customers, 0].map((count, half) => [9 + half / 2, (count * minutes) / 30] as const);
const most = (minutes: number) => Math.ceil(Math.max(...busyWith(minutes).map(([, busy]) => busy)));
export const busy = `最忙的半小时，12 个网点的 36 名柜员也只有 ${most(23)} 名在办业务；改成视频，${most(9)} 名坐席接得过来。走出去的柜员当年带回存款 3.6 亿元。`;
export const idle: ChartProps = {
  label: `从九点到十七点：柜台上坐着 36 名柜员，最多 ${most(23)} 名同时在忙；改成视频后最多 ${most(9)} 名坐席在通话`,
  x: { ticks: [9, 11, 13, 15, 17].map((at) => ({ at, text: `${at}:00` })) },
  y: { ticks: [0, 12, 24, 36], name: '人' },
  marks: [
    { kind: 'limit', y: 36, name: '柜台上坐着 36 名柜员', tone: 'third' },
    { kind: 'line', name: '在办业务的柜员', stepped: true, filled: true, points: busyWith(23) },
    { kind: 'line', name: '在通话的坐席', tone: 'second', stepped: true, filled: true, points: busyWith(9) },
  ],
};

export const limits = [
  { value: String(signal.delivery), unit: '毫秒', name: '找到空闲坐席', condition: '双方在线，中位数' },
  { value: String(call.lossUnderstood), unit: '%', name: '丢包时仍听得清', condition: `语音评分 ${call.score}` },
  { value: '78', unit: '%', name: '可以远程办理的柜面业务', condition: '渡口银行，2025 年 10 月' },
  { value: '46', unit: '笔', name: '坐席人均每天', condition: '同上，比柜台时期多三成' },
];

export const cases = [
  { when: '要收付现金或实物凭证', why: '递不过去，仍要机具或网点。' },
  { when: '只做双录和面签', why: '录像、话术和归档就够。', instead: { href: '/finance', name: '金融双录' } },
  {
    when: '客服只接电话，不用见面',
    why: '一条热线加坐席，比视频省得多。',
    instead: { href: '/connection', name: '专线电话' },
  },
];

/** What is demanded of a piece of business without a counter, and which of its seven actions it touches. */
export const laws = [
  {
    title: '核身',
    text: '《反电信网络诈骗法》第十五条：开户要做尽职调查，识别受益所有人。活体、联网核查、坐席目视，一样不过就停。',
  },
  {
    title: '人脸不是唯一',
    text: '《人脸识别技术应用安全管理办法》：另有办法可用的，不得只认人脸。不愿刷脸的，坐席核对证件并追问。',
  },
  {
    title: '录音录像',
    text: '《银行业金融机构销售专区录音录像管理暂行规定》：至少留到产品终止后六个月，有纠纷的留到解决。',
  },
  { title: '大字与语音', text: '《无障碍环境建设法》：银行的自助终端应当具备。人工键每屏都在同一角。' },
];

export const steps = [
  { title: '选五种业务', text: '从量大、材料少的开始，如挂失、改密、对账。两周。' },
  { title: '接核心与外设', text: '两台样机放进营业部，柜员自己当客户办一遍。三周。' },
  { title: '两个网点试行', text: '坐席六人，看等候、合格与放弃。三周，之后每周加五个网点。' },
];

export const questions = [
  { question: '坐席能在家办公吗？', answer: '多数银行不许。系统可以限定坐席的机器、网段和摄像头角度。' },
  { question: '听障客户怎么办？', answer: '转到文字坐席，话术逐句上屏；可以请手语译员进来。' },
  { question: '半路挂断，录像怎么算？', answer: '记作未完成，录像照样归档，下次来电从停下的一步接着办。' },
  { question: '方言听不懂呢？', answer: '排队按方言分组；识别拿不准时只作提示。' },
];

export const neighbours = [
  { href: '/finance', name: '金融', text: '录下来的东西存多久，检查时怎么拿。' },
  { href: '/signal', name: '信令', text: '呼叫、转接与超时由它裁定。' },
  { href: '/compass', name: '数据罗盘', text: '哪一通在第几秒卡了，卡在哪一段。' },
];
