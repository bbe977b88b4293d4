import type { ReactNode } from 'react';
import { Text } from '../../../../components/art/kit/text.tsx';
import { objects as words } from '../words.yaml';

const ink = '#0b1b34';
const grid = (columns: number, rows: number, [dx, dy]: readonly [number, number]) =>
  Array.from({ length: columns * rows }, (_, at) => [(at % columns) * dx, Math.floor(at / columns) * dy] as const);

/** A computer of 1997 with its row of lines, and on it the pager that it calls. */
const gateway = (
  <>
    <path d="M14 122H206V220H14Z" fill="#d8cfb8" />
    <path d="M14 122H206V136H14Z" fill="#e9e2cf" />
    <path d="M14 206H206V220H14Z" fill="#bdb297" />
    <path d="M30 148H104V164H30Z" fill="#b3a88d" />
    <path d="M36 156H98" stroke={ink} strokeWidth="3" />
    <path
      d={Array.from({ length: 9 }, (_, at) => `M${30 + at * 9} 178v20`).join('')}
      stroke="#a2977b"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M120 148H194V198H120Z" fill="#3b3a36" />
    {grid(4, 2, [17, 18]).map(([x, y], at) => (
      <circle key={at} cx={132 + x} cy={164 + y} r="4.5" fill={at % 3 === 1 ? '#ffb347' : '#6fe08a'} />
    ))}
    <path d="M48 62C48 55 53 50 60 50H160C167 50 172 55 172 62V122H48Z" fill="#26262b" />
    <path d="M58 62H162V98H58Z" fill="#b9c98f" />
    <Text x={110} y={80} size={16} weight={600} anchor="middle" fill="#22301a">
      {words.pager}
    </Text>
    <path d="M70 110h22M100 110h22" stroke="#5b5b66" strokeWidth="7" strokeLinecap="round" />
    <circle cx="152" cy="110" r="6" fill="#c0392b" />
  </>
);

/** A telephone of 2003 that shows the number of a queue. */
const handset = (
  <>
    <path d="M142 6v34" stroke="#2b3350" strokeWidth="12" strokeLinecap="round" />
    <path
      d="M60 44C60 30 70 22 84 22H136C150 22 160 30 160 44V196C160 210 152 220 138 220H82C68 220 60 210 60 196Z"
      fill="#3a4670"
    />
    <path d="M72 48H148V104H72Z" fill="#b9d7a1" />
    <Text x={110} y={65} size={14.5} anchor="middle" fill="#1d3015">
      {words.queue}
    </Text>
    <Text x={110} y={88} size={20} weight={700} anchor="middle" fill="#1d3015">
      {words.number}
    </Text>
    <path d="M96 119h28" stroke="#7f8cc0" strokeWidth="8" strokeLinecap="round" />
    {grid(3, 4, [24, 19]).map(([x, y], at) => (
      <path key={at} d={`M${80 + x} ${140 + y}h12`} stroke="#c7cfea" strokeWidth="10" strokeLinecap="round" />
    ))}
  </>
);

/** A computer of 2015 with a thread. */
const laptop = (
  <>
    <path d="M26 62C26 56 30 52 36 52H184C190 52 194 56 194 62V192H26Z" fill="#2a2f3a" />
    <path d="M36 62H184V184H36Z" fill="#f4f6fa" />
    <path d="M36 62H78V184H36Z" fill="#dfe6f3" />
    {[80, 102, 124].map((y, at) => (
      <g key={y}>
        <circle cx="50" cy={y} r="7" fill={['#2f5bff', '#0fb59b', '#ff7a3d'][at]} />
        <path d={`M62 ${y}h10`} stroke="#9aa8c2" strokeWidth="4" strokeLinecap="round" />
      </g>
    ))}
    <path d="M90 76h52a6 6 0 0 1 6 6v14a6 6 0 0 1 -6 6H90Z" fill="#fff" stroke="#d3dbe8" />
    <path d="M98 89h36" stroke="#9aa8c2" strokeWidth="5" strokeLinecap="round" />
    <path d="M118 112h58v26h-58a6 6 0 0 1 -6 -6v-14a6 6 0 0 1 6 -6Z" fill="#2f5bff" />
    <path d="M122 125h42" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
    <path d="M90 148h40a6 6 0 0 1 6 6v12a6 6 0 0 1 -6 6H90Z" fill="#fff" stroke="#d3dbe8" />
    <path d="M98 160h24" stroke="#9aa8c2" strokeWidth="5" strokeLinecap="round" />
    <path d="M6 196H214L204 216C202 219 198 220 194 220H26C22 220 18 219 16 216Z" fill="#aeb6c4" />
    <path d="M6 196H214V202H6Z" fill="#c9d0db" />
  </>
);

const seats = ['#f4c9a8', '#c9d8ff', '#ffe3a0', '#cfeee4', '#ecd2f2'];

/** A tablet of 2020 in a lesson: the picture is coarse, everybody is there. */
const tablet = (
  <>
    <path d="M78 196L62 220H158L142 196Z" fill="#8d96a8" />
    <path
      d="M10 66C10 58 16 52 24 52H196C204 52 210 58 210 66V188C210 196 204 202 196 202H24C16 202 10 196 10 188Z"
      fill="#1d2433"
    />
    <path d="M20 62H140V192H20Z" fill="#2d6a55" />
    <path d="M36 84h64M36 102h84M36 120h48" stroke="#dff3ea" strokeWidth="5" strokeLinecap="round" />
    <path d="M88 158l20 -24 20 24Z" stroke="#ffd76a" strokeWidth="5" strokeLinejoin="round" />
    {grid(2, 5, [30, 26]).map(([x, y], at) => (
      <path key={at} d={`M${144 + x} ${62 + y}h26v22h-26Z`} fill={seats[(at * 3) % 5]} />
    ))}
    <path d="M20 168h120v24H20Z" fill={ink} />
    <Text x={80} y={180} size={14} anchor="middle" fill="#fff">
      {words.picture}
    </Text>
  </>
);

const waves = [16, 40, 66, 30, 54, 78, 44, 60, 24, 36, 14];

/** A telephone of 2025 on a stand: who speaks says first what it is. */
const agent = (
  <>
    <path d="M60 210H160C166 210 170 214 170 220H50C50 214 54 210 60 210Z" fill="#8d96a8" />
    <path d="M50 26C50 14 58 6 70 6H150C162 6 170 14 170 26V210H50Z" fill={ink} />
    <path d="M58 28C58 20 64 16 72 16H148C156 16 162 20 162 28V202H58Z" fill="#12294f" />
    <path
      d={waves.map((high, at) => `M${75 + at * 7} ${84 - high / 2}v${high}`).join('')}
      stroke="#7fe3d0"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <Text x={110} y={144} size={15} weight={600} anchor="middle" fill="#fff">
      {words.agent}
    </Text>
    <circle cx="110" cy="178" r="13" fill="#d92d20" />
    <path d="M103 180c4 -4 10 -4 14 0" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
  </>
);

/** What each turn left: the things themselves, in the order of the turns, on a ground of 220 by 220. */
export const objects: readonly ReactNode[] = [gateway, handset, laptop, tablet, agent];

/** All of them in a row, for shared links. */
export const Row = () => (
  <svg viewBox="0 0 1260 240" fill="none" aria-hidden="true">
    {objects.map((object, at) => (
      <g key={at} transform={`translate(${at * 260} 0)`}>
        {object}
      </g>
    ))}
    <path d="M0 220H1260V236H0Z" fill="#c99b68" />
  </svg>
);
