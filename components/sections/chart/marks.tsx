import { Drawn } from '../../art/kit/moving.tsx';
import { Text } from '../../art/kit/text.tsx';
import styles from './chart.module.css';
import { emsOf, type Pair, withoutPointsOnTheWay } from './scale.ts';

export type Tone = 'first' | 'second' | 'third' | 'muted';
export type Mark =
  /** Its name is written at its end. `stepped` for prices by tier; `dashed` for forecasts. */
  | {
      kind: 'line';
      points: readonly Pair[];
      name?: string;
      tone?: Tone;
      stepped?: boolean;
      dashed?: boolean;
      /** The ground below it is tinted. */
      filled?: boolean;
    }
  /** Between a lower and an upper value: a range, a percentile. */
  | { kind: 'band'; points: readonly (readonly [x: number, low: number, high: number])[]; name?: string; tone?: Tone }
  | { kind: 'bars'; values: readonly (Pair | readonly [x: number, y: number, text: string])[]; tone?: Tone }
  /** A level or a moment that counts, from edge to edge. */
  | ({ kind: 'limit'; name: string; tone?: Tone } & ({ y: number } | { x: number }))
  /** A single value, named: the visitor's own, the turning point. */
  | { kind: 'point'; at: Pair; name: string; tone?: Tone; side?: 'right' | 'left' | 'above' | 'below' };

const colors: Record<Tone, string> = {
  first: 'var(--tint)',
  second: 'var(--second)',
  third: 'var(--third)',
  muted: 'var(--muted)',
};
/** The same as text. */
export const inks: Record<Tone, string> = {
  first: 'var(--tint-strong)',
  second: 'var(--second-ink)',
  third: 'var(--third-ink)',
  muted: 'var(--muted)',
};

/** Where the name of a point is written: aside in widths of the point, up or down in lines. */
const sides = {
  right: { dx: 1, dy: -1, anchor: 'start' },
  left: { dx: -1, dy: -1, anchor: 'end' },
  above: { dx: 0, dy: -1.8, anchor: 'middle' },
  below: { dx: 0, dy: 1.9, anchor: 'middle' },
} as const;

/** Name and height of what is named at its right end. */
export function namedEnd(mark: Mark): { name: string; at: number; tone: Tone } | null {
  if ((mark.kind !== 'line' && mark.kind !== 'band') || !mark.name) return null;
  const at = mark.kind === 'line' ? mark.points.at(-1)![1] : (mark.points.at(-1)![1] + mark.points.at(-1)![2]) / 2;
  return { name: mark.name, at, tone: mark.tone ?? 'first' };
}

export type Space = {
  along: (value: number) => number;
  up: (value: number) => number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  font: number;
};

export function MarkShape({ mark, space }: { mark: Mark; space: Space }) {
  const { along, up, left, right, top, bottom, font } = space;
  const tone = mark.tone ?? 'first';
  const color = colors[tone];
  switch (mark.kind) {
    case 'line': {
      const places = mark.points.map(([x, y]) => [along(x), up(y)] as const);
      const d = mark.stepped ? stepsOf(places) : pathOf(places);
      return (
        <>
          {mark.filled ? (
            <path d={`${d}V${bottom}H${places[0]![0]}Z`} fill={color} opacity=".12" className={styles.area} />
          ) : null}
          {mark.dashed ? (
            <path d={d} stroke={color} strokeWidth="2.5" strokeLinecap="round" strokeDasharray="2 7" />
          ) : (
            <Drawn d={d} color={color} width={2.5} />
          )}
        </>
      );
    }
    case 'band': {
      const upper = mark.points.map(([x, , high]) => [along(x), up(high)] as const);
      const lower = mark.points.map(([x, low]) => [along(x), up(low)] as const).reverse();
      return <path d={`${pathOf(upper)}L${pathOf(lower).slice(1)}Z`} fill={color} opacity=".16" />;
    }
    case 'bars': {
      const room = (right - left) / Math.max(1, mark.values.length);
      const half = Math.round(Math.min(64, room * 0.56) / 2);
      return mark.values.map(([x, y, text]) => (
        <g key={x}>
          <path
            d={`M${along(x) - half} ${bottom}V${up(y)}h${half * 2}V${bottom}`}
            fill={color}
            className={styles.bar}
          />
          {text ? (
            <Text x={along(x)} y={up(y) - font * 0.8} size={font} weight={600} anchor="middle" fill={inks[tone]}>
              {text}
            </Text>
          ) : null}
        </g>
      ));
    }
    case 'limit': {
      const level = 'y' in mark;
      const d = level ? `M${left} ${up(mark.y)}H${right}` : `M${along(mark.x)} ${top}V${bottom}`;
      return (
        <>
          <path d={d} stroke={color} strokeWidth="1.5" strokeDasharray="5 5" />
          <Text
            x={level ? right : along(mark.x) + 8}
            y={level ? up(mark.y) - font * 0.75 : top + font * 0.95}
            size={font}
            weight={600}
            anchor={level ? 'end' : 'start'}
            fill={inks[tone]}
          >
            {mark.name}
          </Text>
        </>
      );
    }
    case 'point': {
      const [x, y] = [along(mark.at[0]), up(mark.at[1])];
      const fits = x + 16 + emsOf(mark.name) * font < right;
      const side = mark.side ?? (fits ? 'right' : 'left');
      const { dx, dy, anchor } = sides[side];
      return (
        <>
          <path d={`M${x} ${y}V${bottom}`} stroke={color} strokeDasharray="2 5" />
          <circle cx={x} cy={y} r="13" fill={color} opacity=".18" />
          <circle cx={x} cy={y} r="6" fill={color} stroke="var(--ground)" strokeWidth="2" />
          <Text x={x + dx * 16} y={y + dy * font} size={font} weight={650} anchor={anchor} fill="currentColor">
            {mark.name}
          </Text>
        </>
      );
    }
  }
}

const pathOf = (places: readonly Pair[]) =>
  withoutPointsOnTheWay(places)
    .map(([x, y], index) => `${index ? ' ' : 'M'}${x} ${y}`)
    .join('');

/** Level until the next value begins. */
const stepsOf = (places: readonly Pair[]) =>
  places.map(([x, y], index) => (index ? `H${x}V${y}` : `M${x} ${y}`)).join('');
