import { arcPath } from '../../../../components/art/kit/arc.tsx';
import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { widthOf } from '../../../../components/art/kit/measure.ts';
import { Pulse } from '../../../../components/art/kit/moving.tsx';
import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { answering, pupils } from './pupils.ts';
import { type Place, Room } from './room.tsx';

type Seat = { place: Place; name: string; who: (typeof pupils)[number]; says?: string };

const seats: readonly Seat[] = [
  { place: 'attic', name: '阁楼', who: pupils[0]! },
  { place: 'home', name: '杭州 · 客厅', who: pupils[1]! },
  { place: 'hills', name: '山里的教学点', who: answering, says: '老师，我会！' },
  { place: 'library', name: '社区书屋', who: pupils[2]! },
  { place: 'bedroom', name: '兰州 · 卧室', who: pupils[0]! },
  { place: 'coast', name: '海岛的家', who: pupils[1]!, says: '顶点是不是在 y 轴上？' },
  { place: 'kitchen', name: '厨房的餐桌', who: pupils[2]! },
];
const PITCH = 266;

/** A bubble that points down at a seat, `half` as wide on each side as its words need. */
const bubbleAt = (x: number, half: number) =>
  `M${x - half} 346h${2 * half}q10 0 10 10v24q0 10-10 10h${12 - half}l-12 12-12-12h${12 - half}q-10 0-10-10v-24q0-10 10-10z`;

/** Children in rooms of their own, before one board; only in a wide row the board has room for what is written on it. */
function Row({ across, row }: { across: number; row: readonly Seat[] }) {
  const middle = across / 2;
  const wide = row.length > 2;
  const seatAt = (index: number) => middle + (index - (row.length - 1) / 2) * PITCH;
  const wayTo = (index: number) => {
    const from = middle + (seatAt(index) - middle) * 0.44;
    return arcPath({ from: [from, 250], to: [seatAt(index), 412], lift: index % 6 ? 44 : 70 });
  };
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
      {row.map(({ place }, index) =>
        seatAt(index) === middle ? null : (
          <g key={place}>
            <path d={wayTo(index)} stroke="#ffb48c" strokeWidth="2" />
            <Pulse d={wayTo(index)} color="#fff" width={4} />
          </g>
        ),
      )}
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
          <Text x={0} y={130} size={20}>
            a 越大，开口越窄
          </Text>
          <Text x={0} y={166} size={20}>
            顶点（0，c）
          </Text>
        </g>
      ) : null}
      <g transform={`translate(${middle + half - 276} 36)`}>
        <rect width="250" height="236" rx="12" fill="#ffe9d6" />
        <Person x={125} y={236} size={204} seed="许老师" of={{ mood: 'talk' }} />
        <rect width="250" height="236" rx="12" stroke="var(--accent)" strokeWidth="5" />
        <rect x="12" y="12" width="150" height="32" rx="16" fill="#071126" fillOpacity=".82" />
        <Text x={28} y={28} size={16} fill="#ffffff">
          许老师 · 讲课中
        </Text>
      </g>
      {row.map(({ place, says }, index) =>
        says ? (
          <g key={place}>
            <path d={bubbleAt(seatAt(index), widthOf(says, 16) / 2 + 6)} fill="var(--primary)" />
            <Text x={seatAt(index)} y={369} size={16} weight={550} fill="#ffffff" anchor="middle">
              {says}
            </Text>
          </g>
        ) : null,
      )}
    </>
  );
}

/** Seven children in seven rooms and the board they all sit before; on phones the two who raise a hand. */
export function FirstRow() {
  return (
    <Drawing
      title="七间屋子，同一块白板：两个孩子同时举手，老师都看得见"
      loops
      cut
      wide={{ size: [1920, 560], art: <Row across={1920} row={seats} /> }}
      narrow={{ size: [546, 560], art: <Row across={546} row={seats.filter(({ says }) => says)} /> }}
    />
  );
}
