import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type BrowserBundle, bundleBrowser } from '../../../cli/bundle/browser-bundle.ts';
import { findPlaceScripts, type PlaceScript, placeScriptOf } from '../../../cli/bundle/place-scripts.ts';
import type { TryOut } from '../../../components/try/try-out.ts';
import { browserConfigOf } from '../../../config/browser-config.ts';
import { site } from '../../../config/site.ts';
import { root } from '../../support/run-site.ts';

let browser: BrowserBundle;
let tryOuts: readonly PlaceScript[];
beforeAll(async () => {
  browser = await bundleBrowser({ root, engine: 'try-outs', config: browserConfigOf(site) });
  tryOuts = findPlaceScripts(root).filter(({ kind }) => kind === 'try-out');
});
const contentOf = (name: string) => browser.files.get(browser.placeScripts[name]!)!;

describe('the script of a try-out', () => {
  it('is named after its page folder, and after its file where it lies in try/', () => {
    const named = (file: string) => placeScriptOf(file)?.name;
    expect(named('pages/products/whiteboard/try.ts')).toBe('whiteboard');
    expect(named('pages/products/im/try/push.ts')).toBe('im-push');
    expect(named('components/islands/price-calculator.tsx')).toBe('price-calculator');
    for (const file of ['pages/products/im/art/try.ts', 'pages/products/im/try/deep/push.ts', 'components/try/map.ts'])
      expect(named(file)).toBeUndefined();
  });

  it('has a name of its own: two files with the same one are an error that names both', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'try-outs-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const path of ['components/islands', 'pages/products/im/try', 'pages/landing/im-push'])
      await mkdir(join(folder, path), { recursive: true });
    for (const path of ['pages/products/im/try/push.ts', 'pages/landing/im-push/try.ts'])
      await writeFile(join(folder, path), '');
    expect(() => findPlaceScripts(folder)).toThrow(
      /^pages\/(?:products\/im\/try\/push|landing\/im-push\/try)\.ts and pages\/(?:products\/im\/try\/push|landing\/im-push\/try)\.ts have the same name, "im-push": rename one of them$/,
    );
  });

  it('exports the name that its file gives it', async () => {
    expect(tryOuts.length).toBeGreaterThan(0);
    for (const { name, file } of tryOuts) {
      const definition = ((await import(join(root, file))) as { default: { name: string } }).default;
      expect([file, definition.name]).toEqual([file, name]);
    }
  });

  it('is one file, whole, of at most 6 kB compressed', () => {
    for (const { name } of tryOuts) {
      const content = contentOf(name);
      expect(Buffer.from(content).toString()).not.toMatch(/\bimport\b/);
      expect([name, gzipSync(content, { level: 9 }).length <= 6 * 1024]).toEqual([name, true]);
      expect(brotliCompressSync(content).length).toBeLessThanOrEqual(6 * 1024);
    }
  });

  it('has no React, no network and no cookies', () => {
    for (const { name } of tryOuts) {
      const text = Buffer.from(contentOf(name)).toString();
      expect(text).not.toMatch(
        /react|createElement\(|\bfetch\(|XMLHttpRequest|WebSocket|sendBeacon|sessionStorage|document\.cookie/i,
      );
    }
  });

  it('keeps something between visits only where a reset forgets it', async () => {
    for (const { name, file } of tryOuts) {
      const { forget } = ((await import(join(root, file))) as { default: TryOut }).default;
      expect([name, /localStorage/.test(Buffer.from(contentOf(name)).toString())]).toEqual([
        name,
        forget !== undefined,
      ]);
    }
  });
});
