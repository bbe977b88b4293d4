// Takes the pictures of the editing guide, config/content/README.md, again. Bundles the program, which is TypeScript, and runs it.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages } from '../support/packages.mjs';
import { ensurePrograms } from '../support/programs.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
installPackages(root);
ensurePrograms(root);
const { build } = await import('esbuild');
// As deep as its sources: they look for the project from where they are.
const outfile = join(root, '.cache/guide/guide.mjs');
await build({
  entryPoints: [join(root, 'tests/guide/guide.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
});
const { takeGuidePictures } = await import(pathToFileURL(outfile).href);
await takeGuidePictures(join(root, 'config/content/guide'));
