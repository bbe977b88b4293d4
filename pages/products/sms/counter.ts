import { measured } from '../../../config/rules/text-segments.ts';
import { kinds } from './words.yaml';
import * as words from './words.yaml';

export { kinds } from './words.yaml';

export type Kind = keyof typeof kinds;
export type Draft = { kind: Kind; sign: string; text: string };
/** Fen a segment. */
export type Rates = Readonly<Record<Kind, number>>;

type Rule = { broken: (draft: Draft) => boolean; hint: string };

/** What reviewers return a message for, and what to do. */
const rules: readonly Rule[] = [
  { broken: ({ sign }) => sign === '', hint: words.check.hints[0] },
  { broken: ({ text }) => text === '', hint: words.check.hints[1] },
  { broken: ({ sign, text }) => /[【】]/.test(sign + text), hint: words.check.hints[2] },
  { broken: ({ kind, text }) => kind === 'code' && !/\d{4,8}|\{\w+\}/.test(text), hint: words.check.hints[3] },
  {
    broken: ({ kind, text }) => kind === 'offer' && !/拒收请回复\s?R/.test(text),
    hint: words.check.hints[4],
  },
  {
    broken: ({ kind, text }) => kind !== 'offer' && /优惠|折扣|\d\s?折|特价|抢购|领券|会员日/.test(text),
    hint: words.check.hints[5],
  },
  {
    broken: ({ text }) => /\b(?:t\.cn|dwz\.cn|url\.cn|suo\.im|bit\.ly)\b/i.test(text),
    hint: words.check.hints[6],
  },
];

/** How long a message is with its signature, what it costs, the rules of its kind, and what it would be returned for. */
export function readingOf(draft: Draft, rates: Rates) {
  const { characters, segments } = measured(`【${draft.sign}】${draft.text}`);
  const hints = rules.filter(({ broken }) => broken(draft)).map(({ hint }) => hint);
  const { hours, consent } = kinds[draft.kind];
  const split = segments > 1 ? words.check.split : '';
  const verdict = hints.length > 0 ? hints.join('；') : words.check.passed;
  return {
    texts: {
      characters: words.check.characters({ characters }),
      segments: words.check.segments({ segments }),
      price: `¥${((segments * rates[draft.kind]) / 100).toFixed(3)}`,
      hours,
      consent,
    },
    status: words.check.status({ characters, segments, split, verdict }),
  };
}
