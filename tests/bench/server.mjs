// Measures the generated configuration beside a bare nginx. Bundles the measurement, which is TypeScript, and runs it.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensurePackages } from '../../cli/packages.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
ensurePackages(root);
const { build } = await import('esbuild');
const outfile = join(root, '.cache/bench-server.mjs');
await build({ entryPoints: [join(root, 'tests/bench/server.ts')], outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external', jsx: 'automatic' });
await import(pathToFileURL(outfile).href);
