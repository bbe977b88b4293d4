import type { BlogArticle } from '../../config/calls/blog.ts';
import { Neighbours as Pair } from '../ui/neighbours.tsx';
import { articleAddress } from './addresses.ts';

type Article = NonNullable<BlogArticle['prev']>;

const wayTo = (article: Article | null) => article && { href: articleAddress(article.id), title: article.title };

/** The articles next to this one in time: the older one first. */
export function Neighbours({ prev, next }: Pick<BlogArticle, 'prev' | 'next'>) {
  return <Pair label="前后文章" words={['上一篇', '下一篇']} prev={wayTo(prev)} next={wayTo(next)} />;
}
