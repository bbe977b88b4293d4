import { useId } from 'react';
import type { BlogArticle } from '../../config/calls/blog.ts';
import { Link } from '../ui/link.tsx';
import { articleAddress } from './addresses.ts';
import styles from './related.module.css';

/** Articles on the same subject. */
export function Related({ articles }: { articles: BlogArticle['related'] }) {
  const heading = useId();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.related}>
      <h2 id={heading} className={styles.heading}>
        相关阅读
      </h2>
      <ol>
        {articles.map(({ id, title }) => (
          <li key={id} className={styles.item}>
            <Link href={articleAddress(id)}>{title}</Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
