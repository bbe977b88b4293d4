import * as words from '../words.yaml';

const [columns, rows, pitch, planned] = [141, 10, 10.2, 1300];

/** Dots from one number to another, row by row, ten thousand messages each. */
const dots = (first: number, last: number) =>
  Array.from({ length: rows }, (_, row) => {
    const [from, to] = [Math.max(first - row * columns, 0), Math.min(last - row * columns, columns) - 1];
    const y = (96.8 - row * pitch).toFixed(1);
    return from > to ? '' : `M${(5.7 + from * pitch).toFixed(1)} ${y}H${(5.8 + to * pitch).toFixed(1)}`;
  }).join('');

/** The messages of one second on New Year's Eve: those that were planned for, and above them the others. */
export const Eve = () => (
  <svg viewBox="0 0 1440 116" preserveAspectRatio="xMidYMax" role="img" aria-label={words.eve.label}>
    <g strokeWidth="6" strokeLinecap="round" strokeDasharray={`0 ${pitch}`}>
      <path d={dots(0, planned)} stroke="var(--tint)" opacity=".7" />
      <path d={dots(planned, rows * columns)} stroke="var(--third)" />
    </g>
  </svg>
);
