import { exit, Stop } from '../problem.ts';

/** Seconds without work after which a build is given up. Every request, picture and thread has a shorter bound of its own. */
const longest = 300;
/** Microseconds of processor time in a second below which nothing was done but to measure it. */
const idle = 5_000;

export type Watch = { rejected: Promise<never>; stop(): void };

/**
 * Rejects when the process has done nothing for so long that what it waits for will not come, whatever that is. A stopped or sleeping machine
 * does not count: no second passes for it.
 */
export function watchIdle({ seconds = longest, second = 1_000 } = {}): Watch {
  let reject: (reason: Stop) => void;
  const rejected = new Promise<never>((_, no) => {
    reject = no;
  });
  rejected.catch(() => undefined);
  let used = process.cpuUsage();
  let quiet = 0;
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    quiet = user + system < idle ? quiet + 1 : 0;
    if (quiet < seconds) return;
    clearInterval(timer);
    reject(Stop.of(exit.failed, stalled(seconds)));
  }, second);
  return { rejected, stop: () => clearInterval(timer) };
}

const stalled = (seconds: number) => ({
  what: 'the build waits for something that does not come',
  where: 'this command',
  why: `it has done nothing for ${seconds} s; nothing was published`,
  fix: 'run it again, and let nothing replace node_modules or move the folder of the project meanwhile; if it recurs, report it with the last lines of its output',
});
