import { Window } from '../kit/frames.tsx';
import motion from '../kit/motion.module.css';
import { Text } from '../kit/text.tsx';
import { Tile } from '../kit/tile.tsx';

type Props = { label: string; names: readonly [string, string, string] };

/** A cubic on the whiteboard, from −2.05 to 2.05, 42 and 28 units for each one of x and y; 306 × 182 from 0, 0. */
function Board() {
  return (
    <>
      <rect width={306} height={182} rx="8" fill="#f6f8fc" />
      <path d="M14 92H292M110 12V172" stroke="#9aa8c2" strokeWidth="1.5" />
      <path
        d="M23.9 161C81.3 -206.6 138.7 390.6 196.1 23"
        stroke="var(--primary)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M68 92V36H110" stroke="var(--warm)" strokeWidth="1.5" strokeDasharray="4 4" />
      <circle cx="68" cy="36" r="5" fill="var(--warm)" />
      <Text x={206} y={34} size={18} weight={500} fill="var(--accent-ink)">
        y = x³ − 3x
      </Text>
      <path d="M204 48q32 6 90-1" stroke="var(--accent)" strokeWidth="2" strokeLinecap="round" />
      <path d="M68 38l4 22 6-6 10 2z" fill="var(--ink)" />
    </>
  );
}

const pupils = [
  { seed: undefined, ground: '#cfdcff' },
  { seed: '小禾', ground: '#ffe3d3' },
  { seed: '念念', ground: '#d5f1ec' },
] as const;

/** One lesson, two classrooms: the whiteboard in the middle, the faces beside it. */
export function Classroom({ label, names }: Props) {
  const faces = (x: number, y: number) =>
    pupils.map(({ seed, ground }, index) => (
      <Tile
        key={ground}
        x={x}
        y={y + index * 64}
        width={118}
        height={54}
        name={names[index]}
        seed={seed}
        size={13.5}
        speaking={index === 0}
        ground={ground}
      />
    ));
  const svg = { preserveAspectRatio: 'xMidYMax meet', fill: 'none', role: 'img', 'aria-label': label } as const;
  return (
    <>
      <svg viewBox="0 0 520 260" className={motion.wide} {...svg}>
        <Window x={30} y={26} width={460} height={250}>
          <g transform="translate(42 70)">
            <Board />
          </g>
          {faces(360, 70)}
        </Window>
      </svg>
      <svg viewBox="0 0 350 262" className={motion.narrow} {...svg}>
        <Window x={4} y={16} width={342} height={260}>
          <g transform="translate(14 78) scale(.66)">
            <Board />
          </g>
          {faces(220, 62)}
        </Window>
      </svg>
    </>
  );
}
