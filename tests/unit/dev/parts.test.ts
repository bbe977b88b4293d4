import { describe, expect, it } from 'vitest';
import { openParts } from '../../../cli/dev/engine/parts.ts';

const counted = () => {
  let made = 0;
  return { make: async () => `part ${(made += 1)}`, count: () => made };
};

describe('parts that pages share', () => {
  it('are kept for a session and the next one', async () => {
    const partsOf = openParts();
    const { make, count } = counted();
    const [one, two] = [{}, {}];
    await partsOf(one)('header', make);
    await partsOf(one)('header', make);
    await partsOf(two)('header', make);
    expect(count()).toBe(1);
  });

  it('are dropped when a whole session did not use them', async () => {
    const partsOf = openParts();
    const { make, count } = counted();
    await partsOf({})('header', make);
    await partsOf({})('another header', make);
    await partsOf({})('header', make);
    expect(count()).toBe(3);
  });

  it('are dropped when a session makes too many', async () => {
    const partsOf = openParts();
    const { make, count } = counted();
    const session = {};
    for (let index = 0; index < 600; index++) await partsOf(session)(index, make);
    await partsOf(session)(0, make);
    expect(count()).toBe(601);
  });

  it('are made again after a failure', async () => {
    const partsOf = openParts();
    const session = {};
    await expect(partsOf(session)('header', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(partsOf(session)('header', async () => 'whole')).resolves.toBe('whole');
  });
});
