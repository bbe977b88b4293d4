import { exit, Stop } from './problem.ts';

/** Milliseconds that a command has to end after the first signal. */
const endingTime = 10_000;

/**
 * The first Ctrl-C (or SIGTERM) ends the command gracefully; a second one exits immediately. What has not ended after ten seconds is given up
 * with `abandon`: the next build removes what it leaves, as after a power cut.
 */
export function onInterrupt(abandon: (stop: Stop) => void): { rejected: Promise<never>; stop: () => void } {
  let reject: (reason: Stop) => void;
  const rejected = new Promise<never>((_, no) => {
    reject = no;
  });
  rejected.catch(() => undefined);
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
      abandon(Stop.of(exit.interrupted, { ...interrupted, why: `${why}, and had not ended after 10 s` }));
    }, endingTime).unref();
    reject(Stop.of(exit.interrupted, { ...interrupted, why }));
  };
  const stop = () => signals.forEach((signal) => process.off(signal, interrupt));
  signals.forEach((signal) => process.on(signal, interrupt));
  return { rejected, stop };
}
