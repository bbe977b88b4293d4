// Runs tests, installing and making first what they need. `--tier site` or `--tier all` runs those of another command than `npm test`; other
// arguments are those of vitest, and choose files. The last line is the total; what failed, was skipped or was retried is named above it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './support/free-port.mjs';
import { installPackages } from './support/packages.mjs';
import { installExtras, installPrograms } from './support/programs.mjs';
import { servedAt } from './support/served-at.mjs';
import { suiteOf, suites } from './tiers.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const given = process.argv.slice(2);
const named = given[0] === '--tier' ? given.splice(0, 2)[1] : 'test';
// A path names files of any tier.
const tier = given.some((arg) => /^(?:\.\/)?tests\//.test(arg)) ? 'all' : named;

installPackages(root);

const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
// An nginx started as root reads as `nobody`, who may not enter a folder made for one.
chmodSync(folder, 0o755);
process.on('exit', () => {
  if (process.env.KEEP_OUTCOME) console.error(`kept: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
});

/** Runs a script of Node.js; resolves to its exit code, null where a signal ended it. */
async function run(args, env = process.env) {
  const [code] = await once(
    spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }),
    'close',
  );
  return code;
}

const vitest = (args, env) => [
  ['node_modules/vitest/vitest.mjs', ...args, '--config', 'tests/vitest.config.ts'],
  { ...process.env, SITE_TEST_TIER: tier, ...env },
];

/** The test files that the arguments choose, relative to the project. */
async function listFiles() {
  const list = join(folder, 'files.json');
  const code = await run(...vitest(['list', '--filesOnly', `--json=${list}`, ...given]));
  if (code !== 0) process.exit(code ?? 1);
  return JSON.parse(readFileSync(list, 'utf8')).map(({ file }) => relative(root, file));
}

const files = await listFiles();
if (files.length === 0) {
  console.log(`No test file is chosen by: ${given.join(' ')}`);
  // Nothing that tests import may have changed; a wrong path is a mistake.
  const isExpected = given.some((arg) => arg.startsWith('--changed'));
  console.log(isExpected ? '0 passed, 0 failed' : '0 passed, 1 failed');
  process.exit(isExpected ? 0 : 1);
}
const needs = [...new Set(files.flatMap((file) => suites[suiteOf(file)].needs))];
const missing = installPrograms({ root, needs });
if (tier !== 'test') installExtras(needs);

const total = { passed: 0, failed: [], skipped: [], retried: [] };

/** Counts a step that is no test of vitest's. */
async function step(name, args, env) {
  if ((await run(args, env)) === 0) total.passed++;
  else total.failed.push(name);
}

const steps = [];
if (given.length === 0) {
  steps.push(step('lint (npm run lint)', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings']));
  steps.push(step('types (npm run typecheck)', ['tests/types.mjs']));
}
const cache = join(folder, 'cache');
const output = join(folder, 'output');
const port = await freePort();
if (needs.includes('site')) {
  const { PATH, HOME } = process.env;
  steps.push(
    step('the build of the site (npm run generate -- --strict)', ['cli/bin.mjs', 'generate', '--quiet', '--strict'], {
      PATH,
      HOME,
      SITE_OUT: output,
      SITE_CACHE: cache,
      ...servedAt(port),
    }),
  );
}
if (steps.length > 0)
  console.log(`Before the tests: ${given.length === 0 ? 'lint, types, ' : ''}a build of the site …`);
await Promise.all(steps);

/** Runs some of the files, and adds up their outcome. */
async function runTests(chosen, args = []) {
  if (chosen.length === 0) return;
  const outcome = join(folder, 'outcome.json');
  rmSync(outcome, { force: true });
  await run(
    ...vitest(['run', ...given, ...args], {
      SITE_TEST_FILES: chosen.join(':'),
      SITE_TEST_OUTCOME: outcome,
      SITE_TEST_NEEDS: needs.filter((need) => !missing.has(need)).join(' '),
      SITE_TEST_CACHE_OF_SITE: existsSync(join(cache, 'og-images')) ? cache : '',
      SITE_TEST_OUTPUT: existsSync(join(output, 'current')) ? output : '',
      SITE_TEST_PORT: String(port),
    }),
  );
  if (!existsSync(outcome)) {
    total.failed.push('vitest, which left no result: read its output above');
    return;
  }
  const { passed, failed, skipped, retried } = JSON.parse(readFileSync(outcome, 'utf8'));
  total.passed += passed;
  total.failed.push(...failed);
  total.skipped.push(...skipped);
  total.retried.push(...retried);
}

const lacks = (file) => suites[suiteOf(file)].needs.find((need) => missing.has(need));
await runTests(files.filter((file) => !lacks(file)));
// None of their tests has this name: they are listed and counted, and their hooks do not run.
await runTests(files.filter(lacks), ['--testNamePattern', '(?!)']);

for (const name of total.skipped) console.log(`SKIPPED ${name}`);
for (const { name, why, fix } of missing.values())
  console.log(`tests that need ${name} were skipped: ${why}\n  fix:   ${fix}, then run the tests again`);
for (const name of total.retried) console.log(`RETRIED ${name}`);
for (const name of total.failed) console.log(`FAILED  ${name}`);
const skipped = total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : '';
console.log(`${total.passed} passed, ${total.failed.length} failed${skipped}`);
process.exit(total.failed.length > 0 ? 1 : 0);
