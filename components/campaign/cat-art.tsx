import '../styles/mono.css';
import { classes } from '../ui/classes.ts';
import { tenth } from '../art/kit/tenth.ts';
import { catColors } from '../../config/works/cat-source.ts';
import type { Cat } from '../../config/works/cats.ts';
import styles from './cat-art.module.css';
import * as words from './words.yaml';

/** Signs as strokes of a cell, where a cat is too small for letters; any other is a dot. */
const strokes: Readonly<Record<string, readonly [number, number, number, number]>> = {
  '/': [0, 1, 1, 0],
  '\\': [0, 0, 1, 1],
  '|': [0.5, 0, 0.5, 1],
  _: [0, 1, 1, 1],
  '-': [0, 0.5, 1, 0.5],
  '=': [0, 0.5, 1, 0.5],
  '~': [0, 0.6, 1, 0.4],
  '(': [0.3, 0.1, 0.3, 0.9],
  ')': [0.7, 0.1, 0.7, 0.9],
  '.': [0.4, 0.6, 0.6, 0.6],
};

type CatArtProps = { cat: Cat /** Not on its own ground: to stand among others. */; bare?: boolean };

/** A cat, drawn from its record as its author drew it: squares, a line, or characters. */
export function CatArt({ cat, bare = false }: CatArtProps) {
  return (
    <svg
      viewBox="0 0 240 200"
      fill="none"
      role="img"
      aria-label={words.catArt.label({ name: cat.name, by: cat.by })}
      className={classes(styles.art, !bare && catGround(cat))}
    >
      <Body cat={cat} bare={bare} />
    </svg>
  );
}

/** Class of the ground that a cat is drawn on. */
export const catGround = ({ group }: Pick<Cat, 'group'>): string => styles[group]!;

function Body({ cat, bare }: Required<CatArtProps>) {
  if (cat.group === 'line')
    return (
      <path
        d={cat.drawing.join(' ')}
        transform="translate(20 0)"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    );
  if (cat.group === 'style') {
    const [left, top] = [120 - (cat.drawing[0]!.length * 17) / 2, 100 - (cat.drawing.length * 17) / 2];
    return cat.drawing.map((row, y) =>
      [...row].map((letter, x) =>
        letter === '.' ? null : (
          <rect key={x} x={left + x * 17} y={top + y * 17} width="17.4" height="17.4" fill={catColors[letter]} />
        ),
      ),
    );
  }
  const lines = cat.drawing;
  const size = Math.min(30, 210 / (0.6 * Math.max(...lines.map(({ length }) => length))), 180 / lines.length);
  const left = 120 - (Math.max(...lines.map(({ length }) => length)) * size * 0.6) / 2;
  const top = 100 - (lines.length * size) / 2;
  if (bare) {
    const d = lines.flatMap((line, row) =>
      [...line].map((sign, column) => {
        const [fromX, fromY, toX, toY] = strokes[sign] ?? strokes['.']!;
        const x = (part: number) => tenth(left + (column + part) * size * 0.6);
        const y = (part: number) => tenth(top + (row + part) * size);
        return sign === ' ' ? '' : `M${x(fromX)} ${y(fromY)}L${x(toX)} ${y(toY)}`;
      }),
    );
    return <path d={d.join('')} stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />;
  }
  return (
    <g className={styles.mono} fontSize={size} fill="var(--ink)">
      {lines.map((line, index) => (
        <text key={index} x={left} y={top + size * (index + 0.8)}>
          {line.replaceAll(' ', '\u00a0')}
        </text>
      ))}
    </g>
  );
}
