import { createElement as h } from 'react';
import { Link } from '../../../components/ui/link.tsx';
import { scenes } from '../../../config/narrow-hd-scenes.ts';
import { savingOf } from './model.ts';

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

export const limits = [
  ...scenes.map((scene) => ({
    value: String(savingOf(scene)),
    unit: '%',
    name: scene.name,
    condition: `1080p，${scene.plain} 降到 ${scene.narrow} Mbps`,
    part: savingOf(scene) / 100,
  })),
];

export const cases = [
  { when: '流本来就低于 0.8 Mbps', why: '没有多少可省，省下的不够转码费。' },
  { when: '要拿去再剪辑的母版', why: '看不出的地方也要留着，别压。', instead: { href: '/video', name: '视频处理' } },
  {
    when: '主播和观众要互相说话',
    why: '分析画面多花 120 毫秒，通话里用不起。',
    instead: { href: '/nrtc', name: '音视频通话 2.0' },
  },
];

export const steps = [
  { title: '勾模板', text: '直播或点播的转码模板里勾上“窄带高清”，播放地址照旧。' },
  { title: '选档位', text: '默认画质分 93；秀场可到 95，监控类可到 90。' },
  { title: '看报告', text: '每场结束给出省了多少流量、多付多少转码。' },
];

export const questions = [
  { question: '播放器要换吗？', answer: '不用。输出仍是标准的 H.264 或 H.265，能播原来的就能播它。' },
  { question: '直播会晚多少？', answer: '多 120 毫秒用来分析画面，常规与低时延线路都能开。' },
  {
    question: '存量视频怎么办？',
    answer: h(
      'span',
      null,
      '按播放量从高到低重转，',
      h(Link, { href: '/vod' }, '点播'),
      '里可以设每天的上限，先转的先省。',
    ),
  },
  { question: '和 H.265 是二选一吗？', answer: '不是，可以叠加。先换编码标准，再按眼睛分配，两次节省相乘。' },
];

export const neighbours = [
  { href: '/live', name: '直播', text: '转码模板里打开，两条线路都能用。' },
  { href: '/vod', name: '点播', text: '热片先转，冷片不动。' },
  { href: '/video', name: '视频处理', text: '剪完再压，封面也一起出。' },
];
