import type { Emitted, Listed, Remember } from './emitted.ts';
import { sitemapEnd, sitemapHead } from './sitemap-frame.ts';

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
  if (sorted.length <= limit)
    return [{ path: `${folder}sitemap.xml`, content: await urlset({ pages: sorted, origin, remember }) }];

  const files: Emitted[] = [];
  for (const part of parts(sorted, limit))
    files.push({
      path: `${folder}sitemap-${files.length + 1}.xml`,
      content: await urlset({ pages: part, origin, remember }),
    });
  const { writeIndex } = await import('./write-sitemap.ts');
  const index = await writeIndex(files.map((_, number) => `${origin}/sitemap-${number + 1}.xml`));
  return [{ path: `${folder}sitemap.xml`, content: index }, ...files];
}

/** The library writes whole sitemaps; the part between head and end does not depend on its place. An edition may have no page yet. */
async function urlset({ pages, origin, remember }: Pick<Given, 'pages' | 'origin' | 'remember'>): Promise<string> {
  let text = sitemapHead;
  for (const run of runs(pages)) {
    const entries = run.map(({ address, alternates, modified }) => ({ url: origin + address, alternates, modified }));
    text += Buffer.from(
      await remember(['sitemap', entries], async () => (await import('./write-sitemap.ts')).writeEntries(entries)),
    ).toString();
  }
  return text + sitemapEnd;
}

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
