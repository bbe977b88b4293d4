import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import styles from './hero.module.css';

const fields = [0, 1, 2, 3, 4, 5];

/** The notice of a code, and its digits in the six fields of a form. */
function Code({ width, size }: { width: number; size: number }) {
  const field = Math.round(width / 6.8);
  const pitch = Math.round((width - field) / 5);
  const top = Math.round(size * 8.4);
  return (
    <>
      <g className={styles.arrive}>
        <rect width={width} height={size * 7.1} rx="18" fill="#ffffff" stroke="var(--line)" />
        <Glyph x={size * 2} y={size * 1.9} r={size * 0.9} name="message-square-text" ground="var(--accent-ink)" />
        <Text x={size * 3.4} y={size * 1.9} size={size} weight={650}>
          短信
        </Text>
        <Text x={width - size * 1.2} y={size * 1.9} size={size} anchor="end" fill="var(--ink-muted)">
          现在
        </Text>
        <Text x={size * 1.1} y={size * 4.1} size={size}>
          【云桥出行】验证码 482913，
        </Text>
        <Text x={size * 1.1} y={size * 5.7} size={size}>
          5 分钟内有效，请勿转告他人。
        </Text>
      </g>
      {fields.map((index) => (
        <rect
          key={index}
          x={index * pitch}
          y={top}
          width={field}
          height={Math.round(field * 1.16)}
          rx="14"
          fill="#ffffff"
          stroke="#bccbf2"
          strokeWidth="1.5"
        />
      ))}
      <g className={styles.typed}>
        {fields.map((index) => (
          <Text
            key={index}
            x={index * pitch + field / 2}
            y={top + field * 0.58}
            size={Math.round(field * 0.62)}
            weight={650}
            anchor="middle"
            fill="var(--primary)"
          >
            {'482913'[index]}
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
    title="短信到达，验证码 482913 自动填入六个格子"
    wide={{ size: [600, 264], art: <Code width={600} size={19} /> }}
    narrow={{ size: [358, 180], art: <Code width={358} size={14} /> }}
  />
);
