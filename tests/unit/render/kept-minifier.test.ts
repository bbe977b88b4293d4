import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keptMinifier } from '../../../cli/render/kept-minifier.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'frames-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

function open(cache: string, engine = 'one') {
  const frames = keptMinifier({ cache, engine });
  onTestFinished(() => frames.close());
  return frames;
}

const files = (cache: string) => readdirSync(join(cache, 'frames'), { recursive: true }).filter((name) => String(name).endsWith('.pack')).length;

it('a frame is minified once, and anew by other code', async () => {
  const cache = folder();
  const html = '<header>  <a href="/">首页</a>  </header> <!-- x --> <main data-body=""></main>';
  const small = '<header><a href="/">首页</a></header><main data-body=""></main>';
  expect(await open(cache).minify(html)).toBe(small);
  expect([await open(cache).minify(html), files(cache)]).toEqual([small, 1]);
  expect([await open(cache, 'two').minify(html), files(cache)]).toEqual([small, 2]);
});

it('a frame that cannot be kept is minified all the same', async () => {
  const cache = folder();
  writeFileSync(join(cache, 'frames'), 'not a folder');
  expect(await open(cache).minify('<p> a </p>')).toBe('<p>a</p>');
});
