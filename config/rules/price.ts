/** One step of a volume price. The part of a month's quantity that lies in it costs its price. */
export type Tier = {
  /** Last unit of the tier, counted after the gift; null for all that follow. */
  upTo: number | null;
  /** Price in fen of as many units as the meter's `per` says. */
  fen: number;
};

/** Something that is counted and paid for by the month. Prices below a fen are whole for `per` units. */
export type Meter = {
  id: string;
  name: string;
  unit: string;
  per: number;
  /** Units a month that cost nothing. They are taken off first. */
  gift: number;
  tiers: readonly Tier[];
};

/** A way to have a product: its fee for the month comes on top of what is counted. */
export type Plan = { id: string; name: string; fen: number };

/** What an estimate is made from. */
export type Tariff = {
  meters: readonly Meter[];
  plans: readonly Plan[];
  /** Least that a month in use is charged, in fen. */
  minimum: number;
};

export type Part = { from: number; to: number; quantity: number; fen: number };
export type Line = { meter: Meter; quantity: number; gift: number; parts: readonly Part[]; fen: number };
export type Estimate = {
  lines: readonly Line[];
  plan: Plan | null;
  /** What is missing to the minimum. */
  topUp: number;
  fen: number;
};

/** More than anybody uses; up to here every product of a quantity and a price is exact. */
export const mostUnits = 1_000_000_000;

/** A quantity as it can be counted: whole, none below nothing. */
export function countOf(quantity: number): number {
  return Number.isFinite(quantity) ? Math.min(Math.max(Math.trunc(quantity), 0), mostUnits) : 0;
}

/** What a month's quantity costs, tier by tier. All of it is counted in whole fen and rounded once, half a fen up. */
export function lineOf(meter: Meter, wanted: number): Line {
  const quantity = countOf(wanted);
  const gift = Math.min(quantity, meter.gift);
  const billed = quantity - gift;
  const parts: Part[] = [];
  let before = 0;
  for (const { upTo, fen } of meter.tiers) {
    const to = Math.min(billed, upTo ?? billed);
    if (to > before) parts.push({ from: before + 1, to, quantity: to - before, fen });
    before = Math.max(before, to);
  }
  const sum = parts.reduce((total, part) => total + part.quantity * part.fen, 0);
  return { meter, quantity, gift, parts, fen: Math.floor((2 * sum + meter.per) / (2 * meter.per)) };
}

/** What a month costs. Quantities are by meter; one that is not named is none. An unknown plan counts as the first. */
export function estimate({
  tariff,
  plan: id,
  quantities,
}: {
  tariff: Tariff;
  plan?: string;
  quantities: Readonly<Record<string, number | undefined>>;
}): Estimate {
  const lines = tariff.meters.map((meter) => lineOf(meter, quantities[meter.id] ?? 0));
  const plan = tariff.plans.find((one) => one.id === id) ?? tariff.plans[0] ?? null;
  const used = lines.reduce((total, { fen }) => total + fen, plan?.fen ?? 0);
  const isUsed = lines.some(({ quantity }) => quantity > 0);
  const topUp = isUsed ? Math.max(tariff.minimum - used, 0) : 0;
  return { lines, plan, topUp, fen: used + topUp };
}

/** 1234567 → `1,234,567`. The same in every browser, whatever its language. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** An amount in fen as it is read: `¥1,234.50`. */
export function yuan(fen: number): string {
  return `¥${grouped(Math.floor(fen / 100))}.${String(fen % 100).padStart(2, '0')}`;
}

/** An amount at the scale of a chart up to `most`, in fen; from a million yuan on in 万, from a hundred million on in 亿, in four digits. */
export function scaleYuan(fen: number, most: number): string {
  if (fen === 0 || most < 1e8) return `¥${grouped(Math.round(fen / 100))}`;
  const [per, unit] = most < 1e10 ? [1e6, '万'] : [1e10, '亿'];
  return `¥${grouped(Number((fen / per).toPrecision(4)))} ${unit}`;
}

/** An amount without the fen it does not have: `¥1,800`. */
export function roundYuan(fen: number): string {
  return fen % 100 === 0 ? `¥${grouped(fen / 100)}` : yuan(fen);
}

/** The price of a single unit: `¥0.0066`. Two decimals at least, none that say nothing. */
export function unitPrice({ fen, per }: { fen: number; per: number }): string {
  const [whole = '', decimals = ''] = (fen / per / 100).toFixed(6).split('.');
  return `¥${grouped(Number(whole))}.${decimals.replace(/0+$/, '').padEnd(2, '0')}`;
}

/** Amounts of one column with as many decimals as the longest of them has: `¥5`, `¥4.40` → `¥5.00`, `¥4.40`. */
export function aligned(amounts: readonly string[]): string[] {
  const decimals = (amount: string) => amount.split('.')[1]?.length ?? 0;
  const most = Math.max(0, ...amounts.map(decimals));
  return amounts.map((amount) =>
    most === 0 ? amount : `${decimals(amount) === 0 ? `${amount}.` : amount}${'0'.repeat(most - decimals(amount))}`,
  );
}

/** What a prepaid amount costs of what the first tier would ask for it, in tenths as Chinese counts discounts: 9, 8.5. */
export function discountOf({ meter, amount, fen }: { meter: Meter; amount: number; fen: number }): number {
  const list = (amount * meter.tiers[0]!.fen) / meter.per;
  return Math.round((fen / list) * 100) / 10;
}

/** How a line's amount came about, piece by piece: `赠 100 人`, `＋ 9,900 人 × ¥0.36`. */
export function reckoningOf({ meter, gift, parts }: Line): string[] {
  const given = gift > 0 ? [`赠 ${grouped(gift)} ${meter.unit}`] : [];
  return [
    ...given,
    ...parts.map(({ quantity, fen }) => `${grouped(quantity)} ${meter.unit} × ${unitPrice({ fen, per: meter.per })}`),
  ].map((piece, index) => (index > 0 ? `＋ ${piece}` : piece));
}
