import type { passages } from './words.yaml';

export { passages } from './words.yaml';
export type PassageId = (typeof passages)[number]['id'];

export type Ask = {
  id: string;
  who: string;
  question: string;
  answer: string;
  sources: readonly PassageId[];
  /** Milliseconds to the first character, and whether a person takes over. */
  first: number;
  handed?: true;
};

/** Four questions of a group, the last of which nothing that was read can answer. */
export const asks: readonly Ask[] = [
  {
    id: 'dog',
    who: '阿岳',
    question: '两个人带一只柯基，哪款帐篷？',
    answer: '山脊 2 够用：两人躺下，脚端还有 30 cm，放得下柯基 [1]。地布选加厚的 G21P，普通款怕抓 [2]。',
    sources: ['tent', 'mat'],
    first: 820,
  },
  {
    id: 'return',
    who: '小满',
    question: '帐篷搭过一次还能退吗？',
    answer: '能。签收七日内，搭过一次不算使用；有泥先擦干净，寄回的运费由您出 [1]。',
    sources: ['return'],
    first: 760,
  },
  {
    id: 'hours',
    who: '老宋',
    question: '周六几点开门，好停车吗？',
    answer: '10 点开门，地下车库 9 点半就能进，停两小时不收费 [1]。',
    sources: ['hours'],
    first: 710,
  },
  {
    id: 'order',
    who: '苒苒',
    question: '我周二的单怎么还没发货？',
    answer: '要查您的订单，我没有这个权限，也不猜。已经转给店员苏禾，这段对话她看得到。',
    sources: [],
    first: 690,
    handed: true,
  },
];

/** Characters that are streamed by a moment. */
export const streamed = (ask: Ask, elapsed: number) =>
  ask.answer.slice(0, Math.max(0, Math.floor((elapsed - ask.first) / 24)));

/** The status line once an answer is complete. */
export function statusOf({ first, sources, handed }: Ask): string {
  const rest = handed ? '没有出处，转人工，不计费' : `引用 ${sources.length} 处，计 1 条有效回复`;
  return `首字 ${first} 毫秒；${rest}`;
}
