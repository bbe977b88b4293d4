// Breaks rules of the specification one by one, in a copy of the project, and runs tests of `npm test` that import the broken file:
// `npm run test:mutants`, with words of the rules to try only those. Fails when a broken rule is not seen.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../support/packages.mjs';
import { suiteOf, suites } from '../tiers.mjs';
import { rules } from './rules.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
installPackages(root);
const words = process.argv.slice(2);
const chosen = rules.filter(({ rule, file }) => words.every((word) => `${rule} ${file}`.includes(word)));
if (chosen.length === 0) {
  console.error(`No rule has the words: ${words.join(' ')}`);
  process.exit(1);
}

const copy = mkdtempSync(join(tmpdir(), 'site-mutants-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
for (const file of listed.toString().split('\0')) {
  if (file === '' || !existsSync(join(root, file))) continue;
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  cpSync(join(root, file), join(copy, file));
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

/** Tests that need neither a built site nor other programs. */
const testFiles = listed
  .toString()
  .split('\0')
  .filter((file) => /^tests\/.*\.test\.tsx?$/.test(file) && suites[suiteOf(file)]?.needs.length === 0)
  .filter((file) => suites[suiteOf(file)].tier === 'test' && suiteOf(file) !== 'architecture')
  .join(':');

/** The tests that fail of those which import one of the files; throws when there are none, or no result. */
function failedTests(files) {
  const outcome = join(copy, 'outcome.json');
  rmSync(outcome, { force: true });
  const { stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      ...['related', ...files, '--run', '--config', 'tests/vitest.config.ts'],
      ...['--reporter', 'json', '--outputFile', outcome],
    ],
    { cwd: copy, env: { ...process.env, SITE_TEST_FILES: testFiles }, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (!existsSync(outcome)) throw new Error(`the tests left no result:\n${stderr}`);
  const { testResults, numTotalTests } = JSON.parse(readFileSync(outcome, 'utf8'));
  if (numTotalTests === 0) throw new Error(`no test imports ${files.join(', ')}`);
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
}

const before = failedTests([...new Set(chosen.map(({ file }) => file))]);
if (before.length > 0) {
  console.error(`These tests fail without a broken rule; correct them first:\n  ${before.join('\n  ')}`);
  process.exit(1);
}

let seen = 0;
for (const { rule, file, from, to } of chosen) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2)
    throw new Error(`tests/mutants/rules.mjs: ${file} must have this text once, to break "${rule}": ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const failed = failedTests([file]);
  writeFileSync(path, text);
  if (failed.length > 0) seen++;
  console.log(failed.length > 0 ? `seen    ${rule}\n        by ${failed[0]}` : `MISSED  ${rule} (${file})`);
}
console.log(`${seen} of ${chosen.length} broken rules are seen`);
process.exit(seen === chosen.length ? 0 : 1);
