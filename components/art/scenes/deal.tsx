import { Arc, Point } from '../kit/arc.tsx';
import { Drawing } from '../kit/drawing.tsx';
import { Text } from '../kit/text.tsx';

export type DealKind = 'isv' | 'si' | 'dealer';
const places = { us: [60, 112], partner: [200, 112], customer: [340, 112] } as const;
type End = keyof typeof places;
type Way = readonly [from: End, to: End];

/** The party that signs with the customer, and the direction of the payment. */
const deals: Record<DealKind, { title: string; contract: Way; money: readonly { way: Way; text: string }[] }> = {
  isv: {
    title: '客户和伙伴签约并付款，伙伴按结算价付给云桥',
    contract: ['partner', 'customer'],
    money: [
      { way: ['customer', 'partner'], text: '售价' },
      { way: ['partner', 'us'], text: '结算价' },
    ],
  },
  si: {
    title: '客户和伙伴签总包合同，平台许可由伙伴向云桥采购',
    contract: ['partner', 'customer'],
    money: [
      { way: ['customer', 'partner'], text: '合同款' },
      { way: ['partner', 'us'], text: '许可' },
    ],
  },
  dealer: {
    title: '客户和云桥签约并付款，云桥按季付返点给伙伴',
    contract: ['us', 'customer'],
    money: [
      { way: ['customer', 'us'], text: '消费' },
      { way: ['us', 'partner'], text: '返点' },
    ],
  },
};
const names: Record<End, string> = { us: '云桥', partner: '您', customer: '客户' };

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
              合同
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
