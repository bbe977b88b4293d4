import { type Machine, type Run, runThrough } from '../../../components/try/machine.ts';
import { names } from './words.yaml';
import * as words from './words.yaml';

export { names } from './words.yaml';

export type State = keyof typeof names;

const minutes = (count: number) => count * 60_000;

/** A prescription from the end of a consultation to the patient's door. */
export const prescription: Machine<State, string> = {
  seen: {
    on: {
      write: { to: 'written', log: words.log.write },
    },
  },
  written: { on: { sign: { to: 'signed', log: words.log.sign } } },
  signed: {
    on: { queue: { to: 'review', log: words.log.queue } },
    after: { milliseconds: 900, event: 'queue' },
  },
  review: {
    on: {
      pass: { to: 'valid', log: words.log.pass },
      refuse: { to: 'returned', log: words.log.refuse },
      escalate: { to: 'review', log: words.log.escalate },
    },
    after: { milliseconds: minutes(10), event: 'escalate' },
  },
  returned: { on: { sign: { to: 'signed', log: words.log.returnedSign } } },
  valid: {
    on: {
      pay: { to: 'paid', log: words.log.pay },
      lapse: { to: 'lapsed', log: words.log.lapse },
    },
    after: { milliseconds: minutes(3 * 24 * 60), event: 'lapse' },
  },
  lapsed: { on: { write: { to: 'written', log: words.log.lapsedWrite } } },
  paid: { on: { deliver: { to: 'done', log: words.log.deliver } } },
  done: { on: {} },
};

/** The run that the page shows: the pharmacist sends it back once. */
export const returnedOnce: Run<State> = runThrough({
  machine: prescription,
  from: 'seen',
  events: [
    ['write', 0],
    ['sign', 41_000],
    ['queue', 41_900],
    ['refuse', 188_000],
    ['sign', 260_000],
    ['queue', 260_900],
    ['pass', 322_000],
  ],
});

/** What a doctor does who signs. */
const signing: readonly string[] = [words.log.sign[0].what, words.log.returnedSign[0].what];

/** The status line: where it is, after how many signatures, and how long it took. */
export function statusOf({ state, log: entries }: Run<State>): string {
  const signatures = entries.filter(({ what }) => signing.includes(what)).length;
  return words.status({ name: names[state], signatures, entries: entries.length });
}
