import { describe, expect, it } from 'vitest';
import { clockOf, type Machine, runThrough, startRun, step } from '../../../components/try/machine.ts';

const machine: Machine<'closed' | 'open', 'push' | 'pull' | 'wind'> = {
  closed: {
    on: {
      push: {
        to: 'open',
        log: [
          { by: 'hinge', what: 'turned' },
          { by: 'door', what: 'open' },
        ],
      },
    },
  },
  open: {
    on: { pull: { to: 'closed', log: [] }, wind: { to: 'closed', log: [{ by: 'door', what: 'slammed' }] } },
    after: { milliseconds: 3000, event: 'wind' },
  },
};

describe('a state machine', () => {
  it('goes where an event leads and records it with its time', () => {
    const open = step({ machine, run: startRun('closed'), event: 'push', at: 120 });
    expect(open).toEqual({
      state: 'open',
      since: 120,
      log: [
        { at: 120, by: 'hinge', what: 'turned' },
        { at: 120, by: 'door', what: 'open' },
      ],
    });
    expect(step({ machine, run: open!, event: 'wind', at: 3120 })?.log.at(-1)).toEqual({
      at: 3120,
      by: 'door',
      what: 'slammed',
    });
  });

  it('ignores an event that its state does not handle', () => {
    expect(step({ machine, run: startRun('closed'), event: 'pull', at: 0 })).toBeNull();
  });

  it('runs through events for a page, and says which one it cannot follow', () => {
    const run = runThrough({
      machine,
      from: 'closed',
      events: [
        ['push', 0],
        ['pull', 50],
      ],
    });
    expect([run.state, run.since]).toEqual(['closed', 50]);
    expect(() => runThrough({ machine, from: 'closed', events: [['wind', 0]] })).toThrow(
      'try-out: wind means nothing in the state closed',
    );
  });
});

describe('the clock of a log', () => {
  it('shows minutes, seconds and thousandths', () => {
    expect([0, 400, 45_000, 61_234].map(clockOf)).toEqual(['00:00.000', '00:00.400', '00:45.000', '01:01.234']);
  });
});
