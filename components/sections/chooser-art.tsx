import { Arc } from '../art/kit/arc.tsx';
import { Glyph } from '../art/kit/glyph.tsx';
import { Waveform } from '../art/kit/waveform.tsx';

const from = [60, 122] as const;
const center = [336, 122] as const;
const few = [
  [262, 66],
  [318, 42],
  [362, 84],
  [304, 112],
  [362, 140],
] as const;
const rows = [46, 70, 94, 118, 142];
const crowd = rows.flatMap((y, row) =>
  Array.from({ length: 8 }, (_, index) => `M${220 + index * 20 + (row % 2) * 10} ${y}h0`),
);
const senders = { people: 'user', agent: 'bot', business: 'building-2' } as const;

/** The answers as a picture: who sends, to how many, and speech or messages. The chooser's style sheet shows the parts that fit. */
export function ChooserArt() {
  return (
    <svg viewBox="0 0 400 168" fill="none" aria-hidden="true">
      <g data-for="one">
        <Arc from={from} to={center} lift={86} color="var(--on-night-primary)" />
        <Glyph x={center[0]} y={center[1]} r={20} name="user" ground="var(--primary)" />
      </g>
      <g data-for="group">
        {few.map((to) => (
          <Arc
            key={to.join()}
            from={from}
            to={to}
            lift={64}
            color="var(--on-night-primary)"
            width={1.5}
            opacity={0.8}
          />
        ))}
        {few.map(([x, y]) => (
          <Glyph key={`${x} ${y}`} x={x} y={y} r={14} name="user" ground="var(--primary)" />
        ))}
      </g>
      <g data-for="crowd">
        <path d={crowd.join('')} stroke="var(--on-night-primary)" strokeWidth="9" strokeLinecap="round" />
        {[rows[0]!, rows[2]!, rows[4]!].map((y) => (
          <Arc key={y} from={from} to={[212, y]} lift={48} color="var(--on-night-primary)" width={1.5} opacity={0.8} />
        ))}
      </g>
      {Object.entries(senders).map(([value, name]) => (
        <g key={value} data-for={value}>
          <Glyph x={from[0]} y={from[1]} r={26} name={name} ground="var(--accent-ink)" />
        </g>
      ))}
      <path d="M34 38h60q10 0 10 10v16q0 10-10 10H66l-6 10-6-10H34q-10 0-10-10V48q0-10 10-10z" fill="var(--surface)" />
      <g data-for="live">
        <Waveform x={36} y={56} bars={11} gap={5.6} height={24} color="var(--accent)" live />
      </g>
      <path
        data-for="later"
        d="M36 56h28m8 0 5 5 9-10m-2 8 2 2 9-10"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
