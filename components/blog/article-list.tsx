import { ArticleCard } from './article-card.tsx';
import styles from './article-list.module.css';
import type { Listed } from './category.ts';

/** Number of cards that show without scrolling. */
const EARLY = 2;

/** The articles of a page, in two columns. */
export function ArticleList({ articles }: { articles: readonly Listed[] }) {
  return (
    <div className={styles.list}>
      {articles.map((listed, index) => (
        <ArticleCard key={listed.article.id} {...listed} early={index < EARLY} />
      ))}
    </div>
  );
}
