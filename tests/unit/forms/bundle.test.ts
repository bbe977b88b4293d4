import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleBrowser } from '../../../cli/bundle/browser-bundle.ts';
import { findPlaceScripts } from '../../../cli/bundle/place-scripts.ts';
import { browserConfigOf } from '../../../config/browser-config.ts';
import { site } from '../../../config/site.ts';
import { root } from '../../support/run-site.ts';

it('the script of a form is one file, whole, of at most 6 kB compressed', async () => {
  const browser = await bundleBrowser({ root, engine: 'forms', config: browserConfigOf(site) });
  const forms = findPlaceScripts(root).filter(({ kind }) => kind === 'form');
  expect(forms.map(({ name }) => name)).toEqual(['lead-form', 'report-form']);
  for (const { name } of forms) {
    const content = browser.files.get(browser.placeScripts[name]!)!;
    expect(Buffer.from(content).toString()).not.toMatch(/\bimport\b/);
    expect([name, gzipSync(content, { level: 9 }).length]).toEqual([
      name,
      expect.toSatisfy((size) => size <= 6 * 1024),
    ]);
    expect(brotliCompressSync(content).length).toBeLessThanOrEqual(6 * 1024);
  }
});
