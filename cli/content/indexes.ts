import type { BlogArticleHead } from '../../config/calls/blog.ts';
import { ask, type CallData } from '../../config/calls/index.ts';
import { limits } from '../../config/limits.ts';
import type { Answer, Content } from './answer.ts';

/** What a build needs to know before it can say which pages there are: lists, never bodies. */
export type ContentIndexes = {
  navigation: CallData<'navigation'>;
  seo: CallData<'seoInfo'>;
  blogNav: CallData<'blogNav'>;
  types: readonly string[];
  articles: readonly { id: string; type: string }[];
  /** The newest articles, for the feed. */
  newest: readonly BlogArticleHead[];
  /** Whether something here is old or missing, and so every page may be. */
  degraded: boolean;
};

/** Fetches the lists that the plan grows from. The article list is asked page by page, as the blog's own pages ask it. */
export async function fetchIndexes(content: Content): Promise<ContentIndexes> {
  let degraded = false;
  const read = async <Data>(asked: Promise<Answer<Data>>): Promise<Data> => {
    const answer = await asked;
    if (answer.source === 'stale' || answer.source === 'empty') degraded = true;
    return answer.read();
  };
  const page = (number: number) => read(content.answer(ask('blogList', { page: number, pageSize: limits.blogPage })));

  const [navigation, seo, blogNav, types, first] = await Promise.all([
    read(content.answer(ask('navigation'))),
    read(content.answer(ask('seoInfo'))),
    read(content.answer(ask('blogNav'))),
    read(content.answer(ask('blogType'))),
    page(1),
  ]);
  const count = Math.ceil(first.total / limits.blogPage);
  const articles = first.list.map(pick);
  // All at once: the client bounds the calls in flight, and what is kept of each page is small.
  const numbers = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2);
  const rest = await Promise.all(numbers.map(async (number) => (await page(number)).list.map(pick)));
  for (const part of rest) articles.push(...part);

  return { navigation, seo, blogNav, types: types.map(({ id }) => id), articles, newest: first.list, degraded };
}

const pick = ({ id, type }: BlogArticleHead) => ({ id, type });
