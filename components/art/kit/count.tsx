import { classes } from '../../ui/classes.ts';
import styles from './count.module.css';

/** A figure whose digits roll to their values as it comes into view: `650`, `12,480`, `99.95`. */
export function Count({ children }: { children: string }) {
  return (
    <span className={styles.count}>
      {[...children].map((letter, index) =>
        /\d/.test(letter) ? (
          <span key={index} className={classes(styles.digit, styles[`to${letter}`])}>
            {letter}
          </span>
        ) : (
          letter
        ),
      )}
    </span>
  );
}
