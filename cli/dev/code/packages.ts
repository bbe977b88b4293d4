import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../bundle/build.mjs';
import { remember } from '../../bundle/remember.mjs';
import { evaluate } from './evaluate.ts';

/** Packages that all pages share, bundled as in `generate`. */
const shared = ['react', 'react/jsx-runtime', 'react-dom/server'];

type Packages = Record<string, () => unknown>;

/** Loads the shared packages. Returns a function that finds a module by name; undefined for others. */
export async function loadPackages(root: string): Promise<(name: string) => unknown> {
  const { path } = await remember({
    root,
    name: 'dev',
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
      });
      return {
        files: new Map([['packages.cjs', outputFiles[0]!.contents]]),
        inputs: ['package-lock.json'],
        facts: {},
      };
    },
  });
  const file = join(path, 'packages.cjs');
  const packages = evaluate({ text: readFileSync(file, 'utf8'), file }) as Packages;
  return (name) => packages[name]?.();
}

const loader = (name: string) => `${JSON.stringify(name)}: () => require(${JSON.stringify(name)})`;
