import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { names, type State } from '../model.ts';
import styles from '../signal.module.css';
import * as words from '../words.yaml';

type Side = 'above' | 'right' | 'below';
type Stations = Record<State, readonly [x: number, y: number, side: Side]>;

/** Stations: where they are, and on which side their name is. */
const wide: Stations = {
  idle: [60, 60, 'above'],
  sent: [210, 60, 'above'],
  ring: [360, 60, 'above'],
  won: [510, 60, 'above'],
  joined: [660, 60, 'above'],
  lost: [285, 150, 'below'],
  busy: [135, 150, 'below'],
  rejected: [435, 122, 'right'],
  cancelled: [435, 168, 'right'],
  timeout: [435, 214, 'right'],
};
const narrow: Stations = {
  idle: [30, 30, 'right'],
  sent: [30, 95, 'right'],
  ring: [30, 160, 'right'],
  won: [30, 225, 'right'],
  joined: [30, 290, 'right'],
  busy: [220, 62, 'right'],
  lost: [220, 127, 'right'],
  rejected: [220, 192, 'right'],
  cancelled: [220, 230, 'right'],
  timeout: [220, 268, 'right'],
};
const branches: readonly (readonly [from: State, to: State])[] = [
  ['idle', 'busy'],
  ['sent', 'lost'],
  ['ring', 'lost'],
  ['ring', 'rejected'],
  ['ring', 'cancelled'],
  ['ring', 'timeout'],
];

function railOf([x, y]: Stations[State], [toX, toY]: Stations[State]): string {
  return wide.idle[1] === y ? `M${x} ${y}Q${x} ${toY} ${toX} ${toY}` : `M${x} ${y}Q${x + 90} ${toY} ${toX} ${toY}`;
}

function Rails({ at, font }: { at: Stations; font: number }) {
  const offsets = { above: [0, -font - 12], right: [font, 0], below: [0, font + 12] } as const;
  return (
    <>
      <path d={branches.map(([from, to]) => railOf(at[from], at[to])).join('')} stroke="var(--rule)" strokeWidth="4" />
      <path d={`M${at.idle[0]} ${at.idle[1]}L${at.joined[0]} ${at.joined[1]}`} stroke="var(--tint)" strokeWidth="4" />
      {(Object.keys(at) as State[]).map((state) => {
        const [x, y, side] = at[state];
        const [right, down] = offsets[side];
        return (
          <g key={state} data-state={state} className={styles.station}>
            <circle cx={x} cy={y} r="9" fill="var(--ground)" stroke="currentColor" strokeWidth="4" />
            <Text
              x={x + right}
              y={y + down}
              size={font}
              anchor={side === 'right' ? 'start' : 'middle'}
              fill="currentColor"
            >
              {names[state]}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** The states of an invitation as a map of rails; `card` for shared links. */
export function RailMap({ card = false }) {
  return (
    <Drawing
      title={words.railMap.title}
      className={card ? styles.card : styles.map}
      wide={{ size: [720, 250], art: <Rails at={wide} font={19} /> }}
      narrow={card ? undefined : { size: [340, 320], art: <Rails at={narrow} font={15} /> }}
    />
  );
}
