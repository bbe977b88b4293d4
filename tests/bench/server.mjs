// Measures the generated configuration beside a bare nginx.
import { runBundled } from './run-bundled.mjs';

await runBundled('server');
