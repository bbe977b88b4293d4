import type { ReactNode } from 'react';
import { Phone } from '../../../components/art/kit/frames.tsx';

/** Size of the screen; what is on it is drawn in its own coordinates. */
export const screen = { width: 260, height: 470 } as const;

/** What a page for phones shows first, in a phone; for shared links. */
export function InPhone({ children }: { children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${screen.width + 12} ${screen.height + 12}`} fill="none" aria-hidden="true">
      <Phone x={0} y={0} width={screen.width + 12} height={screen.height + 12}>
        <svg x={6} y={6} {...screen} viewBox={`0 0 ${screen.width} ${screen.height}`}>
          {children}
        </svg>
      </Phone>
    </svg>
  );
}
