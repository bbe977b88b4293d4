import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import * as words from '../words.yaml';

const nights = 30;
const radius = 13;

/** The thirty nights of the month, each under its moon: from the first crescent by the full moon to the last. */
export function Month() {
  return (
    <Drawing
      title={words.quotation.month}
      wide={{ size: [1200, 56], art: <Moons columns={nights} step={40} /> }}
      narrow={{ size: [350, 128], art: <Moons columns={10} step={35} /> }}
    />
  );
}

function Moons({ columns, step }: { columns: number; step: number }) {
  return Array.from({ length: nights }, (_, night) => {
    const [x, y] = [((night % columns) + 0.5) * step, Math.floor(night / columns) * 38 + 26];
    return (
      <g key={night}>
        <circle cx={x} cy={y} r={radius} fill="var(--night-soft)" />
        <path d={litPart({ x, y, age: (night + 1) / (nights + 0.5) })} fill="#ffe3a8" />
      </g>
    );
  });
}

/** The lit part of the moon at `age`, 0 to 1 from one new moon to the next: half of its edge, and the terminator, which is an ellipse. */
function litPart({ x, y, age }: { x: number; y: number; age: number }): string {
  const waxing = age < 0.5;
  const terminator = Math.cos(2 * Math.PI * age) * radius;
  const edge = `M${x} ${y - radius}A${radius} ${radius} 0 0 ${waxing ? 1 : 0} ${x} ${y + radius}`;
  const inward = terminator > 0 === waxing ? 0 : 1;
  return `${edge}A${Math.abs(terminator).toFixed(1)} ${radius} 0 0 ${inward} ${x} ${y - radius}Z`;
}
