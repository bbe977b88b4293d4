// Bundles a measurement of this folder, which is TypeScript, and runs it.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages } from '../support/packages.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {string} name of the file, without its ending */
export async function runBundled(name) {
  installPackages(root);
  // React picks its build by this when it is first imported.
  process.env.NODE_ENV ??= 'production';
  const { build } = await import('esbuild');
  const outfile = join(root, '.cache/bench', `${name}.mjs`);
  await build({
    entryPoints: [join(root, 'tests/bench', `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'warning',
  });
  await import(pathToFileURL(outfile).href);
}
