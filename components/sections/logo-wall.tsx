import { Link } from '../ui/link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './logo-wall.module.css';

type Customer = {
  name: string;
  /** Where more is told of it. */
  href?: string | undefined;
};

/** Names of customers, each in its own hand; those with a story lead to it. */
export function LogoWall({ customers }: { customers: readonly Customer[] }) {
  return (
    <ul className={styles.wall}>
      {customers.map(({ name, href }) => (
        <li key={name} className={styles.cell}>
          {href ? (
            <Link href={href} className={styles.link}>
              <Wordmark name={name} />
            </Link>
          ) : (
            <Wordmark name={name} />
          )}
        </li>
      ))}
    </ul>
  );
}
