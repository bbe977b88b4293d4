import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { Emitted, Listed } from './emitted.ts';

/** Entries a sitemap may hold, by the protocol. */
const most = 50_000;

type Given = {
  pages: readonly Listed[];
  origin: string;
  /** The edition's folder below the document root, with its slash. */
  folder: string;
  most?: number;
};

/** The sitemap of an edition; beyond the protocol's limit an index of several. Dates come from the content only. */
export async function sitemaps({ pages, origin, folder, most: limit = most }: Given): Promise<Emitted[]> {
  const sorted = [...pages].sort((a, b) => (a.url < b.url ? -1 : 1));
  if (sorted.length <= limit) return [{ path: `${folder}sitemap.xml`, content: await urlset(sorted) }];

  const parts = Array.from({ length: Math.ceil(sorted.length / limit) }, (_, index) => sorted.slice(index * limit, (index + 1) * limit));
  const files = await Promise.all(
    parts.map(async (part, index) => ({ path: `${folder}sitemap-${index + 1}.xml`, content: await urlset(part) })),
  );
  const index = new SitemapIndexStream();
  const text = streamToPromise(index);
  for (const number of parts.keys()) index.write({ url: `${origin}/sitemap-${number + 1}.xml` });
  index.end();
  return [{ path: `${folder}sitemap.xml`, content: await text }, ...files];
}

/** The library refuses to end an empty one; an edition may have no page yet. */
const emptyUrlset = '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

async function urlset(pages: readonly Listed[]): Promise<Uint8Array | string> {
  if (pages.length === 0) return emptyUrlset;
  const stream = new SitemapStream({ xmlns: { news: false, video: false, image: false, xhtml: true } });
  const text = streamToPromise(stream);
  for (const { url, alternates, modified } of pages) {
    stream.write({ url, links: [...alternates], ...(modified && { lastmodISO: new Date(modified).toISOString() }) });
  }
  stream.end();
  return text;
}
