import { arcPath } from '../../../../components/art/kit/arc.tsx';
import type { Thing } from '../../../../components/case/industry.ts';
import { things } from '../../../../components/case/things.tsx';

/** Who crosses, from left to right, and how large. */
const crossing: readonly (readonly [Thing, x: number, scale: number])[] = [
  ['lesson', 44, 0.74],
  ['pulse', 152, 0.7],
  ['bank', 256, 0.84],
  ['watch', 378, 0.74],
  ['pad', 480, 0.74],
];

const deck = 236;

/** A bridge with trades on it: book, heart, bank, watch, controller. */
export function BridgeArt() {
  const hangers = Array.from({ length: 13 }, (_, index) => {
    const x = 40 + index * 45;
    const swing = (x - 310) / 310;
    return `M${x} ${(28 + 176 * swing * swing).toFixed(1)}V${deck}`;
  }).join('');
  return (
    <svg viewBox="0 0 620 300" fill="none" aria-hidden="true">
      <path d={hangers} stroke="#b9c8ea" strokeWidth="1.5" />
      <path d="M0 204Q310 -148 620 204" stroke="var(--primary)" strokeWidth="5" strokeLinecap="round" />
      <path
        d={arcPath({ from: [-10, deck], to: [630, deck], lift: 150 })}
        stroke="var(--accent)"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      {crossing.map(([thing, x, scale]) => (
        <g key={thing} transform={`translate(${x} ${deck - 114 * scale}) scale(${scale})`}>
          {things[thing]}
        </g>
      ))}
      <path d={`M-6 ${deck}H626`} stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M20 266q15-12 30 0t30 0t30 0M250 282q15-12 30 0t30 0t30 0t30 0M470 264q15-12 30 0t30 0t30 0"
        stroke="#9db4f5"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
