import type { CallRequest } from '../define/call-request.ts';
import type { ContentList, ReceivedLists, RecordHead, TimedRecords } from '../define/content-lists.ts';
import type { NavigationEntry, Seo } from '../define/navigation.ts';
import type { SiteDefinition } from '../define/site.ts';
import type { Content, PagedList } from './content-client.ts';
import type { LinkAt } from './links.ts';
import { type TrustedList, type Versions, versionsOf } from './versions.ts';

export type ContentIndexes = {
  /** Menus by name. */
  navigation: Readonly<Record<string, readonly NavigationEntry[]>>;
  /** Title, description and keywords by path. */
  seo: Readonly<Record<string, Seo>>;
  /** Responses for the frames of pages, by the names of the definition. */
  frame: Readonly<Record<string, unknown>>;
  /** Links in content that every page shows. */
  links: readonly { call: string; links: readonly LinkAt[] }[];
  /** Versions of records whose calls are skipped while their version is unchanged. */
  versions: Versions;
};

type FetchIndexesOptions = {
  content: Content;
  definition: Pick<SiteDefinition, 'menus' | 'seo' | 'frame' | 'lists'>;
  /** Calls of records that are skipped while their list shows no change. */
  trusted: readonly string[];
};

/** Fetches the lists for the plan. */
export async function fetchIndexes({
  content,
  definition,
  trusted,
}: FetchIndexesOptions): Promise<{ lists: ReceivedLists; indexes: ContentIndexes }> {
  const { menus, seo: titles, frame } = definition;
  const read = async <Data>(callRequest: CallRequest) => (await content.fetch<Data>(callRequest)).read();
  // Every page shows the menu, and most what their frames need.
  const everywhere = [menus, ...Object.values(frame.needs)];
  const [links, data, navigation, seo, ...received] = await Promise.all([
    Promise.all(everywhere.map(async (one) => ({ call: one.call, links: (await content.fetch(one)).links }))),
    Promise.all(Object.entries(frame.needs).map(async ([name, one]) => [name, await read<unknown>(one)] as const)),
    read<ContentIndexes['navigation']>(menus),
    read<ContentIndexes['seo']>(titles),
    ...Object.entries(definition.lists).map(async ([name, list]) => ({
      name,
      ...(await receive({ content, list, trusted })),
    })),
  ]);
  const indexes: ContentIndexes = {
    navigation,
    seo,
    frame: Object.fromEntries(data),
    links,
    versions: versionsOf(received.flatMap((list) => list.trusted ?? [])),
  };
  return { lists: Object.fromEntries(received.map(({ name, records }) => [name, records])), indexes };
}

type ReceiveOptions = Pick<FetchIndexesOptions, 'content' | 'trusted'> & { list: ContentList };

type Received = {
  /** What the plan gets. */
  records: readonly unknown[];
  /** The records whose calls can be skipped; null for none. */
  trusted: TrustedList | null;
};

async function receive({ content, list, trusted }: ReceiveOptions): Promise<Received> {
  if ('request' in list) {
    const records = await (await content.fetch<readonly unknown[]>(list.request)).read();
    return { records: records.map((record) => list.pick(record)), trusted: null };
  }
  const { timed } = list;
  const paged = await content.list(list.paged);
  return {
    records: paged.records.map(({ id, by }) => ({ id, ...by })),
    trusted: timed && trusted.includes(timed.call) ? { call: timed.call, heads: await headsOf(paged, timed) } : null,
  };
}

/** The fields of all records that their versions are made of: there may be 100,000. */
async function headsOf({ responses }: PagedList, { head }: TimedRecords): Promise<RecordHead[]> {
  const heads: RecordHead[] = [];
  for (const response of responses) {
    const { list } = (await response.read()) as { list: readonly unknown[] };
    for (const record of list) heads.push(head(record));
  }
  return heads;
}
