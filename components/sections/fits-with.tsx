import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './fits-with.module.css';

type Neighbour = {
  href: string;
  name: string;
  /** What the two do together. */
  text: string;
};

/** What else goes well with it: the next piers of the bridge, joined by arcs. Two to four of them read best. */
export function FitsWith({ links }: { links: readonly Neighbour[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.bridge}>
      {links.map(({ href, name, text }) => (
        <li key={href} className={styles.pier}>
          <Link href={href} className={styles.link}>
            <span className={styles.name}>
              {name}
              <Icon name="arrow-right" size={18} />
            </span>
            <span className={styles.text}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
