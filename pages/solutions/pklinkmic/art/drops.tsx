import { crafts, tables } from '../../../../components/art/kit/crafts.ts';
import styles from '../pklinkmic.module.css';
import { drops } from '../words.yaml';

const fan = { x: 0, table: tables.fan, craft: crafts.fan(0.7) };
const cup = { x: 160, table: tables.cup, craft: crafts.cup(0.7) };

function Half({ of: { x, table, craft }, wide = 160 }: { of: typeof fan; wide?: number }) {
  return (
    <>
      <path d={`M${x} 0h${wide}v200h${-wide}Z`} fill={table} />
      <g
        transform={`translate(${x + wide / 2} 100) scale(.38)`}
        // A drawing that a try-out of the page writes as well.
        dangerouslySetInnerHTML={{ __html: craft }}
      />
    </>
  );
}

const waves = [14, 30, 46, 24, 38, 18];

/** The right half, from the moment on that its host is gone. */
const pictures = [
  <>
    <Half of={fan} />
    <g opacity=".55">
      <Half of={cup} />
    </g>
    <path d="M240 84a16 16 0 1 1 -16 16" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
  </>,
  <>
    <Half of={fan} />
    <path d="M160 0h160v200H160Z" fill="#2c2440" />
    <circle cx="240" cy="78" r="34" fill={tables.cup} stroke="#fff" strokeWidth="3" />
    <path d="M224 68h26v16a13 13 0 0 1 -26 0ZM250 71h6a6 6 0 0 1 0 12h-6" stroke="#fff" strokeWidth="3" />
    <path
      d={waves.map((high, at) => `M${210 + at * 12} ${152 - high / 2}v${high}`).join('')}
      stroke="#8fe3d2"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>,
  <>
    <Half of={fan} wide={320} />
    <path d="M12 12h64v30h-64Z" fill="#ff7a3d" />
    <path d="M26 27l8 7l26 -16" stroke="#0b1b34" strokeWidth="4" strokeLinecap="round" />
  </>,
  <>
    <g transform="translate(-14)">
      <Half of={fan} />
    </g>
    <g transform="translate(14)">
      <Half of={cup} />
    </g>
  </>,
];

/** What viewers see while one of the two is gone, in four pictures. */
export const Drops = () => (
  <ol className={styles.drops}>
    {drops.stages.map(({ when, title, text }, at) => (
      <li key={title}>
        <svg viewBox="0 0 320 200" fill="none" aria-hidden="true">
          {pictures[at]}
        </svg>
        <h3>{title}</h3>
        <p className={styles.when}>{when}</p>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
