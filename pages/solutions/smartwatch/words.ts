import type { SieveProps } from '../../../components/sections/sieve.tsx';
import { measurements } from '../../../config/measurements.ts';

/** Shares of the calls that got through, before and now. */
export const reached = { before: 0.895, now: 0.987 };

/** Of a thousand calls, those that failed before, and how many of them each change has won: 98.7% now get through. */
export const won: SieveProps = {
  label: '从前每千次呼叫有 105 次打不通；推送唤醒、换网重连与自动补拨赢回 92 次，还剩 13 次',
  whole: { value: '105 次', text: '每千次里打不通的' },
  rest: { value: '13 次', text: '转成语音留言，有信号再发' },
  gates: [
    { name: '睡着了', text: `厂商推送唤醒，中位 ${measurements.signal.wake} 秒`, stopped: '53 次', left: 52 / 105 },
    { name: '换网了', text: '一变就探测，300 毫秒重连', stopped: '31 次', left: 21 / 105 },
    { name: '没信号', text: '几秒的死角里自动补拨', stopped: '8 次', left: 13 / 105 },
  ],
};

/** What a video call takes of the memory, in hundredths of a megabyte, and what is left. */
const parts = [
  { name: '引擎', note: '裁掉共享、美颜、软编码', size: 150 },
  { name: '回声消除与降噪', note: '尾长 96 毫秒', size: 90 },
  { name: '采集与音频缓冲', note: '4 帧，单声道 16 kHz', size: 75 },
  { name: '硬件编解码', note: '编一路，解一路', size: 470 },
  { name: '重传、加密与信令', size: 160 },
  { name: '通话界面', size: 220 },
  { name: '余下', size: 235, tone: 'muted' as const },
];
export const memory = parts.map(({ size, ...part }, index) => {
  const from = parts.slice(0, index).reduce((sum, one) => sum + one.size, 0);
  return { ...part, from, to: from + size, value: `${(size / 100).toFixed(2)} MB` };
});

/** Hours of lessons, and who calls: those on the list of the parents, and others. */
export const lessons = [
  [8, 12],
  [13.5, 16.5],
] as const;
export const callers = [
  { name: '爸妈', known: true },
  { name: '名单内', known: true },
  { name: '陌生号码', known: false },
] as const;

/** What is demanded of a watch that a child wears, and what the watch does about it. */
export const laws = [
  {
    title: '监护人先同意',
    text: '《儿童个人信息网络保护规定》第九条：收集不满十四周岁儿童的信息，须显著告知监护人并征得同意。家长没在手机上点过，名单与通话都不开。',
  },
  {
    title: '行踪是敏感信息',
    text: '《个人信息保护法》第二十八条：行踪轨迹与不满十四周岁者的信息都在此列。通话不带定位，位置只在家长请求时回一次。',
  },
  {
    title: '谁看过有记录',
    text: '上述规定第十五条：工作人员访问须经审批并留记录。我们的运维看不到画面、通讯录与留言。',
  },
  {
    title: '专供孩子的终端',
    text: '《未成年人网络保护条例》第十九条：要便于监护人管。静默时段、名单、通话时长都在家长手机上；整机另按 GB/T 41411《儿童手表》送检。',
  },
];

export const limits = [
  { value: '1.5', unit: 'MB', name: 'SDK 体积', condition: '仅通话与信令，2026 年 10 月' },
  { value: '4', unit: '%', name: '十分钟视频耗电', condition: '680 mAh，小岬手表，2025 年 4 月' },
  { value: '14', unit: 'MB', name: '通话可用的内存', condition: '64 MB 的入门手表；合计 11.65 MB' },
  { value: '20', unit: 'kbps', name: '上行低于它不接视频', condition: '转语音消息' },
];

export const cases = [
  {
    when: '玩具或音箱，没有屏幕也不打电话',
    why: '和智能体说话用另一套，更省内存。',
    instead: { href: '/iot-ai', name: '硬件 AI 智能体' },
  },
  {
    when: '设备插着电，屏幕在三米外',
    why: '要紧的是远场拾音与遥控器，不是电池。',
    instead: { href: '/netcall-tv', name: '电视通话' },
  },
  { when: '要打普通电话号码', why: '手表到手表、手表到 App 走数据；打座机请用手表自己的蜂窝电话。' },
];

export const schedule = [
  { when: '第 1 周', title: '报芯片', text: '给出编解码、内存与电池三张账。' },
  { when: '第 2 至 4 周', title: '移植', text: '硬件编解码、推送唤醒、界面三处适配。' },
  { when: '第 5 周', title: '外场六日', text: '操场、教学楼、电梯、车库、校门口，第六天回放。', marked: true },
  { when: '第 6 至 8 周', title: '灰度', text: '先 5,000 块，看十四天接通与掉电，再放开。' },
];

export const steps = [
  { title: '取移植包', text: '按芯片平台选，含示例固件与功耗脚本。' },
  { title: '填三张账', text: '内存、码率、电量，填完就知道能开到哪一档。' },
  { title: '走一遍外场', text: '47 条录下来的网络用例，实验室里也能回放。' },
];

export const questions = [
  {
    question: '支持哪些系统？',
    answer: 'Android 8 以上裁剪版与三种实时系统，芯片名单在移植文档里；不在名单的，寄开发板来评估。',
  },
  { question: '孩子的声音和画面会存吗？', answer: '默认不存。语音留言送达后从服务端删除，未送达的保留七天。' },
  { question: '家长用什么接？', answer: '家长的 App、小程序都能接，同一个账号体系；同时响铃，一处接起，其余停响。' },
  { question: '固件怎么升级？', answer: 'SDK 大版本之间协议兼容，旧手表不升级也能和新的通话。' },
];

export const neighbours = [
  { href: '/signal', name: '信令', text: '息屏的手表由它唤醒。' },
  { href: '/netcall-tv', name: '电视通话', text: '爷爷奶奶在电视上接。' },
  { href: '/wechatApplets', name: '小程序音视频', text: '家长不装 App 也能接。' },
];
