import { measurements } from '../../../config/measurements.ts';
import { callOf, first, warning } from './model.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const { lasts } = callOf(first);
/** Seconds of the call on the slip that people quarrel over, in their order. */
export const mishaps = [
  {
    from: 0,
    to: 6,
    ...words.mishaps[0],
    color: 'var(--third)',
  },
  {
    from: 150,
    to: 152,
    ...words.mishaps[1],
    color: 'var(--ink)',
  },
  {
    from: lasts - warning,
    to: lasts,
    ...filled(words.mishaps[2], { warning }),
    color: 'var(--second)',
  },
  {
    from: lasts,
    to: lasts + 20,
    ...words.mishaps[3],
    color: 'var(--muted)',
  },
];

/** What lost packets leave of a call at three yuan a minute: from and to which per cent, how much of it, and its name. */
const { lossUnderstood, lost } = measurements.call;
export const weak = [
  {
    name: words.lossBands[0].name,
    tone: '--second',
    parts: [
      [0, lossUnderstood, 1, words.lossBands[0].parts[0][0]],
      [lossUnderstood, lost.up, 0.6, words.lossBands[0].parts[1][0]],
    ],
  },
  {
    name: words.lossBands[1].name,
    tone: '--tint',
    parts: [
      [0, 25, 1, words.lossBands[1].parts[0][0]],
      [25, 40, 0.5, '360p'],
    ],
  },
  {
    name: words.lossBands[2].name,
    tone: '--third',
    parts: [
      [0, 40, 1, words.lossBands[2].parts[0][0]],
      [40, lost.up, 1 / 3, words.lossBands[2].parts[1][0]],
    ],
  },
] as const;

export const limits = filled(words.limits, { warning: String(warning) });
