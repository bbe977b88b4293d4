import type { PageConfig } from '../define/config.ts';
import type { Feed as FeedRow, FeedEntry } from '../define/content-lists.ts';
import { feedAddress, type FeedFormat, feedFormats } from '../define/feed-files.ts';
import { escapeHtml } from '../lib/escape.ts';
import { xmlCharacters } from '../lib/xml-characters.ts';
import type { Emitted, GetOrCreate } from './emitted.ts';

type FeedFilesOptions = {
  feed: FeedRow;
  entries: readonly FeedEntry[];
  site: PageConfig;
  remember: GetOrCreate;
  /** Loads the sanitizer. Called only when a feed has to be written. */
  openSanitizer: () => Promise<(html: string) => string>;
};

/**
 * A feed as Atom and JSON Feed 1.1: the newest records of a list with their full content. The date of a feed is that of its newest
 * change, so that builds are reproducible.
 */
export async function feedFiles({ remember, ...input }: FeedFilesOptions): Promise<Emitted[]> {
  const { feed, entries, site } = input;
  const { edition, home } = feed;
  const title = feed.title(site.brand[edition]!);
  return Promise.all(
    feedFormats.map(async (format) => ({
      path: site.editions[edition]!.folder + feedAddress(home, format).slice(1),
      content: await remember(['feed', format, edition, home, title, entries, site], () =>
        writeFeed({ format, title, ...input }),
      ),
    })),
  );
}

type WriteFeedOptions = Omit<FeedFilesOptions, 'remember'> & { format: FeedFormat; title: string };

async function writeFeed({
  format,
  title: name,
  feed: { edition, home: path },
  entries,
  site,
  openSanitizer,
}: WriteFeedOptions): Promise<string> {
  const [{ Feed }, { soundXml }, safe] = await Promise.all([import('feed'), import('../lib/xml.ts'), openSanitizer()]);
  const { name: brand, description, company } = site.brand[edition]!;
  const origin = site.origins[edition]!;
  const { lang } = site.editions[edition]!;
  const home = origin + path;
  const newest = Math.max(0, ...entries.map(({ updateTime }) => Date.parse(updateTime)));
  const feed = new Feed({
    id: home,
    title: name,
    description,
    link: home,
    language: lang,
    updated: new Date(newest),
    generator: brand,
    copyright: company,
    feedLinks: { atom: origin + feedAddress(path, 'atom'), json: origin + feedAddress(path, 'json') },
  });
  // Titles and summaries are text. Atom reads them as HTML, JSON Feed as text.
  const text = format === 'atom' ? escapeHtml : (plain: string) => plain;
  for (const { id, title, summary, content, author, publishTime, updateTime } of entries) {
    const link = `${home}/${id}`;
    const html = content && safe(content);
    feed.addItem({
      id: link,
      link,
      title: text(title),
      description: text(summary),
      // Without content, readers show the summary.
      content: html ? absolute({ html, origin, link }) : escapeHtml(summary),
      author: [{ name: author }],
      date: new Date(updateTime),
      published: new Date(publishTime),
    });
  }
  const written = xmlCharacters(format === 'atom' ? feed.atom1() : jsonFeed(feed.json1(), lang));
  return format === 'atom' ? soundXml(feedAddress(path, format), written) : written;
}

type JsonFeed1 = { version: string; items: readonly ({ author?: object } & Record<string, unknown>)[] };

/** JSON Feed 1.1, which has the language and lists of authors: the library writes version 1. */
function jsonFeed(version1: string, language: string): string {
  const { version: _, items, ...head } = JSON.parse(version1) as JsonFeed1;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    ...head,
    language,
    items: items.map(({ author, ...item }) => ({ ...item, ...(author && { authors: [author] }) })),
  };
  return JSON.stringify(feed);
}

/** Makes addresses in sanitized HTML absolute, for feed readers. */
function absolute({ html, origin, link }: { html: string; origin: string; link: string }): string {
  return html
    .replace(/(<(?:a|img)\b[^>]*?\s(?:href|src)=")(?=\/)/g, (start) => start + origin)
    .replace(/(<a\b[^>]*?\shref=")(?=#)/g, (start) => start + link);
}
