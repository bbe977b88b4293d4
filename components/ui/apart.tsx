import { Children, type ReactNode } from 'react';

/** Its children with a space between each two. Styles set them apart for the eye; a page is read without styles, too. */
export const Apart = ({ children }: { children: ReactNode }) =>
  Children.toArray(children).flatMap((child, index) => (index === 0 ? [child] : [' ', child]));
