import { Text } from '../art/kit/text.tsx';
import styles from './conversation.module.css';
import { voicePath } from './voice.ts';

const person = 150;
const agent = 318;
/** A tenth of a second. */
const gap = 10;

type ConversationProps = {
  label: string;
  /** What the caller says at first, and when cutting in. */
  caller: string;
  cut: string;
  /** What of the agent's answer is heard, what is not, and its answer after the interruption. */
  heard: string;
  unheard: string;
  again: string;
  pause: string;
  stop: string;
  dropped: string;
  begin: string;
  end: string;
  legend: string;
};

/**
 * Fourteen seconds of a call on one line of time, a hundred units a second: asked, answered after 0.65 s, cut short at 7 s.
 * The agent is at half volume 0.25 s into the interruption and silent after 0.51 s; the 1.8 s it had not played are struck out.
 */
export function Conversation(words: ConversationProps) {
  return (
    <svg viewBox="0 0 1440 470" fill="none" role="img" aria-label={words.label} className={styles.art}>
      <path d="M0 234H1440" stroke="#20376f" strokeWidth="1.5" />
      {Array.from({ length: 15 }, (_, second) => (
        <path key={second} d={`M${20 + second * 100} 229v10`} stroke="#3a5290" strokeWidth="1.5" />
      ))}
      <g strokeWidth="5" strokeLinecap="round">
        <g className={styles.live}>
          <path d={voicePath({ x: 60, y: person, gap, height: 52, bars: 27 })} stroke="var(--on-night-primary)" />
          <path
            d={voicePath({ x: 395, y: agent, gap, height: 54, bars: 33, from: 4 })}
            stroke="var(--on-night-accent)"
          />
        </g>
        <path
          d={voicePath({ x: 725, y: agent, gap: 8, height: 27, bars: 3, from: 9 })}
          stroke="var(--on-night-accent)"
        />
        <path
          d={voicePath({ x: 755, y: agent, gap, height: 54, bars: 18, from: 12 })}
          stroke="#3d5a9e"
          strokeWidth="2"
          strokeDasharray="2 6"
        />
        <g className={styles.live}>
          <path d={voicePath({ x: 700, y: person, gap, height: 56, bars: 21, from: 13 })} stroke="#ffb98f" />
          <path
            d={voicePath({ x: 966, y: agent, gap, height: 50, bars: 34, from: 2 })}
            stroke="var(--on-night-accent)"
          />
        </g>
      </g>

      <g>
        <Text x={60} y={56} size={20} fill="#dbe5fb">
          {words.caller}
        </Text>
        <Text x={700} y={56} size={20} weight={600} fill="#ffd3b5">
          {words.cut}
        </Text>
        <Text x={395} y={404} size={20} fill="#c8f3eb">
          {words.heard}{' '}
          <tspan fill="#8296c4" textDecoration="line-through">
            {words.unheard}
          </tspan>
        </Text>
        <Text x={966} y={404} size={20} fill="#c8f3eb">
          {words.again}
        </Text>
      </g>

      <path d="M330 96V372M395 264V372" stroke="#7f97d6" strokeDasharray="3 5" />
      <path d="M330 234h65" stroke="var(--on-night-accent)" strokeWidth="4" />
      <Text x={362} y={210} size={20} weight={650} anchor="middle" fill="#ffffff">
        {words.pause}
      </Text>
      <path d="M700 84V372M751 246V372" stroke="#ff9d66" strokeDasharray="3 5" />
      <path d="M700 234h51" stroke="var(--warm)" strokeWidth="4" />
      <Text x={764} y={252} size={20} weight={600} fill="#ffb98f">
        {words.stop}
      </Text>
      <Text x={764} y={428} size={17} fill="#9fb2dc">
        {words.dropped}
      </Text>
      <path d="M0 60V410" stroke="#ffffff" strokeWidth="2" className={styles.now} />
      <Text x={20} y={452} size={17} fill="#9fb2dc">
        {words.begin}
      </Text>
      <Text x={1420} y={452} size={17} anchor="end" fill="#9fb2dc">
        {words.end}
      </Text>
      <Text x={90} y={452} size={17} fill="#9fb2dc">
        {words.legend}
      </Text>
    </svg>
  );
}
