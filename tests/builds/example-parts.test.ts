import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../support/run-site.ts';
import { smallProject } from '../support/small-project.ts';
import { warmRuns } from '../support/warm-runs.ts';

const run = warmRuns();
const example = join(root, 'tests/unit/example-parts');
const name = 'products/example-parts';
let small: Awaited<ReturnType<typeof smallProject>>;
let problems: readonly { what: string; where: string }[];
let html: string;

beforeAll(async () => {
  small = await smallProject({ also: [name] });
  const folder = join(small.project, 'pages', name);
  await cp(example, folder, { recursive: true });
  await rm(join(folder, 'engines.ts'));
  const photo = { create: { width: 1600, height: 1000, channels: 3, background: '#8ab' } } as const;
  await sharp(photo).jpeg().toFile(join(folder, 'room.jpg'));
  const table = join(small.project, 'config/routes/products.ts');
  const row = `{ path: '/example-parts', name: '会议室', product: 'sms', page: '${name}' },`;
  await writeFile(table, (await readFile(table, 'utf8')).replace("{ path: '/im',", `${row}\n  { path: '/im',`));
  const { code, stdout, stderr } = await run(['generate', '--json', '--no-compress'], {
    project: small.project,
    env: { SOURCE_DATE_EPOCH: '1795000000' },
  });
  if (code !== 0) throw new Error(stderr);
  ({ problems } = JSON.parse(stdout));
  html = await readFile(join(small.project, 'output/current/site/example-parts.html'), 'utf8');
}, 120_000);
afterAll(() => small?.remove());

it('every file of the example is in the README of the pages', async () => {
  const readme = await readFile(join(root, 'pages/README.md'), 'utf8');
  for (const file of ['page.tsx', 'model.ts', 'try.ts', 'words.yaml', 'engines.ts'])
    expect(readme.includes(`\n${await readFile(join(example, file), 'utf8')}\`\`\``), file).toBe(true);
});

it('shows the photograph, the island and the try-out with the price of the list', () => {
  expect(html).toMatch(/<picture[^]*\.avif[^]*alt="?长桌/);
  expect(html).toMatch(/data-island="?price-calculator/);
  expect(html).toMatch(/data-try="?example-parts/);
  expect(html).toMatch(/data-text="?cost"?>¥\d/);
  expect(html).toMatch(/<h1[^>]*>会议室/);
});

it('has an Open Graph image of its own drawing, without a colour that is missing', () => {
  expect(html).toContain('content="会议室，从门口开始：一间会议室里有什么，一个月的短信通知花多少。"');
  expect(problems.filter(({ where }) => where.includes('example-parts'))).toEqual([]);
});
