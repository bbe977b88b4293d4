import type { ReactNode } from 'react';
import styles from './frames.module.css';
import { Text } from './text.tsx';

type Frame = { x: number; y: number; width: number; height: number; children?: ReactNode };

/** A desktop window with its bar; children are drawn in the drawing's own coordinates. */
export function Window({
  x,
  y,
  width,
  height,
  title,
  dark = false,
  children,
}: Frame & { title?: string; dark?: boolean }) {
  const line = dark ? 'var(--night-line)' : 'var(--line)';
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="14"
        fill={dark ? '#0b1a3d' : 'var(--surface)'}
        stroke={line}
      />
      <path d={`M${x} ${y + 34}h${width}`} stroke={line} />
      {[0, 1, 2].map((dot) => (
        <circle key={dot} cx={x + 18 + dot * 13} cy={y + 17} r="4" fill={dark ? '#2b4379' : '#d5dcea'} />
      ))}
      {title ? (
        <Text
          x={x + width / 2}
          y={y + 17}
          size={13}
          anchor="middle"
          fill={dark ? 'var(--on-night-muted)' : 'var(--ink-muted)'}
        >
          {title}
        </Text>
      ) : null}
      {children}
    </g>
  );
}

/** A phone held upright; its screen lies 6 inside the frame. */
export function Phone({ x, y, width, height, children }: Frame) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="28" fill="#050d1f" stroke="#3a5290" strokeWidth="1.5" />
      <rect x={x + 6} y={y + 6} width={width - 12} height={height - 12} rx="22" fill="#f3f6fc" />
      <rect x={x + width / 2 - 26} y={y + 12} width="52" height="12" rx="6" fill="#050d1f" />
      {children}
    </g>
  );
}

/** A card that floats above a scene. */
export function Card({ x, y, width, height, dark = false, children }: Frame & { dark?: boolean }) {
  return (
    <g className={dark ? styles.floatDark : styles.float}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="14"
        fill={dark ? '#142c63' : '#ffffff'}
        stroke={dark ? '#2d4a8f' : 'var(--line)'}
      />
      {children}
    </g>
  );
}
