import { type Machine, type Run, runThrough } from '../../../components/try/machine.ts';
import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { log, names, status } from './words.yaml';

export { names } from './words.yaml';

const { delivery } = measurements.signal;
const { usual } = productLimits.signal.invite;

export type State = keyof typeof names;

const { invited, rang } = log;

const again = {
  invite: { to: 'sent', log: invited },
  'invite-lost': { to: 'lost', log: [...invited, ...log.lost] },
  'invite-busy': { to: 'busy', log: [...invited, ...log.busy] },
} as const;
const cancel = { to: 'cancelled', log: log.cancelled } as const;

/** An invitation to somebody with three devices. */
export const invitation: Machine<State, string> = {
  idle: { on: again },
  sent: { on: { ring: { to: 'ring', log: rang }, cancel }, after: { milliseconds: delivery, event: 'ring' } },
  lost: {
    on: { resend: { to: 'ring', log: [...log.sentAgain, ...rang] }, cancel },
    after: { milliseconds: 3_000, event: 'resend' },
  },
  ring: {
    on: {
      accept: { to: 'won', log: log.accepted },
      race: { to: 'won', log: log.raced },
      reject: { to: 'rejected', log: log.rejected },
      timeout: { to: 'timeout', log: log.timedOut },
      cancel,
    },
    after: { milliseconds: usual * 1000, event: 'timeout' },
  },
  won: {
    on: { join: { to: 'joined', log: log.joined } },
    after: { milliseconds: delivery, event: 'join' },
  },
  joined: { on: { leave: { to: 'idle', log: log.left } } },
  rejected: { on: again },
  timeout: { on: again },
  cancelled: { on: again },
  busy: { on: again },
};

/** What the page shows without a script: the first message gets lost, and two devices answer. */
export const hardCall: Run<State> = runThrough({
  machine: invitation,
  from: 'idle',
  events: [
    ['invite-lost', 0],
    ['resend', 3_000],
    ['race', 7_420],
    ['join', 7_500],
  ],
});

/** The status line: where the invitation is, and how many messages carried a number. */
export function statusOf({ state, log: entries }: Run<State>): string {
  const numbers = new Set(entries.flatMap(({ what }) => what.match(/#\d/)?.[0] ?? []));
  return status({ state: names[state], numbers: numbers.size, lines: entries.length });
}
