import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './figure.module.css';

type Props = {
  /** Accessible name. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A table or a drawing that is scrolled sideways where it does not fit, with the keyboard, too. */
export function Figure({ label, className, children }: Props) {
  return (
    <div className={classes(styles.figure, className)} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
