import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { thorough } from '../support/thorough.ts';
import { ways } from './support/damage.ts';
import { hashesBelow, problemsOf, restore, servedFiles, type WarmSite, warmSite } from './support/warm-site.ts';

let site: WarmSite;
beforeAll(async () => {
  site = await warmSite();
});
afterAll(() => site?.close());

/** What is kept in packs, each with an index. */
const packs = ['responses', 'fragments', 'parts', 'pages', 'search', 'og-images', 'picture-forms'];
/** The kinds of files in a cache, by their paths. */
const kinds: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    packs.flatMap((name) => [
      [name, new RegExp(`^${name}/.*\\.pack$`)],
      [`the index of ${name}`, new RegExp(`^${name}/.*\\.index$`)],
    ]),
  ),
  'the last build': /^last-build\.json$/,
  content: /^blobs\/..\/[0-9a-f]{64}$/,
  gzip: /^blobs\/.*\.gz$/,
  brotli: /^blobs\/.*\.br$/,
  'the mark of the last pruning': /^blobs\/pruned$/,
};

/** Each kind takes each way in a thorough run, else one of them, each kind another one than the kind before. */
const cases = Object.keys(kinds).flatMap((kind, place) =>
  Object.keys(ways)
    .filter((_, index) => thorough || (index + place) % 12 === 0)
    .map((way) => [kind, way] as const),
);
let damaged: string[] = [];

it('this test damages every kind of cache file', () => {
  const files = [...hashesBelow(site.pristine).keys()];
  expect(files.filter((path) => !Object.values(kinds).some((kind) => kind.test(path)))).toEqual([]);
});

it.each(cases)('a cache with %s %s is never published, and the next build is whole', async (kind, way) => {
  restore({ from: site.pristine, to: site.cache, changed: damaged });
  const paths = readdirSync(site.cache, { recursive: true }).map(String);
  // One in five of many.
  damaged = paths
    .filter((path) => kinds[kind]!.test(path))
    .sort()
    .filter((_, index) => index % 5 === 0);
  expect(damaged.length).toBeGreaterThan(0);
  for (const path of damaged.map((name) => join(site.cache, name))) {
    // The time is kept.
    const { atime, mtime } = statSync(path);
    ways[way]!(path, readFileSync(path));
    if (existsSync(path)) utimesSync(path, atime, mtime);
  }
  rmSync(site.out, { recursive: true, force: true });
  const first = await site.generate();
  if (first.code !== 0) {
    expect([first.code, readdirSync(join(site.out, 'releases'))]).toEqual([1, []]);
    expect(problemsOf(first).map(({ fix }) => fix)).toEqual([
      'build again, which replaces damaged files; if it recurs, check the disk',
    ]);
    const second = await site.generate();
    expect(second.code, second.stderr).toBe(0);
  }
  expect(servedFiles(site.out)).toEqual(site.served);
});
