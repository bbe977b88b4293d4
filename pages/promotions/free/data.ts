import type { TicketProps } from '../../../components/campaign/ticket.tsx';
import type { ReceiptProps } from '../../../components/sections/receipt.tsx';
import { commitments } from '../../../config/commitments.ts';
import type { PricedProduct } from '../../../config/priced-products.ts';
import { meterOf } from '../../../config/prices.ts';
import { grouped, unitPrice, yuan } from '../../../config/rules/price.ts';
import * as words from './words.yaml';
import { filled } from '../../../components/ui/filled.ts';

const { trial } = commitments;

export const tickets: readonly TicketProps[] = words.tickets.map(({ counted, ...ticket }) => ({
  ...ticket,
  stub: [words.valid, counted],
}));

/** When a team has used its minutes up. */
export function usedOn({ perDay }: { perDay: number }): string {
  const last = Math.ceil(trial.callMinutes / perDay);
  return last <= trial.days
    ? words.minutes.used({ day: last })
    : words.minutes.left({ minutes: grouped(trial.callMinutes - perDay * trial.days) });
}

function part<Product extends PricedProduct>(product: Product, id: string, amount: number) {
  const meter = meterOf(product, id);
  const fen = Math.round((amount * meter.tiers[0]!.fen) / meter.per);
  return {
    fen,
    name: meter.name,
    how: `${grouped(amount)} ${meter.unit} × ${unitPrice({ fen: meter.tiers[0]!.fen, per: meter.per })}`,
  };
}

const counted = [
  part('im', 'mau', trial.chatUsers),
  part('netcall', 'hd', trial.callMinutes),
  part('sms', 'notice', trial.texts),
  part('live', 'traffic', trial.liveGigabytes),
];

export const worth: ReceiptProps = {
  ...filled(words.worth, { counted: yuan(counted.reduce((sum, { fen }) => sum + fen, 0)) }),
  rows: counted.map(({ name, how, fen }) => ({ name, how, amount: yuan(fen) })),
};
