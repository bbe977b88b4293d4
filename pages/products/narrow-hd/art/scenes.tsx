import type { ReactNode } from 'react';
import { Person } from '../../../../components/art/kit/people/person.tsx';

const crowd = Array.from(
  { length: 90 },
  (_, at) => `M${(at % 30) * 32 + 16 + ((at / 30) | 0) * 8} ${26 + ((at / 30) | 0) * 34}h.1`,
).join('');
const weave = Array.from({ length: 21 }, (_, at) => `M${340 + at * 14} 400V${318 + Math.abs(at - 10) * 6}`).join('');

/** One frame each of what is encoded, 960 by 400. */
export const pictures: Readonly<Record<string, ReactNode>> = {
  cloth: (
    <>
      <path d="M0 0H960V400H0Z" fill="#f3e7dc" />
      <circle cx="760" cy="120" r="120" fill="#ecd7c4" />
      <circle cx="900" cy="300" r="150" fill="#f8efe6" />
      <Person x={480} y={400} size={330} seed="沈女士" of={{ cloth: '#b98a62', hair: 'long' }} />
      <path d={weave} stroke="#8c6239" strokeWidth="2" strokeDasharray="5 3" />
    </>
  ),
  lesson: (
    <>
      <path d="M0 0H960V400H0Z" fill="#eef1f7" />
      <path d="M440 70H890V290H440Z" fill="#fff" stroke="#c3ccdd" strokeWidth="4" />
      <path
        d="M480 120h220M480 165h340M480 210h180M720 250q40-90 80 0"
        stroke="#16264a"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <Person x={220} y={400} size={240} seed="林老师" />
    </>
  ),
  match: (
    <>
      <path d="M0 0H960V400H0Z" fill="#4c9a5c" />
      <path d="M0 0H960V116H0Z" fill="#5b6478" />
      <path d={crowd} stroke="#e9d9b8" strokeWidth="16" strokeLinecap="round" />
      <path d="M0 150H960M480 150V400M480 400m-90 0a90 60 0 0 1 180 0" stroke="#fff" strokeWidth="4" />
      {[300, 420, 560, 660].map((x, at) => (
        <g key={x} stroke={at % 2 ? '#d92d20' : '#2f5bff'} strokeWidth="14" strokeLinecap="round">
          <path d={`M${x} 200v44M${x} 244l-14 46M${x} 244l16 46`} />
          <circle cx={x} cy={180} r="10" fill="#f8cda8" stroke="none" />
        </g>
      ))}
      <circle cx="505" cy="296" r="9" fill="#fff" />
    </>
  ),
  cartoon: (
    <>
      <path d="M0 0H960V400H0Z" fill="#bfe6ff" />
      <circle cx="800" cy="90" r="52" fill="#ffd84d" />
      <path d="M0 320q240-120 480-20t480-30V400H0Z" fill="#7ccf7a" />
      <path d="M380 400V270a80 80 0 0 1 160 0V400Z" fill="#ff9a66" stroke="#16264a" strokeWidth="7" />
      <path
        d="M400 214l-14-70 56 40M520 214l14-70-56 40"
        fill="#ff9a66"
        stroke="#16264a"
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <path d="M430 262h.1M490 262h.1M446 300q14 12 28 0" stroke="#16264a" strokeWidth="12" strokeLinecap="round" />
    </>
  ),
};
