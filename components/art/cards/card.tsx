import type { ReactNode } from 'react';
import { type Ground, groundClass } from '../../sections/ground.ts';

/** Width of a card; letters of 16 or more stay legible where chats show a shared link. */
export const cardWidth = 440;

type CardProps = { height: number; ground?: Ground; children: ReactNode };

/** A drawing for shared links, with a background from which a page's drawings take their colours. */
export function Card({ height, ground = 'plain', children }: CardProps) {
  return (
    <svg
      width={cardWidth}
      height={height}
      viewBox={`0 0 ${cardWidth} ${height}`}
      fill="none"
      className={groundClass(ground)}
      aria-hidden="true"
    >
      {children}
      <rect x="0.5" y="0.5" width={cardWidth - 1} height={height - 1} rx="15.5" stroke="var(--rule)" />
    </svg>
  );
}
