import { type DollarMeter, type DollarMeterId, dollarMeters, dollarOthers } from '../../config/dollar-prices.ts';
import { dollarLineOf, dollarReckoningOf, dollars, unitDollars } from '../../config/rules/dollars.ts';
import { grouped } from '../../config/rules/price.ts';
import type { StartPrice } from './start-blocks.tsx';

const priced: readonly DollarMeter[] = [...dollarMeters, ...dollarOthers];

type DollarUse = {
  /** Whose month it is. */
  usage: string;
  /** Quantities of a month by meter; the price of the first one is the page's. */
  quantities: Readonly<Partial<Record<DollarMeterId | (typeof dollarOthers)[number]['id'], number>>>;
};

/** The price line of a product on the English list, and a month worked out. */
export function dollarPrice({ usage, quantities }: DollarUse): StartPrice {
  const lines = Object.entries(quantities).map(([id, quantity]) => {
    const meter = priced.find((one) => one.id === id)!;
    return { meter, quantity, cents: dollarLineOf(meter, quantity).cents };
  });
  const [{ meter }] = lines as [(typeof lines)[number]];
  const { cents } = meter.tiers[0]!;
  const each = cents >= meter.per;
  return {
    value: each ? unitDollars({ cents, per: meter.per }) : dollars(cents),
    unit: each ? `per ${meter.unit.replace(/s$/, '')}` : `per ${grouped(meter.per)} ${meter.unit}`,
    name: meter.name,
    usage,
    rows: lines.map(({ meter, quantity, cents }) => ({
      name: meter.name,
      how: dollarReckoningOf(meter, quantity),
      amount: dollars(cents),
    })),
    total: dollars(lines.reduce((sum, { cents }) => sum + cents, 0)),
    href: '/en/price',
  };
}
