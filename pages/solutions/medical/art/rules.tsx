import type { ReactNode } from 'react';

const tick = (x: number, y: number) => `M${x} ${y}l6 6 10-13`;

/** What each rule of the page asks for: a diagnosis on paper, a face with its licence and duty, one number on all records, a shield. */
export const ruled: readonly ReactNode[] = [
  <g key="seen">
    <path d="M30 12H98L116 30V112H30Z" fill="var(--card)" />
    <path d="M46 44H98M46 60H84" stroke="var(--rule)" strokeWidth="7" />
    <circle cx="92" cy="90" r="15" stroke="var(--third-ink)" />
    <path d={`M150 62H196m-10-10l10 10-10 10${tick(84, 90)}`} stroke="var(--second-ink)" />
    <path d="M206 16h44v96h-44zM240 66v.1" fill="var(--tint-soft)" />
  </g>,
  <g key="himself">
    <path d="M20 16H100V112H20Z" fill="var(--card)" />
    <path d="M36 112c0-26 10-36 24-36s24 10 24 36ZM60 30a17 17 0 1 0 .1 0" fill="var(--tint-soft)" />
    <path d={[34, 64, 94].map((y) => `M128 ${y}H188${tick(206, y)}`).join('')} stroke="var(--second-ink)" />
  </g>,
  <g key="traced">
    <path d="M40 64H216M64 34V94M116 34V94M168 34V94M216 34V94" stroke="var(--tint)" />
    <path d="M46 14h36v30h-36ZM98 14h36v30h-36ZM150 14h36v30h-36ZM198 14h36v30h-36Z" fill="var(--card)" />
    <path d="M46 84h36v30h-36ZM98 84h36v30h-36ZM150 84h36v30h-36ZM198 84h36v30h-36Z" fill="var(--tint-soft)" />
    <circle cx="26" cy="64" r="16" fill="var(--tint)" />
  </g>,
  <g key="shielded">
    <path d="M130 8L184 26V62C184 90 160 108 130 120C100 108 76 90 76 62V26Z" fill="var(--tint-soft)" />
    <path d={tick(122, 64)} stroke="var(--second-ink)" strokeWidth="5" />
  </g>,
].map((art) => (
  <svg key={art.key} viewBox="0 0 260 128" fill="none" stroke="var(--tint-strong)" strokeWidth="3" aria-hidden="true">
    {art}
  </svg>
));
