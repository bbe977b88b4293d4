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
  title: words.stageDrawing.title({ regular: grouped(lineDelays.regular), fast: lineDelays.fast }),
  stages,
  names: { regular: words.stageDrawing.regular, fast: words.stageDrawing.fast },
  unit: words.stageDrawing.unit,
  saved: words.stageDrawing.saved({ saved: grouped(lineDelays.regular - lineDelays.fast) }),
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
    text: away('/nrtc', words.ways.rooms.name, words.ways.rooms.text),
  },
  {
    ...words.choices[1],
    text: away('/netcall', words.ways.calls.name, words.ways.calls.text),
  },
  {
    ...filled(words.choices[2], { stage: lineDelays.stage / 1000 }),
    text: away('/interact', words.ways.stage.name, words.ways.stage.text),
  },
  words.choices[3],
  {
    ...words.choices[4],
    text: away('/liveevent', words.ways.events.name, words.ways.events.text),
  },
];

export const questions = filled(words.questions, { fen: roundYuan(rateOf('live', 'bandwidth').fen) });
