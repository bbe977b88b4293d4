import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readlinkSync } from 'node:fs';
import { lutimes, mkdir, readdir, readlink, symlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { realDisk } from '../../cli/release/disk.ts';
import { takeLock } from '../../cli/release/lock.ts';
import { processState } from '../../cli/release/process-state.ts';
import { watchedDisk } from './support/disks.ts';
import { problemsOf } from './support/problems-of.ts';
import { build, optionsIn } from './support/small-site.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const namespace = existsSync('/proc/self/ns/pid') ? readlinkSync('/proc/self/ns/pid') : null;
const since = '2026-01-02T03:04:05.000Z';

/** A process that lives until the test is over. */
async function livingProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'spawn');
  return child.pid!;
}

async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid!;
}

/** Leaves a lock of another holder in a folder. */
async function leaveLock(
  out: string,
  holder: { pid: number; token?: string; started?: string | null; host?: string; namespace?: string | null },
  file = '.lock',
) {
  await mkdir(out, { recursive: true });
  await symlink(
    JSON.stringify({ token: 'theirs', started: null, host: hostname(), since, namespace, ...holder }),
    join(out, file),
  );
}

const locks = async (out: string) => (await readdir(out)).filter((name) => name.startsWith('.lock'));

describe('the lock of an output folder', () => {
  it('refuses a second build and names the holder, since when, the file and what to do', async () => {
    const options = optionsIn(await temporaryFolder());
    const pid = await livingProcess();
    await leaveLock(options.out, { pid });
    expect(await problemsOf(build(options, { text: 'one' }))).toEqual({
      code: 1,
      problems: [
        {
          severity: 'error',
          what: 'another build is running in this output folder',
          where: join(options.out, '.lock'),
          why: `process ${pid} on this machine has held it since ${since}`,
          fix: `wait until it ends, or end process ${pid}`,
        },
      ],
    });
    expect(await readdir(options.out)).toEqual(['.lock']);
  });

  it('refuses a second build of the same process, and lets it in when the first is done', async () => {
    const out = await temporaryFolder();
    const lock = await takeLock({ out, disk: realDisk });
    expect(JSON.parse(await readlink(join(out, '.lock')))).toMatchObject({ pid: process.pid, host: hostname() });
    expect(await problemsOf(takeLock({ out, disk: realDisk }))).toMatchObject({ code: 1 });
    await lock.release();
    expect(await locks(out)).toEqual([]);
    await (await takeLock({ out, disk: realDisk })).release();
  });

  it('is not taken from a holder on another machine that renewed it recently', async () => {
    const out = await temporaryFolder();
    await leaveLock(out, { pid: await deadProcess(), host: 'ci-7' });
    expect(await problemsOf(takeLock({ out, disk: realDisk }))).toMatchObject({
      problems: [
        {
          why: expect.stringMatching(/^process \d+ on ci-7 has held it since 2026-01-02T03:04:05\.000Z$/),
          fix: 'wait until it ends; if it was killed, the folder is free two minutes later',
        },
      ],
    });
  });

  it.each([
    ['on another machine', { host: 'ci-7' }],
    ['in another container', { namespace: 'pid:[1]' }],
  ])(
    'is taken from a holder %s who has not renewed it for two minutes, whatever process has its number',
    async (_, place) => {
      const out = await temporaryFolder();
      await leaveLock(out, { pid: process.pid, ...place });
      const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
      await lutimes(join(out, '.lock'), ago(110), ago(110));
      expect(await problemsOf(takeLock({ out, disk: realDisk }))).toMatchObject({ code: 1 });
      await lutimes(join(out, '.lock'), ago(121), ago(121));
      await (await takeLock({ out, disk: realDisk })).release();
      expect(await locks(out)).toEqual([]);
    },
  );

  it('is renewed periodically', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const out = await temporaryFolder();
    const renewed: unknown[] = [];
    const disk = watchedDisk((operation, [path]) => void (operation === 'renew' && renewed.push(path)));
    const lock = await takeLock({ out, disk });
    await vi.advanceTimersByTimeAsync(25_000);
    expect(renewed).toEqual([join(out, '.lock'), join(out, '.lock')]);
    await lock.release();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(renewed).toHaveLength(2);
  });

  it('is taken from a dead holder, and from a dead successor of a dead holder', async () => {
    const out = await temporaryFolder();
    const pid = await deadProcess();
    await leaveLock(out, { pid, token: 'a' });
    await leaveLock(out, { pid, token: 'b' }, '.lock-after-a');
    const lock = await takeLock({ out, disk: realDisk });
    expect((await locks(out)).sort()).toEqual(['.lock', '.lock-after-a', '.lock-after-b']);
    expect(await problemsOf(takeLock({ out, disk: realDisk }))).toMatchObject({
      problems: [{ where: join(out, '.lock-after-b') }],
    });
    await lock.release();
    expect(await locks(out)).toEqual([]);
  });

  it.runIf(process.platform === 'linux')(
    'is taken when the number of its holder belongs to a later process',
    async () => {
      const out = await temporaryFolder();
      await leaveLock(out, { pid: await livingProcess(), started: 'another boot 12345' });
      await (await takeLock({ out, disk: realDisk })).release();
    },
  );

  it('removes successors of a lock that no longer exists', async () => {
    const out = await temporaryFolder();
    await leaveLock(out, { pid: await deadProcess(), token: 'b' }, '.lock-after-a');
    const lock = await takeLock({ out, disk: realDisk });
    expect(await locks(out)).toEqual(['.lock']);
    await lock.release();
  });

  it('is taken by only one of many processes that find it stale', async () => {
    const out = await temporaryFolder();
    await leaveLock(out, { pid: await deadProcess() });
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock({ out, disk: realDisk })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const { reason } of tries.filter((result) => result.status === 'rejected'))
      expect(reason).toMatchObject({ code: 1 });
  });

  it('is not taken by a process that found it stale before another one took and released it', async () => {
    const out = await temporaryFolder();
    await leaveLock(out, { pid: await deadProcess() });
    let meanwhile: Promise<unknown> | undefined;
    // Just before the slow one takes it over, a fast one takes it over, is done, and a third one takes the free lock.
    const slow = watchedDisk(async (operation) => {
      if (operation !== 'symlink' || meanwhile) return;
      meanwhile = (async () => {
        await (await takeLock({ out, disk: realDisk })).release();
        return takeLock({ out, disk: realDisk });
      })();
      await meanwhile;
    });
    expect(await problemsOf(takeLock({ out, disk: slow }))).toMatchObject({
      problems: [{ why: expect.stringContaining(`process ${process.pid} `) }],
    });
    expect(await locks(out)).toEqual(['.lock']);
  });

  it('says so when a file that is no lock stands in its place', async () => {
    const out = await temporaryFolder();
    await writeFile(join(out, '.lock'), '');
    expect(await problemsOf(takeLock({ out, disk: realDisk }))).toMatchObject({
      code: 1,
      problems: [
        {
          what: 'cannot determine whether the output folder is in use',
          where: join(out, '.lock'),
          fix: 'remove it if no build is running there',
        },
      ],
    });
  });
});

describe('the state of a process', () => {
  it('is gone after a kill, even as a zombie', async () => {
    // The parent stops itself once its child runs, so that nobody asks after the child.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; kill -STOP $$'], { stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [output] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = Number(output.toString());
    expect(await processState(child)).toMatchObject({ started: expect.anything() });
    process.kill(child, 'SIGKILL');
    await expect.poll(() => processState(child)).toBe('gone');
    expect(await processState(process.pid)).not.toBe('gone');
  });
});
