import { Text } from '../../../../components/art/kit/text.tsx';

const marks = [
  ['开场', 0.03],
  ['板书', 0.27],
  ['提问', 0.52],
  ['错题', 0.8],
] as const;
const at = (part: number) => Math.round(66 + part * 290);

/** Night: the lesson waits on the tablet, cut at its own turning points. */
export function Replay() {
  return (
    <svg viewBox="0 0 520 330" fill="none" role="img" aria-label="当晚的回放 35 MB，按板书、提问、错题分段">
      <path d="M372 16h136v120H372z" fill="#17245a" stroke="#4a5c9e" strokeWidth="5" />
      <path d="M468 38a22 22 0 1 1-22 30 26 26 0 0 0 22-30z" fill="#ffe7a8" />
      <path d="M392 44h0M410 96h0M484 112h0" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <path d="M8 312h504" stroke="#8a6a4c" strokeWidth="8" strokeLinecap="round" />
      <g stroke="#e0a871" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M438 308h52M464 308V242L432 208" />
      </g>
      <path d="M404 218q6-32 40-22l-10 34z" fill="var(--warm)" />
      <path d="M412 224L316 308h140l-22-78z" fill="#ffe7a8" opacity=".16" />
      <rect x="26" y="30" width="370" height="260" rx="18" fill="#0a1330" stroke="#5468ad" strokeWidth="3" />
      <rect x="40" y="44" width="342" height="232" rx="8" fill="#fdfbf6" />
      <path d="M84 190h190M98 204V84" stroke="#b6c0d4" strokeWidth="2" />
      <path d="M96 172c34-112 64-112 96-34s58 46 96-70" stroke="var(--primary)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="168" cy="104" r="7" fill="var(--warm)" />
      <circle cx="214" cy="146" r="26" fill="#14213d" />
      <path d="M207 134l20 12-20 12z" fill="#fff" />
      <path d={`M${at(0)} 228H${at(1)}`} stroke="#dbe2ee" strokeWidth="7" strokeLinecap="round" />
      <path d={`M${at(0)} 228H${at(0.52)}`} stroke="var(--primary)" strokeWidth="7" strokeLinecap="round" />
      {marks.map(([name, part]) => (
        <g key={name} fill={name === '错题' ? 'var(--danger)' : 'var(--accent)'}>
          <circle cx={at(part)} cy="228" r="8" stroke="#fff" strokeWidth="2.5" />
          <Text x={at(part)} y={254} size={17} anchor={part < 0.1 ? 'start' : 'middle'} fill="var(--ink-muted)">
            {name}
          </Text>
        </g>
      ))}
      <Text x={368} y={66} size={17} anchor="end" fill="var(--ink-muted)">
        35 MB
      </Text>
    </svg>
  );
}
