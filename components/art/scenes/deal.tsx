import { Arc, Point } from '../kit/arc.tsx';
import { Drawing } from '../kit/drawing.tsx';
import { Text } from '../kit/text.tsx';
import * as words from './words.yaml';

export type DealKind = 'isv' | 'si' | 'dealer';
const places = { us: [60, 112], partner: [200, 112], customer: [340, 112] } as const;
type End = keyof typeof places;
type Way = readonly [from: End, to: End];

/** The party that signs with the customer, and the direction of the payment. */
const deals: Record<DealKind, { title: string; contract: Way; money: readonly { way: Way; text: string }[] }> = {
  isv: {
    title: words.deal.isv.title,
    contract: ['partner', 'customer'],
    money: [
      { way: ['customer', 'partner'], text: words.deal.isv.money[0].text },
      { way: ['partner', 'us'], text: words.deal.isv.money[1].text },
    ],
  },
  si: {
    title: words.deal.si.title,
    contract: ['partner', 'customer'],
    money: [
      { way: ['customer', 'partner'], text: words.deal.si.money[0].text },
      { way: ['partner', 'us'], text: words.deal.si.money[1].text },
    ],
  },
  dealer: {
    title: words.deal.dealer.title,
    contract: ['us', 'customer'],
    money: [
      { way: ['customer', 'us'], text: words.deal.dealer.money[0].text },
      { way: ['us', 'partner'], text: words.deal.dealer.money[1].text },
    ],
  },
};
const names: Record<End, string> = {
  us: words.deal.parties.us,
  partner: words.deal.parties.partner,
  customer: words.deal.parties.customer,
};

/** The arc above is the contract; arrows below are payments. */
export function Deal({ kind }: { kind: DealKind }) {
  const { title, contract, money } = deals[kind];
  const [from, to] = contract;
  return (
    <Drawing
      title={title}
      wide={{
        size: [400, 252],
        art: (
          <>
            <Arc from={places[from]} to={places[to]} lift={from === 'us' ? 84 : 60} color="var(--tint)" width={3} />
            <Text
              x={(places[from][0] + places[to][0]) / 2}
              y={from === 'us' ? 20 : 44}
              size={17}
              weight={600}
              anchor="middle"
              fill="var(--tint-strong)"
            >
              {words.deal.contract}
            </Text>
            {money.map(({ way: [payer, payee], text }, row) => {
              const [x, end, y] = [places[payer][0], places[payee][0], 188 + row * 40];
              const ahead = Math.sign(end - x);
              return (
                <g key={text} stroke="var(--third)" strokeWidth="2" fill="none">
                  <path d={`M${x} ${y}H${end}m${-9 * ahead} -6l${9 * ahead} 6l${-9 * ahead} 6`} />
                  <g stroke="none">
                    <Text x={(x + end) / 2} y={y - 12} size={16} anchor="middle" fill="var(--third-ink)">
                      {text}
                    </Text>
                  </g>
                </g>
              );
            })}
            {(Object.keys(places) as End[]).map((end) => (
              <g key={end}>
                <Point at={places[end]} color={end === 'partner' ? 'var(--tint)' : 'var(--muted)'} r={7} />
                <Text x={places[end][0]} y={142} size={17} weight={600} anchor="middle" fill="var(--ink)">
                  {names[end]}
                </Text>
              </g>
            ))}
          </>
        ),
      }}
    />
  );
}
