import { type Machine, runThrough, type Run } from '../../../components/try/machine.ts';
import { names } from './words.yaml';
import * as words from './words.yaml';

export type State = keyof typeof names;

const invited = words.log.invited;
const again = {
  call: { to: 'invite', log: invited },
  'call-asleep': { to: 'pushed', log: [...invited, ...words.log.callAsleep] },
  'call-busy': { to: 'calling', log: invited },
} as const;
const cancel = {
  to: 'cancelled',
  log: words.log.cancel,
} as const;
const ring = {
  to: 'ring',
  log: words.log.ring,
} as const;

/** A call between two people, with the times that the page names: medians on lines in China. */
export const call: Machine<State, string> = {
  idle: { on: again },
  invite: { on: { ring, cancel }, after: { milliseconds: 400, event: 'ring' } },
  pushed: { on: { ring, cancel }, after: { milliseconds: 1200, event: 'ring' } },
  calling: {
    on: { busy: { to: 'busy', log: words.log.busy }, cancel },
    after: { milliseconds: 400, event: 'busy' },
  },
  ring: {
    on: {
      answer: {
        to: 'answer',
        log: words.log.answer,
      },
      reject: {
        to: 'rejected',
        log: words.log.reject,
      },
      timeout: {
        to: 'timeout',
        log: words.log.timeout,
      },
      cancel,
    },
    after: { milliseconds: 45_000, event: 'timeout' },
  },
  answer: {
    on: { voice: { to: 'voice', log: words.log.voice } },
    after: { milliseconds: 380, event: 'voice' },
  },
  voice: {
    on: { picture: { to: 'talk', log: words.log.picture } },
    after: { milliseconds: 240, event: 'picture' },
  },
  talk: {
    on: {
      'hang-up': { to: 'end', log: words.log.hangUp },
      drop: { to: 'lost', log: words.log.drop },
    },
  },
  lost: {
    on: {
      back: { to: 'talk', log: words.log.back },
      gone: { to: 'end', log: words.log.gone },
    },
    after: { milliseconds: 20_000, event: 'gone' },
  },
  end: {
    on: { file: { to: 'record', log: words.log.file } },
    after: { milliseconds: 2000, event: 'file' },
  },
  busy: { on: again },
  rejected: { on: again },
  timeout: { on: again },
  cancelled: { on: again },
  record: { on: again },
};

/** A call that goes well, as the page shows it without a script. */
export const goodCall: Run<State> = runThrough({
  machine: call,
  from: 'idle',
  events: [
    ['call', 0],
    ['ring', 400],
    ['answer', 3200],
    ['voice', 3580],
    ['picture', 3820],
    ['hang-up', 64_200],
    ['file', 66_200],
  ],
});

/** The status line: where the call is, and how many events the server has received. */
export function statusOf({ state, log: entries }: Run<State>): string {
  const events = entries.filter(({ by }) => by === words.server).length;
  return words.status({ state: names[state], events });
}
