import type { ReactNode } from 'react';
import frames from '../kit/frames.module.css';
import { panel } from './work.ts';

/** The background of a product at work. */
export function Panel({ dark = false, children }: { dark?: boolean; children: ReactNode }) {
  return (
    <g>
      <rect
        {...panel}
        rx="14"
        fill={dark ? '#101d42' : '#ffffff'}
        stroke={dark ? '#2d4a8f' : '#dfe6f1'}
        className={dark ? frames.floatDark : frames.float}
      />
      {children}
    </g>
  );
}
