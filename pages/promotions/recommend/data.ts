import type { TicketProps } from '../../../components/campaign/ticket.tsx';
import type { ReceiptProps } from '../../../components/sections/receipt.tsx';
import { offers } from '../../../config/offers.ts';
import { roundYuan } from '../../../config/rules/price.ts';
import { earned } from '../../../config/rules/recommend.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const { friend, steps, payment } = offers.recommend;
type Step = (typeof steps)[number];
const money = (yuan: number) => roundYuan(yuan * 100);
/** The page tells three steps. */
const [first, second, third] = steps as [Step, Step, Step];

export const lead = words.lead({ payment: money(payment), friend: money(friend), each: money(first.each) });

export const halves: readonly [TicketProps, TicketProps] = filled(words.halves, {
  friend: money(friend),
  first: money(first.each),
  second: money(second.each),
  third: money(third.each),
});

const friends = 6;
export const example: ReceiptProps = filled(words.example, {
  friends,
  firstUntil: second.from - 1,
  first: money(first.each),
  firstThree: money(3 * first.each),
  second: money(second.each),
  secondThree: money(3 * second.each),
  nothing: money(0),
  earned: money(earned(friends)),
});

export const chain = filled(words.chain, { payment: money(payment) });
