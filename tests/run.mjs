// Runs every test, installing what is missing first. The last line is the total.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './support/free-port.mjs';
import { installPackages } from './support/packages.mjs';
import { ensurePrograms, installExtras } from './support/programs.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
installPackages(root);
ensurePrograms(root);
installExtras();

/** Runs a script of Node.js; resolves to its exit code, null where a signal ended it. */
const run = async (args, env = process.env) => {
  const [code] = await once(
    spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }),
    'close',
  );
  return code;
};
const total = { passed: 0, failed: 0, skipped: 0 };

const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
// An nginx started as root reads as `nobody`, who may not enter a folder made for one.
chmodSync(folder, 0o755);
const port = await freePort();
console.log('Checking format, lint and types, and building the site from nothing …');
const cache = join(folder, 'cache');
const output = join(folder, 'output');
const { PATH, HOME } = process.env;
const checks = await Promise.all([
  run(['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings']),
  run(['node_modules/typescript/bin/tsc', '--noEmit']),
  run(['cli/bin.mjs', 'generate', '--quiet', '--strict'], {
    PATH,
    HOME,
    SITE_OUT: output,
    SITE_CACHE: cache,
    SITE_ORIGIN_ZH: `http://localhost:${port}`,
    SITE_ORIGIN_EN: `http://en.localhost:${port}`,
    SITE_LISTEN: `127.0.0.1:${port}`,
    SITE_API_UPSTREAM: '127.0.0.1:9',
  }),
]);
for (const code of checks) total[code === 0 ? 'passed' : 'failed']++;

const outcome = join(folder, 'outcome.json');
await run(
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${outcome}`,
    ...process.argv.slice(2),
  ],
  {
    ...process.env,
    SITE_TEST_CACHE_OF_SITE: existsSync(join(cache, 'og-images')) ? cache : '',
    SITE_TEST_OUTPUT: existsSync(join(output, 'current')) ? output : '',
    SITE_TEST_PORT: String(port),
  },
);
try {
  const { numPassedTests, numFailedTests, numPendingTests, success } = JSON.parse(readFileSync(outcome, 'utf8'));
  total.passed += numPassedTests;
  total.skipped += numPendingTests;
  // A file that could not be loaded has no failed test of its own; it counts as one all the same.
  total.failed += success ? 0 : Math.max(1, numFailedTests);
} catch {
  console.error(
    'error: the tests did not finish\n  where: vitest\n  why:   it left no result\n  fix:   read its output above',
  );
  total.failed++;
}
if (!process.env.KEEP_OUTCOME) rmSync(folder, { recursive: true, force: true });

console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed > 0 ? 1 : 0);
