import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFolder, runSite } from '../support/run-site.ts';
import { sharedSmallProject } from '../support/small-project.ts';

let small: Awaited<ReturnType<typeof sharedSmallProject>>;
let build: Awaited<ReturnType<typeof buildFolder>>;
/** Hash of every file that the undamaged build serves. */
let whole: Map<string, string>;
let pristine: string;

const generate = (out: string) =>
  runSite(['generate', '--quiet'], { project: small.project, env: { ...build.env, SITE_OUT: out } });

async function servedFiles(out: string): Promise<Map<string, string>> {
  const folder = join(out, 'current/site');
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = async (path: string) =>
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  return new Map(
    await Promise.all(paths.sort().map(async (path) => [path.slice(folder.length), await hash(path)] as const)),
  );
}

beforeAll(async () => {
  [small, build] = await Promise.all([sharedSmallProject(), buildFolder()]);
  const ended = await generate(build.out);
  expect(ended.code, ended.stderr).toBe(0);
  whole = await servedFiles(build.out);
  // Without the release, whose files are those of the cache.
  pristine = join(build.folder, 'pristine');
  await cp(build.env['SITE_CACHE']!, pristine, { recursive: true, preserveTimestamps: true });
  await rm(build.out, { recursive: true });
});
afterAll(() => Promise.all([build.remove(), small.remove()]));

/** The kinds of files in a cache, by their paths. */
const kinds = {
  answers: /^answers\/.*\.pack$/,
  fragments: /^fragments\/.*\.pack$/,
  parts: /^parts\/.*\.pack$/,
  'indexes of answers': /^answers\/.*\.index$/,
  'indexes of fragments': /^fragments\/.*\.index$/,
  'indexes of parts': /^parts\/.*\.index$/,
  pages: /^pages\.log$/,
  cards: /^cards\.log$/,
  content: /^blobs\/..\/[0-9a-f]{64}$/,
  gzip: /^blobs\/.*\.gz$/,
  brotli: /^blobs\/.*\.br$/,
};

/** Ways in which a file is damaged while it keeps its time: bits turned, cut off, zeros. */
const ways: readonly ((path: string, size: number) => Promise<void>)[] = [
  async (path, size) => {
    const bytes = await readFile(path);
    for (let at = size >> 3; at < size; at += Math.max(1, size >> 3)) bytes[at]! ^= 0x11;
    await writeFile(path, bytes);
  },
  (path, size) => truncate(path, size >> 1),
  (path, size) => writeFile(path, Buffer.alloc(size)),
];

describe('a damaged cache', () => {
  // Kinds of one file take one way each; those of the same format take the others.
  it.each(Object.keys(kinds).map((kind, index) => [kind as keyof typeof kinds, index] as const))(
    'of %s is never published, and the next build is whole',
    async (kind, index) => {
      const cache = build.env['SITE_CACHE']!;
      await rm(cache, { recursive: true });
      await cp(pristine, cache, { recursive: true, preserveTimestamps: true });
      const files = (await readdir(cache, { recursive: true })).filter((path) => kinds[kind].test(path)).sort();
      expect(files.length).toBeGreaterThan(0);
      // One in five of many.
      for (const [number, file] of files.filter((_, place) => place % 5 === 0).entries()) {
        const path = join(cache, file);
        const { size, atime, mtime } = await stat(path);
        await ways[(number + index) % ways.length]!(path, size);
        await utimes(path, atime, mtime);
      }
      const out = join(build.folder, 'out');
      const first = await generate(out);
      if (first.code !== 0) {
        expect([first.code, await readdir(join(out, 'releases'))]).toEqual([1, []]);
        expect(first.stderr).toMatch(/build again/i);
        const second = await generate(out);
        expect(second.code, second.stderr).toBe(0);
      }
      expect(await servedFiles(out)).toEqual(whole);
      await rm(out, { recursive: true });
    },
  );
});
