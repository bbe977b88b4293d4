import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ended } from '../support/run-site.ts';
import { secondSite } from '../support/second-site.ts';

/** A user of no name with the group of root, as container platforms choose one. */
const user = { uid: 123_456, gid: 0 };
const isRoot = process.getuid?.() === 0;

let site: Awaited<ReturnType<typeof secondSite>>;
let base: string;
beforeAll(async () => {
  site = await secondSite();
  // A checkout: nothing was bundled there.
  await rm(join(site.project, '.cache'), { recursive: true, force: true });
  await chmod(site.project, 0o555);
  base = await mkdtemp(join(tmpdir(), 'site-read-only-'));
  await chmod(base, 0o755);
});
afterAll(async () => {
  if (site) await chmod(site.project, 0o755);
  await site?.remove();
  await rm(base, { recursive: true, force: true });
});

/** A folder that the user of the program may write. */
async function folder(name: string): Promise<string> {
  const path = join(base, name);
  await mkdir(path);
  if (isRoot) await chown(path, user.uid, user.gid);
  return path;
}

/** Runs the program as that user where the tests may become it, without a home. */
function run(args: readonly string[], env: Record<string, string>): Promise<Ended> {
  const rights = ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'];
  const command = [...(isRoot ? ['setpriv', ...rights] : []), process.execPath, join(site.project, 'cli/bin.mjs')];
  return new Promise((resolve, reject) => {
    const child = spawn(command[0]!, [...command.slice(1), ...args], {
      cwd: site.project,
      env: { PATH: process.env['PATH'] ?? '', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended: Ended = { code: null, stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...ended, code }));
  });
}

describe('a project that may not be written', () => {
  it('is built with the folders that the variables name', async () => {
    const env = { SITE_OUT: await folder('output'), SITE_CACHE: await folder('cache') };
    expect(await run(['releases'], env)).toEqual({
      code: 0,
      stdout: `no releases in ${env.SITE_OUT}\n`,
      stderr: '',
    });
    expect(await run(['generate', '--quiet'], env)).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(existsSync(join(env.SITE_OUT, 'current/manifest.json'))).toBe(true);
    expect((await readdir(join(env.SITE_CACHE, 'program'))).sort()).toEqual(
      expect.arrayContaining(['browser', 'cli', 'code', 'node_modules']),
    );
  });

  it.each(['generate', 'generate --dry-run', 'generate --shard 1/2'])(
    'names SITE_CACHE where it is not set: site %s',
    async (command) => {
      const env = { SITE_OUT: join(base, 'no-output'), TMPDIR: join(base, 'own') };
      await mkdir(env.TMPDIR, { recursive: true });
      if (isRoot) await chown(env.TMPDIR, user.uid, user.gid);
      expect(await run(command.split(' '), env)).toEqual({
        code: 1,
        stdout: '',
        stderr: `error: the cache of builds cannot be written
  where: .cache/site
  why:   EACCES: permission denied
  fix:   set SITE_CACHE to a folder that this user may write, and keep it between builds; SITE_OUT names that of the releases
`,
      });
    },
  );

  it('has the bundles of the program in the temporary folder where no variable names another', async () => {
    const env = { SITE_OUT: await folder('other-output'), TMPDIR: await folder('temporary') };
    for (const _start of ['first', 'second']) {
      const { code, stderr } = await run(['releases'], env);
      expect([code, stderr]).toEqual([0, '']);
    }
    const [own, ...others] = await readdir(env.TMPDIR);
    expect(others).toEqual([]);
    expect((await readdir(join(env.TMPDIR, own!))).sort()).toEqual(expect.arrayContaining(['cli', 'node_modules']));
    // Another user made it: nothing in it is run.
    await chmod(join(env.TMPDIR, own!), 0o777);
    const refused = await run(['releases'], env);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      `error: the temporary folder of the program cannot be used
  where: ${join(env.TMPDIR, own!)}
  why:   it is a link, or other users may write there, and could put code there that this user runs
  fix:   set SITE_CACHE to a folder of this user, or remove this one
`,
    ]);
  });
});
