// Measures a build on one machine beside the same in shards.
import { runBundled } from './run-bundled.mjs';

await runBundled('shards');
