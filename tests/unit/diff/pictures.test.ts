import { editions } from '../../../config/editions.ts';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBrowser } from '../../../cli/diff/find-browser.ts';
import { servePages } from '../../../cli/diff/page-server.ts';
import { takePictures } from '../../../cli/diff/pictures.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function program(name: string, script: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}
const looks = { shown: [{ edition: 'zh' as const, address: '/' }], more: 4 };
const take = (browser: string | null) =>
  takePictures({ editions, diff: { groups: { shown: [], more: 0 }, looks }, before: folder, after: folder, browser });

describe('pictures', () => {
  it('are left out where there is no browser', async () => {
    expect(await take(null)).toEqual({
      pages: [],
      equal: [],
      left: 5,
      note: 'There are no pictures: no Chromium was found. SITE_CHROMIUM names one in another place.',
    });
  });

  it('are left out where the browser ends, or is none', async () => {
    const note = 'The browser failed, so pictures are missing: ';
    const ending = await take(await program('ending', 'exit 1'));
    expect(ending).toMatchObject({ pages: [], left: 5 });
    expect(ending.note).toContain(note);
    expect((await take(join(folder, 'missing'))).note).toContain(note);
  });
});

describe('a browser', () => {
  it('is the one that is named, else one in PATH, else one of the usual places', async () => {
    const usual = await program('usual', '');
    expect(findBrowser({ program: null, path: folder, others: [usual] })).toBe(usual);
    const chromium = await program('chromium', '');
    expect(findBrowser({ program: null, path: folder, others: [usual] })).toBe(chromium);
    expect(findBrowser({ program: usual, path: folder })).toBe(usual);
    expect(findBrowser({ program: join(folder, 'missing'), path: folder, others: [usual] })).toBe(null);
  });
});

describe('the server of pages', () => {
  it('has the files below its folder, and no other', async () => {
    await writeFile(join(folder, 'a@1.html'), 'page');
    const { origin, close } = await servePages(folder);
    try {
      const page = await fetch(`${origin}/a@1.html`);
      expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
        200,
        'text/html; charset=utf-8',
        'page',
      ]);
      for (const path of ['/', '/none', '/%2e%2e/x', '/..%2f..%2fetc/passwd', '/%', '/%00'])
        expect((await fetch(origin + path)).status).toBe(404);
    } finally {
      await close();
    }
  });
});
