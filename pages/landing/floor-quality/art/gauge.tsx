import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { handAt } from '../model.ts';
import * as words from '../words.yaml';

type GaugeProps = {
  value: number;
  unit: string;
  /** End of the scale, which begins at 0. */
  most: number;
  /** From where on a value is poor; up to where, with `low`. */
  poor: number;
  low?: boolean;
};

/** A point on the dial: `share` of the scale, at a distance from the middle. */
const at = (share: number, r: number) => {
  const [x, y] = handAt(share);
  return `${tenth(110 + x * r)} ${tenth(110 + y * r)}`;
};

/** An instrument with a hand; where it should not point is in the warning colour. */
export function Gauge({ value, unit, most, poor, low = false }: GaugeProps) {
  const reading = unit === '%' ? `${value}%` : `${value} ${unit}`;
  const [from, to] = low ? [0, poor / most] : [poor / most, 1];
  return (
    <svg viewBox="0 0 220 172" fill="none" role="img" aria-label={words.gaugeDrawing.label({ reading, most })}>
      <path d={`M${at(0, 92)}A92 92 0 0 1 ${at(1, 92)}`} stroke="var(--rule)" strokeWidth="14" />
      <path d={`M${at(from, 92)}A92 92 0 0 1 ${at(to, 92)}`} stroke="var(--third)" strokeWidth="14" />
      {[0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => (
        <path key={share} d={`M${at(share, 82)}L${at(share, 72)}`} stroke="var(--muted)" strokeWidth="2" />
      ))}
      <path d={`M110 110L${at(value / most, 80)}`} stroke="var(--tint)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="110" cy="110" r="9" fill="var(--tint)" />
      <Text x={110} y={148} size={30} weight={650} anchor="middle" fill="currentColor">
        {reading}
      </Text>
    </svg>
  );
}
