import type { Editions } from '../define/editions.ts';
import type { Emitted, SitemapEntry, GetOrCreate } from './emitted.ts';
import { sitemapEnd, sitemapHead } from './sitemap-frame.ts';

const maxEntries = 50_000;

/** Mean number of entries per run. A run that is unchanged since the last build comes from the cache. */
const meanRunLength = 256;

type SitemapsOptions = {
  pages: readonly SitemapEntry[];
  origin: string;
  editions: Editions;
  /** The edition's folder below the document root, with its slash. */
  folder: string;
  remember: GetOrCreate;
  most?: number;
};

/** The sitemap of an edition, or an index of several above the protocol's limit. Dates come from the content. */
export async function sitemaps({
  pages,
  origin,
  editions,
  folder,
  remember,
  most: limit = maxEntries,
}: SitemapsOptions): Promise<Emitted[]> {
  const sorted = [...pages].sort((a, b) => (a.address < b.address ? -1 : 1));
  if (sorted.length <= limit)
    return [{ path: `${folder}sitemap.xml`, content: await urlset({ pages: sorted, origin, editions, remember }) }];

  const files: Emitted[] = [];
  for (const part of parts(sorted, limit))
    files.push({
      path: `${folder}sitemap-${files.length + 1}.xml`,
      content: await urlset({ pages: part, origin, editions, remember }),
    });
  const { writeIndex } = await import('./write-sitemap.ts');
  const index = await writeIndex(files.map((_, number) => `${origin}/sitemap-${number + 1}.xml`));
  return [{ path: `${folder}sitemap.xml`, content: index }, ...files];
}

/** Creates one sitemap from cached runs of entries. */
async function urlset({
  pages,
  origin,
  editions,
  remember,
}: Pick<SitemapsOptions, 'pages' | 'origin' | 'editions' | 'remember'>): Promise<string> {
  let text = sitemapHead;
  for (const run of runs(pages)) {
    const entries = run.map(({ address, alternates, modified }) => ({ url: origin + address, alternates, modified }));
    text += Buffer.from(
      await remember(['sitemap', entries], async () =>
        (await import('./write-sitemap.ts')).writeEntries(entries, editions),
      ),
    ).toString();
  }
  return text + sitemapEnd;
}

function* parts<Item>(items: readonly Item[], size: number): Iterable<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/** Splits entries into runs at content-defined boundaries: adding or removing an entry changes only its own run. */
function* runs(pages: readonly SitemapEntry[]): Iterable<readonly SitemapEntry[]> {
  let run: SitemapEntry[] = [];
  for (const page of pages) {
    run.push(page);
    if (checksum(page.address) % meanRunLength > 0) continue;
    yield run;
    run = [];
  }
  if (run.length > 0) yield run;
}

/** FNV-1a: evenly distributed, and a thousand times cheaper than writing an entry. */
function checksum(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}
