import type { BlogArticleHead } from '../../config/calls/blog.ts';
import { Portrait } from '../case/portrait.tsx';
import { DayTime } from '../ui/day-time.tsx';
import { dayOf } from '../ui/day.ts';
import { Link } from '../ui/link.tsx';
import { authorAddress } from './addresses.ts';
import styles from './article-head.module.css';
import type { Author } from '../../config/authors.ts';
import type { Category } from './category.ts';
import { CategoryLink } from './category-link.tsx';
import { TitleWords } from '../ui/title-words.tsx';

type Props = {
  /** Level of its title: the first on a page of its own. */
  heading: 'h1' | 'h2';
  article: BlogArticleHead;
  category: Category;
  /** The author, if they have a page. */
  writer?: Author | undefined;
  /** Minutes it takes to read. */
  minutes: number;
};

/** Title of an article, with subject, author, date and reading time. */
export function ArticleHead({ heading: Heading, article, category, writer, minutes }: Props) {
  const { title, summary, author, publishTime, updateTime } = article;
  const changed = dayOf(updateTime).iso > dayOf(publishTime).iso;
  return (
    <header className={styles.head}>
      <CategoryLink category={category} />
      <Heading className={styles.title}>
        <TitleWords text={title} />
      </Heading>
      {summary ? <p className={styles.summary}>{summary}</p> : null}
      <div className={styles.meta}>
        {writer ? (
          <span className={styles.author}>
            <span className={styles.portrait}>
              <Portrait seed={writer.name} />
            </span>{' '}
            <Link href={authorAddress(writer.id)}>{writer.name}</Link>
          </span>
        ) : author ? (
          <span className={styles.author}>
            <span aria-hidden="true" className={styles.initial}>
              {[...author][0]}
            </span>{' '}
            {author}
          </span>
        ) : null}{' '}
        <span>
          <DayTime moment={publishTime} />
        </span>{' '}
        {changed ? (
          <span>
            更新于 <DayTime moment={updateTime} />
          </span>
        ) : null}{' '}
        <span>约 {minutes} 分钟读完</span>
      </div>
    </header>
  );
}
