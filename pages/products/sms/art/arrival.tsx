import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { kinds } from '../counter.ts';
import styles from './sms-hero.module.css';
import * as words from '../words.yaml';

const { sign, text } = kinds.code;
const lines = `【${sign}】${text}`.split(/(?<=\d{6}，)/);
const digits = /\d{6}/.exec(text)![0];

/** The notice of a code, and its digits in the six fields of a form. */
function Code({ width, size }: { width: number; size: number }) {
  const field = Math.round(width / 6.8);
  const middleOf = (index: number) => Math.round(field / 2 + (index * (width - field)) / 5);
  const top = Math.round(size * 8.4);
  const fields = [...digits].map((_, index) => `M${middleOf(index) - field / 2} ${top}h${field}v${field}h${-field}z`);
  return (
    <>
      <path d={fields.join('')} fill="#ffffff" stroke="#bccbf2" strokeWidth="1.5" strokeLinejoin="round" />
      <g className={styles.arrive}>
        <rect width={width} height={size * 7.1} rx="18" fill="#ffffff" stroke="var(--line)" />
        <Glyph x={size * 2} y={size * 1.9} r={size * 0.9} name="message-square-text" ground="var(--accent-ink)" />
        <Text x={size * 3.4} y={size * 1.9} size={size} weight={650}>
          {words.arrival.app}
        </Text>
        {lines.map((line, index) => (
          <Text key={line} x={size * 1.1} y={size * (4.1 + index * 1.6)} size={size}>
            {line}
          </Text>
        ))}
        {[...digits].map((digit, index) => (
          <Text
            key={index}
            x={middleOf(index)}
            y={top + field / 2}
            size={Math.round(field * 0.62)}
            weight={650}
            anchor="middle"
            fill="var(--primary)"
          >
            {digit}
          </Text>
        ))}
      </g>
    </>
  );
}

/** A code as it arrives, and as it is filled in. */
export const Arrival = () => (
  <Drawing
    loops
    title={words.arrival.title({ digits })}
    wide={{ size: [600, 264], art: <Code width={600} size={19} /> }}
    narrow={{ size: [358, 180], art: <Code width={358} size={14} /> }}
  />
);
