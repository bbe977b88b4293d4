import { arcPath } from '../art/kit/arc.tsx';
import { Mute } from '../art/kit/mute.tsx';
import { workOf } from '../art/works/works.ts';
import { classes } from '../ui/classes.ts';
import { draw, seedOf } from '../ui/seed.ts';
import styles from './case-art.module.css';
import { industryOf, thingOf } from './industry.ts';
import { things } from './things.tsx';
import { delayOf, placesOf, type Told } from './told.ts';

type Props = {
  id: string;
  type: { id: string; name: string };
  products: readonly string[];
  /** What it says of itself: the drawing shows no other figure and no other place. */
  told?: Told;
  /** Beside words there is room for the main work and the thing only. */
  shape?: 'wide' | 'upright';
  /** Its box may be higher, never lower: then there is more sky, and nothing is lost at its sides. */
  whole?: boolean;
  className?: string | undefined;
};

/** Where the parts stand: the main work, the second one, the thing of the trade. Mirrored, each makes another. */
const plans = [
  { main: [190, 40, 1.14], second: [34, 176, 0.72], thing: [52, 34, 1] },
  { main: [36, 74, 1.24], second: [316, 32, 0.62], thing: [352, 172, 0.98] },
  { main: [170, 92, 1.2], second: [44, 24, 0.68], thing: [36, 168, 0.98] },
] as const;

const upright = { main: [8, 46, 0.93], thing: [104, 160, 1] } as const;

const place = ([x, y, scale]: readonly [number, number, number]) => `translate(${x} ${y}) scale(${scale})`;

/**
 * The drawing of a case, 480 × 300 or upright, made from its trade, its products and its id: one product at work in front, another
 * beside it, the thing that stands for the trade. It decorates the title that it stands with.
 */
export function CaseArt({ id, type, products, told, shape = 'wide', whole = false, className }: Props) {
  const seed = seedOf(id);
  const industry = industryOf(type);
  const ground = industry.grounds[draw({ seed, index: 50, below: 3 })]!;
  const wide = shape === 'wide';
  const plan = wide ? plans[draw({ seed, index: 51, below: 3 })]! : upright;
  const talk = industry.talks[draw({ seed, index: 52, below: industry.talks.length })]!;
  const name = thingOf({ id, industry });
  const thing = <g transform={place(plan.thing)}>{things[name]}</g>;
  const lift = 120 + draw({ seed, index: 53, below: 140 });
  const facts = told ? { delay: delayOf(told), places: placesOf(told) } : {};
  const dark = ground === 'night' || ground === 'deep';
  const works = [...new Set(products.map(workOf))].slice(0, 2);
  const [Main = workOf(''), Second] = draw({ seed, index: 54, below: 2 }) === 1 ? works.reverse() : works;
  return (
    <svg
      viewBox={wide ? '0 0 480 300' : '0 0 240 290'}
      preserveAspectRatio={whole ? 'xMidYMax meet' : 'xMidYMid slice'}
      fill="none"
      aria-hidden="true"
      className={classes(styles.art, styles[ground], className)}
    >
      <g stroke={dark ? '#ffffff' : 'var(--ink)'} strokeOpacity={dark ? 0.22 : 0.1} strokeWidth="2">
        <path d={arcPath({ from: [-40, 300], to: [520, 300], lift })} />
        <path d={arcPath({ from: [10, 300], to: [470, 300], lift: lift - 60 })} />
        <path d={arcPath({ from: [60, 300], to: [420, 300], lift: lift - 110 })} />
      </g>
      {/* On the wide one the thing stands behind, on the upright one in front. */}
      {wide ? thing : null}
      <g transform={place(plan.main)}>
        <Main seed={seed} talk={talk} music={name === 'keys'} {...facts} />
      </g>
      {'second' in plan && Second ? (
        <g transform={place(plan.second)}>
          <Mute>
            <Second seed={seed >>> 3} talk={talk} music={name === 'keys'} {...facts} />
          </Mute>
        </g>
      ) : null}
      {wide ? null : thing}
    </svg>
  );
}
