import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BrowserBundle, bundleBrowser } from '../../../cli/bundle/browser-bundle.ts';
import { browserConfigOf } from '../../../config/browser-config.ts';
import { type SiteConfig, site } from '../../../config/site.ts';
import { root } from '../../support/run-site.ts';

const services = {
  sharing: { script: 'https://res.messenger.example/open/js/sharing.js' },
  chat: { script: 'https://chat.provider.example/widget/v3/chat.js', global: 'supportChat' },
  analytics: { collect: 'https://analytics.provider.example/v1/collect' },
};

let bundle: BrowserBundle;
let withServices: BrowserBundle;
beforeAll(async () => {
  const make = (config: SiteConfig) => bundleBrowser({ root, engine: 'sizes', config: browserConfigOf(config) });
  bundle = await make(site);
  withServices = await make({ ...site, services });
});
const text = (name: string) => Buffer.from(bundle.files.get(name)!).toString();
const compressed = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

describe('what an ordinary page loads', () => {
  it('is one script of at most 9.2 kB, compressed', () => {
    expect(text(bundle.script).match(/\bimport(?:\s*["{*]|\s+\w)/g) ?? []).toEqual([]);
    for (const { files, script } of [bundle, withServices])
      expect(compressed(files.get(script)!)).toBeLessThanOrEqual(9200);
  });

  it('starts with at most 1 kB in the page itself', () => {
    expect(Buffer.byteLength(bundle.boot)).toBeLessThanOrEqual(1024);
  });
});

describe('what is imported on use', () => {
  it('exists under the name that the script imports', () => {
    const names = Array.from(text(bundle.script).matchAll(/import\("\.\/([^"]+)"\)/g), ([, name]) => name!);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !bundle.files.has(name))).toEqual([]);
  });

  it('does not import the state of a visit, because it would get its own copy', async () => {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: ['runtime/main.ts'],
      outdir: 'out',
      bundle: true,
      splitting: true,
      format: 'esm',
      define: { SITE_CONFIG: '{}' },
      metafile: true,
      write: false,
    });
    const later = Object.values(metafile.outputs).flatMap(({ entryPoint }) =>
      entryPoint && entryPoint !== 'runtime/main.ts' ? [entryPoint] : [],
    );
    const reached = new Set(later);
    for (const path of reached)
      for (const found of metafile.inputs[path]!.imports)
        if (found.kind === 'import-statement' && !found.external) reached.add(found.path);
    expect(reached).not.toContain('runtime/lib/store.ts');
  });
});
