import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Face } from './face.tsx';

const pupils = [
  { name: '念念', ground: '#dfe7ff', cups: 3 },
  { name: '子墨', ground: '#d5f1ec', cups: 5 },
  { name: '朵朵', ground: '#ffe9dc', cups: 2 },
  { name: '小禾', ground: '#efe6ff', cups: 4 },
] as const;

/** Five faces round one board: one speaks, one wants to, and every cup counts. */
export function SmallClass() {
  return (
    <svg viewBox="0 0 520 330" fill="none" role="img" aria-label="四名学生一块白板，谁发言、几个奖杯，都在脸旁">
      <rect x="12" y="12" width="496" height="306" rx="16" fill="#fff" stroke="#d5deed" />
      <rect x="24" y="24" width="292" height="176" rx="8" fill="#f6f8fc" />
      <g strokeLinecap="round">
        <path d="M60 166h110M115 166v-26" stroke="var(--ink)" strokeWidth="4" />
        <path d="M115 140L72 62M115 140l52-66" stroke="#9aa8c2" strokeWidth="2.5" strokeDasharray="5 6" />
        <path d="M196 58q40 4 96-1M196 86h74M196 114h88M196 142h52" stroke="#7d9aff" strokeWidth="4" />
      </g>
      <circle cx="72" cy="62" r="14" fill="#ffc46b" />
      <circle cx="168" cy="73" r="9" fill="#a9c6f5" />
      <path d="M150 100l5 24 6-7 11 2z" fill="var(--accent-ink)" />
      <Face box={[328, 24, 168, 176]} name="岑老师" ground="#ffe3d3" />
      {pupils.map(({ name, ground, cups }, index) => (
        <g key={name}>
          <Face box={[24 + index * 120, 212, 112, 94]} name={name} ground={ground} speaking={index === 1} />
          <Text x={130 + index * 120} y={226} size={17} weight={650} anchor="end" fill="#8a4a00">
            {`★${cups}`}
          </Text>
        </g>
      ))}
      <Glyph x={264} y={212} r={17} name="hand" ground="var(--warm)" />
    </svg>
  );
}
