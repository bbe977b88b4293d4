import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chown, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givePictures } from '../support/drawn-images.ts';
import { freePort } from '../support/nginx.ts';
import { nodeProgram, supported, tooOld } from '../support/nodes.ts';
import { plantFile } from '../support/plants.ts';
import { root } from '../support/run-site.ts';
import { secondSite } from '../support/second-site.ts';

const isRoot = process.getuid?.() === 0;
/** The user `nobody`. */
const nobody = 65_534;

let folder: string;
let project: string;
let home: string;
let remove: (() => Promise<void>) | undefined;
beforeAll(async () => {
  const site = await secondSite();
  ({ folder, remove } = site);
  project = join(folder, 'a site 与中文');
  await rename(site.project, project);
  // A checkout has neither.
  for (const part of ['node_modules', '.cache']) await rm(join(project, part), { recursive: true, force: true });
  // Pictures are given, but for a photograph and the Open Graph images of this page: each version makes those.
  const green = { create: { width: 600, height: 400, channels: 3, background: '#2c5f3f' } } as const;
  await sharp(green).jpeg().toFile(plantFile(project, 'enzian.jpg'));
  const words = join(project, 'pages/garden/spiral/words.yaml');
  await writeFile(words, (await readFile(words, 'utf8')).replaceAll(/^( {2}title: .*)/gm, '$1!'));
  home = join(folder, 'home');
  await mkdir(home);
  await promisify(execFile)('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: project,
  });
  if (isRoot) await chown(home, nobody, nobody);
}, 600_000);
afterAll(() => remove?.());

/** Whether a program can run in a network of its own, with nothing in it but this machine. */
const isolates = isRoot && spawnSync('unshare', ['-n', 'ip', 'link', 'set', 'lo', 'up']).status === 0;

type Step = { command: string; code: number | null; stdout: string; stderr: string; status?: number | null };

/** Runs a script with hardly any environment: no folder of system programs, an empty home, no network, another user where possible. */
async function runBare(node: string, args: readonly string[]): Promise<string> {
  const bare = [
    'env',
    '-i',
    'PATH=/usr/local/bin:/usr/bin:/bin',
    `HOME=${home}`,
    'npm_config_registry=http://127.0.0.1:9',
  ];
  const asOther = isRoot ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : [];
  const offline = isolates ? ['unshare', '-n', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'] : [];
  const [file, ...rest] = [...offline, ...asOther, ...bare, node, ...args];
  const { stdout } = await promisify(execFile)(file!, rest, { cwd: project, maxBuffer: 50_000_000 });
  return stdout;
}

describe.each(supported)('on Node.js %s, after npm ci and without a network', (version) => {
  let steps: Step[];
  beforeAll(async () => {
    await rm(join(project, '.cache'), { recursive: true, force: true });
    await rm(join(project, 'output'), { recursive: true, force: true });
    await givePictures(join(project, '.cache/site'));
    if (isRoot) execFileSync('chown', ['-R', `${nobody}:${nobody}`, project]);
    // Another user may not enter the folder where this checkout is.
    const node = join(folder, `node-${version}`);
    await cp(nodeProgram(version), node);
    const script = join(folder, 'first-day.mjs');
    await cp(join(root, 'tests/machines/first-day.mjs'), script);
    steps = JSON.parse(
      await runBare(node, [script, project, String(await freePort()), String(await freePort())]),
    ) as Step[];
    await rm(node);
  }, 600_000);

  /** Progress is no message. */
  const messages = (step: Step) => step.stderr.replaceAll(/^•.*\n/gm, '');
  const result = (index: number) => {
    const step = steps[index]!;
    expect({ command: step.command, code: step.code, messages: messages(step) }).toEqual({
      command: step.command,
      code: 0,
      messages: '',
    });
    return JSON.parse(step.stdout) as Record<string, any>;
  };

  it('builds the site, and the second time finds nothing to do', () => {
    const first = result(0);
    expect(first).toMatchObject({ outcome: 'published', exit: 0, problems: [] });
    expect(first['pages'].rendered).toBeGreaterThan(50);
    expect(result(1)).toMatchObject({ outcome: 'unchanged', exit: 0, release: first['release'], problems: [] });
  });

  it.each([
    ['its own server', 2],
    ['nginx', 3],
  ])('serves it with %s', (_, index) => {
    const { code, status, ...step } = steps[index]!;
    expect({ code, status, messages: messages({ code, ...step }) }).toEqual({ code: 0, status: 200, messages: '' });
  });

  it('checks it through nginx', () => {
    expect(result(4)).toMatchObject({ outcome: 'passed', exit: 0, problems: [] });
  });

  it('rolls back to the release before, and lists both', () => {
    const [first, second] = [result(0)['release'], result(5)['release']];
    expect(result(6)).toMatchObject({ outcome: 'done', exit: 0, current: first, was: second });
    const { releases } = result(7) as { releases: { release: string; current: boolean }[] };
    expect(releases.map(({ release, current }) => [release, current])).toEqual([
      [second, false],
      [first, true],
    ]);
  });
});

describe.each(tooOld)('on Node.js %s', (version) => {
  it('says that it is too old, and does nothing else', () => {
    const node = nodeProgram(version);
    const run = (...args: string[]) => spawnSync(node, [join(root, 'cli/bin.mjs'), ...args], { encoding: 'utf8' });
    const problem = {
      severity: 'error',
      what: 'this version of Node.js is too old',
      where: node,
      why: `it is v${version}; 20.19 or later is required`,
      fix: 'install a newer Node.js from https://nodejs.org',
    };
    const text = `error: ${problem.what}\n  where: ${problem.where}\n  why:   ${problem.why}\n  fix:   ${problem.fix}\n`;
    expect(run('generate')).toMatchObject({ status: 2, stdout: '', stderr: text });
    const { stdout, ...rest } = run('generate', '--json');
    expect(rest).toMatchObject({ status: 2, stderr: text });
    expect(JSON.parse(stdout)).toEqual({ outcome: 'invalid', exit: 2, problems: [problem] });
  });
});
