import { draw } from '../../ui/seed.ts';
import type { Drawing } from './drawing.ts';

/** Two sides of a chat, the second still typing. */
export const bubbles: Drawing = ({ seed, ink }) => {
  const long = 60 + draw({ seed, index: 0, below: 44 });
  const short = 36 + draw({ seed, index: 1, below: 40 });
  return (
    <>
      <path className={ink.hair} d="M52 126C52 20 268 20 268 126" />
      <path className={ink.paper} d={`M60 44h${long + 32}a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14H74l-14 12z`} />
      <path className={ink.quiet} d={`M76 58h${long}v6H76zM76 74h${short}v6H76z`} />
      <path className={ink.first} d="M244 98h-84a14 14 0 0 0-14 14v14a14 14 0 0 0 14 14h70l14 12z" />
      <g className={ink.paper}>
        <circle cx="176" cy="119" r="4.5" />
        <circle cx="195" cy="119" r="4.5" />
        <circle cx="214" cy="119" r="4.5" />
      </g>
      <circle className={ink.second} cx="52" cy="126" r="7" />
      <circle className={ink.second} cx="268" cy="126" r="7" />
    </>
  );
};

/** A voice as bars: those that have been heard, and those to come. */
export const wave: Drawing = ({ seed, ink }) => {
  const bars = Array.from({ length: 25 }, (_, index) => {
    const swell = Math.sin((index / 24) * Math.PI);
    const half = Math.round(5 + swell * (14 + draw({ seed, index, below: 34 })));
    return `M${40 + index * 10} ${90 - half}v${2 * half}`;
  });
  const heard = 10 + draw({ seed, index: 40, below: 8 });
  return (
    <g strokeWidth="4.5">
      <path className={ink.firstLine} d={bars.slice(0, heard).join('')} />
      <path className={ink.hair} d={bars.slice(heard).join('')} />
      <path className={ink.secondLine} strokeWidth="2" d={`M${35 + heard * 10} 30v120`} />
      <circle className={ink.second} cx={35 + heard * 10} cy="30" r="6" />
    </g>
  );
};

/** A call of four; one of them speaks. */
export const tiles: Drawing = ({ seed, ink }) => {
  const speaker = draw({ seed, index: 0, below: 4 });
  return [0, 1, 2, 3].map((tile) => {
    const x = 66 + (tile % 2) * 98;
    const y = 26 + Math.floor(tile / 2) * 68;
    const speaks = tile === speaker;
    return (
      <g key={tile}>
        <rect className={ink.paper} x={x} y={y} width="90" height="60" rx="9" />
        <circle className={speaks ? ink.first : ink.quiet} cx={x + 45} cy={y + 24} r="10" />
        <path className={speaks ? ink.first : ink.quiet} d={`M${x + 25} ${y + 60}c0-28 40-28 40 0z`} />
        {speaks ? <rect className={ink.secondLine} x={x} y={y} width="90" height="60" rx="9" strokeWidth="3" /> : null}
      </g>
    );
  });
};

/** An agent between those it speaks with. */
export const spark: Drawing = ({ seed, ink }) => {
  const angles = [0, 1, 2, 3, 4].map((index) => ((index * 72 + draw({ seed, index, below: 40 })) * Math.PI) / 180);
  const points = angles.map(
    (angle) => [Math.round(160 + Math.cos(angle) * 112), Math.round(90 + Math.sin(angle) * 58)] as const,
  );
  return (
    <>
      <ellipse className={ink.hair} cx="160" cy="90" rx="112" ry="58" />
      <ellipse className={ink.hair} cx="160" cy="90" rx="70" ry="36" strokeDasharray="2 7" />
      {points.map(([x, y], index) => (
        <circle key={index} className={index % 2 ? ink.second : ink.paper} cx={x} cy={y} r={index % 2 ? 6 : 9} />
      ))}
      <path className={ink.first} d="M160 48q6 36 42 42q-36 6-42 42q-6-36-42-42q36-6 42-42z" />
      <path className={ink.second} d="M206 42q2 12 14 14q-12 2-14 14q-2-12-14-14q12-2 14-14z" />
    </>
  );
};

/** A stream that is played in many places. */
export const play: Drawing = ({ seed, ink }) => {
  const ends = [34, 62, 90, 118, 146];
  const lit = draw({ seed, index: 0, below: 5 });
  return (
    <>
      {ends.map((y) => (
        <path key={y} className={ink.hair} d={`M150 90C200 90 200 ${y} 262 ${y}`} />
      ))}
      <path className={ink.firstLine} strokeWidth="3" d={`M150 90C200 90 200 ${ends[lit]} 262 ${ends[lit]}`} />
      {ends.map((y, index) => (
        <rect
          key={y}
          className={index === lit ? ink.second : ink.paper}
          x="262"
          y={y - 8}
          width="26"
          height="16"
          rx="4"
        />
      ))}
      <rect className={ink.paper} x="34" y="46" width="130" height="88" rx="12" />
      <circle className={ink.first} cx="99" cy="84" r="20" />
      <path className={ink.paper} d="M93 74v20l17-10z" />
      <path className={ink.quiet} d="M48 118h102v4H48z" />
      <path className={ink.second} d={`M48 118h${24 + draw({ seed, index: 1, below: 60 })}v4H48z`} />
    </>
  );
};
