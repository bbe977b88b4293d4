import { scenes } from '../../../config/narrow-hd-scenes.ts';
import { gigabytesAnHour, streamRates } from '../../../config/live-lines.ts';
import { measurements } from '../../../config/measurements.ts';
import { meterOf } from '../../../config/prices.ts';
import { roundYuan } from '../../../config/rules/price.ts';
import { savingOf } from './model.ts';

/** Fen of a thousand minutes of encoding, and of a gigabyte of traffic; gigabytes that an hour of 720p weighs; the share saved. */
export const encoding = meterOf('live', 'narrow').tiers[0]!.fen;
export const traffic = meterOf('live', 'traffic').tiers[0]!.fen;
export const gigabytes = gigabytesAnHour(streamRates[720]);
export const saved = measurements.narrowHd;

export const ways = [
  { title: '先看懂画面', text: '每一帧分出脸、字、织物、背景与平涂。人盯着看的地方记高分，扫一眼就过的记低分。' },
  { title: '再分码率', text: '低分的块少给，高分的块保住；相邻两帧缓着变，不让背景一呼一吸。' },
  { title: '最后逐片核对', text: '编完与原片比画质分，低于 93 就加码重编这一段，不用平均值遮丑。' },
];

export const trial = [
  { when: '第 1 天', title: '选片', text: '挑三场有代表性的，或上传三分钟样片。' },
  { when: '第 2 天', title: '拿报告', text: '逐片列出码率、画质分与节省比例，哪几段没省也写明。' },
  { when: '第 3 至 5 天', title: '盲测', text: '给您的同事打乱次序看，分不分得出由他们说。', marked: true },
  { when: '第 7 天', title: '定下来', text: '满意再开，按场次或按频道；不满意不收转码费。' },
];

export const limits = scenes.map((scene) => ({
  value: String(savingOf(scene)),
  unit: '%',
  name: scene.name,
  condition: `1080p，${scene.plain} 降到 ${scene.narrow} Mbps`,
  part: savingOf(scene) / 100,
}));

export const cases = [
  { when: '流本来就低于 0.8 Mbps', why: '没有多少可省，省下的不够转码费。' },
  { when: '要拿去再剪辑的母版', why: '看不出的地方也要留着，别压。', instead: { href: '/video', name: '视频处理' } },
  {
    when: '主播和观众要互相说话',
    why: '分析画面多花 120 毫秒，通话里用不起。',
    instead: { href: '/nrtc', name: '音视频通话 2.0' },
  },
];

/** One evening of the example of the price: two hours, a thousand viewers. */
const evening = 2 * 1000 * gigabytes;

export const samples = [
  {
    label: '服务端',
    language: 'shell',
    code: `# 只改转码模板：地址与播放器不变，下一次推流起生效
# 画质分默认 93；秀场看脸写 95，监控类 90 就够
curl https://api.yunqiao.example/v2/live/templates/720p \\
  -X PATCH -H "Authorization: Bearer $SECRET" \\
  -d '{ "narrow": true, "score": 93 }'

# 下播后对账：流量是 GB，转码是分钟，plain 按没开时推算
curl https://api.yunqiao.example/v2/live/reports/room-1024 \\
  -H "Authorization: Bearer $SECRET"
# { "plain": ${evening}, "sent": ${evening * (1 - saved)}, "encoded": 120,
#   "unsaved": [["00:41:10", "00:42:30"]] }

# 少付流量 ${roundYuan(evening * saved * traffic)}，多付转码 ${roundYuan(encoding * 0.12)}
# unsaved 没到 93 分，已加码重编；太多就把分数调低`,
  },
] as const;

export const questions = [
  { question: '播放器要换吗？', answer: '不用。输出仍是标准的 H.264 或 H.265，能播原来的就能播它。' },
  { question: '直播会晚多少？', answer: '多 120 毫秒用来分析画面，常规与低时延线路都能开。' },
  { question: '存量视频怎么办？', answer: '按播放量从高到低重转，点播里可以设每天的上限，先转的先省。' },
  { question: '和 H.265 是二选一吗？', answer: '不是，可以叠加。先换编码标准，再按眼睛分配，两次节省相乘。' },
];

export const neighbours = [
  { href: '/live', name: '直播', text: '转码模板里打开，两条线路都能用。' },
  { href: '/vod', name: '点播', text: '热片先转，冷片不动。' },
  { href: '/video', name: '视频处理', text: '剪完再压，封面也一起出。' },
];
