import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { names, type State } from '../model.ts';
import styles from '../medhos.module.css';
import * as words from '../words.yaml';

const owners: Partial<Record<State, string>> = words.owners;

type Stops = Record<State, readonly [x: number, y: number]>;
const wide: Stops = {
  seen: [70, 60],
  written: [250, 60],
  signed: [430, 60],
  review: [610, 60],
  valid: [790, 60],
  paid: [970, 60],
  done: [1130, 60],
  returned: [520, 150],
  lapsed: [880, 150],
};
const narrow: Stops = {
  seen: [24, 24],
  written: [24, 74],
  signed: [24, 124],
  review: [24, 174],
  valid: [24, 224],
  paid: [24, 274],
  done: [24, 324],
  returned: [220, 149],
  lapsed: [220, 249],
};
const branches: readonly (readonly [State, State])[] = [
  ['review', 'returned'],
  ['returned', 'signed'],
  ['valid', 'lapsed'],
];
function stops(at: Stops, across: boolean) {
  return (
    <>
      <path
        d={`M${at.seen.join(' ')}L${at.done.join(' ')}`}
        stroke="var(--tint)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {branches.map(([from, to]) => (
        <path
          key={from + to}
          d={
            across
              ? `M${at[from].join(' ')}L${at[to].join(' ')}`
              : `M${from === 'returned' ? at[from].join(' ') : `140 ${at[from][1]}`}L${to === 'signed' ? `150 ${at[to][1]}` : at[to].join(' ')}`
          }
          stroke="var(--third-ink)"
          strokeWidth="2.5"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
      ))}
      {(Object.keys(at) as State[]).map((state) => {
        const [x, y] = at[state];
        const below = state === 'returned' || state === 'lapsed';
        return (
          <g key={state} data-state={state} className={styles.medhosStop}>
            <circle cx={x} cy={y} r={across ? 13 : 9} fill="var(--ground)" stroke="currentColor" strokeWidth="4" />
            <Text
              x={across ? x : x + 22}
              y={across ? (below ? y + 34 : y - 34) : y}
              size={across ? 19 : 14}
              weight={600}
              anchor={across ? 'middle' : 'start'}
              fill="currentColor"
            >
              {across || !owners[state] ? names[state] : `${names[state]} · ${owners[state]}`}
            </Text>
            {across && owners[state] ? (
              <Text x={x} y={y + 36} size={16} anchor="middle" fill="var(--muted)">
                {owners[state]}
              </Text>
            ) : null}
          </g>
        );
      })}
    </>
  );
}

export function Route() {
  return (
    <Drawing
      title={words.route.title}
      wide={{ size: [1200, 200], art: stops(wide, true) }}
      narrow={{ size: [358, 346], art: stops(narrow, false) }}
    />
  );
}
