import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './fits-with.module.css';

type Neighbour = {
  href: string;
  name: string;
  /** What the two do together. */
  text: string;
};

type Props = {
  links: readonly Neighbour[];
  /** Name of what the page is about: the arcs begin there and reach out to each of the others. */
  from?: string;
};

/** What else goes well with it: piers of a bridge, joined by arcs from one to the next. Two to four of them read best. */
export function FitsWith({ links, from }: Props) {
  if (links.length === 0) return null;
  return (
    <ul className={classes(styles.bridge, from ? styles.fan : styles.row)}>
      {from ? (
        <li className={styles.pier}>
          <span className={styles.name}>{from}</span>
        </li>
      ) : null}
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
