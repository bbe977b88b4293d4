import { tenth } from '../kit/tenth.ts';
import styles from './line-person.module.css';

type Figure = { hair: string; extra?: string; cloth: string };

const ink = '#16264a';

/** Who takes part: hair, what tells them apart, clothes. All lines in one weight. */
const figures = {
  bob: {
    hair: 'M-24-54C-29-90-14-98 0-98S29-90 24-54C23-48 18-47 16-49C19-62 17-72 10-79C-2-72-14-72-17-62C-18-57-17-53-16-49C-18-47-23-48-24-54Z',
    cloth: '#2f5bff',
  },
  glasses: {
    hair: 'M-21-66C-25-95-8-99 3-97C19-96 25-86 21-66C19-72 18-78 14-83C4-79-10-80-15-85C-18-79-19-74-21-66Z',
    extra: 'M-15-66a6 5.5 0 1 0 12 0a6 5.5 0 1 0-12 0M3-66a6 5.5 0 1 0 12 0a6 5.5 0 1 0-12 0M-3-67q3-2 6 0M-15-67l-6-1M15-67l6-1',
    cloth: '#0fb59b',
  },
  bun: {
    hair: 'M-21-64C-25-90-11-95 0-95S25-90 21-64C18-74 13-83 0-83S-18-74-21-64ZM-9-101a9 8 0 1 1 18 0a9 8 0 1 1-18 0Z',
    extra: 'M-30-18C-14-6 14-6 30-18',
    cloth: '#ff9a66',
  },
  curls: {
    hair: 'M-21-66a10 10 0 0 1-3-15a10 10 0 0 1 9-12a12 12 0 0 1 16-4a11 11 0 0 1 16 6a10 10 0 0 1 6 14a10 10 0 0 1-2 11C19-76 14-82 6-82C-4-80-15-82-21-66Z',
    extra: 'M-8-54q4-4 8 0q4-4 8 0',
    cloth: '#7b61ff',
  },
  headset: {
    hair: 'M-21-66C-25-95-8-98 2-97C20-96 25-86 21-66C18-73 16-79 12-84C0-77-14-80-17-74C-19-72-20-70-21-66Z',
    extra: 'M-23-66C-24-104 24-104 23-66M-26-70h5v14h-5zM21-70h5v14h-5M24-56C23-46 16-44 8-46',
    cloth: '#22396b',
  },
  child: {
    hair: 'M-22-62C-25-92-10-96 0-96S25-92 22-62C19-72 14-78 4-79L0-84L-4-79C-14-78-19-72-22-62ZM-22-76C-36-82-38-64-32-58C-27-60-24-66-22-72ZM22-76C36-82 38-64 32-58C27-60 24-66 22-72Z',
    cloth: '#ff7a3d',
  },
} as const satisfies Record<string, Figure>;

export type Look = keyof typeof figures;

/** Everybody who may appear, drawn once and out of sight; a page that shows them has it at its beginning. */
export function Cast() {
  return (
    <svg width="0" height="0" aria-hidden="true" className={styles.cast}>
      <defs>
        {Object.entries<Figure>(figures).map(([look, { hair, cloth, extra }]) => (
          <g key={look} id={`cast-${look}`} stroke={ink} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
            <path d="M-50 0C-50-24-34-32-11-37C-8-28 8-28 11-37C34-32 50-24 50 0" fill={cloth} fillOpacity=".9" strokeLinecap="butt" />
            <path d="M-11-46V-37C-8-28 8-28 11-37V-46" fill="#fff" />
            <path d="M-20-70C-21-50-12-39 0-39S21-50 20-70C20-86 10-90 0-90S-20-86-20-70Z" fill="#fff" />
            <path d={hair} fill={ink} />
            {extra ? <path d={extra} fill="none" /> : null}
            <path d="M-9-66v1.6M9-66v1.6" strokeWidth="3.4" />
            <path d="M0-62l-2 6h3M-6-50q6 5 12 0" fill="none" strokeWidth="1.6" />
          </g>
        ))}
      </defs>
    </svg>
  );
}

/** One of the cast: head and shoulders in line, `x` and `y` the middle of the lower edge, `width` that of the shoulders. */
export function LinePerson({ x, y, width, look }: { x: number; y: number; width: number; look: Look }) {
  return <use href={`#cast-${look}`} transform={`translate(${tenth(x)} ${tenth(y)}) scale(${Math.round(width * 10) / 1000})`} />;
}
