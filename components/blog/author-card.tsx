import { Portrait } from '../case/portrait.tsx';
import { Link } from '../ui/link.tsx';
import { authorAddress } from './addresses.ts';
import type { Author } from '../../config/authors.ts';
import styles from './author-card.module.css';

/** Who wrote an article, and the way to what else they wrote. */
export function AuthorCard({ author }: { author: Author }) {
  const { id, name, role, summary } = author;
  return (
    <section className={styles.card} aria-label="作者">
      <span className={styles.portrait}>
        <Portrait seed={name} />
      </span>
      <p className={styles.name}>
        <Link href={authorAddress(id)}>{name}</Link> <span className={styles.role}>{role}</span>
      </p>
      <p className={styles.summary}>{summary}</p>
    </section>
  );
}
