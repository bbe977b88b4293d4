import { Avatar } from '../../../../components/art/kit/people/avatar.tsx';
import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Glyph } from '../../../../components/art/kit/glyph.tsx';

const frame = {
  viewBox: '0 0 380 220',
  fill: 'none',
  'aria-hidden': true,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A router in front of the camera; the agent has ringed the key to press. */
export const SupportDesk = () => (
  <svg {...frame}>
    <path d="M0 0H380V220H0Z" fill="#e9eefb" />
    <path
      d="M60 122h180v58a12 12 0 0 1-12 12H72a12 12 0 0 1-12-12z"
      fill="#ffffff"
      stroke="#16264a"
      strokeWidth="2.5"
    />
    <path d="M88 122V26M212 122V26" stroke="#16264a" strokeWidth="6" />
    <path d="M118 92c18-18 46-18 64 0M132 108c10-11 26-11 36 0" stroke="var(--primary)" strokeWidth="4" />
    <path d="M90 158h.1M112 158h.1" stroke="var(--accent)" strokeWidth="11" />
    <rect x="180" y="146" width="34" height="22" rx="5" fill="#dbe3f3" stroke="#16264a" strokeWidth="2" />
    <path d="M164 160c-8-36 62-42 70-8s-60 50-70 8z" stroke="var(--warm)" strokeWidth="5" />
    <Avatar x={314} y={62} r={42} seed="坐席" />
    <path d="M286 112Q262 132 244 142l18-3m-18 3l5-18" stroke="var(--warm)" strokeWidth="5" />
  </svg>
);

/** Doctor and patient; between them the readings of a week. */
export const Revisit = () => (
  <svg {...frame}>
    <path d="M0 0H380V220H0Z" fill="#dcf4ef" />
    <Person x={118} y={220} size={176} seed="沈医生" />
    <rect x="232" y="22" width="126" height="86" rx="14" fill="#fff0e4" />
    <Person x={295} y={108} size={78} seed="奶奶" />
    <rect x="232" y="122" width="126" height="76" rx="14" fill="#ffffff" />
    <path d="M248 142l16 5 16-7 16 10 16 2 16 7 14-2" stroke="var(--primary)" strokeWidth="3" />
    <path d="M248 174l16 3 16-4 16 5 16 1 16 3 14-1" stroke="var(--accent)" strokeWidth="3" />
  </svg>
);

/** The child on the television, the watch that called. */
export const Family = () => (
  <svg {...frame}>
    <path d="M0 0H380V220H0Z" fill="#f4f1ff" />
    <rect x="20" y="18" width="236" height="150" rx="12" fill="#fff0e4" stroke="#050d1f" strokeWidth="8" />
    <Person x={132} y={164} size={118} seed="豆豆" />
    <path d="M96 172l-12 30M180 172l12 30M62 202h152" stroke="#16264a" strokeWidth="5" />
    <path d="M296 72V18h46v54M296 162v42h46v-42" fill="#2b4379" stroke="#2b4379" strokeWidth="8" />
    <rect x="276" y="62" width="86" height="108" rx="26" fill="#0e2350" stroke="#050d1f" strokeWidth="6" />
    <Avatar x={319} y={98} r={22} seed="奶奶" ground="#dcf4ef" />
    <Glyph x={319} y={144} r={14} name="phone-off" ground="var(--danger)" />
  </svg>
);
