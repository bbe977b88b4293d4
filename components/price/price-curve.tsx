import type { Package } from '../../config/prices.ts';
import { type Estimate, grouped, type Meter, unitPrice } from '../../config/rules/price.ts';
import { averagePrice, type PricePoint, priceCurve } from '../../config/rules/price-curve.ts';
import { spaced } from '../ui/spaced.ts';
import { picturable } from './first-price.ts';
import styles from './price-curve.module.css';
import * as words from './words.yaml';

type Props = { estimate: Estimate; packages: readonly Package[] };

const width = 420;
const height = 138;
const plot = { top: 26, bottom: 112 };

/** The line that costs most of those whose price has tiers. */
function mainLine({ lines }: Estimate) {
  const [first, ...others] = lines.filter(({ meter }) => meter.tiers.length > 1);
  return others.reduce((most, line) => (most && most.fen >= line.fen ? most : line), first);
}

/** A power of ten as Chinese reads it: 1 千, 10 万, 1 亿. */
function powerOfTen(exponent: number): string {
  const names = { 8: ' 亿', 4: ' 万', 3: ' 千', 0: '' };
  const unit = exponent >= 8 ? 8 : exponent >= 3 ? Math.min(exponent, 4) : 0;
  return grouped(10 ** (exponent - unit)) + names[unit as keyof typeof names];
}

/** Prices of one unit, or of a thousand where one costs too little to picture. */
function reading({ per, tiers, unit }: Meter) {
  const scale = per === 1 || tiers[0]!.fen >= picturable ? 1 : 1000;
  return {
    of: spaced(scale === 1 ? words.priceCurve.each : words.priceCurve.eachThousand, unit),
    price: (fen: number) => unitPrice({ fen: Number((fen * scale).toPrecision(3)), per: 1 }),
  };
}

/** What one unit costs at every quantity of a month: the average of the tiers, the packages, and where the visitor is. */
export function PriceCurve({ estimate, packages }: Props) {
  const line = mainLine(estimate);
  const curve =
    line &&
    priceCurve(
      line.meter,
      packages.filter(({ meter }) => meter === line.meter.id),
    );
  if (!curve) return null;
  const { meter, quantity } = line;
  const { from, to, average, prepaid, most } = curve;
  const { of, price } = reading(meter);
  const x = (count: number) =>
    Math.round((Math.min(Math.max((Math.log10(count) - from) / (to - from), 0), 1) * (width - 52) + 26) * 10) / 10;
  const y = (fen: number) => Math.round((plot.bottom - (fen / most) * (plot.bottom - plot.top)) * 10) / 10;
  const point = ({ quantity: count, fen }: PricePoint) => ({ cx: x(count), cy: y(fen) });
  const visitor = quantity > 0 ? { quantity, fen: averagePrice(meter, quantity) } : null;
  const [first, last] = [meter.tiers[0]!.fen / meter.per, meter.tiers.at(-1)!.fen / meter.per];
  const powers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span>
          {meter.name}
          {words.priceCurve.average}
          {of} {visitor ? <strong className={styles.price}>{price(visitor.fen)}</strong> : null}
        </span>
        {prepaid.length > 0 ? <span className={styles.legend}>{words.priceCurve.packages}</span> : null}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} fill="none" role="img" className={styles.plot}>
        <title>{words.priceCurve.title({ of, first: price(first), last: price(last) })}</title>
        <path d={`M0 ${y(first)}H${width}M0 ${y(last)}H${width}`} className={styles.rule} />
        <text y={y(first) - 8} className={styles.label}>
          {words.priceCurve.firstTier({ price: price(first) })}
        </text>
        <text x={width} y={y(last) + 18} textAnchor="end" className={styles.label}>
          {words.priceCurve.lastTier({ price: price(last) })}
        </text>
        <path d={`M0 ${plot.bottom}H${width}`} className={styles.axis} />
        {powers.map((power) => (
          <text key={power} x={x(10 ** power)} y={height - 6} textAnchor="middle" className={styles.label}>
            {powerOfTen(power)}
          </text>
        ))}
        <path
          d={`M${average.map(({ quantity: count, fen }) => `${x(count)} ${y(fen)}`).join('L')}`}
          className={styles.curve}
        />
        {prepaid.map((one) => (
          <circle key={`${one.quantity} ${one.fen}`} {...point(one)} r={4.5} className={styles.package} />
        ))}
        {visitor ? (
          <>
            <path d={`M${x(quantity)} ${plot.bottom}V${y(visitor.fen)}`} className={styles.here} />
            <circle {...point(visitor)} r={6} className={styles.point} />
          </>
        ) : null}
      </svg>
    </figure>
  );
}
