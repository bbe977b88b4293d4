import { Person } from '../art/kit/people/person.tsx';
import { Text } from '../art/kit/text.tsx';
import type { Room } from './room.ts';

const guests = { wear: 'shirt', hair: 'part', gear: ['lanyard'] } as const;
const host = { wear: 'blazer', hair: 'bob' } as const;
const engineer = { trade: 'engineer', hair: 'crop' } as const;
const speaker = { wear: 'crew', hair: 'wave', mood: 'talk' } as const;

/** Who is in the house, for `Cast`. */
export const residents = [
  ['周岚', host],
  ['许可', guests],
  ['贺川', engineer],
  ['苏禾', speaker],
] as const;

/** The rooms of the upper storey, 320 wide, in the order of a meeting. */
export const abilityRooms: readonly Room[] = [
  { name: '会前', note: '约、等、放行', art: <Before /> },
  { name: '会中', note: '说、看、写', art: <During /> },
  { name: '会后', note: '记、派、存', art: <After /> },
];

/** A calendar with the day of the meeting, and two people who wait at the desk. */
function Before() {
  return (
    <>
      <rect x="26" y="78" width="104" height="82" rx="4" fill="var(--ground)" stroke="currentColor" strokeWidth="2" />
      <path d="M26 98h104" stroke="currentColor" strokeWidth="2" />
      <path
        d="M42 114h12M66 114h12M90 114h12M42 130h12M66 130h12M42 146h12M66 146h12"
        stroke="var(--rule)"
        strokeWidth="8"
      />
      <path d="M90 130h12" stroke="var(--third-ink)" strokeWidth="10" />
      <Person x={204} y={166} size={80} seed="周岚" of={host} />
      <Person x={272} y={166} size={80} seed="许可" of={guests} />
      <path d="M158 164h162v36h-162z" fill="var(--tint-soft)" stroke="currentColor" strokeWidth="2" />
      <Text x={239} y={183} size={16} anchor="middle" fill="currentColor">
        等候室
      </Text>
    </>
  );
}

/** Two people at a table, a shared screen on the wall, and its captions. */
function During() {
  return (
    <>
      <rect x="164" y="26" width="138" height="82" rx="4" fill="var(--ground)" stroke="currentColor" strokeWidth="2" />
      <path d="M180 90l28-26 22 16 44-38" stroke="var(--second)" strokeWidth="4" />
      <rect x="164" y="114" width="138" height="26" rx="4" fill="var(--ink)" />
      <Text x={233} y={127} size={16} anchor="middle" fill="#ffffff">
        吊装先停一班
      </Text>
      <Person x={62} y={170} size={84} seed="贺川" of={engineer} />
      <Person x={136} y={170} size={84} seed="苏禾" of={speaker} />
      <path d="M14 169h292v11h-292z" fill="var(--tint-soft)" stroke="currentColor" strokeWidth="2" />
      <path d="M40 180v20M280 180v20" stroke="currentColor" strokeWidth="4" />
    </>
  );
}

/** The minutes as they leave the room, and a shelf with recordings. */
function After() {
  return (
    <>
      <path d="M28 72h130v128h-130z" fill="var(--ground)" stroke="currentColor" strokeWidth="2" />
      <Text x={44} y={92} size={16} weight={650} fill="currentColor">
        纪要
      </Text>
      {['决议 2', '待办 3', '要点 1'].map((line, index) => (
        <g key={line}>
          <path d={`M44 ${120 + index * 28}l5 6 9-12`} stroke="var(--second)" strokeWidth="3" />
          <Text x={68} y={120 + index * 28} size={16} fill="currentColor">
            {line}
          </Text>
        </g>
      ))}
      <path d="M188 76h112M188 118h112M188 160h112M188 60v140M300 60v140" stroke="currentColor" strokeWidth="2" />
      <path
        d="M202 116v-32M218 116v-32M234 116v-26M202 158v-34M218 158v-30M250 158v-34M282 198v-30M266 198v-34"
        stroke="var(--tint)"
        strokeWidth="10"
      />
      <path
        d="M268 116v-32M284 116v-32M234 158v-34M284 158v-28M204 198v-32M224 198v-26"
        stroke="var(--second)"
        strokeWidth="10"
      />
    </>
  );
}
