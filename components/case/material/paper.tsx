import { Text } from '../../art/kit/text.tsx';
import * as words from './words.yaml';

/** Characters of tallies: each stroke of 正 is one. */
const strokes = ['h16', 'v15', 'h7', 'v9', 'h20'] as const;
const starts = [
  [2, 3],
  [10, 3],
  [10, 10],
  [5, 9],
  [0, 18],
] as const;

/** The blackboard of a school year: of a hundred lessons so many began late, a stroke each. */
export function Blackboard() {
  const late = 12;
  const path = Array.from({ length: late }, (_, index) => {
    const [x, y] = starts[index % 5]!;
    return `M${x + Math.floor(index / 5) * 30} ${y}${strokes[index % 5]}`;
  }).join('');
  return (
    <>
      <path d="M0 0H960V540H0Z" fill="#b07b45" />
      <path d="M26 26H934V486H26Z" fill="#1f4739" />
      <path d="M26 96C300 60 600 150 934 70V200C700 240 300 180 26 230Z" fill="#fff" opacity=".04" />
      <path d="M0 496H960V540H0Z" fill="#8a5a2c" />
      <path d="M610 492h84m30 0h46" stroke="#f4f1e6" strokeWidth="13" strokeLinecap="round" />
      <Text x={90} y={134} size={44} weight={600} fill="#f4f1e6">
        {words.paper.blackboard.lessons}
      </Text>
      <Text x={90} y={204} size={32} fill="#bcd2c5">
        {words.paper.blackboard.late}
      </Text>
      <path
        transform="translate(90 262) scale(5.4)"
        d={path}
        stroke="#f4f1e6"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
      <Text x={620} y={330} size={92} weight={700} fill="#e9c46a">
        97.6%
      </Text>
      <path d="M620 392c70-14 170-14 250 0" stroke="#e9c46a" strokeWidth="7" strokeLinecap="round" />
    </>
  );
}

const notes = [
  [176, 300],
  [250, 270],
  [324, 240],
  [420, 285],
  [494, 255],
  [568, 225],
  [664, 270],
  [738, 240],
  [812, 210],
] as const;

/** Two bars of a score, and the pedal below them: where it went down, and where it should have. */
export function Score() {
  return (
    <>
      <path d="M0 0H960V540H0Z" fill="#f6efdf" />
      <g transform="translate(29 -30) scale(.94)">
        <path d={[180, 210, 240, 270, 300].map((y) => `M70 ${y}H890`).join('')} stroke="#5b5140" strokeWidth="2.5" />
        <path d="M70 180V300M372 180V300M616 180V300M890 180V300" stroke="#5b5140" strokeWidth="3" />
        <path
          d="M116 330c-24-6-22-40 8-38 26 2 32 38 8 54-36 22-66-20-44-62 18-34 46-56 44-92-2-30-22-26-26 8-4 40 14 100 18 152 2 34-30 40-36 20"
          stroke="#2b2519"
          strokeWidth="6"
          strokeLinecap="round"
        />
        {notes.map(([x, y], index) => (
          <g key={x}>
            <ellipse cx={x} cy={y} rx="17" ry="13" transform={`rotate(-20 ${x} ${y})`} fill="#2b2519" />
            <path d={`M${x + 15} ${y - 4}V${130 + (index % 3) * 4}`} stroke="#2b2519" strokeWidth="4" />
          </g>
        ))}
        <path
          d="M191 130L339 138V152L191 144ZM435 130L583 138V152L435 144ZM679 130L827 138V152L679 144Z"
          fill="#2b2519"
        />
        <path d="M420 400V424H890V400" stroke="#5b5140" strokeWidth="5" opacity=".5" strokeDasharray="10 9" />
        <path d="M372 448V476H842V448" stroke="#c2410c" strokeWidth="7" />
        <path d="M420 330V490M372 330V490" stroke="#c2410c" strokeWidth="2.5" strokeDasharray="5 6" />
        <Text x={70} y={412} size={32} weight={600} fill="#5b5140">
          {words.paper.score.written}
        </Text>
        <Text x={70} y={466} size={32} weight={650} fill="#c2410c">
          {words.paper.score.early}
        </Text>
      </g>
    </>
  );
}

