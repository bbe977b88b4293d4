import { measurements } from '../../../config/measurements.ts';
import { echoes, losses, noises } from './model.ts';

const { noise, doubleTalk } = measurements;

export const faults = [
  { name: 'noise', label: '环境噪声', steps: noises },
  { name: 'echo', label: '对方的声音', steps: echoes },
  { name: 'loss', label: '丢包', steps: losses },
] as const;

/** Share of words that noise reduction swallows, by the noise around the speaker: ours, and spectral subtraction. */
export const swallowed = [
  [30, 0.1],
  [40, 0.1],
  [50, 0.2],
  [noise.decibels, noise.swallowed],
  [70, 1.6],
  [80, 6.8],
] as const;
export const subtracted = [
  [30, 0.3],
  [40, 0.9],
  [50, 2.4],
  [60, 5.8],
  [70, 11.2],
  [80, 18],
] as const;

export const stages = [
  {
    title: '回声消除',
    text: '用正在播放的声音去减麦克风里的同一段：先对齐 0 至 800 毫秒的播放时延，再校正两个时钟的漂移，最后压掉扬声器失真的残余。',
  },
  {
    title: '降噪',
    text: '1.8 MB 的网络每 10 毫秒判断一次每个频带里人声占多少，只降低，不置零；房间不会突然变成真空。',
  },
  {
    title: '丢包隐藏',
    text: '在接收端。1.2 MB 的网络顺着前文续写 120 毫秒；更长的缺口在 40 毫秒内淡出，宁可停顿，也不编造词语。',
  },
];

export const costs = [
  { value: '30', unit: '毫秒', name: '增加的时延', condition: '降噪与回声消除合计，丢包隐藏不加' },
  { value: '12%', name: '单核占用上限', condition: '入门 Android，2 GB 内存，三项全开' },
  { value: '25', unit: 'dB', name: '回声抵消比', condition: '六台入门样机，残余抑制之前' },
  {
    value: `${doubleTalk.worst}%`,
    name: '双讲吞字率',
    condition: `最差样机、最大音量，中位机型 ${doubleTalk.median}%`,
  },
  { value: '3.0', unit: 'MB', name: '模型体积', condition: '按需下载，不进安装包' },
];

export const cases = [
  {
    when: '弹琴、唱歌、放音乐',
    why: '降噪会抹掉尾音。选音乐场景，三项里只留回声消除与丢包隐藏。',
    instead: { href: '/edu-music', name: '音乐教育' },
  },
  {
    when: '录好的文件要降噪',
    why: '这里只处理实时声音，文件走离线处理，效果更好。',
    instead: { href: '/video', name: '视频处理' },
  },
  { when: '要监测现场的声音', why: '安防与巡检要听的正是噪声，请关闭降噪，只用原声上行。' },
];

export const samples = [
  {
    label: 'Android',
    language: 'kotlin',
    code: `import com.yunqiao.rtc.*

val call = Call.join(context, id = "room-42", token = token)

// 语音场景三道工序都开；系统自带的回声消除由 SDK 先关掉
call.publish(Audio.VOICE, noiseSuppression = true)

// 回声只有对方听得见，这台手机要靠读数才知道
call.onQuality { quality ->
  log(quality.noise, quality.echo, quality.gaps)
  // 约 4% 的机型关不掉系统的那一份，回声压得少，耳机最管用
  if (quality.echo > -24) tips.show("换成耳机，对方就听不到自己")
}`,
  },
  {
    label: 'Web',
    language: 'typescript',
    code: `import { Call } from '@yunqiao/rtc';

const call = await Call.join({ id: 'room-42', token });
// 回声由浏览器自己消；降噪在这里跑，单核占用约高一倍
await call.publish({ audio: 'voice', noiseSuppression: true });

// 要弹琴了：换场景并关掉降噪，不然尾音会被抹掉
piano.onchange = ({ target: { checked } }) =>
  call.publish({
    audio: checked ? 'music' : 'voice',
    noiseSuppression: !checked,
  });`,
  },
] as const;

export const questions = [
  {
    question: '降噪会不会把旁边的人也去掉？',
    answer: '默认不会，近处的人声都保留。要只留本人，可以录 10 秒声纹，其他人的声音降 20 dB；这一项按 AI 降噪计费。',
  },
  {
    question: '一定要联网下载模型吗？',
    answer: '首次进入频道时下载 3.0 MB，之后离线可用。不允许下载的应用可以打进安装包。',
  },
  {
    question: '和系统自带的回声消除冲突吗？',
    answer: '会先关闭系统的那一份。约 4% 的机型关不掉，SDK 检测到之后改用系统的，只保留降噪。',
  },
  { question: '浏览器里能用吗？', answer: '能。降噪以 WebAssembly 运行，单核占用约高一倍；回声消除由浏览器自己完成。' },
];

export const neighbours = [
  { href: '/nrtc', name: '音视频通话 2.0', text: '三项处理都在它的引擎里，弱网的其余防线也在那里。' },
  { href: '/compass', name: '数据罗盘', text: '查某一通电话的回声从哪一秒开始。' },
  { href: '/iot-ai', name: '硬件 AI 智能体', text: '同一套回声消除，缩到玩具的芯片里。' },
];
