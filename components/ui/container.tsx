import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './container.module.css';

type Props = { narrow?: boolean; className?: string | undefined; children: ReactNode };

/** The column that pages are laid out in; `narrow` for running text. */
export function Container({ narrow = false, className, children }: Props) {
  return <div className={classes(styles.container, narrow && styles.narrow, className)}>{children}</div>;
}
