import { describe, expect, it } from 'vitest';
import { runThrough } from '../../../components/try/machine.ts';
import { measurements } from '../../../config/measurements.ts';
import { detours, moments } from '../../../pages/products/netcall/words.yaml';
import { call, goodCall, type State, statusOf } from '../../../pages/products/netcall/model.ts';

const states = Object.keys(call) as State[];
const transitions = Object.values(call).flatMap(({ on }) => Object.values(on).flatMap((one) => one ?? []));

describe('the machine of a call', () => {
  it('reaches every state, and leaves every one', () => {
    const reached = new Set(transitions.map(({ to }) => to));
    expect(states.filter((state) => !reached.has(state))).toEqual(['idle']);
    expect(states.filter((state) => Object.keys(call[state].on).length === 0)).toEqual([]);
  });

  it('has an event for whatever happens by itself', () => {
    for (const state of states) {
      const { on, after } = call[state];
      if (after) expect(Object.keys(on)).toContain(after.event);
    }
  });

  it('sends the event of every detour that the page lists, and stands for every moment', () => {
    const sent = new Set(transitions.flatMap(({ log }) => log.map(({ what }) => what)));
    expect(detours.filter(({ event }) => !sent.has(event))).toEqual([]);
    const marks = [
      ...moments.flatMap(({ stage, states = stage }) => states.split(' ')),
      ...detours.map(({ event }) => event.slice(5)),
    ];
    expect(marks.filter((mark) => !states.includes(mark as State))).toEqual([]);
    expect(states.filter((state) => state !== 'idle' && !marks.includes(state))).toEqual([]);
  });

  it('takes the times that the page names', () => {
    const times = Object.fromEntries(
      states.flatMap((state) => (call[state].after ? [[state, call[state].after!.milliseconds]] : [])),
    );
    expect(times).toEqual({
      invite: 400,
      pushed: measurements.message.push * 1000,
      calling: 400,
      ring: 45_000,
      answer: 380,
      voice: 620 - 380,
      lost: 20_000,
      end: 2000,
    });
  });

  it('goes well as the page shows it, and counts the events of the server', () => {
    expect(goodCall.state).toBe('record');
    expect(statusOf(goodCall)).toBe('已留档；服务端收到 5 个事件');
    const busy = runThrough({
      machine: call,
      from: 'idle',
      events: [
        ['call-busy', 0],
        ['busy', 400],
      ],
    });
    expect(statusOf(busy)).toBe('忙线，没有接通；服务端收到 2 个事件');
  });
});
