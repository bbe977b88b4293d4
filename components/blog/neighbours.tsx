import type { BlogArticle } from '../../config/calls/blog.ts';
import { Link } from '../ui/link.tsx';
import { articleAddress } from './addresses.ts';
import styles from './neighbours.module.css';

/** The articles next to this one in time: the older one first. */
export function Neighbours({ prev, next }: Pick<BlogArticle, 'prev' | 'next'>) {
  if (!prev && !next) return null;
  return (
    <nav aria-label="前后文章" className={styles.neighbours}>
      {prev ? (
        <Link href={articleAddress(prev.id)} rel="prev" className={styles.link}>
          <span className={styles.where}>上一篇</span>
          <span className={styles.title}>{prev.title}</span>
        </Link>
      ) : null}
      {next ? (
        <Link href={articleAddress(next.id)} rel="next" className={`${styles.link} ${styles.next}`}>
          <span className={styles.where}>下一篇</span>
          <span className={styles.title}>{next.title}</span>
        </Link>
      ) : null}
    </nav>
  );
}
