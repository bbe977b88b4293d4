import type { ReactNode } from 'react';

type Props = {
  x: number;
  y: number;
  size?: number;
  weight?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  children: ReactNode;
};

/** A line of lettering in a drawing; `y` is the middle of the line. */
export function Text({ x, y, size = 12, weight = 500, fill = 'var(--ink)', anchor = 'start', children }: Props) {
  return (
    <text x={x} y={Math.round((y + size * 0.36) * 2) / 2} fontSize={size} fontWeight={weight} fill={fill} textAnchor={anchor === 'start' ? undefined : anchor}>
      {children}
    </text>
  );
}
