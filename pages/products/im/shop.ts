import type { Message, Receipt } from '../../../components/try/composer.ts';
import * as words from './words.yaml';

export { ready } from './words.yaml';

/** What the shop answers, by what it reads. */
const answers: readonly (readonly [pattern: RegExp, answer: string])[] = [
  [/^\[语音\]/, words.shop.answers.voice],
  [/^\[订单\]/, words.shop.answers.order],
  [/还有|剩/, words.shop.answers.stock],
  [/送|配送|上门/, words.shop.answers.delivery],
  [/多少钱|价|贵|便宜/, words.shop.answers.price],
  [/几点|什么时候|多久/, words.shop.answers.time],
  [/谢/, words.shop.answers.thanks],
  [/份|盒|斤|千克/, words.shop.answers.quantity],
];

export const answerTo = ({ text }: Message) =>
  answers.find(([pattern]) => pattern.test(text))?.[1] ?? words.shop.answers.other;

/** The number of the last message in the picture; the ones that are sent follow it without a gap. */
const last = 4127;
export const numberOf = ({ number }: Message) => last + number;

/** Milliseconds until the sender has a receipt, as in the drawing of a message's way. */
export const receiptAfter = 45;
/** Milliseconds until a locked phone is woken: the desk is online, so the push waits before it goes out. */
export const pushAfter = { wait: 15_000, channel: 1200 };

/** The receipts of a message: `delivery` is how many milliseconds it takes to the other screens. Then people read it. */
export function receiptsOf(delivery: number): readonly Receipt[] {
  return [
    { after: receiptAfter, name: 'arrived', text: words.shop.delivered },
    { after: delivery, name: 'received', text: words.shop.delivered },
    { after: 1100, name: 'read', text: words.shop.read[0] },
    { after: 2600, name: 'read', text: words.shop.read[1] },
    { after: 5200, name: 'read', text: words.shop.read[2] },
  ];
}
