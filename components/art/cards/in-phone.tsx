import type { ReactNode } from 'react';
import { Phone } from '../kit/frames.tsx';

/** Size of the screen; its content has its own coordinates. */
export const screen = { width: 260, height: 470 } as const;

type InPhoneProps = {
  /** Of the phone, how much is shown from its upper edge; all of it without. */
  height?: number;
  children: ReactNode;
};

/** The first screen of a page for phones, in a phone; for shared links. */
export function InPhone({ height = screen.height + 12, children }: InPhoneProps) {
  return (
    <svg viewBox={`0 0 ${screen.width + 12} ${height}`} fill="none" aria-hidden="true">
      <Phone x={0} y={0} width={screen.width + 12} height={screen.height + 12}>
        <svg x={6} y={6} {...screen} viewBox={`0 0 ${screen.width} ${screen.height}`}>
          {children}
        </svg>
      </Phone>
    </svg>
  );
}

/** Drawings one below the other on the upper part of a phone. */
export function StackInPhone({ drawings }: { drawings: readonly ReactNode[] }) {
  const pitch = 78;
  return (
    <InPhone height={46 + drawings.length * pitch}>
      {drawings.map((drawing, index) => (
        <svg key={index} x={10} y={30 + index * pitch} width={screen.width - 20} height={pitch - 4}>
          {drawing}
        </svg>
      ))}
    </InPhone>
  );
}
