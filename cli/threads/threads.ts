import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Program } from '../environment.ts';

/** Threads that do one kind of work. They begin with the first job. */
export type Threads<Job, Result> = {
  /** Has a job done. Rejects with what the work threw, or when its thread ends. */
  run(job: Job): Promise<Result>;
  /** Whether a thread has room for one more: the job it works on, and what it finds when that is done. */
  hasRoom(): boolean;
  /** Starts them before there is a job, for it takes as long as some hundred pages. */
  begin(): void;
  /** Ends them at once, whatever they do. */
  close(): Promise<void>;
};

type OpenThreadsOptions<Input> = {
  /** The project's folder, and the module that exports `tasks`. */
  program: Pick<Program, 'root' | 'tasks'>;
  /** Name of the work among the bundle's `tasks`. */
  task: 'render' | 'drawCards';
  /** What each thread makes its work from, once: plain data. */
  input: Input;
  count: number;
  /** Jobs handed to each thread at a time. */
  ahead: number;
  /** Jobs that wait for each thread when another one begins; without it all begin with the first job. */
  crowded?: number;
  /** Milliseconds without a job after which a thread ends, and gives back what it holds; without it threads stay. */
  patience?: number;
};

/** A thread's heap in bytes at which another one takes its place. */
const grown = 300_000_000;
/** Megabytes for what is new in a thread: a page's markup is gone before it has to be moved. */
const young = 64;

type Answer<Result> = { id: number; heap?: number } & ({ result: Result } | { error: unknown });
type Waiting<Result> = { resolve: (result: Result) => void; reject: (error: unknown) => void };
type Member<Result> = {
  worker: Worker;
  jobs: Map<number, Waiting<Result>> /** Takes no more jobs, and ends when its last one is done. */;
  leaving: boolean /** Ends it unless a job comes. */;
  timer?: NodeJS.Timeout;
};

/**
 * Opens threads. Our own few lines, because what a general pool adds to a job (looking at the process's memory, a task's state) took a sixth
 * of the time of a page.
 */
export function openThreads<Input, Job, Result>({
  program,
  task,
  input,
  count,
  ahead,
  crowded = 0,
  patience,
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
    };
    const end = (reason: unknown) => {
      members.delete(member);
      for (const { reject } of member.jobs.values()) reject(reason);
      member.jobs.clear();
    };
    member.worker.on('message', (answer: Answer<Result>) => {
      const job = member.jobs.get(answer.id);
      member.jobs.delete(answer.id);
      if ((answer.heap ?? 0) > grown) member.leaving = true;
      if (member.leaving && member.jobs.size === 0) void member.worker.terminate();
      else if (member.jobs.size === 0) wait(member);
      if ('error' in answer) job?.reject(answer.error);
      else job?.resolve(answer.result);
    });
    member.worker.on('error', end);
    member.worker.on('exit', (code) => end(new Error(`a thread ended with ${code} before its work was done`)));
    members.add(member);
    return member;
  }

  function wait(member: Member<Result>): void {
    if (patience === undefined) return;
    member.timer = setTimeout(() => {
      member.leaving = true;
      void member.worker.terminate();
    }, patience).unref();
  }

  function begin(): void {
    for (let free = count - staying(); free > 0 && !closed; free--) start();
  }
  const staying = () => [...members].filter(({ leaving }) => !leaving).length;
  const waiting = () => [...members].reduce((sum, { leaving, jobs: own }) => sum + (leaving ? 0 : own.size), 0);

  /** The one with least to do. */
  const next = () =>
    [...members]
      .filter(({ leaving }) => !leaving)
      .reduce((least, other) => (other.jobs.size < least.jobs.size ? other : least));

  return {
    begin,
    hasRoom: () => [...members].some(({ leaving, jobs: own }) => !leaving && own.size < ahead) || staying() < count,
    run(job) {
      if (closed) return Promise.reject(new Error('the threads are closed'));
      if (crowded === 0) begin();
      else if (staying() < count && staying() * crowded <= waiting()) start();
      const member = next();
      clearTimeout(member.timer);
      const id = jobs++;
      return new Promise((resolve, reject) => {
        member.jobs.set(id, { resolve, reject });
        try {
          member.worker.postMessage({ id, job });
        } catch (error) {
          // A job that cannot cross to a thread.
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
