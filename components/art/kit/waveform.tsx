import { tenth } from './tenth.ts';
import styles from './motion.module.css';

/** Heights of a spoken phrase, so that no two waveforms of a drawing need to look random. */
const phrase = [4, 9, 16, 11, 22, 30, 18, 26, 12, 20, 34, 24, 14, 28, 19, 9, 15, 23, 11, 6, 13, 8, 4];

type Props = {
  x: number;
  y: number;
  bars: number;
  gap?: number;
  height?: number;
  color?: string;
  from?: number;
  live?: boolean;
};

/** Speech as bars about the middle line `y`; a live one breathes. */
export function Waveform({ x, y, bars, gap = 6, height = 34, color = 'var(--accent)', from = 0, live = false }: Props) {
  const line = Array.from({ length: bars }, (_, index) => {
    const half = ((phrase[(index + from) % phrase.length]! / 34) * height) / 2;
    return `M${tenth(x + index * gap)} ${tenth(y - half)}v${tenth(half * 2)}`;
  }).join('');
  return (
    <path
      d={line}
      stroke={color}
      strokeWidth={gap * 0.5}
      strokeLinecap="round"
      className={live ? styles.breathe : undefined}
    />
  );
}
