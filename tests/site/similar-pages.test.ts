import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainText } from '../support/main-text.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

type Page = { name: string; text: string };

/** Every 16th of the sequences of eight characters of a text, by a hash: enough to compare texts by. */
function shingles(text: string): ReadonlySet<string> {
  const words = text.replace(/\s+/g, '');
  const found = new Set<string>();
  for (let at = 0; at + 8 <= words.length; at++) {
    const piece = words.slice(at, at + 8);
    let sum = 0;
    for (let index = 0; index < 8; index++) sum = (sum * 31 + piece.charCodeAt(index)) >>> 0;
    if (sum % 16 === 0) found.add(piece);
  }
  return found;
}

/** Pairs of pages that have nine tenths of their text in common. */
function similar(pages: readonly Page[]): string[] {
  const all = pages.map(({ name, text }) => ({ name, pieces: shingles(text) })).filter(({ pieces }) => pieces.size > 4);
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const [few, many] = one.pieces.size < other.pieces.size ? [one.pieces, other.pieces] : [other.pieces, one.pieces];
      if (few.size < many.size * 0.9) return [];
      const common = [...few].filter((piece) => many.has(piece)).length;
      return common >= many.size * 0.9 ? [`${one.name} and ${other.name}`] : [];
    }),
  );
}

let served: ServedSite;
beforeAll(async () => void (served = await serveSite()));
afterAll(() => served.close());

describe('pages that search engines list', () => {
  it('are found to be alike where they differ in a few words', () => {
    const text = Array.from({ length: 300 }, (_, index) => `第 ${index} 条说第 ${(index * 7919) % 1000} 件事`).join(
      '。',
    );
    const pages = [
      { name: 'a', text },
      { name: 'b', text: `${text}。又一句` },
      { name: 'c', text: text.slice(0, text.length / 2) },
    ];
    expect(similar(pages)).toEqual(['a and b']);
  });

  it('have texts of their own: one of two addresses with the same words is the canonical one', async () => {
    const site = join(served.out, 'current/site');
    const { pages } = JSON.parse(await readFile(join(site, '../manifest.json'), 'utf8')) as {
      pages: { address: string; edition: string; file: string }[];
    };
    const listed = (
      await Promise.all(['sitemap.xml', 'en/sitemap.xml'].map((file) => readFile(join(site, file), 'utf8')))
    ).flatMap((text) => [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!));
    const shown = pages.filter(({ address }) => listed.includes(address));
    expect(shown.length).toBe(listed.length);
    const texts = await Promise.all(
      shown.map(async ({ edition, address, file }) => ({
        name: `${edition} ${address}`,
        text: mainText(await readFile(join(site, file), 'utf8')).copy,
      })),
    );
    expect(similar(texts)).toEqual([]);
  });
});
