import { measured } from '../../../config/rules/text-segments.ts';
import { kinds } from './words.yaml';

export { kinds } from './words.yaml';

export type Kind = keyof typeof kinds;
export type Draft = { kind: Kind; sign: string; text: string };
/** Fen a segment. */
export type Rates = Readonly<Record<Kind, number>>;

type Rule = { broken: (draft: Draft) => boolean; hint: string };

/** What reviewers return a message for, and what to do. */
const rules: readonly Rule[] = [
  { broken: ({ sign }) => sign === '', hint: '签名不能空，写公司、品牌或应用的名称' },
  { broken: ({ text }) => text === '', hint: '正文是空的' },
  { broken: ({ sign, text }) => /[【】]/.test(sign + text), hint: '正文与签名里去掉【】，会被当成第二个签名' },
  { broken: ({ kind, text }) => kind === 'code' && !/\d{4,8}|\{\w+\}/.test(text), hint: '验证码里没有数字或变量' },
  {
    broken: ({ kind, text }) => kind === 'offer' && !/拒收请回复\s?R/.test(text),
    hint: '营销短信须写明退订：拒收请回复 R',
  },
  {
    broken: ({ kind, text }) => kind !== 'offer' && /优惠|折扣|\d\s?折|特价|抢购|领券|会员日/.test(text),
    hint: '有促销用语，改按营销短信送审',
  },
  {
    broken: ({ text }) => /\b(?:t\.cn|dwz\.cn|url\.cn|suo\.im|bit\.ly)\b/i.test(text),
    hint: '公共短域名会被退回，换成自己的域名',
  },
];

/** How long a message is with its signature, what it costs, the rules of its kind, and what it would be returned for. */
export function readingOf(draft: Draft, rates: Rates) {
  const { characters, segments } = measured(`【${draft.sign}】${draft.text}`);
  const hints = rules.filter(({ broken }) => broken(draft)).map(({ hint }) => hint);
  const { hours, consent } = kinds[draft.kind];
  const split = segments > 1 ? '，超过 70 字后按 67 字一条' : '';
  const verdict = hints.length > 0 ? hints.join('；') : '没有会被退回的写法';
  return {
    texts: {
      characters: `${characters} 字`,
      segments: `${segments} 条`,
      price: `¥${((segments * rates[draft.kind]) / 100).toFixed(3)}`,
      hours,
      consent,
    },
    status: `${characters} 字，计 ${segments} 条${split}；${verdict}`,
  };
}
