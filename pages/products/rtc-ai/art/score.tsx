import { Figure } from '../../../../components/ui/figure.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import styles from './rtc-ai-conversation.module.css';
import { voicePath } from '../../../../components/agent/voice.ts';
import * as words from '../words.yaml';

/** Milliseconds since somebody began to speak, from 260 before to 860 after. */
const at = (milliseconds: number) => 150 + (milliseconds + 260) * 0.87;

const says = words.scoreDrawing;
const beats = [
  { at: 0, name: says.beats.spoke, tone: '#ffb98f' },
  { at: 250, name: says.beats.halved, tone: '#b4c2de' },
  { at: 450, name: says.beats.decided, tone: '#b4c2de' },
  { at: 510, name: says.beats.silent, tone: '#4fd8c2' },
] as const;

const staves = [
  { y: 112, name: says.staves.caller },
  { y: 206, name: says.staves.agent },
  { y: 300, name: says.staves.buffer },
  { y: 394, name: says.staves.history },
] as const;

/** An interruption as a score: four staves, and the bar lines at which each changes. */
export function Score({ label }: { label: string }) {
  const agent = { y: 206, gap: 10, height: 34 };
  return (
    <Figure label={label}>
      <svg viewBox="62 8 1068 420" fill="none" role="img" aria-label={label} className={styles.score}>
        {staves.map(({ y, name }) => (
          <g key={name}>
            <path d={`M150 ${y - 24}H1124M150 ${y - 8}H1124M150 ${y + 8}H1124M150 ${y + 24}H1124`} stroke="#20376f" />
            <Text x={128} y={y} size={16} weight={600} anchor="end" fill="#ffffff">
              {name}
            </Text>
          </g>
        ))}
        <path d="M150 88V418M1124 88V418M1118 88V418" stroke="#3a5290" strokeWidth="2" />
        {beats.map(({ at: when, name, tone }) => (
          <g key={name}>
            <path d={`M${at(when)} 72V424`} stroke={tone} strokeWidth="1.5" strokeDasharray="3 5" />
            <Text
              x={when === 510 ? at(when) + 10 : when === 450 ? at(when) - 10 : at(when)}
              y={26}
              size={16}
              weight={600}
              anchor={when === 510 ? 'start' : when === 450 ? 'end' : 'middle'}
              fill={tone}
            >
              {name}
            </Text>
            <Text
              x={when === 510 ? at(when) + 10 : when === 450 ? at(when) - 10 : at(when)}
              y={50}
              size={15}
              anchor={when === 510 ? 'start' : when === 450 ? 'end' : 'middle'}
              fill="var(--on-night-muted)"
            >
              {says.when({ milliseconds: when })}
            </Text>
          </g>
        ))}

        <g strokeWidth="5" strokeLinecap="round">
          <path
            d={voicePath({ x: Math.round(at(8)), y: 112, gap: 10, height: 34, bars: 73, from: 13 })}
            stroke="#ffb98f"
          />
          <path d={voicePath({ ...agent, x: 156, bars: 44 })} stroke="var(--on-night-accent)" />
          <path
            d={voicePath({ ...agent, x: 600, bars: 17, from: 19, height: 17 })}
            stroke="var(--on-night-accent)"
            opacity=".8"
          />
          <path
            d={voicePath({ ...agent, x: 774, bars: 5, from: 6, height: 14, at: (index) => 1 - index / 4 })}
            stroke="var(--on-night-accent)"
            opacity=".6"
          />
        </g>

        <rect x="152" y="280" width={at(450) - 152} height="40" rx="8" fill="#1d4f8f" />
        <Text x={172} y={300} size={16} fill="#ffffff">
          {says.buffered}
        </Text>
        <rect x={at(450)} y="280" width="180" height="40" rx="8" stroke="#4d68ab" strokeDasharray="4 5" />
        <Text x={at(450) + 90} y={300} size={16} anchor="middle" fill="#b4c2de">
          {says.cleared}
        </Text>

        <rect x="152" y="374" width={at(510) - 154} height="40" rx="8" fill="#0a6a5b" />
        <Text x={172} y={394} size={16} fill="#ffffff">
          {says.heard}
        </Text>
        <Text x={at(510) - 20} y={394} size={16} weight={600} anchor="end" fill="#a8efe2">
          {says.cut}
        </Text>
        <path d={`M${at(510)} 366v56`} stroke="#4fd8c2" strokeWidth="3" />
        <rect x={at(510) + 6} y="374" width="230" height="40" rx="8" stroke="#4d68ab" strokeDasharray="4 5" />
        <Text x={at(510) + 26} y={394} size={16} fill="#b4c2de">
          {says.unheard}
        </Text>
        <path d={`M${at(510) + 24} 395h180`} stroke="#b4c2de" strokeWidth="1.5" />
        <Text x={at(510) + 26} y={206} size={16} weight={600} fill="var(--on-night-accent)">
          {says.listens}
        </Text>
        <g fontFamily="Georgia, serif" fontStyle="italic">
          <Text x={160} y={252} size={22} fill="#d5def2">
            f
          </Text>
          <Text x={at(250) + 8} y={252} size={22} fill="#d5def2">
            p
          </Text>
        </g>
      </svg>
    </Figure>
  );
}
