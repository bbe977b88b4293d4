import { createElement as h } from 'react';
import { Link } from '../../../components/ui/link.tsx';
import { lineDelays, liveStages, playerBuffers, pushRates } from '../../../config/live-lines.ts';
import { measurements } from '../../../config/measurements.ts';
import { rateOf } from '../../../config/prices.ts';
import { grouped, roundYuan } from '../../../config/rules/price.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const stages = [
  ...liveStages,
  {
    ...words.stageNames[0],
    regular: playerBuffers.regular.usual,
    fast: playerBuffers.fast.usual,
  },
];
export const savings = stages.map(({ name, regular, fast, saving }) =>
  filled(words.savings, { name, saving, regular: grouped(regular), fast }),
);

export const drawnStages = {
  title: `常规线路合计 ${grouped(lineDelays.regular)} 毫秒，近一半是播放缓冲；低时延线路合计 ${lineDelays.fast} 毫秒`,
  stages,
  names: { regular: '常规线路', fast: '低时延线路' },
  unit: '毫秒',
  saved: `省下 ${grouped(lineDelays.regular - lineDelays.fast)} 毫秒`,
};

/** An example: who of a thousand people watches which size of a 4K stream, on which line. */
export const sizes = (
  [
    [2160, 40, 0],
    [1440, 0, 0],
    [1080, 160, 60],
    [720, 360, 120],
    [540, 240, 20],
    [360, 0, 0],
  ] as const
).map(([height, regular, fast]) => ({ height, rate: pushRates[height], regular, fast }));

/** The sizes that are shown as frames. */
export const rungs = ([1080, 720, 540, 360] as const).map((height, index) => ({
  height,
  title: words.ladder.rung({ height, rate: pushRates[height] }),
  text: words.ladder.looks[index]!,
}));

const away = (href: string, name: string, text: string) =>
  h('span', null, h(Link, { href }, name), words.away({ text }));

export const choices = [
  {
    ...filled(words.choices[0], { acrossContinents: measurements.acrossContinents / 1000 }),
    text: away('/nrtc', '音视频通话 2.0', '会场、课堂自己搭，不要响铃。跨洲中位数。'),
  },
  {
    ...words.choices[1],
    text: away('/netcall', '音视频通话', '邀请、推送、来电界面都有，引擎同上。'),
  },
  {
    ...filled(words.choices[2], { stage: lineDelays.stage / 1000 }),
    text: away('/interact', '互动直播', '台上连麦，台下照常看一路合成的画面。'),
  },
  words.choices[3],
  {
    ...words.choices[4],
    text: away('/liveevent', '活动直播', '报名、导播、彩排、回放由我们的人做。'),
  },
];

export const questions = filled(words.questions, { fen: roundYuan(rateOf('live', 'bandwidth').fen) });
