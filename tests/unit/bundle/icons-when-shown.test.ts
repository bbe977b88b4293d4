import { build } from 'esbuild';
import type { LucideIcon } from 'lucide-react';
import * as library from 'lucide-react/icons';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { iconsWhenShown } from '../../../cli/bundle/icons-when-shown.ts';

type Shapes = Record<string, LucideIcon>;

/** What a bundled file gets as the whole set. */
async function bundledSet(): Promise<Shapes> {
  const { outputFiles } = await build({
    stdin: {
      contents: "module.exports = require('lucide-react/icons');",
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    external: ['react'],
    plugins: [iconsWhenShown],
    write: false,
  });
  const module = { exports: {} as Shapes };
  new Function('module', 'require', outputFiles[0]!.text)(module, createRequire(import.meta.url));
  return module.exports;
}

it('bundles the set of icons as the package has it, by every prefixed name, former ones too', async () => {
  const names = Object.keys(library).filter((name) => /^Lucide[A-Z0-9]/.test(name) && name !== 'LucideProvider');
  expect(names.length).toBeGreaterThan(1900);
  const bundled = await bundledSet();
  const markup = (set: Shapes) =>
    names.map((name) => renderToStaticMarkup(createElement(set[name]!, { size: 20, strokeWidth: 1.75 })));
  expect(markup(bundled)).toEqual(markup(library as unknown as Shapes));
  expect(bundled['LucideAlarmCheck']).toBe(bundled['LucideAlarmClockCheck']);
});
