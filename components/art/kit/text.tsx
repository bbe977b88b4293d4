import { Children, type ReactNode } from 'react';
import { useMuted } from './mute.tsx';
import { tenth } from './tenth.ts';

type Props = {
  x: number;
  y: number;
  size?: number;
  weight?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  children: ReactNode;
};

/** A line of lettering in a drawing; `y` is the middle of the line. A bar where it would be illegible. */
export function Text(props: Props) {
  const { x, y, size = 12, weight = 500, fill = 'var(--ink)', anchor = 'start', children } = props;
  if (useMuted()) return <Bar {...props} />;
  return (
    <text
      x={x}
      y={Math.round((y + size * 0.36) * 2) / 2}
      fontSize={size}
      fontWeight={weight}
      fill={fill}
      textAnchor={anchor === 'start' ? undefined : anchor}
    >
      {children}
    </text>
  );
}

/** As long as the words it replaces, and half as high. */
function Bar({ x, y, size = 12, fill = 'var(--ink)', anchor = 'start', children }: Props) {
  const letters = [...Children.toArray(children).join('')];
  const width = letters.reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.55), 0) * size;
  const thick = size * 0.5;
  const from = x - (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width);
  return (
    <path
      d={`M${tenth(from + thick / 2)} ${tenth(y)}h${tenth(Math.max(0, width - thick))}`}
      stroke={fill}
      strokeWidth={tenth(thick)}
      strokeLinecap="round"
      opacity=".42"
    />
  );
}
