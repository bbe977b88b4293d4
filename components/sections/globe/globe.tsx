import { Drawing } from '../../art/kit/drawing.tsx';
import { Pulse } from '../../art/kit/moving.tsx';
import { Text } from '../../art/kit/text.tsx';
import { landDots, pathOfDots } from '../../art/kit/map/world.tsx';
import { skylines } from './skylines.ts';
import { type Place, shown, type Sphere, wayOver } from './sphere.ts';
import * as words from './words.yaml';

const sphere: Sphere = { x: 414, y: 484, r: 384, facing: [88, 16] };

const cities: readonly { name: string; place: Place; skyline: keyof typeof skylines; left?: boolean }[] = [
  { name: '法兰克福', place: [8.7, 50.1], skyline: 'gables' },
  { name: '开罗', place: [31.2, 30], skyline: 'pyramids' },
  { name: '利雅得', place: [46.7, 24.7], skyline: 'dome' },
  { name: '内罗毕', place: [36.8, -1.3], skyline: 'acacia' },
  { name: '孟买', place: [72.9, 19.1], skyline: 'gate' },
  { name: '杭州', place: [120.2, 30.3], skyline: 'bridge' },
  { name: '东京', place: [139.7, 35.7], skyline: 'mast', left: true },
  { name: '新加坡', place: [103.8, 1.35], skyline: 'towers' },
  { name: '雅加达', place: [106.8, -6.2], skyline: 'obelisk', left: true },
];
const at = (name: string) => cities.find((city) => city.name === name)!.place;

const ways = [
  ['利雅得', '雅加达'],
  ['东京', '法兰克福'],
  ['法兰克福', '开罗'],
  ['新加坡', '杭州'],
  ['杭州', '利雅得'],
  ['孟买', '内罗毕'],
] as const;

/** The land that faces us. */
const land = pathOfDots(
  landDots(2.4)
    .map((place) => shown(sphere, place))
    .filter(({ near, y }) => near > 0.12 && y < 660),
);

/** `id` is that of its light: each drawing has its own. */
const sea = (id: string) => (
  <>
    <defs>
      <radialGradient id={id} cx=".36" cy=".26" r=".86">
        <stop offset="0" stopColor="#1c3d8f" />
        <stop offset=".62" stopColor="#0f2354" />
        <stop offset="1" stopColor="#081532" />
      </radialGradient>
    </defs>
    <circle cx={sphere.x} cy={sphere.y} r={sphere.r + 26} fill="#2f5bff" opacity=".1" />
    <circle cx={sphere.x} cy={sphere.y} r={sphere.r} fill={`url(#${id})`} stroke="#5a82ff" strokeOpacity=".5" />
    <path d={land} stroke="#6f8fd8" strokeWidth="7" strokeLinecap="round" opacity=".6" />
    {ways.map(([from, to], index) => {
      const d = wayOver(sphere, at(from), at(to));
      return (
        <g key={from + to} strokeLinecap="round">
          <path d={d} stroke={index % 2 ? 'var(--accent)' : '#6d8bff'} strokeWidth="2" />
          <Pulse d={d} color="#fff" late={index % 2 === 1} />
        </g>
      );
    })}
  </>
);

/** The cities with their names, `size` high, and a landmark of each where there is room for one. */
const named = (size: number) =>
  cities.map(({ name, place, skyline, left = false }) => {
    const { x, y } = shown(sphere, place);
    const side = left ? -1 : 1;
    const small = size < 20;
    return (
      <g key={name}>
        <circle cx={x} cy={y} r="13" fill="#ffc46b" opacity=".28" />
        <circle cx={x} cy={y} r="5" fill="#ffd592" />
        {small ? (
          <path
            transform={`translate(${x + side * 28 - 14} ${y - 24})`}
            d={skylines[skyline]}
            stroke="#ffd592"
            strokeWidth="1.8"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        ) : null}
        <Text
          x={x + side * (small ? 48 : 18)}
          y={y - (small ? 9 : 0)}
          size={size}
          weight={600}
          anchor={left ? 'end' : 'start'}
          fill="#fff"
        >
          {name}
        </Text>
      </g>
    );
  });

/** The world at night, with connections between its cities. */
export function Globe() {
  const lit = (size: number) => (
    <>
      {sea(`globe-sea-${size}`)}
      {named(size)}
    </>
  );
  return (
    <Drawing
      title={words.globe.title}
      loops
      cut="sides"
      wide={{ size: [1440, 660], art: <g transform="translate(640 0)">{lit(17)}</g> }}
      narrow={{ size: [828, 660], art: lit(24) }}
    />
  );
}
