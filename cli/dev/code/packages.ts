import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { build } from '../../bundle/build.mjs';
import { iconsWhenShown } from '../../bundle/icons-when-shown.ts';
import { remember } from '../../bundle/remember.mjs';
import { evaluate } from './evaluate.ts';

/** Packages that all pages share, bundled as `generate` bundles them: Node.js would need a second for all icons. */
const shared = ['react', 'react/jsx-runtime', 'react-dom/server', 'lucide-react/icons'];

/** Leaves packages out of the bundles of pages. Those that are not shared are found by Node.js. */
export const withoutPackages: Plugin = {
  name: 'without-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[a-z@]/ }, ({ path, kind }) =>
      kind === 'import-statement' || kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

type Packages = Record<string, () => unknown>;

/** Loads the shared packages. Returns a module by its name; undefined for others. */
export async function loadPackages(root: string): Promise<(name: string) => unknown> {
  const { path } = await remember({
    root,
    folder: join(root, '.cache', 'dev'),
    key: process.version,
    make: async () => {
      const { outputFiles } = await build({
        absWorkingDir: root,
        stdin: { contents: `module.exports = { ${shared.map(loader).join(', ')} }`, resolveDir: root },
        bundle: true,
        define: { 'process.env.NODE_ENV': '"production"' },
        format: 'cjs',
        platform: 'node',
        target: 'node20.19',
        minifyWhitespace: true,
        plugins: [iconsWhenShown],
      });
      return {
        files: new Map([['packages.cjs', outputFiles[0]!.contents]]),
        inputs: ['package-lock.json', 'cli/bundle/icons-when-shown.ts'],
        facts: {},
      };
    },
  });
  const file = join(path, 'packages.cjs');
  const packages = evaluate({ text: readFileSync(file, 'utf8'), file }) as Packages;
  return (name) => packages[name]?.();
}

const loader = (name: string) => `${JSON.stringify(name)}: () => require(${JSON.stringify(name)})`;
