import { type Machine, type Run, runThrough } from '../../../components/try/machine.ts';
import * as words from './words.yaml';

export const numbers = { customer: '138 0000 2046', rider: '139 0000 8813', middle: '0571 0000 0317' };

/** Minutes that the number is kept after delivery. */
export const kept = 40;

const fromRider = {
  to: 'atCustomer',
  log: [{ ...words.log.fromRider[0], detail: numbers.middle }, words.log.fromRider[1]],
} as const;
const fromCustomer = {
  to: 'atRider',
  log: [{ ...words.log.fromCustomer[0], detail: numbers.middle }, words.log.fromCustomer[1]],
} as const;
const talk = { to: 'talking', log: words.log.talk } as const;
const end = { to: 'bound', log: words.log.end } as const;

/** An order from binding to release; everything that can be dialled on the way. */
export const order: Machine<string, string> = {
  free: {
    on: { order: { to: 'bound', log: words.log.order } },
  },
  bound: {
    on: {
      rider: fromRider,
      customer: fromCustomer,
      stranger: { to: 'bound', log: [{ ...words.log.stranger[0], detail: numbers.middle }, words.log.stranger[1]] },
      deliver: { to: 'kept', log: [{ ...words.log.deliver[0], detail: words.log.deliver[0].detail({ kept }) }] },
    },
  },
  atCustomer: { on: { answer: talk, hang: end } },
  atRider: { on: { answer: talk, hang: end } },
  talking: { on: { hang: end } },
  kept: {
    on: {
      customer: { ...fromCustomer, to: 'late' },
      release: { to: 'released', log: words.log.release },
    },
    after: { milliseconds: kept * 60_000, event: 'release' },
  },
  late: { on: { answer: { ...talk, to: 'lateTalk' }, hang: { ...end, to: 'kept' } } },
  lateTalk: { on: { hang: { ...end, to: 'kept' } } },
  released: {
    on: {
      customer: {
        to: 'released',
        log: [{ ...words.log.customer[0], detail: numbers.middle }, words.log.customer[1]],
      },
      order: { to: 'bound', log: words.log.releasedOrder },
    },
  },
};

const both = (text: string) => ({ customer: text, rider: text });
const screens: Readonly<Record<string, { customer: string; rider: string; now: string }>> = {
  free: { ...both(words.screens.free.phones), now: words.screens.free.now },
  bound: { ...both(words.screens.bound.phones), now: words.screens.bound.now },
  atCustomer: {
    customer: words.screens.atCustomer.customer({ middle: numbers.middle }),
    rider: words.screens.atCustomer.rider({ middle: numbers.middle }),
    now: words.screens.atCustomer.now,
  },
  atRider: {
    customer: words.screens.atRider.customer({ middle: numbers.middle }),
    rider: words.screens.atRider.rider({ middle: numbers.middle }),
    now: words.screens.atRider.now,
  },
  talking: { ...both(words.screens.talking.phones({ middle: numbers.middle })), now: words.screens.talking.now },
  kept: {
    customer: words.screens.kept.customer,
    rider: words.screens.kept.rider,
    now: words.screens.kept.now({ kept }),
  },
  late: {
    customer: words.screens.late.customer({ middle: numbers.middle }),
    rider: words.screens.late.rider({ middle: numbers.middle }),
    now: words.screens.late.now,
  },
  lateTalk: { ...both(words.screens.lateTalk.phones({ middle: numbers.middle })), now: words.screens.lateTalk.now },
  released: { ...both(words.screens.released.phones), now: words.screens.released.now },
};

export const screenOf = (state: string) => screens[state]!;
export const statusOf = ({ state, log: { length } }: Run<string>) => words.status({ now: screenOf(state).now, length });

/** What the page shows without a script: an order with a call, delivered. */
export const example = runThrough({
  machine: order,
  from: 'free',
  events: [
    ['order', 0],
    ['rider', 61_000],
    ['answer', 68_000],
    ['hang', 97_000],
    ['deliver', 1_560_000],
  ],
});
