import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alike } from '../../bench/alike.ts';

const ours = [
  'index.html',
  'dev-blog.html',
  'dev-blog/page/2.html',
  'dev-blog/category/rtc.html',
  'dev-blog/category/rtc/page/3.html',
  'dev-blog/one.html',
  'dev-blog/bench-00007.html',
  'dev-blog/bench-00500.html',
];
const theirs = ours.map((path) =>
  path.replace('rtc.html', 'rtc/index.html').replace('page/3.html', 'page/3/index.html'),
);
const words = '开发者博客 the same words '.repeat(40);

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'alike-'))));
afterEach(() => rm(folder, { recursive: true }));

async function site(name: string, paths: readonly string[], pageOf: (path: string) => string): Promise<string> {
  for (const path of paths) {
    await mkdir(dirname(join(folder, name, path)), { recursive: true });
    await writeFile(join(folder, name, path), `<html><main id="main">${pageOf(path)}</main></html>`);
  }
  return join(folder, name);
}

describe('pages of both sides', () => {
  it('are compared by bytes and words, whatever their markup', async () => {
    const [a, b] = [
      await site('ours', ours, () => `<p>${words}</p>`),
      await site('theirs', theirs, () => `<p class=x>${words}`),
    ];
    const { pairs, pages } = await alike({ ours: a, hugo: b, article: 'one' });
    expect(pairs.map(({ text }) => text)).toEqual(ours.map(() => 1));
    expect(pages).toEqual({ ours: 8, hugo: 8 });
  });

  it('are not compared when one says something else, or is of another size', async () => {
    const a = await site('ours', ours, () => `<p>${words}</p>`);
    const b = await site('theirs', theirs, (path) =>
      path === 'index.html'
        ? `<p>${words.replaceAll('same', 'other')}</p>`
        : path === 'dev-blog.html'
          ? `<p>${words}${'<br>'.repeat(60)}</p>`
          : `<p>${words}</p>`,
    );
    await expect(alike({ ours: a, hugo: b, article: 'one' })).rejects.toThrow(
      /^pages differ too much to be compared:\n {2}index\.html: ours 1\d+ bytes, Hugo 1\d+; [78]\d\.\d % of the text is the same\n {2}dev-blog\.html: ours 1\d+ bytes, Hugo 1\d+; 100\.0 % of the text is the same$/,
    );
  });
});
