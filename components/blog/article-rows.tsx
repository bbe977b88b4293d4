import { ArticleCard } from './article-card.tsx';
import styles from './article-rows.module.css';
import type { Listed } from './category.ts';

/** Articles one below the other, each with its cover beside its words: where there may be only one. */
export function ArticleRows({ articles }: { articles: readonly Listed[] }) {
  return (
    <div className={styles.rows}>
      {articles.map((listed) => (
        <ArticleCard key={listed.article.id} {...listed} />
      ))}
    </div>
  );
}
