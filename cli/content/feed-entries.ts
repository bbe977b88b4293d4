import type { Feed, FeedEntry } from '../define/content-lists.ts';
import type { Content } from './content-client.ts';
import type { Versions } from './versions.ts';

type FeedEntriesOptions = { content: Content; feeds: readonly Feed[]; versions: Versions };

/** The entries of each feed with their content, from the same requests as their pages. Without a response, an entry has only its summary. */
export const feedEntries = ({ feeds, ...input }: FeedEntriesOptions): Promise<FeedEntry[][]> =>
  Promise.all(feeds.map((feed) => entriesOf({ feed, ...input })));

type EntriesOfOptions = Omit<FeedEntriesOptions, 'feeds'> & { feed: Feed };

async function entriesOf({ content, feed, versions }: EntriesOfOptions): Promise<FeedEntry[]> {
  const { list } = await (await content.fetch<{ list: readonly unknown[] }>(feed.list)).read();
  return Promise.all(
    list.map(async (record) => {
      const entry = feed.entry(record);
      const request = feed.request(entry.id);
      const response = await content.fetch(request, versions(request));
      return { ...entry, content: feed.content(await response.read()) };
    }),
  );
}
