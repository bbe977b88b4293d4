import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import styles from './gallery.module.css';

type GalleryProps = {
  items: readonly {
    art: ReactNode;
    title: string;
    text?: ReactNode;
    /** Takes two columns. */
    wide?: boolean;
  }[];
  /** `frames`: each on its own ground. `bare`: drawings alone, on one line. `wall`: columns of uneven heights. */
  layout?: 'frames' | 'bare' | 'wall';
  columns?: 2 | 3 | 4;
};

/** Things to look at, with a caption each: screens, devices, works. */
export function Gallery({ items, layout = 'frames', columns = 3 }: GalleryProps) {
  return (
    <ul className={classes(styles.gallery, styles[layout], styles[`columns${columns}`])}>
      {items.map(({ art, title, text, wide }) => (
        <li key={title} className={classes(styles.item, wide && styles.double)}>
          <figure>
            <div className={styles.art}>{art}</div>
            <figcaption className={styles.caption}>
              <strong>{title}</strong>
              {text ? <span className={styles.text}>{text}</span> : null}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
