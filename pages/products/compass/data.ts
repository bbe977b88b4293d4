import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import { measurements } from '../../../config/measurements.ts';
import { at, clockAt, worst } from './model.ts';
import * as words from './words.yaml';
import { filled } from '../../../components/ui/filled.ts';

const arrived = [0, 9, 24, 38, measurements.message.delivery];
const stopped = [12, 22, 37, 52];

/** Two messages on their way, as trains are drawn: stations upward, time to the right. */
export const hops: ChartProps = {
  label: words.hops.label,
  x: { from: 0, to: 100, ticks: [0, 20, 40, 60, 80, 100], name: words.hops.x.name },
  y: { ticks: words.stations.map((text, at) => ({ at, text })) },
  marks: [
    { kind: 'line', tone: 'third', points: [...stopped.map((at, station) => [at, station] as const), [100, 3]] },
    { kind: 'line', points: arrived.map((at, station) => [at, station] as const) },
    { kind: 'point', at: [measurements.message.delivery, 4], name: words.hops.marks[0].name },
    { kind: 'point', at: [52, 3], name: words.hops.marks[1].name, tone: 'third', side: 'right' },
  ],
};

/** Shares of stalls by hour, in per cent: a week ago, and on the day that is shown. */
const before = [
  0.5, 0.4, 0.3, 0.3, 0.3, 0.4, 0.6, 0.9, 1.3, 1.2, 1.1, 1.1, 1.3, 1.2, 1, 1, 1.1, 1.3, 1.6, 2, 2.3, 2.2, 1.6, 0.9,
];
const today = [
  0.5, 0.4, 0.4, 0.3, 0.3, 0.4, 0.7, 1, 1.4, 1.2, 1, 1.2, 1.4, 1.2, 1.3, 2.1, 1.6, 1.4, 1.7, 2.1, 2.5, 2.3, 1.5, 0.8,
];

export const rings: ChartProps = {
  label: words.rings.label,
  x: {
    from: 0,
    to: 23,
    ticks: [0, 3, 6, 9, 12, 15, 18, 21].map((at) => ({ at, ...filled(words.rings.x.ticks, { at }) })),
  },
  y: { from: 0, ticks: [0, 1, 2, 3], to: 3.6, name: words.rings.y.name },
  marks: [
    { kind: 'limit', y: 3, name: words.rings.marks[0].name, tone: 'third' },
    { kind: 'band', points: before.map((share, hour) => [hour, share, share * 1.5] as const), tone: 'muted' },
    { kind: 'line', points: today.map((share, hour) => [hour, share] as const) },
    { kind: 'point', at: [15, 2.1], name: words.rings.marks[1].name, tone: 'third', side: 'above' },
    { kind: 'point', at: [20, 2.5], name: words.rings.marks[2].name, tone: 'second', side: 'left' },
  ],
};

/** The hour at which the alarm went off. */
const rang = 15;

export const samples = [
  {
    label: words.sampleLabels.call,
    language: 'javascript',
    code: `import { Compass } from '@yunqiao/server';

const compass = new Compass({ appKey, secret });

// 用着通话 SDK 就有数据；客服只说得出谁、大概几点
const [call] = await compass.calls({
  user: 'u_zhou',
  near: '2026-10-16T14:07+08:00',
});

// 挂断 2 分钟后再查：明细这时才补齐
const rows = await call.seconds({ user: 'u_zhou' });
const worst = rows.reduce((a, b) => (b.up > a.up ? b : a));
log(worst.at, worst.up, call.cause);
// ${clockAt(worst)} ${at(worst).up} sender_uplink：用户的网，不是我们

// 曲线比结论更能服人；链接只读，两小时后失效
complaint.reply(await call.link());`,
  },
  {
    label: words.sampleLabels.alarm,
    language: 'javascript',
    code: `import { callback } from '@yunqiao/server';

app.post('/hooks/alarm', callback(secret), async ({ body }) => {
  const { alarm, share, usual, cause, owner } = body;
  // 先认领，再细看：十分钟没人领，电话就打过来
  await compass.claim(alarm, { by: duty.now() });

  // 责任在云桥的，工单已经自动建好，不必再提
  const next = owner === 'yunqiao' ? '等工单' : '看机型与版本';
  // 两个数一起报，才看得出越了灰带：${today[rang]} 对 ${before[rang]}
  chat.say(\`卡顿 \${share}%，上周 \${usual}%，\${cause}：\${next}\`);
});`,
  },
] as const;
