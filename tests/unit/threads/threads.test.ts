import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openThreads, type Threads } from '../../../cli/threads/threads.ts';
import { exit, Stop } from '../../../cli/problem.ts';
import { root } from '../../support/run-site.ts';

type Job = 'who' | 'fail' | 'end' | 'wait' | 'loop';

/** A program whose work tells which thread did it, fails, or ends its thread. */
const program = `
  import { threadId } from 'node:worker_threads';
  export const tasks = { drawOgImages: async (input) => (job) => {
    if (job === 'fail') throw new Error('it failed');
    if (job === 'end') process.exit(3);
    if (job === 'wait') return new Promise(() => {});
    if (job === 'loop') for (;;);
    return input + ' ' + threadId;
  } };
`;

let folder: string;
let file: string;
let threads: Threads<Job, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-threads-'));
  file = join(folder, 'tasks.mjs');
  await writeFile(file, program);
});
afterEach(() => threads.close());
afterAll(() => rm(folder, { recursive: true }));

const open = (own: { count: number; ahead?: number; file?: string; bounds?: { load: number; answer: number } }) => {
  threads = openThreads<string, Job, string>({
    task: 'drawOgImages',
    input: 'thread',
    ahead: 1,
    ...own,
    program: { root, tasks: own.file ?? file },
  });
  return threads;
};
/** The threads that did some jobs handed out at once. */
const workers = async (jobs: number) =>
  new Set(await Promise.all(Array.from({ length: jobs }, () => threads.run('who'))));

describe('threads', () => {
  it('start when a job finds no room in another one', async () => {
    open({ count: 3, ahead: 2 });
    expect((await workers(2)).size).toBe(1);
    expect((await workers(4)).size).toBe(2);
    expect((await workers(9)).size).toBe(3);
  });

  it('reject with the error of a job, and continue', async () => {
    open({ count: 1 });
    await expect(threads.run('fail')).rejects.toThrow('it failed');
    expect((await workers(2)).size).toBe(1);
  });

  it('reject the jobs of one that ends, and start another in its place', async () => {
    open({ count: 1 });
    await expect(threads.run('end')).rejects.toThrow('a thread ended with 3 before its work was done');
    expect((await workers(1)).size).toBe(1);
  });

  it.each(['wait', 'loop'] as const)('stop the command when a job does not answer in time: %s', async (job) => {
    open({ count: 1, ahead: 2, bounds: { load: 60, answer: 2 } });
    const jobs = [threads.run(job), threads.run('who')];
    const stop = {
      code: exit.failed,
      problems: [expect.objectContaining({ why: 'it has not finished a job within 2 s' })],
    };
    for (const { reason } of (await Promise.allSettled(jobs)) as PromiseRejectedResult[]) {
      expect(reason).toBeInstanceOf(Stop);
      expect(reason).toMatchObject(stop);
    }
    expect((await workers(1)).size).toBe(1);
  });

  it('stop the command when one does not load its code in time', async () => {
    const silent = join(folder, 'silent.mjs');
    await writeFile(silent, 'export const tasks = { drawOgImages: () => new Promise(() => {}) };');
    open({ count: 1, file: silent, bounds: { load: 2, answer: 60 } });
    await expect(threads.run('who')).rejects.toMatchObject({
      problems: [{ what: 'a thread does not start', where: 'thread for drawOgImages' }],
    });
  });

  it.each([
    ['gone', null],
    ['broken', "import 'no-such-package'; export const tasks = {};"],
  ])('reject with the reason when their code is %s', async (name, code) => {
    const lost = join(folder, `${name}.mjs`);
    if (code !== null) await writeFile(lost, code);
    open({ count: 1, file: lost });
    await expect(threads.run('who')).rejects.toThrow(/Cannot find (?:module|package)/);
  });

  it('accept no jobs after closing', async () => {
    open({ count: 1 });
    await threads.close();
    await expect(threads.run('who')).rejects.toThrow('the threads are closed');
  });
});
