import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './container.module.css';

type ContainerProps = { narrow?: boolean; wide?: boolean; className?: string | undefined; children: ReactNode };

/** The column that pages are laid out in; `narrow` for running text, `wide` for art and tables. */
export function Container({ narrow = false, wide = false, className, children }: ContainerProps) {
  return (
    <div className={classes(styles.container, narrow && styles.narrow, wide && styles.wide, className)}>{children}</div>
  );
}
