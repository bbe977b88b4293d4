import { Breaks } from '../ui/breaks.tsx';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './scene-grid.module.css';

type Scene = { title: string; text: string; href: string; action: string; art: ReactNode };

/** Where the products are used: a drawn scene each, of uneven width so that the row reads as a street and not as a table. */
export function SceneGrid({ scenes }: { scenes: readonly Scene[] }) {
  return (
    <ul className={styles.grid}>
      {scenes.map(({ title, text, href, action, art }) => (
        <li key={href + title} className={styles.scene}>
          <div className={styles.art}>{art}</div>
          <h3 className={styles.title}>
            <Breaks text={title} />
          </h3>
          <p className={styles.text}>{text}</p>
          <Link href={href} className={styles.link}>
            {action}
            <Icon name="arrow-right" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
