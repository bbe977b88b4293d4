import type { ReactNode } from 'react';
import styles from './phone-drawing.module.css';

/** A drawing from edge to edge of a part, on a ground of its own. Its view box is 390 wide, and at most 240 high. */
export function PhoneDrawing({ children }: { children: ReactNode }) {
  return <div className={styles.drawing}>{children}</div>;
}
