import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { soundXml } from '../lib/xml.ts';
import { type Editions, languagesOf } from '../define/editions.ts';
import type { SitemapEntry } from './emitted.ts';
import { sitemapEnd, sitemapHead } from './sitemap-frame.ts';

/** Loaded on demand: an unchanged build writes no sitemap. */

export type UrlEntry = Omit<SitemapEntry, 'address'> & { url: string };

/** The entries of a sitemap as XML, without head and end. */
export async function writeEntries(entries: readonly UrlEntry[], editions: Editions): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: false, video: false, image: false, xhtml: true } });
  const text = streamToPromise(stream);
  for (const { url, alternates, modified } of entries) {
    stream.write({
      url,
      links: hreflang(alternates, editions),
      ...(modified && { lastmodISO: new Date(modified).toISOString() }),
    });
  }
  stream.end();
  const whole = (await text).toString();
  if (!whole.startsWith(sitemapHead) || !whole.endsWith(sitemapEnd))
    throw new Error('unexpected output of the sitemap library');
  soundXml('sitemap.xml', whole);
  return whole.slice(sitemapHead.length, -sitemapEnd.length);
}

export async function writeIndex(urls: readonly string[]): Promise<Buffer> {
  const index = new SitemapIndexStream();
  const text = streamToPromise(index);
  for (const url of urls) index.write({ url });
  index.end();
  soundXml('sitemap.xml', (await text).toString());
  return text;
}

/** The languages of a page, as in its head. */
function hreflang(alternates: SitemapEntry['alternates'], editions: Editions) {
  return languagesOf(alternates, editions).map(([lang, url]) => ({ lang, url }));
}
