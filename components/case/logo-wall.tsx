import type { CaseLogo } from '../../config/calls/cases.ts';
import { Link } from '../ui/link.tsx';
import styles from './logo-wall.module.css';
import { Wordmark } from './wordmark.tsx';

/** Names of customers, each in its own hand; those with a case lead to it. */
export function LogoWall({ logos }: { logos: readonly CaseLogo[] }) {
  return (
    <ul className={styles.wall}>
      {logos.map(({ id, name, link }) => (
        <li key={id} className={styles.cell}>
          {link ? (
            <Link href={link} className={styles.link}>
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
