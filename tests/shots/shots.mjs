// Pictures of every page at the widths people have, on one sheet. Bundles the program, which is TypeScript, and runs it.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages } from '../support/packages.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
installPackages(root);
const { build } = await import('esbuild');
const outfile = join(root, '.cache/shots.mjs');
await build({
  entryPoints: [join(root, 'tests/shots/shots.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  jsx: 'automatic',
});
const { shots } = await import(pathToFileURL(outfile).href);
await shots({ root, args: process.argv.slice(2) });
