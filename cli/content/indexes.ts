import { type Ask as SiteAsk, ask, type CallData, type CallName } from '../../config/calls/ask.ts';
import type { Ask } from '../define/ask.ts';
import type { FrameData } from '../define/site.ts';
import type { Timed } from '../../config/freshness.ts';
import type { Content, PagedList } from './content-client.ts';
import type { LinkAt } from './links.ts';
import { type Head, type Versions, versionsOf } from './versions.ts';

export type ContentIndexes = {
  navigation: CallData<'navigation'>;
  seo: CallData<'seoInfo'>;
  /** Responses for the frames of pages, by the names of the definition. */
  frame: Readonly<Record<string, unknown>>;
  /** Links in content that every page shows. */
  links: readonly { call: string; links: readonly LinkAt[] }[];
  /** Versions of records whose calls are skipped while their version is unchanged. */
  versions: Versions;
};

type FetchIndexesInput = { content: Content; frame: Pick<FrameData, 'needs'>; trusted: readonly Timed[] };

/** Fetches the lists for the plan. */
export async function fetchIndexes({ content, frame, trusted }: FetchIndexesInput) {
  const read = async <Name extends CallName>(asked: SiteAsk<Name>) =>
    (await content.fetch<CallData<Name>>(asked)).read();

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
    content.list('blogList'),
    content.list('caseList'),
  ]);
  /** The lists that determine which pages exist. */
  const lists = {
    types: types.map(({ id }) => id),
    articles: blog.records.map(({ id, type }) => ({ id, type })),
    cases: stories.records.map(({ id }) => id),
    demos: demos.flatMap(({ products, document }) => (document === undefined ? [] : [{ products, document }])),
  };
  const indexes: ContentIndexes = {
    navigation,
    seo,
    frame: Object.fromEntries(data),
    links,
    versions: versionsOf({
      trusted,
      articles: trusted.includes('blogDetail') ? await headsOf(blog) : [],
      cases: trusted.includes('casePrevOrNext') ? await headsOf(stories) : [],
    }),
  };
  return { lists, indexes };
}

/** The fields of all records that their versions are made of: there may be 100,000. */
async function headsOf({ responses }: PagedList): Promise<Head[]> {
  const heads: Head[] = [];
  for (const response of responses) {
    const { list } = (await response.read()) as { list: readonly Head[] };
    for (const { id, title, type, updateTime, customer } of list)
      heads.push({ id, title, type, updateTime, ...(customer !== undefined && { customer }) });
  }
  return heads;
}
