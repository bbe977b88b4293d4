import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { guidePictures } from '../../guide/pictures.ts';

const content = fileURLToPath(new URL('../../../config/content', import.meta.url));
const named = [
  ...(await readFile(join(content, 'README.md'), 'utf8')).matchAll(/!\[([^\]]*)\]\((guide\/[^)]+)\)/g),
].map(([, words, path]) => ({ words: words!, path: path! }));

it('the editing guide shows each of its pictures, and says in words what is to be seen', async () => {
  const files = (await readdir(join(content, 'guide'))).map((file) => `guide/${file}`);
  expect(named.map(({ path }) => path).sort()).toEqual(files.sort());
  expect(named.filter(({ words }) => words.length < 20)).toEqual([]);
});

it('its pictures are those that `npm run guide` takes', () => {
  expect(named.map(({ path }) => path).sort()).toEqual(guidePictures.map(({ name }) => `guide/${name}.webp`).sort());
});

it.each(guidePictures)('the picture $name is small, and as large as its window', async ({ name, size }) => {
  const bytes = await readFile(join(content, 'guide', `${name}.webp`));
  expect(bytes.length).toBeLessThan(80_000);
  const [width, height] = size;
  expect(imageSize(bytes)).toMatchObject({ type: 'webp', width, height });
});
