import { Cursor } from './cursor.tsx';

const frame = { viewBox: '0 0 380 220', fill: 'none', 'aria-hidden': true } as const;
const hand = { strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A sum on squared paper, and a pupil's hand that writes the result. */
export const Sum = () => (
  <svg {...frame}>
    <path d="M0 110H380" stroke="#e6edfb" strokeWidth="220" strokeDasharray="1.5 42.5" />
    <path d="M190 0V220" stroke="#e6edfb" strokeWidth="380" strokeDasharray="1.5 42.5" />
    <g fontSize="46" fontWeight="600" fill="var(--ink)">
      <text x="176 226" y="58">
        36
      </text>
      <text x="124 176 226" y="108">
        ×24
      </text>
    </g>
    <path d="M112 126H270" stroke="var(--ink)" strokeWidth="3" />
    <path
      d="M134 152l9-7v40M194 146l-16 24h28M199 158v29M244 146l-16 24h28M249 158v29"
      stroke="var(--warm-ink)"
      {...hand}
    />
    <Cursor x={262} y={172} name="小禾" color="var(--warm-ink)" />
  </svg>
);

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
    <Cursor x={292} y={118} name="沈医生" color="var(--warm-ink)" />
    <text x="262" y="198" fontSize="19" fontWeight="600" textAnchor="middle" fill="var(--on-night-accent)">
      8.4 毫米
    </text>
  </svg>
);

/** A site plan with a passage that an expert finds too narrow. */
export const Plan = () => (
  <svg {...frame}>
    <path d="M0 0H380V220H0Z" fill="#eef3ff" />
    <g fill="#dbe6fd" stroke="#7f95c4" strokeWidth="2.5">
      <path d="M28 24H168V96H28ZM216 24H352V86H216ZM28 134H124V206H28ZM172 134H352V206H172Z" />
    </g>
    <path d="M192 0V134M0 115H380" stroke="#9db0d8" strokeWidth="2" strokeDasharray="12 8" />
    <path d="M168 60H216M168 51v18M216 51v18" stroke="var(--ink)" strokeWidth="2.5" />
    <path
      d="M196 22C150 18 130 62 146 88C168 116 240 108 246 64C246 34 218 16 178 26"
      stroke="var(--danger)"
      {...hand}
    />
    <Cursor x={240} y={76} name="专家 2" color="var(--danger)" />
  </svg>
);
