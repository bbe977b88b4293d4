import type { BlogArticleHead } from '../../config/calls/blog.ts';
import { ask, type CallData } from '../../config/calls/index.ts';
import { limits } from '../../config/limits.ts';
import type { Answer, Content } from './answer.ts';
import type { LinkAt } from './links.ts';

/** What a build needs to know before it can say which pages there are: lists, never bodies. */
export type ContentIndexes = {
  navigation: CallData<'navigation'>;
  seo: CallData<'seoInfo'>;
  blogNav: CallData<'blogNav'>;
  notices: CallData<'changePost'>;
  types: readonly string[];
  articles: readonly { id: string; type: string }[];
  /** Pages of the article list that hold an article. */
  blogPages: number;
  /** Ids of the customer cases. */
  cases: readonly string[];
  /** The newest articles, for the feed. */
  newest: readonly BlogArticleHead[];
  /** Links in what stands on every page. */
  links: readonly { asked: string; links: readonly LinkAt[] }[];
  /** Whether something here is old or missing, and so every page may be. */
  degraded: boolean;
};

/** Cases asked for at once: the most that the call gives. */
const casesAtOnce = 100;

/** Fetches the lists that the plan grows from. The article list is asked page by page, as the blog's own pages ask it. */
export async function fetchIndexes(content: Content): Promise<ContentIndexes> {
  let degraded = false;
  const read = async <Data>(asked: Promise<Answer<Data>>): Promise<Data> => {
    const answer = await asked;
    if (answer.source === 'stale' || answer.source === 'empty') degraded = true;
    return answer.read();
  };
  const articles = (page: number) => read(content.answer(ask('blogList', { page, pageSize: limits.blogPage })));
  const cases = (page: number) => read(content.answer(ask('caseList', { page, pageSize: casesAtOnce })));

  const [menus, blogMenu, changes] = await Promise.all([content.answer(ask('navigation')), content.answer(ask('blogNav')), content.answer(ask('changePost'))]);
  const [navigation, seo, blogNav, notices, types, blog, stories] = await Promise.all([
    read(content.answer(ask('navigation'))),
    read(content.answer(ask('seoInfo'))),
    read(content.answer(ask('blogNav'))),
    read(content.answer(ask('changePost'))),
    read(content.answer(ask('blogType'))),
    wholeList({ page: articles, size: limits.blogPage, pick: ({ id, type }) => ({ id, type }) }),
    wholeList({ page: cases, size: casesAtOnce, pick: ({ id }) => id }),
  ]);
  return {
    navigation,
    seo,
    blogNav,
    notices,
    types: types.map(({ id }) => id),
    articles: blog.picked,
    blogPages: blog.pages,
    cases: stories.picked,
    newest: blog.first,
    links: [
      { asked: 'navigation', links: menus.links },
      { asked: 'blogNav', links: blogMenu.links },
      { asked: 'changePost', links: changes.links },
    ],
    degraded,
  };
}

type Paged<Head, Picked> = {
  page: (number: number) => Promise<{ total: number; list: readonly Head[] }>;
  size: number;
  pick: (head: Head) => Picked;
};

/** Every record of a list, from all its pages, as far as `pick` keeps it; and how many pages there are up to the last record. */
async function wholeList<Head, Picked>({ page, size, pick }: Paged<Head, Picked>) {
  const first = await page(1);
  const count = Math.ceil(first.total / size);
  // All at once: the client bounds the calls in flight, and what is kept of each page is small.
  const numbers = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2);
  const rest = await Promise.all(numbers.map(async (number) => (await page(number)).list.map(pick)));
  const parts = [first.list.map(pick), ...rest];
  // A total that promises more than the pages hold must not make pages without articles.
  const pages = parts.findLastIndex((part) => part.length > 0) + 1;
  return { picked: parts.flat(), pages, first: first.list };
}
