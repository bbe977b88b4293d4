// Every section with sample contents, as static pages: `npm run gallery -- FOLDER`, else in .cache/gallery-pages.
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages } from '../support/packages.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
installPackages(root);
const { buildGallery } = await import('./build-gallery.mjs');
const into = resolve(process.argv[2] ?? join(root, '.cache/gallery-pages'));
console.log(pathToFileURL(await buildGallery({ root, work: join(root, '.cache/gallery'), into })).href);
