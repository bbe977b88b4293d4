import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { noReader } from '../support/programs.mjs';
import { root } from '../support/run-site.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = await glob('{.ci,.deploy,.githooks,.github}/**', { cwd: root, dot: true });

const scripts = files.flatMap((file): [name: string, shell: string, text: string][] => {
  const shell = /^#!.*[/ ](ba)?sh\n/.exec(read(file));
  return shell ? [[file, shell[1] ? 'bash' : 'sh', read(file)]] : [];
});

type Steps = { steps?: { run?: string }[] };
const ofGitHub = files
  .filter((file) => file.startsWith('.github/workflows/'))
  .flatMap((file) =>
    Object.entries<Steps>(parse(read(file)).jobs).flatMap(([job, { steps = [] }]) =>
      steps.flatMap(({ run }, index): [string, string, string][] =>
        // The runner replaces its expressions before the shell reads the line.
        run ? [[`${file}: ${job}, step ${index + 1}`, 'bash', run.replace(/\$\{\{.*?\}\}/g, 'expression')]] : [],
      ),
    ),
  );

const ofGitLab = Object.entries<{ script?: string[]; before_script?: string[] }>(parse(read('.gitlab-ci.yml'))).flatMap(
  ([job, { script, before_script: before = [] }]): [string, string, string][] =>
    script ? [[`.gitlab-ci.yml: ${job}`, 'sh', [...before, ...script].join('\n')]] : [],
);

/**
 * Messages of the deploy script have `commands` between backticks (SC2016), lists of words are split on purpose (SC2086: DEPLOY_TARGETS,
 * options that may be missing), and variables come from the job (SC2154).
 */
const accepted = 'SC2016,SC2086,SC2154';
const findings = (shell: string, text: string) =>
  spawnSync('shellcheck', ['--shell', shell, '--exclude', accepted, '--format', 'gcc', '-'], {
    input: text,
    encoding: 'utf8',
  }).stdout;

it('no pipeline publishes past a guard: what is removed is declared', () => {
  const shell = [...scripts, ...ofGitHub, ...ofGitLab];
  expect(shell.filter(([, , text]) => /bin\.mjs generate\b/.test(text)).length).toBeGreaterThan(2);
  expect(shell.filter(([, , text]) => /--force\b/.test(text)).map(([name]) => name)).toEqual([]);
  const kubernetes = files.filter((file) => file.startsWith('.deploy/') && read(file).includes('--force'));
  expect(kubernetes).toEqual([]);
});

describe.skipIf(noReader('shellcheck') !== null)('ShellCheck finds nothing', () => {
  it('in a script that is right, and something in one that is not', () => {
    expect(scripts.length).toBeGreaterThanOrEqual(3);
    expect(ofGitHub.length).toBeGreaterThan(15);
    expect(ofGitLab.length).toBeGreaterThanOrEqual(6);
    expect(findings('sh', 'cd folder\nrm -r $1/*')).toContain('SC2164');
  });

  it.each([...scripts, ...ofGitHub, ...ofGitLab])('in %s', (_name, shell, text) => {
    expect(findings(shell, text)).toBe('');
  });
});
