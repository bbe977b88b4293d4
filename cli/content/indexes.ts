import type { BlogArticleHead } from '../../config/calls/blog.ts';
import { type Ask as SiteAsk, ask, type CallData, type CallName } from '../../config/calls/ask.ts';
import type { Ask } from '../define/ask.ts';
import type { FrameData } from '../define/site.ts';
import type { Timed } from '../../config/freshness.ts';
import { buildLimits } from '../../config/limits.ts';
import type { Content } from './content-client.ts';
import type { LinkAt } from './links.ts';
import { type Head, type Versions, versionsOf } from './versions.ts';

export type ContentIndexes = {
  navigation: CallData<'navigation'>;
  seo: CallData<'seoInfo'>;
  /** Responses for the frames of pages, by the names of the definition. */
  frame: Readonly<Record<string, unknown>>;
  /** The newest articles, for the feed. */
  newest: readonly BlogArticleHead[];
  /** Links in content that every page shows. */
  links: readonly { call: string; links: readonly LinkAt[] }[];
  /** Versions of records whose calls are skipped while their version is unchanged. */
  versions: Versions;
};

type FetchIndexesInput = { content: Content; frame: Pick<FrameData, 'needs'>; trusted: readonly Timed[] };

/** Fetches the lists for the plan. The article list is requested with the same requests as the pages of the blog. */
export async function fetchIndexes({ content, frame, trusted }: FetchIndexesInput) {
  const read = async <Name extends CallName>(asked: SiteAsk<Name>) =>
    (await content.fetch<CallData<Name>>(asked)).read();
  const articles = (page: number) => read(ask('blogList', { page, pageSize: buildLimits.blogPage }));
  const cases = (page: number) => read(ask('caseList', { page, pageSize: buildLimits.casePage }));

  // Every page shows the menu, and most what their frames need.
  const everywhere = [ask('navigation') as Ask, ...Object.values(frame.needs)];
  const [links, data, navigation, seo, demos, types, blog, stories] = await Promise.all([
    Promise.all(everywhere.map(async (one) => ({ call: one.call, links: (await content.fetch(one)).links }))),
    Promise.all(
      Object.entries(frame.needs).map(async ([name, one]) => [name, await (await content.fetch(one)).read()] as const),
    ),
    read(ask('navigation')),
    read(ask('seoInfo')),
    read(ask('demoList')),
    read(ask('blogType')),
    wholeList({ page: articles, size: buildLimits.blogPage, pick: trusted.includes('blogDetail') ? headOf : bareOf }),
    wholeList({
      page: cases,
      size: buildLimits.casePage,
      pick: (story) => ({ ...headOf(story), customer: story.customer }),
    }),
  ]);
  /** The lists that determine which pages exist. */
  const lists = {
    types: types.map(({ id }) => id),
    articles: blog.picked,
    blogPages: blog.pages,
    cases: stories.picked.map(({ id }) => id),
    demos: demos.flatMap(({ products, document }) => (document === undefined ? [] : [{ products, document }])),
  };
  const indexes: ContentIndexes = {
    navigation,
    seo,
    frame: Object.fromEntries(data),
    newest: blog.first,
    links,
    versions: versionsOf({ trusted, articles: blog.picked, cases: stories.picked }),
  };
  return { lists, indexes };
}

/** Only the fields that the plan needs: there may be 100,000 articles. */
const bareOf = ({ id, type }: Head): Head => ({ id, type, title: '', updateTime: '' });
const headOf = ({ id, title, type, updateTime }: Head): Head => ({ id, title, type, updateTime });

type Paged<Record, Picked> = {
  page: (number: number) => Promise<{ total: number; list: readonly Record[] }>;
  size: number;
  pick: (record: Record) => Picked;
};

/** All records of a paginated list, reduced by `pick`, and the number of its pages up to the last record. */
async function wholeList<Record, Picked>({ page, size, pick }: Paged<Record, Picked>) {
  const first = await page(1);
  const count = Math.ceil(first.total / size);
  // The client limits concurrent calls, and the picked records are small.
  const numbers = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2);
  const rest = await Promise.all(numbers.map(async (number) => (await page(number)).list.map(pick)));
  const parts = [first.list.map(pick), ...rest];
  // If `total` is too large, do not create empty pages.
  const pages = parts.findLastIndex((part) => part.length > 0) + 1;
  return { picked: parts.flat(), pages, first: first.list };
}
