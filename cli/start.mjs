// Starts the program: checks the packages, bundles the CLI if its sources changed, and runs it in this process.
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { keepCompiledCode } from './compile-cache.mjs';
import { endProcess } from './end-process.mjs';
import { ensurePackages } from './packages.mjs';
import { reportStartFailure } from './start-failure.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Commands that may install packages. The others only read and switch releases, and must not make an operator wait. */
const installs = ['create', 'generate', 'merge', 'dev', 'preview', 'api', 'check'].includes(process.argv[2]);

let code;
try {
  const lock = ensurePackages({ root, install: installs });
  keepCompiledCode(root);
  const { bundleCli } = await import('./bundle/cli-bundle.mjs');
  const program = await bundleCli({ root, lock });
  const { main } = await import(pathToFileURL(program.main).href);
  code = await main({ argv: process.argv, program: { root, ...program } });
} catch (failure) {
  code = reportStartFailure(failure, { json: process.argv.includes('--json') });
}
await endProcess(code);
