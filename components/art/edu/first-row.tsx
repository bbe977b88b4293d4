import { arcPath } from '../kit/arc.tsx';
import { Glyph } from '../kit/glyph.tsx';
import { Person } from '../kit/person.tsx';
import { Text } from '../kit/text.tsx';
import motion from '../kit/motion.module.css';
import { type Hair, Pupil } from './pupil.tsx';
import { type Place, Room } from './room.tsx';

type Seat = { place: Place; name: string; look: number; hair: Hair; raised?: boolean; says?: string };

const seats: readonly Seat[] = [
  { place: 'attic', name: '阁楼', look: 3, hair: 'short' },
  { place: 'home', name: '杭州 · 客厅', look: 0, hair: 'buns' },
  { place: 'hills', name: '山里的教学点', look: 1, hair: 'short', raised: true, says: '老师，我会！' },
  { place: 'library', name: '社区书屋', look: 4, hair: 'long' },
  { place: 'bedroom', name: '兰州 · 卧室', look: 2, hair: 'tail' },
  { place: 'coast', name: '海岛的家', look: 5, hair: 'cap', says: '顶点是不是在 y 轴上？' },
  { place: 'kitchen', name: '厨房的餐桌', look: 3, hair: 'long' },
];

const PITCH = 266;
const seatAt = (index: number) => 960 + (index - 3) * PITCH;

/** From the board to a seat. */
const wayTo = (index: number) => arcPath({ from: [960 + (index - 3) * 118, 250], to: [seatAt(index), 430], lift: index % 6 ? 44 : 70 });

/** Seven children in seven rooms, and the one board they all sit before. */
export function FirstRow() {
  return (
    <svg viewBox="0 0 1920 560" preserveAspectRatio="xMidYMax slice" fill="none" role="img" aria-label="七个孩子坐在七间不同的屋子里，面前是同一块白板：老师正在讲二次函数，两个孩子举手提问">
      {seats.map(({ place, name, look, hair, raised = false }, index) => (
        <Room key={place} x={seatAt(index) - 125} y={260} place={place}>
          <rect x="86" y="176" width="78" height="50" rx="5" fill="#14213d" />
          <rect x="90" y="180" width="70" height="42" rx="2" fill="#eef4ff" />
          <path d="M102 186C114 228 136 228 148 186" stroke="var(--primary)" strokeWidth="3" strokeLinecap="round" />
          <Pupil x={125} y={300} width={104} look={look} hair={hair} raised={raised} />
          <rect x={125 - name.length * 8 - 14} y="256" width={name.length * 16 + 28} height="30" rx="15" fill="#ffffff" />
          <Text x={125} y={271} size={15} weight={550} anchor="middle">
            {name}
          </Text>
        </Room>
      ))}

      {seats.map(({ place }, index) =>
        index === 3 ? null : (
          <g key={place}>
            <path d={wayTo(index)} stroke="#ffb48c" strokeWidth="2" />
            <path d={wayTo(index)} pathLength="100" stroke="#fff" strokeWidth="4" strokeLinecap="round" strokeDasharray="4 96" className={motion.travel} />
          </g>
        ),
      )}

      <rect x="566" y="6" width="788" height="296" rx="18" fill="#c98a58" />
      <rect x="578" y="18" width="764" height="272" rx="10" fill="#ffffff" />
      <path d="M606 252h204M708 272V44" stroke="#9aa8c2" strokeWidth="2" />
      <path d="M630 60C664 302 752 302 786 60" stroke="var(--primary)" strokeWidth="5" strokeLinecap="round" />
      <path d="M666 60C688 302 728 302 750 60" stroke="var(--on-night-primary)" strokeWidth="3" strokeLinecap="round" strokeDasharray="2 9" />
      <circle cx="708" cy="241" r="8" fill="var(--warm)" />
      <Text x={836} y={62} size={30} weight={550} fill="var(--accent-ink)">
        y = ax² + c
      </Text>
      <path d="M836 86q70 10 166-2" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
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
        <Person x={1201} y={272} width={204} look={4} long />
        <rect x="1076" y="36" width="250" height="236" rx="12" stroke="var(--accent)" strokeWidth="5" />
        <rect x="1090" y="228" width="146" height="32" rx="16" fill="#071126" fillOpacity=".78" />
        <Text x={1106} y={244} size={16} fill="#ffffff">
          许老师 · 讲课中
        </Text>
      </g>

      {seats.map(({ place, says }, index) =>
        says ? (
          <g key={place}>
            <path d={`M${seatAt(index) - says.length * 9 - 22} 346h${says.length * 18 + 44}q10 0 10 10v26q0 10-10 10h${-(says.length * 9 + 10)}l-12 14-12-14h${-(says.length * 9 + 10)}q-10 0-10-10v-26q0-10 10-10z`} fill="var(--primary)" />
            <Text x={seatAt(index)} y={369} size={17} weight={550} fill="#ffffff" anchor="middle">
              {says}
            </Text>
          </g>
        ) : null,
      )}
      <Glyph x={seatAt(2) + 84} y={424} r={17} name="hand" ground="var(--warm)" />
    </svg>
  );
}
