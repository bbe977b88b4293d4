import { type Edition, editions } from '../../config/editions.ts';
import type { Emitted, Listed, Remember } from './emitted.ts';

/** Entries a sitemap may hold, by the protocol. */
const most = 50_000;

/** About so many entries are written at a time: those that say the same as in the build before are not written again. */
const about = 256;

type Given = {
  pages: readonly Listed[];
  origin: string;
  /** The edition's folder below the document root, with its slash. */
  folder: string;
  remember: Remember;
  most?: number;
};

/** The sitemap of an edition; beyond the protocol's limit an index of several. Dates come from the content only. */
export async function sitemaps({ pages, origin, folder, remember, most: limit = most }: Given): Promise<Emitted[]> {
  const sorted = [...pages].sort((a, b) => (a.address < b.address ? -1 : 1));
  if (sorted.length <= limit) return [{ path: `${folder}sitemap.xml`, content: await urlset({ pages: sorted, origin, remember }) }];

  const files: Emitted[] = [];
  for (const part of parts(sorted, limit)) files.push({ path: `${folder}sitemap-${files.length + 1}.xml`, content: await urlset({ pages: part, origin, remember }) });
  const { SitemapIndexStream, streamToPromise } = await import('sitemap');
  const index = new SitemapIndexStream();
  const text = streamToPromise(index);
  for (const number of files.keys()) index.write({ url: `${origin}/sitemap-${number + 1}.xml` });
  index.end();
  return [{ path: `${folder}sitemap.xml`, content: await text }, ...files];
}

const head = '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
const end = '</urlset>';

/** The library writes whole sitemaps; what stands between its head and its end is the same wherever it stands. An edition may have no page yet. */
async function urlset({ pages, origin, remember }: Pick<Given, 'pages' | 'origin' | 'remember'>): Promise<string> {
  let text = head;
  for (const run of runs(pages)) {
    const entries = run.map(({ address, alternates, modified }) => ({ url: origin + address, alternates, modified }));
    text += Buffer.from(await remember(['sitemap', entries], () => written(entries))).toString();
  }
  return text + end;
}

type UrlEntry = Omit<Listed, 'address'> & { url: string };

async function written(entries: readonly UrlEntry[]): Promise<string> {
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const stream = new SitemapStream({ xmlns: { news: false, video: false, image: false, xhtml: true } });
  const text = streamToPromise(stream);
  for (const { url, alternates, modified } of entries) {
    stream.write({ url, links: hreflang(alternates), ...(modified && { lastmodISO: new Date(modified).toISOString() }) });
  }
  stream.end();
  const whole = (await text).toString();
  if (!whole.startsWith(head) || !whole.endsWith(end)) throw new Error('the sitemap library begins or ends a sitemap in another way than it did');
  return whole.slice(head.length, -end.length);
}

const hreflang = (alternates: Listed['alternates']) => Object.entries(alternates).map(([edition, url]) => ({ lang: editions[edition as Edition].lang, url }));

function* parts<Item>(items: readonly Item[], size: number): Iterable<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/** Entries in runs that end where an address says so: one that comes or goes changes its own run and no other. */
function* runs(pages: readonly Listed[]): Iterable<readonly Listed[]> {
  let run: Listed[] = [];
  for (const page of pages) {
    run.push(page);
    if (checksum(page.address) % about > 0) continue;
    yield run;
    run = [];
  }
  if (run.length > 0) yield run;
}

/** FNV-1a: spreads well, and costs a thousandth of the writing. */
function checksum(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}