/** The slip of a counter, with its seal: what took 23 minutes takes 9. */
export function Slip() {
  return (
    <>
      <path d="M0 0H960V540H0Z" fill="#d9e2ea" />
      <g transform="rotate(-3 480 270)">
        <path
          d="M150 46H810V510l-22-14-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22-14-22 14Z"
          fill="#fffdf6"
        />
        <Text x={200} y={104} size={38} weight={700} fill="#20324a">
          {words.paper.slip.title}
        </Text>
        <path d="M200 140H760" stroke="#20324a" strokeWidth="4" />
        {[
          words.paper.slip.steps[0],
          words.paper.slip.steps[1],
          words.paper.slip.steps[2],
          words.paper.slip.steps[3],
        ].map((name, row) => (
          <g key={name}>
            <Text x={200} y={192 + row * 66} size={38} fill="#20324a">
              {name}
            </Text>
            <Text x={520} y={192 + row * 66} size={38} weight={600} anchor="end" fill="#20324a">
              {words.paper.slip.done}
            </Text>
            <path d={`M200 ${226 + row * 66}H520`} stroke="#aab7c4" strokeWidth="2" strokeDasharray="4 5" />
          </g>
        ))}
        <g opacity=".86" transform="rotate(-11 660 330)">
          <circle cx="660" cy="330" r="108" stroke="#c62828" strokeWidth="9" />
          <circle cx="660" cy="330" r="90" stroke="#c62828" strokeWidth="3" />
          <Text x={660} y={312} size={62} weight={800} anchor="middle" fill="#c62828">
            {words.paper.slip.minutes}
          </Text>
          <Text x={660} y={374} size={38} weight={650} anchor="middle" fill="#c62828">
            {words.paper.slip.before}
          </Text>
        </g>
      </g>
    </>
  );
}

/** A ticket of the waiting room, which is not needed any more. */
export function Ticket() {
  return (
    <>
      <path d="M0 0H960V540H0Z" fill="#0f766e" />
      <path d="M0 430H960V540H0Z" fill="#0b5a54" />
      <g transform="rotate(2.5 480 260)">
        <path d="M250 60H710V214a28 28 0 0 0 0 56V486H250V270a28 28 0 0 0 0-56Z" fill="#fff" />
        <path d="M290 242H670" stroke="#9fb7b3" strokeWidth="3" strokeDasharray="8 10" />
        <Text x={480} y={108} size={38} fill="#3c5a56" anchor="middle">
          {words.paper.ticket.title}
        </Text>
        <Text x={480} y={176} size={76} weight={750} fill="#0b3b37" anchor="middle">
          A017
        </Text>
        <Text x={480} y={322} size={40} weight={650} fill="#0b3b37" anchor="middle">
          {words.paper.ticket.waited}
        </Text>
        <Text x={480} y={382} size={38} fill="#4a6763" anchor="middle">
          {words.paper.ticket.before}
        </Text>
        <path d="M290 436H670" stroke="#e3ecea" strokeWidth="20" strokeLinecap="round" />
        <path d="M290 436H327" stroke="#14b8a6" strokeWidth="20" strokeLinecap="round" />
      </g>
    </>
  );
}

const rooms = [
  [60, 50],
  [380, 50],
  [700, 50],
  [60, 310],
  [700, 310],
] as const;

/** Five closed rooms in plan; only the seat of the supervisors sees all of them. */
export function Rooms() {
  return (
    <>
      <path d="M0 0H960V540H0Z" fill="#173a66" />
      <path
        d={`${Array.from({ length: 24 }, (_, index) => `M${index * 40} 0V540`).join('')}${Array.from({ length: 14 }, (_, index) => `M0 ${index * 40}H960`).join('')}`}
        stroke="#fff"
        opacity=".07"
      />
      <path
        d="M260 180L480 400L700 180M480 180V400M260 400H700"
        stroke="#7fb2ff"
        strokeWidth="4"
        strokeDasharray="3 10"
        strokeLinecap="round"
      />
      {rooms.map(([x, y], index) => (
        <g key={`${x}${y}`}>
          <path d={`M${x} ${y}h200v180H${x + 124}m-48 0H${x}Z`} stroke="#dbe8ff" strokeWidth="7" fill="#173a66" />
          <path d={`M${x + 62} ${y + 140}c0-58 76-58 76 0`} fill="#7fa3d6" />
          <circle cx={x + 100} cy={y + 68} r="24" fill="#7fa3d6" />
          <Text x={x + 18} y={y + 34} size={40} weight={650} fill="#dbe8ff">
            {'甲乙丙丁戊'[index]!}
          </Text>
        </g>
      ))}
      <path d="M380 330H580V490H380Z" fill="#dbe8ff" />
      <Text x={480} y={410} size={40} weight={700} anchor="middle" fill="#173a66">
        {words.paper.rooms.supervisor}
      </Text>
    </>
  );
}
