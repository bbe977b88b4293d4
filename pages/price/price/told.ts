import type { PricedProduct } from '../../../config/priced-products.ts';
import { meterOf, priceListOf, rateOf } from '../../../config/prices.ts';
import { firstPrice, picturable } from '../../../components/price/first-price.ts';
import { aligned, roundYuan, unitPrice } from '../../../config/rules/price.ts';

/** The same, by name: `priceOf('netcall', 'hd')`. */
export const priceOf = (product: PricedProduct, meter: string): string => firstPrice(meterOf(product, meter)).price;

/** Prices of a meter from the first to the last tier, and from the smallest to the largest package: `¥22 至 ¥18`, `¥19.80 至 ¥15.40`. */
export function priceRanges(product: PricedProduct, id: string): { metered: string; prepaid: string } {
  const { tiers, per } = meterOf(product, id);
  const scale = per === 1 || tiers[0]!.fen >= picturable ? 1 : 1_000;
  const read = (fen: number) => (Number.isInteger(fen) && fen >= 100 ? roundYuan(fen) : unitPrice({ fen, per: 1 }));
  const range = (prices: readonly number[]) => {
    const [from, to] = aligned([read(prices[0]!), read(prices.at(-1)!)]);
    return `${from} 至 ${to}`;
  };
  const packages = priceListOf(product).packages.filter(({ meter }) => meter === id);
  return {
    metered: range(tiers.map(({ fen }) => (fen * scale) / per)),
    prepaid: range(packages.map(({ fen, amount }) => (fen * scale) / amount)),
  };
}

/** The use up to which the first tier costs no more than the smallest package of the meter, gifts not counted. */
export function evenAt(product: PricedProduct, id: string): number {
  const { tiers, per } = meterOf(product, id);
  const smallest = priceListOf(product).packages.find(({ meter }) => meter === id);
  if (!smallest) throw new Error(`config/content/prices.json: ${product} has no package of ${id}`);
  return Math.floor((smallest.fen * per) / tiers[0]!.fen);
}

/** The price of a rate by its id: `ratePrice('live', 'bandwidth')`. */
export function ratePrice(product: PricedProduct, id: string): string {
  const rate = rateOf(product, id);
  return rate.fen < 100 ? unitPrice(rate) : roundYuan(rate.fen);
}

const numerals = [...'零一二三四五六七八九'];

/** An amount below ten yuan as people say it: 150 fen are 一元五角, 5.2 fen are 五分二. */
export function spokenPrice(fen: number): string {
  const [yuan = 0, jiao = 0, whole = 0, tenth = 0] = String(Math.round(fen * 10))
    .padStart(4, '0')
    .slice(-4)
    .split('')
    .map(Number);
  const said = [
    yuan > 0 ? `${yuan === 2 ? '两' : numerals[yuan]}元` : '',
    jiao > 0 ? `${numerals[jiao]}角` : '',
    whole > 0 ? `${numerals[whole]}分` : '',
    tenth > 0 ? numerals[tenth] : '',
  ];
  return said.join('');
}

/** What one or, with `count`, so many of a meter's first tier cost, as people say it. */
export function spokenFirst(product: PricedProduct, id: string, count = 1): string {
  const { tiers, per } = meterOf(product, id);
  return spokenPrice((tiers[0]!.fen * count) / per);
}
