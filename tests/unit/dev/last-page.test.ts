import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openLastPage } from '../../../cli/dev/engine/last-page.ts';

it('the page that was requested last is known at the next start, unless its record is damaged', async () => {
  const root = await mkdtemp(join(tmpdir(), 'last-page-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const first = openLastPage(root);
  expect(first.read()).toBeNull();
  for (const page of ['products/im', 'products/sms', 'products/sms']) first.write({ pages: [page], layouts: ['zh'] });
  expect(openLastPage(root).read()).toEqual({ pages: ['products/sms'], layouts: ['zh'] });
  await writeFile(join(root, '.cache/last-dev-page.json'), '{"pages":');
  expect(openLastPage(root).read()).toBeNull();
});

it('a project that may not be written has none', () => {
  const page = openLastPage('/dev/null');
  page.write({ pages: ['products/im'], layouts: ['zh'] });
  expect(page.read()).toBeNull();
});
