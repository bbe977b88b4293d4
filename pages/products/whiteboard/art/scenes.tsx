import { Cursor } from './cursor.tsx';
import { film } from '../words.yaml';

const frame = { viewBox: '0 0 380 220', fill: 'none', 'aria-hidden': true } as const;
const hand = { strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A chest film with a nodule, ringed by one doctor and measured by another. */
export const Film = () => (
  <svg {...frame}>
    <path d="M0 0H380V220H0Z" fill="#071126" />
    <path d="M190 0V220" stroke="#5f739f" strokeWidth="14" strokeDasharray="14 8" />
    <g stroke="#40547f" {...hand} strokeWidth="8">
      <path d="M176 14C120 8 74 36 58 74M176 54C118 48 70 76 52 122M176 98C118 92 66 122 48 168M176 144C122 138 74 164 56 206" />
      <path d="M204 14C260 8 306 36 322 74M204 54C262 48 310 76 328 122M204 98C262 92 314 122 332 168M204 144C258 138 306 164 324 206" />
    </g>
    <circle cx="262" cy="112" r="14" fill="#c5d2ef" />
    <path
      d="M262 80C234 80 226 112 238 130C254 150 294 144 298 116C300 92 278 76 252 86"
      stroke="var(--warm)"
      {...hand}
      strokeWidth="4"
    />
    <path d="M246 164H278M246 157v14M278 157v14" stroke="var(--on-night-accent)" strokeWidth="2.5" />
    <Cursor x={292} y={118} name={film.name} color="var(--warm-ink)" />
    <text x="262" y="198" fontSize="19" fontWeight="600" textAnchor="middle" fill="var(--on-night-accent)">
      {film.size}
    </text>
  </svg>
);
