import { Breaks } from '../ui/breaks.tsx';
import { DayTime } from '../ui/day-time.tsx';
import { DraftMark } from '../ui/draft-mark.tsx';
import { Link } from '../ui/link.tsx';
import { articleAddress } from './addresses.ts';
import styles from './article-card.module.css';
import type { Listed } from './category.ts';
import { CategoryLink } from './category-link.tsx';
import { Cover } from './cover.tsx';
import { keyFigure } from './key-figure.ts';

type Props = Listed & { early?: boolean };

/** An article in a list. The whole card leads to it; its category is a link of its own. */
export function ArticleCard({ article, category, early = false }: Props) {
  return (
    <article className={styles.card}>
      <Cover
        image={article.cover}
        category={category}
        of={article.id}
        first={article.figure}
        figure={keyFigure(article)}
        sizes="(min-width: 640px) 584px, 100vw"
        early={early}
        className={styles.cover}
      />
      <div className={styles.words}>
        <CategoryLink category={category} />
        <DraftMark record={article} />
        <h2 className={styles.title}>
          <Link href={articleAddress(article.id)} className={styles.link}>
            <Breaks text={article.title} />
          </Link>
        </h2>
        {article.summary ? <p className={styles.summary}>{article.summary}</p> : null}
        <p className={styles.meta}>
          {article.author ? <span>{article.author}</span> : null} <DayTime moment={article.publishTime} />
        </p>
      </div>
    </article>
  );
}
