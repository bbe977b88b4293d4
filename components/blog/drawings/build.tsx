import { draw } from '../../ui/seed.ts';
import type { Drawing } from './drawing.ts';

/** A globe, and the arcs that join its places. */
export const globe: Drawing = ({ seed, ink }) => {
  const lift = draw({ seed, index: 0, below: 26 });
  const low = 96 + draw({ seed, index: 1, below: 24 });
  return (
    <>
      <circle className={ink.paper} cx="160" cy="90" r="62" />
      <path className={ink.hair} d="M98 90h124M106 62h108M106 118h108M160 28v124" />
      <ellipse className={ink.hair} cx="160" cy="90" rx="28" ry="62" />
      <path className={ink.firstLine} strokeWidth="3" d={`M44 ${132 - lift}C80 ${8 + lift} 200 ${-4 + lift} 204 74`} />
      <path
        className={ink.secondLine}
        strokeWidth="3"
        d={`M118 ${low}C150 ${low - 66} 240 ${low - 70} 280 ${low - 20}`}
      />
      <g className={ink.first}>
        <circle cx="44" cy={132 - lift} r="7" />
        <circle cx="204" cy="74" r="7" />
      </g>
      <g className={ink.second}>
        <circle cx="118" cy={low} r="6" />
        <circle cx="280" cy={low - 20} r="6" />
      </g>
    </>
  );
};

/** A shield that lets the good through. */
export const shield: Drawing = ({ seed, ink }) => {
  const turn = draw({ seed, index: 0, below: 60 });
  return (
    <>
      <g transform={`rotate(${turn} 160 90)`}>
        <circle className={ink.hair} cx="160" cy="90" r="104" strokeDasharray="3 9" />
        <circle className={ink.hair} cx="160" cy="90" r="78" />
        <circle className={ink.second} cx="82" cy="90" r="6" />
        <circle className={ink.first} cx="238" cy="90" r="6" />
      </g>
      <path className={ink.paper} d="M160 28l50 18v40c0 34-22 56-50 68c-28-12-50-34-50-68V46z" />
      <path className={ink.first} d="M160 44l35 12v31c0 24-14 40-35 50z" opacity=".9" />
      <path className={ink.quiet} d="M160 44l-35 12v31c0 24 14 40 35 50z" />
      <path className={ink.secondLine} strokeWidth="7" strokeLinejoin="round" d="M140 90l15 16l28-32" />
    </>
  );
};

/** A measured line over time. */
export const chart: Drawing = ({ seed, ink }) => {
  const heights = Array.from({ length: 8 }, (_, index) => 126 - index * 8 - draw({ seed, index, below: 34 }));
  const line = heights.map((y, index) => `${index ? 'L' : 'M'}${48 + index * 32} ${y}`).join('');
  return (
    <>
      <path className={ink.hair} d="M48 40h224M48 72h224M48 104h224M48 140h224" />
      <path className={ink.quiet} d={`${line}V140H48z`} />
      <path className={ink.firstLine} strokeWidth="4" strokeLinejoin="round" d={line} />
      <path className={ink.secondLine} d={`M272 ${heights[7]}V140`} strokeDasharray="3 6" />
      <circle className={ink.second} cx="272" cy={heights[7]} r="8" />
    </>
  );
};

/** Floors of a system, one of them at work. */
export const layers: Drawing = ({ seed, ink }) => {
  const busy = draw({ seed, index: 0, below: 3 });
  return (
    <>
      <path className={ink.hair} d="M60 54v72M260 54v72M160 94v72" />
      {[126, 90, 54].map((y, index) => (
        <path
          key={y}
          className={index === busy ? ink.first : ink.paper}
          stroke="var(--hair)"
          strokeLinejoin="round"
          d={`M160 ${y - 40}l100 40l-100 40l-100-40z`}
          opacity={index === busy ? 0.92 : 0.96}
        />
      ))}
      <path className={ink.secondLine} strokeWidth="3" d="M132 54c14-14 42-14 56 0" />
      <circle className={ink.second} cx="132" cy="56" r="5" />
      <circle className={ink.second} cx="188" cy="56" r="5" />
    </>
  );
};

/** A window with lines of code. */
export const code: Drawing = ({ seed, ink }) => {
  const lines = [0, 1, 2, 3, 4].map((index) => ({
    y: 68 + index * 16,
    x: 76 + [0, 16, 32, 16, 0][index]!,
    first: 18 + draw({ seed, index, below: 26 }),
    rest: 30 + draw({ seed, index: index + 9, below: 54 }),
  }));
  return (
    <>
      <rect className={ink.paper} x="56" y="28" width="208" height="126" rx="12" />
      <path className={ink.hair} d="M56 52h208" />
      <g className={ink.quiet}>
        <circle cx="72" cy="40" r="4" />
        <circle cx="86" cy="40" r="4" />
        <circle cx="100" cy="40" r="4" />
      </g>
      <path className={ink.first} d={lines.map(({ x, y, first }) => `M${x} ${y - 3}h${first}v6h-${first}z`).join('')} />
      <path
        className={ink.quiet}
        d={lines.map(({ x, y, first, rest }) => `M${x + first + 8} ${y - 3}h${rest}v6h-${rest}z`).join('')}
      />
      <rect
        className={ink.second}
        x={lines[4]!.x + lines[4]!.first + lines[4]!.rest + 16}
        y="124"
        width="4"
        height="16"
        rx="1"
      />
    </>
  );
};
