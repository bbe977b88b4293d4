const states = [
  { x: 40, fill: '#ffffff', stroke: '#bccbf0', bar: '#c3d1fb' },
  { x: 186, fill: 'var(--primary)', stroke: 'var(--primary)', bar: '#b9c8ff' },
  { x: 332, fill: '#0e2350', stroke: '#0e2350', bar: '#4fd8c2' },
] as const;

/** A part of a page, taken out and shown in its states, with its measures. */
export function Part() {
  return (
    <svg viewBox="0 0 480 400" fill="none" aria-hidden="true">
      <rect x="40" y="30" width="400" height="178" rx="18" fill="#ffffff" stroke="#bccbf0" />
      <rect x="64" y="54" width="128" height="130" rx="12" fill="#dbe5ff" />
      <path d="M84 160l30-44 22 28 14-16 24 32z" fill="var(--primary)" opacity=".7" />
      <circle cx="160" cy="88" r="12" fill="var(--warm)" />
      <path d="M220 76h150" stroke="var(--ink)" strokeWidth="12" strokeLinecap="round" />
      <path d="M220 112h188M220 138h160" stroke="#cdd7ea" strokeWidth="8" strokeLinecap="round" />
      <path d="M220 172h64" stroke="var(--accent)" strokeWidth="10" strokeLinecap="round" />
      <g stroke="var(--warm)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M40 236h400M40 228v16M440 228v16" />
        <path d="M192 54V30M192 208v-24" strokeDasharray="3 6" />
      </g>
      {states.map(({ x, fill, stroke, bar }) => (
        <g key={x}>
          <rect x={x} y="272" width="108" height="92" rx="14" fill={fill} stroke={stroke} strokeWidth="2" />
          <path d={`M${x + 22} 306h64M${x + 22} 330h40`} stroke={bar} strokeWidth="9" strokeLinecap="round" />
        </g>
      ))}
    </svg>
  );
}
