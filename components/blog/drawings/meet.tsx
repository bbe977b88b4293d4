import { draw } from '../../ui/seed.ts';
import type { Drawing } from './drawing.ts';

/** Strokes on a shared board. */
export const strokes: Drawing = ({ seed, ink }) => {
  const bend = 20 + draw({ seed, index: 0, below: 60 });
  return (
    <>
      <rect className={ink.paper} x="46" y="26" width="228" height="122" rx="10" />
      <path className={ink.firstLine} strokeWidth="4" d={`M70 118C96 ${bend} 122 ${150 - bend} 150 92S196 52 206 70`} />
      <rect className={ink.hair} x="74" y="42" width="40" height="28" rx="4" />
      <circle className={ink.secondLine} strokeWidth="3" cx="232" cy="112" r="20" />
      <path className={ink.second} d="M206 70l30-32l12 12l-32 30l-14 4z" />
      <path className={ink.hair} d="M110 148l-14 22M210 148l14 22" />
    </>
  );
};

/** People around one table. */
export const circle: Drawing = ({ seed, ink }) => {
  const host = draw({ seed, index: 0, below: 6 });
  const seats = [0, 1, 2, 3, 4, 5].map((index) => {
    const angle = (index * Math.PI) / 3 - Math.PI / 2;
    return [Math.round(160 + Math.cos(angle) * 96), Math.round(88 + Math.sin(angle) * 56)] as const;
  });
  return (
    <>
      <ellipse className={ink.paper} cx="160" cy="88" rx="60" ry="30" />
      <path className={ink.hair} d={`M${seats.map((seat) => seat.join(' ')).join('L')}z`} strokeLinejoin="round" />
      {seats.map(([x, y], index) => (
        <g key={index} className={index === host ? ink.first : index === (host + 3) % 6 ? ink.second : ink.paper}>
          <circle cx={x} cy={y - 8} r="8" />
          <path d={`M${x - 15} ${y + 18}c0-22 30-22 30 0z`} />
        </g>
      ))}
    </>
  );
};

/** The bridge itself: news of the house. */
export const bridge: Drawing = ({ seed, ink }) => {
  const cables = Array.from({ length: 9 }, (_, index) => {
    const x = 80 + index * 20;
    return `M${x} ${Math.round(44 + ((x - 160) / 80) ** 2 * -14 + 40 * (1 - ((x - 160) / 80) ** 2))}V120`;
  });
  const tide = draw({ seed, index: 0, below: 20 });
  return (
    <>
      <path className={ink.hair} d={cables.join('')} />
      <path className={ink.firstLine} strokeWidth="4" d="M24 116Q60 96 80 30Q160 138 240 30Q260 96 296 116" />
      <path className={ink.paper} d="M74 28h12v124H74zM234 28h12v124h-12z" />
      <path className={ink.first} d="M16 118h288v6H16z" />
      <path
        className={ink.secondLine}
        strokeWidth="3"
        d={`M${20 + tide} 150q14-12 28 0t28 0t28 0M${150 + tide} 162q14-12 28 0t28 0t28 0`}
      />
    </>
  );
};
