import { describe, expect, it } from 'vitest';
import { productLimits } from '../../../config/product-limits.ts';
import { hardCall, invitation, names, type State, statusOf } from '../../../pages/products/signal/model.ts';

const states = Object.keys(names) as State[];
const transitions = Object.values(invitation).flatMap(({ on }) => Object.values(on).flatMap((one) => one ?? []));

describe('the machine of an invitation', () => {
  it('reaches every state, and leaves every one', () => {
    const reached = new Set(transitions.map(({ to }) => to));
    expect(states.filter((state) => !reached.has(state))).toEqual([]);
    expect(states.filter((state) => Object.keys(invitation[state].on).length === 0)).toEqual([]);
  });

  it('has an event for whatever happens by itself', () => {
    for (const { on, after } of Object.values(invitation)) if (after) expect(Object.keys(on)).toContain(after.event);
    expect(invitation.ring.after?.milliseconds).toBe(productLimits.signal.invite.usual * 1000);
  });

  it('ends in one channel although a message got lost and two devices answered', () => {
    expect(hardCall.state).toBe('joined');
    expect(statusOf(hardCall)).toBe('在频道里；2 条信令，11 行日志');
  });
});
