import { createElement as h } from 'react';
import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import type { ComparisonRow } from '../../../components/sections/comparison-table.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { lineDelays, liveLines } from '../../../config/live-lines.ts';
import * as words from './words.yaml';
import { filled } from '../../../components/ui/filled.ts';

export const columns = [
  words.columns[0],
  { name: words.columns[1].name, note: h(Link, { href: '/netcall' }, words.columns[1].note) },
  { name: words.columns[2].name, note: h(Link, { href: '/interact' }, words.columns[2].note) },
  { name: words.columns[3].name, note: h(Link, { href: '/live' }, words.columns[3].note) },
  { name: words.columns[4].name, note: h(Link, { href: '/liveevent' }, words.columns[4].note) },
];
const [stage, live] = [`台上 ${lineDelays.stage} 毫秒内`, `${liveLines.fast} 或 ${liveLines.regular} 秒`];
export const rows: readonly ComparisonRow[] = filled(words.rows, {
  across: words.across,
  stage,
  live,
  perRoom: words.perRoom,
  onStage: words.onStage,
});

/** Meters at which a voice is no longer forwarded; players on a map on which 4.2 of a hundred are within reach. */
const reach = 50;
const loudness = (meters: number) => Math.max(0, 1 - meters / reach) ** 1.5 * 100;
const players = Array.from({ length: 17 }, (_, at) => Math.round(reach * Math.sqrt((at + 0.5) / 4.2)));
export const earshot: ChartProps = {
  size: 'beside',
  label: words.earshot.label({ reach }),
  x: { from: 0, to: 100, ticks: [0, 10, reach, 100], name: words.earshot.x.name },
  y: { from: 0, ticks: [0, 50, 100], name: words.earshot.y.name },
  marks: [
    {
      kind: 'line',
      tone: 'second',
      filled: true,
      points: Array.from({ length: 51 }, (_, at) => [at, loudness(at)] as const),
    },
    { kind: 'limit', x: reach, name: words.earshot.marks[0].name, tone: 'muted' },
    ...players.map((meters) => ({
      kind: 'point' as const,
      at: [meters, loudness(meters)] as const,
      name: meters < 35 ? words.earshot.marks[1].name({ meters }) : '',
      tone: meters < reach ? ('second' as const) : ('muted' as const),
    })),
  ],
};

/** From which day on of an upgrade how many per cent of the users have 2.0. */
export const shares = [0, 5, 30, 100];
export const moveDays = [1, 3, 7, 11];
const move = (index: number, title: string, text: string) => filled(words.move, { day: moveDays[index]!, title, text });
export const moves = [
  move(0, '对照接口', '对照表逐个列出旧方法，九成只改名字；回调合成四组事件。'),
  move(1, '两代同房', `先放 ${shares[1]}%。升级的人与没升级的人在同一频道，照样听见看见。`),
  move(2, '看曲线', '控制台并排画出两代的卡顿率与接通耗时，哪一档机型变差一目了然。'),
  move(3, '放到全量', '随时退得回上一档；一周没有退，就删掉旧的依赖。'),
];

const linked = (before: string, href: string, name: string, after: string) =>
  h('span', null, before, h(Link, { href }, name), after);
export const questions = [
  {
    question: words.questions[0].question,
    answer: linked(words.replayed, '/dev-blog/weak-network-audio', '弱网音频的四层防线', '。'),
  },
  {
    question: words.questions[1].question,
    answer: linked(words.sizes, '/dev-blog/simulcast-or-svc', '大小流还是分层编码', '。'),
  },
  words.questions[2],
  {
    question: words.questions[3].question,
    answer: linked('按频道号在', '/compass', '数据罗盘', '里逐秒看两端的丢包、抖动与补救动作。'),
  },
];
