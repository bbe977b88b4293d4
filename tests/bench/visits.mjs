// Measures how long a click on a link takes until its page is seen.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePrograms } from '../support/programs.mjs';
import { runBundled } from './run-bundled.mjs';

ensurePrograms(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
await runBundled('visits');
