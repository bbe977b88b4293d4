import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pictureAddress } from '../../../cli/define/content-picture.ts';
import type { Settings } from '../../../cli/environment.ts';
import { sha256 } from '../../../cli/lib/sha256.mjs';
import { openMadePictures } from '../../../cli/pipeline/made-pictures.ts';
import { openBlobs } from '../../../cli/release/blobs.ts';
import { realDisk } from '../../../cli/release/disk.ts';
import definition from '../../../config/index.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-pictures-'));
  mkdirSync(join(root, 'pages/a'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const sources = ['pages/a/lotus.jpg', 'pages/a/gentian.jpg', 'pages/a/torn.jpg'];

async function write() {
  const plants = fileURLToPath(new URL('../../fixtures/site/config/content/plants/', import.meta.url));
  const picture = (name: string) => sharp(join(plants, name)).resize({ width: 1000 }).jpeg({ quality: 95 }).toBuffer();
  const lotus = await picture('lotos.jpg');
  await writeFile(join(root, sources[0]!), lotus);
  await writeFile(join(root, sources[1]!), await picture('enzian.jpg'));
  await writeFile(join(root, sources[2]!), lotus.subarray(0, lotus.length / 2));
}

const addressOf = async (path: string) =>
  pictureAddress({ name: path.split('/').at(-1)!, hash: sha256(await readFile(join(root, path))) });

function open() {
  const cache = join(root, 'cache');
  const blobs = openBlobs({ dir: cache, compress: false, disk: realDisk });
  const settings = { api: new URL('https://api.example.com'), cache, definition, program: { root } };
  return openMadePictures({ settings: settings as unknown as Settings, blobs, sources, isUsed: () => false });
}

it('a picture is encoded when a page needs it, and all when the build publishes', async () => {
  await write();
  const pictures = await open();
  expect(pictures.used().files).toEqual([]);
  const address = await addressOf('pages/a/lotus.jpg');
  const [facts, again] = await Promise.all([pictures.factsOf(address), pictures.factsOf(address)]);
  expect(facts).toMatchObject({ width: 1000 });
  expect(facts!.forms!.map(({ format, width }) => `${format} ${width}`)).toEqual([
    ...['avif 480', 'avif 800', 'avif 1000'],
    ...['webp 480', 'webp 800', 'webp 1000'],
  ]);
  expect(again).toBe(facts);
  expect(pictures.used().files).toHaveLength(7);
  expect(pictures.used().encoded.size).toBe(1);
  expect(await pictures.factsOf('/assets/pictures/other-12345678.jpg')).toBeNull();

  expect(await pictures.all()).toHaveLength(7 + 7 + 1);
  expect(pictures.problems.map(({ where }) => where)).toEqual([join(root, 'pages/a/torn.jpg')]);
  await pictures.close();
});

it('encoded pictures are those of the build before, as long as their files are there', async () => {
  await write();
  const first = await open();
  const files = await first.all();
  await first.close();
  const blob = files.find(({ path }) => path.endsWith('-480.avif'))!.hash;
  const path = join(root, 'cache/blobs', blob.slice(0, 2), blob);
  const { mtimeMs } = statSync(path);

  const second = await open();
  expect((await second.all()).length).toBe(files.length);
  expect(statSync(path).mtimeMs).toBe(mtimeMs);
  await second.close();

  await rm(path);
  const third = await open();
  expect(await third.all()).toEqual(expect.arrayContaining([...files]));
  expect((await readFile(path)).length).toBeGreaterThan(100);
  await third.close();
});
