import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../support/run-site.ts';
import { smallProject } from '../support/small-project.ts';
import { warmRuns } from '../support/warm-runs.ts';

const run = warmRuns();
const example = join(root, 'tests/unit/example-parts');
const counterpart = join(root, 'tests/unit/example-counterpart');
/** The tables of routes with the rows that the README has for them, and the row that each is written before. */
const tables = [
  { table: 'config/routes/products.ts', page: 'products/example-parts', before: "{ path: '/im'," },
  { table: 'config/routes/english.ts', page: 'english/example-parts', before: "{ path: '/en/im'," },
] as const;
const [{ page: name }, { page: english }] = tables;
let small: Awaited<ReturnType<typeof smallProject>>;
let problems: readonly { what: string; where: string }[];
let html: string;
let englishHtml: string;

/** Adds a row of the README to its table. */
async function addRow({ table, page, before }: (typeof tables)[number]): Promise<void> {
  const file = join(small.project, table);
  const readme = await readFile(join(root, 'pages/README.md'), 'utf8');
  const [, row] = new RegExp(`^(\\{ path: .*page: '${page}' \\},)$`, 'm').exec(readme)!;
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace(before, () => `${row}\n  ${before}`),
  );
}

beforeAll(async () => {
  small = await smallProject({ also: [name, english] });
  const folder = join(small.project, 'pages', name);
  await cp(example, folder, { recursive: true });
  await rm(join(folder, 'engines.ts'));
  const photo = { create: { width: 1600, height: 1000, channels: 3, background: '#8ab' } } as const;
  await sharp(photo).jpeg().toFile(join(folder, 'room.jpg'));
  const video = join(small.project, 'config/content/files/video');
  await mkdir(video, { recursive: true });
  for (const file of ['meeting-room.mp4', 'meeting-room.vtt']) await writeFile(join(video, file), 'no frames');
  await cp(counterpart, join(small.project, 'pages', english), { recursive: true });
  for (const table of tables) await addRow(table);
  const { code, stdout, stderr } = await run(['generate', '--json', '--no-compress'], {
    project: small.project,
    env: { SOURCE_DATE_EPOCH: '1795000000' },
  });
  if (code !== 0) throw new Error(stderr);
  ({ problems } = JSON.parse(stdout));
  html = await readFile(join(small.project, 'output/current/site/example-parts.html'), 'utf8');
  englishHtml = await readFile(join(small.project, 'output/current/site/en/example-parts.html'), 'utf8');
}, 120_000);
afterAll(() => small?.remove());

it('every file of the example is in the README of the pages', async () => {
  const readme = await readFile(join(root, 'pages/README.md'), 'utf8');
  const has = async (file: string) => readme.includes(`\n${await readFile(file, 'utf8')}\`\`\``);
  for (const file of ['page.tsx', 'model.ts', 'try.ts', 'words.yaml', 'engines.ts'])
    expect(await has(join(example, file)), file).toBe(true);
  for (const file of ['page.tsx', 'words.yaml']) expect(await has(join(counterpart, file)), file).toBe(true);
});

it('shows the photograph, the island and the try-out with the price of the list', () => {
  expect(html).toMatch(/<picture[^]*\.avif[^]*alt="?长桌/);
  expect(html).toMatch(/data-island="?price-calculator/);
  expect(html).toMatch(/data-try="?example-parts/);
  expect(html).toMatch(/data-text="?cost"?>¥\d/);
  expect(html).toMatch(/<h1[^>]*>会议室/);
});

it('shows the video with its caption and captions, and loads nothing of it before it is played', () => {
  const [, attributes = '', inside = ''] = /<figure[^>]*><video ([^>]*)>(.*?)<\/figure>/.exec(html)!;
  expect(attributes).toMatch(
    /^controls playsinline preload="?none"? width="?1280"? height="?720"? src="?\/video\/meeting-room\.mp4/,
  );
  expect(inside).toMatch(/<track kind="?captions"? src="?\/video\/meeting-room\.vtt/);
  expect(inside).toMatch(/<figcaption>从门口走到屏幕前，四十秒/);
  expect(html).not.toContain('autoplay');
});

it('has an Open Graph image of its own drawing, without a colour that is missing', () => {
  expect(html).toContain('content="会议室，从门口开始：一间会议室里有什么，一个月的短信通知花多少。"');
  expect(problems.filter(({ where }) => where.includes('example-parts'))).toEqual([]);
});

it('has a counterpart in the other edition, and each names the other', () => {
  expect(englishHtml).toMatch(/<h1[^>]*>A meeting room/);
  const alternates = (text: string) =>
    [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
      .map(([, lang, address]) => `${lang} ${new URL(address!).pathname}`)
      .sort();
  const both = ['en /en/example-parts', 'x-default /en/example-parts', 'zh-CN /example-parts'];
  expect(alternates(html)).toEqual(both);
  expect(alternates(englishHtml)).toEqual(both);
});
