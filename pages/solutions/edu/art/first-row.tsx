import { Arc } from '../../../../components/art/kit/arc.tsx';
import { Bubble } from '../../../../components/art/kit/bubble.tsx';
import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { widthOf } from '../../../../components/art/kit/measure.ts';
import type { PersonLook } from '../../../../components/art/kit/people/look.ts';
import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Tile } from '../../../../components/art/kit/tile.tsx';
import styles from '../edu.module.css';
import { type Place, Room } from './room.tsx';
import * as words from '../words.yaml';

const pupil = { age: 'child', view: 'back', wear: 'track', color: 'ink' } as const;

/** Children from behind; the last one knows the answer. */
export const pupils: readonly (readonly [seed: string, of: PersonLook])[] = [
  ['pupil a', { ...pupil, hair: 'crop', cloth: '#7b61ff' }],
  ['pupil b', { ...pupil, hair: 'pigtails', cloth: '#2f5bff' }],
  ['pupil c', { ...pupil, hair: 'tail', cloth: '#e4486d' }],
  ['pupil d', { ...pupil, hair: 'crop', cloth: '#0fb59b', hand: 'wave' }],
];

type Seat = { place: Place; name: string; who: (typeof pupils)[number]; says?: string };

const seats: readonly Seat[] = [
  { place: 'home', ...words.firstRow.rooms.home, who: pupils[1]! },
  { place: 'hills', ...words.firstRow.rooms.hills, who: pupils[3]! },
  { place: 'library', ...words.firstRow.rooms.library, who: pupils[2]! },
  { place: 'bedroom', ...words.firstRow.rooms.bedroom, who: pupils[0]! },
  { place: 'coast', ...words.firstRow.rooms.coast, who: pupils[1]! },
];
const PITCH = 266;

/** Children in rooms of their own, before one board; only in a wide row the board has room for what is written on it. */
function Row({ across, row }: { across: number; row: readonly Seat[] }) {
  const middle = across / 2;
  const wide = row.length > 2;
  const seatAt = (index: number) => middle + (index - (row.length - 1) / 2) * PITCH;
  const half = wide ? 394 : 258;
  return (
    <>
      {row.map(({ place, name, who: [seed, of] }, index) => (
        <Room key={place} x={seatAt(index) - 125} y={260} place={place}>
          <rect x="77" y="140" width="96" height="62" rx="5" fill="#14213d" />
          <rect x="81" y="144" width="88" height="54" rx="2" fill="#eef4ff" />
          <path d="M97 150C111 202 139 202 153 150" stroke="var(--primary)" strokeWidth="3" strokeLinecap="round" />
          <Person x={125} y={268} size={92} seed={seed} of={of} />
          <path d="M0 268H250V300H0Z" fill="#fff" />
          <Text x={125} y={284} size={16} weight={550} anchor="middle">
            {name}
          </Text>
        </Room>
      ))}
      {row.map(({ place }, index) => {
        const [from, to] = [middle + (seatAt(index) - middle) * 0.44, seatAt(index)];
        return from === to ? null : (
          <Arc key={place} from={[from, 250]} to={[to, 412]} lift={44} color="#ffb48c" signal />
        );
      })}
      <rect x={middle - half} y="6" width={2 * half} height="296" rx="18" fill="#c98a58" />
      <rect x={middle - half + 12} y="18" width={2 * half - 24} height="272" rx="10" fill="#ffffff" />
      <g transform={`translate(${middle - half + 36} 0)`} strokeLinecap="round">
        <path d="M0 252h204M102 272V44" stroke="#9aa8c2" strokeWidth="2" />
        <path d="M24 60C58 302 146 302 180 60" stroke="var(--primary)" strokeWidth="5" />
        <path d="M60 60C82 302 122 302 144 60" stroke="var(--on-night-primary)" strokeWidth="3" strokeDasharray="2 9" />
        <circle cx="102" cy="241" r="8" fill="var(--warm)" />
      </g>
      {wide ? (
        <g transform={`translate(${middle - 124} 0)`}>
          <Text x={0} y={62} size={30} weight={550} fill="var(--accent-ink)">
            y = ax² + c
          </Text>
          <Text x={0} y={140} size={20}>
            {words.firstRow.board}
          </Text>
        </g>
      ) : null}
      <Tile
        x={middle + half - 276}
        y={36}
        width={250}
        height={236}
        name={words.firstRow.teacher}
        of={{ mood: 'talk' }}
        size={16}
        ground="#ffe9d6"
        speaking
      />
      {row.map(({ place, says }, index) =>
        says ? (
          <Bubble
            key={place}
            x={seatAt(index) - widthOf(says, 16) / 2 - 12}
            y={345}
            width={widthOf(says, 16) + 24}
            lines={[says]}
            size={16}
            own
          />
        ) : null,
      )}
    </>
  );
}

/** Five children in five rooms and the board they all sit before; on phones the two who raise a hand. */
export function FirstRow() {
  return (
    <Drawing
      title={words.firstRow.title}
      loops
      cut="sides"
      className={styles.row}
      wide={{ size: [1480, 560], art: <Row across={1480} row={seats} /> }}
      narrow={{ size: [546, 560], art: <Row across={546} row={seats.filter(({ says }) => says)} /> }}
    />
  );
}
