import { ArticleCard } from './article-card.tsx';
import styles from './article-list.module.css';
import type { Listed } from './category.ts';

/** Number of tall cards at the beginning; the others are wide. */
const TALL = 2;

/** The articles of a page: the first two stand side by side, the others lie below each other. */
export function ArticleList({ articles }: { articles: readonly Listed[] }) {
  return (
    <div>
      <div className={styles.pair}>
        {articles.slice(0, TALL).map((listed) => (
          <ArticleCard key={listed.article.id} {...listed} shape="tall" early />
        ))}
      </div>
      {articles.slice(TALL).map((listed) => (
        <ArticleCard key={listed.article.id} {...listed} shape="wide" />
      ))}
    </div>
  );
}
