import type { ReactNode } from 'react';
import type { Gear, Look } from './look.ts';

/** What is worn on the face or head, in the head's coordinates. */
export const onHead: Partial<Record<Gear, ReactNode>> = {
  glasses: (
    <path
      d="M-16-66a6.5 6 0 1 0 13 0a6.5 6 0 1 0-13 0M3-66a6.5 6 0 1 0 13 0a6.5 6 0 1 0-13 0M-3-67q3-2 6 0M-16-67l-4.5-1.5M16-67l4.5-1.5"
      fill="#fff"
      fillOpacity=".28"
    />
  ),
  moustache: <path d="M-8-54q4-4.6 8-1q4-3.6 8 1q-4 2-8-.4q-4 2.4-8 .4Z" fill="#1b2a4e" />,
  headset: (
    <>
      <path d="M-23-66C-25-106 25-106 23-66" strokeWidth="3.4" />
      <path d="M-28-67q0-5 5-5h2v17h-2q-5 0-5-5zM28-67q0-5-5-5h-2v17h2q5 0 5-5z" fill="#2f5bff" />
      <path d="M25-55C24-47 18-45 10-46" />
      <path d="M9-46.5h.1" strokeWidth="5" />
    </>
  ),
  hat: (
    <>
      <path d="M-24-77C-25-101-12-106 0-106S25-101 24-77Z" fill="#ffc83d" />
      <path d="M-6-105.5Q-7-92-7-80M6-105.5Q7-92 7-80" />
      <path d="M-29-77Q0-84 29-77Q0-71-29-77Z" fill="#ffc83d" />
    </>
  ),
  cap: (
    <>
      <path d="M-23-78C-23-99-12-104 0-104S23-99 23-78Q0-84-23-78Z" fill="#ff7a3d" />
      <path d="M-24-79Q0-91 24-79Q28-71 22-71Q0-81-22-71Q-28-71-24-79Z" fill="#ff7a3d" />
    </>
  ),
};

/** A beard, in the colour of the hair. */
export const beard = (color: string) => (
  <path
    d="M-20.5-66C-20-46-12-36 0-36S20-46 20.5-66C18-58 14-55 8-55.5Q0-58-8-55.5C-14-55-18-58-20.5-66ZM-5.5-50.5Q0-46 5.5-50.5Q0-52-5.5-50.5Z"
    fill={color}
    fillRule="evenodd"
  />
);

/** Equipment worn on the body. */
export const onBody: Partial<Record<Gear, ReactNode>> = {
  stethoscope: (
    <>
      <path d="M-13-36C-25-24-18-6-9-4M13-36C22-28 20-20 16-13" strokeWidth="2.8" />
      <circle cx="15" cy="-9" r="4.5" fill="#c7d3e8" />
    </>
  ),
  lanyard: (
    <>
      <path d="M-13-36L0-11L13-36" stroke="#2f5bff" strokeWidth="2.8" />
      <path d="M-8 0V-9Q-8-11-6-11H6Q8-11 8-9V0" fill="#fff" />
      <path d="M-3.5-5H3.5" />
    </>
  ),
  bag: (
    <path
      d="M-31-32C-25-33-22-30-23-24L-22 0H-30C-29-12-28-24-31-32ZM31-32C25-33 22-30 23-24L22 0H30C29-12 28-24 31-32Z"
      fill="#ff7a3d"
    />
  ),
};

/** A game pad, held in front of everything. */
export const gamepad = (skin: string) => (
  <>
    <path d="M-14-19C-24-20-28-8-27 0H27C28-8 24-20 14-19C11-19 10-16 0-16S-11-19-14-19Z" fill="#fff" />
    <path d="M-17-11v6M-20-8h6" />
    <path d="M13-9h.1M19-7h.1" strokeWidth="4" stroke="#e4486d" />
    <path d="M-34 0C-36-10-28-16-23-12C-19-9-24-6-23 0M34 0C36-10 28-16 23-12C19-9 24-6 23 0" fill={skin} />
  </>
);

/** A forearm that comes up at the viewer's right, `at` its palm, and the fingers above it. */
const fingers: Record<NonNullable<Look['hand']>, string> = {
  wave: 'M46-47L41-60M50-49L49-65M55-48L58-62M59-44L65-55M45-41L36-46',
  point: 'M50-48V-68M45-41L38-45',
  thumb: 'M46-46L44-58',
  phone: 'M59-50L64-56M60-45L66-49M45-41L39-47',
};

/** An arm with its hand: the silhouette once in ink, then the same a line's width smaller in its colours. */
export function Hand({
  hand,
  skin,
  cloth,
  line,
}: {
  hand: NonNullable<Look['hand']>;
  skin: string;
  cloth: string;
  line: number;
}) {
  const palm = 'M52-42L51-38';
  const sleeve = 'M33 0C43-6 44-18 43-28L61-27C65-16 63-6 57 0';
  return (
    <g strokeLinecap="round">
      <path d={palm} strokeWidth={16 + 2 * line} />
      <path d={fingers[hand]} strokeWidth={6 + 2 * line} />
      <path d={palm} stroke={skin} strokeWidth="16" />
      <path d={fingers[hand]} stroke={skin} strokeWidth="6" />
      {hand === 'wave' ? null : <path d="M47-45l5 1M48-40l5 1M49-36l4 .6" strokeWidth="1.6" />}
      <path d={sleeve} fill={cloth} strokeLinecap="butt" />
      {hand === 'phone' ? <path d="M43-72h13q3 0 3 3v26q0 3-3 3H43q-3 0-3-3v-26q0-3 3-3Z" fill="#eef2fb" /> : null}
    </g>
  );
}
