import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Program } from '../environment.ts';
import { exit, Stop } from '../problem.ts';

/** A pool of worker threads for one task. A thread starts with a job for which no other has room. */
export type Threads<Job, Result> = {
  /** Runs a job. Rejects with the error of the job, or when its thread exits. */
  run(job: Job): Promise<Result>;
  /** Whether a thread can accept another job: one running, and one queued. */
  hasRoom(): boolean;
  /** Starts the threads before the first job; starting takes as long as rendering some 100 pages. */
  begin(): void;
  close(): Promise<void>;
};

type OpenThreadsOptions<Input> = {
  /** The project's folder, and the module that exports `tasks`. */
  program: Pick<Program, 'root' | 'tasks'>;
  task: 'render' | 'compress' | 'drawOgImages';
  /** Input for opening the task in each thread: plain data. */
  input: Input;
  count: number;
  /** Number of jobs sent to a thread at which it has no room for another one. */
  ahead: number;
  /** Seconds that a thread may take to load its code, and to answer one job. */
  bounds?: { load: number; answer: number };
};

/** Heap size in bytes at which a thread is replaced. */
const grown = 300_000_000;
/** Size of the young generation in MB: a page's markup is freed before it would be promoted. */
const young = 64;

/** On a machine that is busy with other things, loading takes some seconds, and a job less than one. */
const usual = { load: 120, answer: 240 };

type JobResult<Result> = { id: number; heap?: number } & ({ result: Result } | { error: unknown });
type Waiting<Result> = { resolve: (result: Result) => void; reject: (error: unknown) => void };
type Member<Result> = {
  worker: Worker;
  jobs: Map<number, Waiting<Result>>;
  /** Takes no more jobs, and ends when its last one is done. */
  leaving: boolean;
  loaded: boolean;
  /** Seconds since it last answered, or had nothing to do. */
  silent: number;
};

/**
 * Opens a pool. We do not use a package, because the overhead of a general pool per job (memory statistics, task state) took a sixth of the
 * time of a page.
 */
export function openThreads<Input, Job, Result>({
  program,
  task,
  input,
  count,
  ahead,
  bounds = usual,
}: OpenThreadsOptions<Input>): Threads<Job, Result> {
  const file = join(program.root, 'cli/threads/thread.mjs');
  const workerData = { root: program.root, module: program.tasks, task, input };
  const members = new Set<Member<Result>>();
  let jobs = 0;
  let closed = false;

  function start(): Member<Result> {
    const member: Member<Result> = {
      worker: new Worker(file, { workerData, resourceLimits: { maxYoungGenerationSizeMb: young } }),
      jobs: new Map(),
      leaving: false,
      loaded: false,
      silent: 0,
    };
    const end = (reason: unknown) => {
      members.delete(member);
      clearInterval(clock);
      for (const { reject } of member.jobs.values()) reject(reason);
      member.jobs.clear();
    };
    // Counted in this thread's own seconds: none pass while the machine sleeps, or while an answer waits to be read.
    const clock = setInterval(() => {
      member.silent = member.loaded && member.jobs.size === 0 ? 0 : member.silent + 1;
      const { load, answer } = bounds;
      if (member.silent < (member.loaded ? answer : load)) return;
      end(silentThread({ task, ...(member.loaded ? { seconds: answer } : { seconds: load, loading: true }) }));
      void member.worker.terminate();
    }, 1_000);
    clock.unref();
    member.worker.on('message', (answer: JobResult<Result> | 'loaded') => {
      member.silent = 0;
      member.loaded = true;
      if (answer === 'loaded') return;
      const job = member.jobs.get(answer.id);
      member.jobs.delete(answer.id);
      if ((answer.heap ?? 0) > grown) member.leaving = true;
      if (member.leaving && member.jobs.size === 0) void member.worker.terminate();
      if ('error' in answer) job?.reject(answer.error);
      else job?.resolve(answer.result);
    });
    member.worker.on('error', end);
    member.worker.on('messageerror', end);
    member.worker.on('exit', (code) => end(new Error(`a thread ended with ${code} before its work was done`)));
    members.add(member);
    return member;
  }

  function begin(): void {
    for (let free = count - staying(); free > 0 && !closed; free--) start();
  }
  const staying = () => [...members].filter(({ leaving }) => !leaving).length;
  const hasRoom = () => [...members].some(({ leaving, jobs: own }) => !leaving && own.size < ahead);

  const next = () =>
    [...members]
      .filter(({ leaving }) => !leaving)
      .reduce((least, other) => (other.jobs.size < least.jobs.size ? other : least));

  return {
    begin,
    hasRoom: () => hasRoom() || staying() < count,
    run(job) {
      if (closed) return Promise.reject(new Error('the threads are closed'));
      if (!hasRoom() && staying() < count) start();
      const member = next();
      const id = jobs++;
      return new Promise((resolve, reject) => {
        member.jobs.set(id, { resolve, reject });
        try {
          member.worker.postMessage({ id, job });
        } catch (error) {
          // The job cannot be cloned.
          member.jobs.delete(id);
          reject(error);
        }
      });
    },
    async close() {
      closed = true;
      await Promise.all([...members].map(({ worker }) => worker.terminate()));
    },
  };
}

type SilentThreadOptions = { task: string; seconds: number; loading?: boolean };

/** A `Stop`, as every other job of the build would fail likewise. */
function silentThread({ task, seconds, loading = false }: SilentThreadOptions): Stop {
  return Stop.of(exit.failed, {
    what: loading ? 'a thread does not start' : 'a thread does not answer',
    where: `thread for ${task}`,
    why: loading ? `it has not loaded its code within ${seconds} s` : `it has not finished a job within ${seconds} s`,
    fix: 'run the command again, and let nothing replace node_modules meanwhile; if it recurs on an idle machine, report it',
  });
}
