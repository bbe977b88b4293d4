import { afterAll } from 'vitest';
import { type ProgramProcess, startProgram } from './program-process.ts';
import { type Ended, root, type Run, type runSite } from './run-site.ts';

/**
 * `runSite` for the tests of a file that look at what the program makes rather than at how it starts: one process runs all commands of a
 * project, one after another. It has loaded and compiled the program, so a build takes a third of the processor time, and one that finds
 * nothing to do a fifth. What a start does with changed sources, each run does. Pages are rendered in one thread, unless the arguments say
 * otherwise: each thread of a build compiles them anew.
 */
export function warmRuns(): typeof runSite {
  const processes = new Map<string, { program: Promise<ProgramProcess>; last: Promise<unknown> }>();
  afterAll(() => Promise.all([...processes.values()].map(async ({ program }) => (await program).close())));
  return (args, { env = {}, project = root, cwd = project }: Run = {}) => {
    // The folder of a process is its own.
    const key = `${project} ${cwd}`;
    const known = processes.get(key) ?? { program: startProgram({ project, cwd }), last: Promise.resolve() };
    const ended = known.last.then(async () => (await known.program).run(inOneThread(args), { env, fresh: true }));
    processes.set(key, { program: known.program, last: ended.catch(() => undefined) });
    return ended as Promise<Ended>;
  };
}

const inOneThread = (args: readonly string[]) =>
  args[0] === 'generate' && !args.includes('--workers') ? [...args, '--workers', '0'] : args;
