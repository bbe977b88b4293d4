import { editions } from '../../../config/editions.ts';
import { expect, it } from 'vitest';
import { searchFile, type SearchIndex } from '../../../cli/define/search-index.ts';
import { sha256 } from '../../../cli/lib/sha256.mjs';
import { searchFiles } from '../../../cli/search/search-files.ts';
import { lesserAreas, searchLimits } from '../../../config/search.ts';

/** Builds of a site whose pages have these texts, with a cache of records and blobs. */
function site(texts: Map<string, string>) {
  const blobs = new Map<string, string>();
  const records = new Map<string, Buffer>();
  const put = async (content: string) => {
    const hash = sha256(content);
    blobs.set(hash, content);
    return { hash };
  };
  async function build() {
    const pages = [];
    for (const [address, text] of texts) {
      const html = `<html><head><title>${address}</title></head><body><main><p>${text}</p></main></body></html>`;
      pages.push({ edition: 'zh' as const, address, hash: (await put(html)).hash, searched: 'blog' });
    }
    const files = await searchFiles({
      rules: { limits: searchLimits, lesserAreas },
      site: { editions, brand: { zh: { name: '云桥' }, en: { name: 'Yunqiao' } } as never },
      pages,
      blobs: { has: async (hash) => blobs.has(hash), read: async (hash) => Buffer.from(blobs.get(hash)!), put },
      current: '/none',
      records: {
        get: (key) => records.get(key) ?? null,
        set: (key, value) => void records.set(key, Buffer.from(value as string)),
        evict: () => undefined,
        keyOf: ({ hash, brand }) => `${brand} ${hash}`,
        close: async () => undefined,
      },
    });
    return files.filter(({ path }) => !path.startsWith('en/'));
  }
  return { build, blobs, records };
}

const isPage = (key: string) => key.startsWith('云桥 ');

it.each<[lost: string, isLost: (key: string, text: string) => boolean]>([
  ['the records of pages', isPage],
  ['the terms of files', (key, text) => !isPage(key) && text.startsWith('{') && !text.includes('"sizes"')],
  ['the sections', (_, text) => text.includes('"sizes"')],
])('an index has each file that it names once where %s are lost', async (_, isLost) => {
  const texts = new Map(Array.from({ length: 400 }, (_, at) => [`/p${at}`, `often word${at % 9} all${at}`]));
  const { build, blobs, records } = site(texts);
  await build();
  const all = [...records].filter(([key, text]) => isLost(key, text.toString()));
  expect(all.length).toBeGreaterThan(0);
  for (const [key] of all) records.delete(key);
  texts.set('/p7', 'word8 other');
  const files = await build();
  const first = files.find(({ path }) => path === 'search.json')!;
  const { terms, texts: shown } = JSON.parse(blobs.get(first.hash)!) as SearchIndex;
  const named = [...terms, ...shown].filter(Boolean).map(searchFile);
  expect(files.map(({ path }) => path).sort()).toEqual(['search.json', ...named].sort());
  expect(files).toEqual(expect.arrayContaining(await site(texts).build()));
});
