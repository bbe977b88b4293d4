// Measures how soon the dev server is ready, and how soon a saved file is seen in a browser.
import { ensurePrograms } from '../support/programs.mjs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBundled } from './run-bundled.mjs';

ensurePrograms(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
await runBundled('dev');
