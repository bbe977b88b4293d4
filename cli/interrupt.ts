import { exit, Stop } from './problem.ts';

/** Seconds that a command has to end after the first signal. With those to end its threads (`endProcess`), it takes ten. */
const endingTime = 8;

export type Interrupt = {
  /** Rejects with the first signal. */
  rejected: Promise<never>;
  /** Rejects some seconds later: what has not ended by then is given up, and the next build removes what it leaves, as after a power cut. */
  abandoned: Promise<never>;
  stop(): void;
};

/** The first Ctrl-C (or SIGTERM) ends the command gracefully; a second one ends it at once. */
export function onInterrupt(): Interrupt {
  const [first, last] = [rejectable(), rejectable()];
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const interrupt = () => {
    stop();
    const why = 'it received SIGINT or SIGTERM';
    const interrupted = {
      what: 'interrupted',
      where: 'this command',
      fix: 'run it again; no file was left incomplete',
    };
    setTimeout(() => {
      last.reject(
        Stop.of(exit.interrupted, { ...interrupted, why: `${why}, and had not ended after ${endingTime} s` }),
      );
    }, endingTime * 1_000).unref();
    first.reject(Stop.of(exit.interrupted, { ...interrupted, why }));
  };
  const stop = () => signals.forEach((signal) => process.off(signal, interrupt));
  signals.forEach((signal) => process.on(signal, interrupt));
  return { rejected: first.promise, abandoned: last.promise, stop };
}

/** A promise that nobody has to wait for. */
function rejectable(): { promise: Promise<never>; reject: (reason: Stop) => void } {
  let reject!: (reason: Stop) => void;
  const promise = new Promise<never>((_, no) => {
    reject = no;
  });
  promise.catch(() => undefined);
  return { promise, reject };
}
