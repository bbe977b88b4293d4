import { Window } from '../../../../components/art/kit/frames.tsx';
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
      <Window x={14} y={14} width={492} height={302} title="五年级科学 · 第 3 组讨论">
        <rect x="26" y="60" width="290" height="172" rx="8" fill="#f6f8fc" />
        <path d="M60 196h110M115 196v-26" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
        <path d="M115 170L72 92M115 170l52-66" stroke="#9aa8c2" strokeWidth="2.5" strokeDasharray="5 6" />
        <circle cx="72" cy="92" r="14" fill="#ffc46b" />
        <circle cx="168" cy="103" r="9" fill="#a9c6f5" />
        <path
          d="M196 84q40 4 96-1M196 112h74M196 140h88M196 168h52"
          stroke="var(--primary)"
          strokeWidth="4"
          strokeLinecap="round"
          opacity=".75"
        />
        <path d="M150 130l5 24 6-7 11 2z" fill="var(--accent-ink)" />
        <Face x={328} y={60} width={166} height={172} name="岑老师" ground="#ffe3d3" />
        {pupils.map(({ name, ground, cups }, index) => (
          <g key={name}>
            <Face
              x={26 + index * 119}
              y={242}
              width={112}
              height={64}
              name={name}
              ground={ground}
              speaking={index === 1}
            />
            <Text x={130 + index * 119} y={255} size={13} weight={650} anchor="end" fill="#8a4a00">
              {`★ ${cups}`}
            </Text>
          </g>
        ))}
      </Window>
      <Glyph x={262} y={240} r={15} name="hand" ground="var(--warm)" />
    </svg>
  );
}
