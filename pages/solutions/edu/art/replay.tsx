import { Text } from '../../../../components/art/kit/text.tsx';

const marks = [
  ['开场', 0.02],
  ['板书', 0.24],
  ['提问', 0.5],
  ['错题', 0.72],
] as const;

/** Night: the lesson waits on the tablet, cut at its own turning points. */
export function Replay() {
  return (
    <svg viewBox="0 0 520 330" fill="none" role="img" aria-label="当晚的回放 35 MB，按板书、提问、错题分段">
      <path d="M330 20h150v128H330z" fill="#17245a" stroke="#4a5c9e" strokeWidth="5" />
      <path d="M405 20v128" stroke="#4a5c9e" strokeWidth="4" />
      <path d="M452 50a22 22 0 1 1-22 30 26 26 0 0 0 22-30z" fill="#ffe7a8" />
      <path d="M350 50h0M372 92h0M388 44h0M354 122h0M466 128h0" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <path d="M20 300h480" stroke="#8a6a4c" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M430 296h50M455 296V232L424 200"
        stroke="#e0a871"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M396 208q6-32 40-22l-10 34z" fill="var(--warm)" />
      <path d="M404 214L300 296h140l-14-76z" fill="#ffe7a8" opacity=".16" />
      <rect x="60" y="64" width="308" height="218" rx="18" fill="#0a1330" stroke="#5468ad" strokeWidth="3" />
      <rect x="72" y="76" width="284" height="194" rx="8" fill="#fdfbf6" />
      <path d="M108 196h176M122 208V104" stroke="#b6c0d4" strokeWidth="2" />
      <path d="M120 180c30-96 56-96 84-30s50 40 84-60" stroke="var(--primary)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="184" cy="122" r="7" fill="var(--warm)" />
      <circle cx="214" cy="156" r="24" fill="#14213d" />
      <path d="M207 145l18 11-18 11z" fill="#fff" />
      <path d="M90 232h248" stroke="#dbe2ee" strokeWidth="7" strokeLinecap="round" />
      <path d="M90 232h134" stroke="var(--primary)" strokeWidth="7" strokeLinecap="round" />
      {marks.map(([name, at]) => (
        <g key={name}>
          <circle
            cx={90 + at * 248}
            cy="232"
            r="7"
            fill={name === '错题' ? 'var(--danger)' : 'var(--accent)'}
            stroke="#fff"
            strokeWidth="2.5"
          />
          <Text x={90 + at * 248} y={254} size={13} anchor={at < 0.1 ? 'start' : 'middle'} fill="var(--ink-muted)">
            {name}
          </Text>
        </g>
      ))}
      <Text x={344} y={96} size={13} anchor="end" fill="var(--ink-muted)">
        35 MB
      </Text>
    </svg>
  );
}
