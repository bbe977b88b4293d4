import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { type Edition, editions } from '../../config/editions.ts';
import type { Listed } from './emitted.ts';
import { sitemapEnd, sitemapHead } from './sitemap-frame.ts';

/** Loaded when a sitemap has to be written, which an unchanged build does not do. */

export type UrlEntry = Omit<Listed, 'address'> & { url: string };

/** The entries of a sitemap as XML, without its head and its end. */
export async function writeEntries(entries: readonly UrlEntry[]): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: false, video: false, image: false, xhtml: true } });
  const text = streamToPromise(stream);
  for (const { url, alternates, modified } of entries) {
    stream.write({
      url,
      links: hreflang(alternates),
      ...(modified && { lastmodISO: new Date(modified).toISOString() }),
    });
  }
  stream.end();
  const whole = (await text).toString();
  if (!whole.startsWith(sitemapHead) || !whole.endsWith(sitemapEnd))
    throw new Error('the sitemap library begins or ends a sitemap in another way than it did');
  return whole.slice(sitemapHead.length, -sitemapEnd.length);
}

/** An index of sitemaps. */
export async function writeIndex(urls: readonly string[]): Promise<Buffer> {
  const index = new SitemapIndexStream();
  const text = streamToPromise(index);
  for (const url of urls) index.write({ url });
  index.end();
  return text;
}

/** The languages of a page and, as in its head, the English page for every other one. */
function hreflang(alternates: Listed['alternates']) {
  const links = Object.entries(alternates).map(([edition, url]) => ({
    lang: editions[edition as Edition].lang as string,
    url,
  }));
  return alternates.en ? [...links, { lang: 'x-default', url: alternates.en }] : links;
}
