import { arcPath } from '../../../../components/art/kit/arc.tsx';
import { widthOf } from '../../../../components/art/kit/measure.ts';
import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Pulse } from '../../../../components/art/kit/moving.tsx';
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
const seatAt = (index: number) => 960 + (index - 3) * PITCH;

/** From the board to a seat. */
const wayTo = (index: number) =>
  arcPath({ from: [960 + (index - 3) * 118, 250], to: [seatAt(index), 412], lift: index % 6 ? 44 : 70 });

/** A bubble that points down at a seat, `half` as wide on each side as its words need. */
const bubbleAt = (x: number, half: number) =>
  `M${x - half} 346h${2 * half}q10 0 10 10v24q0 10-10 10h${12 - half}l-12 12-12-12h${12 - half}q-10 0-10-10v-24q0-10 10-10z`;

/** Seven children in seven rooms, and the one board they all sit before. */
export function FirstRow() {
  return (
    <svg
      viewBox="0 0 1920 560"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      role="img"
      aria-label="七间屋子，同一块白板：两个孩子同时举手，老师都看得见"
    >
      {seats.map(({ place, name, who: [seed, of] }, index) => (
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

      {seats.map(({ place }, index) =>
        index === 3 ? null : (
          <g key={place}>
            <path d={wayTo(index)} stroke="#ffb48c" strokeWidth="2" />
            <Pulse d={wayTo(index)} color="#fff" width={4} />
          </g>
        ),
      )}

      <rect x="566" y="6" width="788" height="296" rx="18" fill="#c98a58" />
      <rect x="578" y="18" width="764" height="272" rx="10" fill="#ffffff" />
      <path d="M606 252h204M708 272V44" stroke="#9aa8c2" strokeWidth="2" />
      <path d="M630 60C664 302 752 302 786 60" stroke="var(--primary)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M666 60C688 302 728 302 750 60"
        stroke="var(--on-night-primary)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="2 9"
      />
      <circle cx="708" cy="241" r="8" fill="var(--warm)" />
      <Text x={836} y={62} size={30} weight={550} fill="var(--accent-ink)">
        y = ax² + c
      </Text>
      <Text x={836} y={130} size={20}>
        a 越大，开口越窄
      </Text>
      <Text x={836} y={166} size={20}>
        顶点（0，c）
      </Text>
      <path d="M812 200l6 30 8-8 13 3z" fill="var(--ink)" />
      <rect x="838" y="216" width="58" height="28" rx="14" fill="var(--ink)" />
      <Text x={867} y={230} size={15} fill="#ffffff" anchor="middle">
        小满
      </Text>

      <g>
        <rect x="1076" y="36" width="250" height="236" rx="12" fill="#ffe9d6" />
        <Person x={1201} y={272} size={204} seed="许老师" of={{ mood: 'talk' }} />
        <rect x="1076" y="36" width="250" height="236" rx="12" stroke="var(--accent)" strokeWidth="5" />
        <rect x="1088" y="48" width="146" height="32" rx="16" fill="#071126" fillOpacity=".82" />
        <Text x={1104} y={64} size={16} fill="#ffffff">
          许老师 · 讲课中
        </Text>
      </g>

      {seats.map(({ place, says }, index) =>
        says ? (
          <g key={place}>
            <path d={bubbleAt(seatAt(index), widthOf(says, 16) / 2 + 6)} fill="var(--primary)" />
            <Text x={seatAt(index)} y={369} size={16} weight={550} fill="#ffffff" anchor="middle">
              {says}
            </Text>
          </g>
        ) : null,
      )}
    </svg>
  );
}
