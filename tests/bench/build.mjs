// Measures builds beside those of Hugo.
import { runBundled } from './run-bundled.mjs';

await runBundled('build');
