import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { roundSteps } from '../../../components/try/dial.ts';
import { forgetShared, readShared, writeShared } from '../../../components/try/shared-state.ts';

describe('the state that an address carries', () => {
  it('is read for the try-out it names', () => {
    expect(readShared('im-push', '#try=im-push.12.0_5')).toEqual(['12', '0_5']);
    expect(readShared('im-push', '#try=im-push')).toEqual([]);
    expect(readShared('im', '#try=im-push.12')).toBeNull();
    expect(readShared('im-push', '#prices')).toBeNull();
  });

  it.each([
    '#try=im-push.<img>',
    `#try=im-push.${'9'.repeat(6001)}`,
    `#try=im-push${'.1'.repeat(13)}`,
    '#try=im-push.1%202',
    '#try=im-push.1&2',
  ])('is nothing when it is malformed: %s', (hash) => expect(readShared('im-push', hash)).toBeNull());

  describe('is written', () => {
    let address: URL;
    beforeEach(() => {
      address = new URL('https://example.com/im?from=ad#try=im-push.1');
      vi.stubGlobal('location', address);
      vi.stubGlobal('history', {
        state: { at: 3 },
        replaceState(state: unknown, _: string, to: string) {
          expect(state).toEqual({ at: 3 });
          address.href = new URL(to, address).href;
        },
      });
    });
    afterEach(() => vi.unstubAllGlobals());

    it('in the place of the history entry, and taken away by its owner alone', () => {
      writeShared('im-push', [5, 'b']);
      expect(address.href).toBe('https://example.com/im?from=ad#try=im-push.5.b');
      forgetShared('whiteboard');
      expect(address.hash).toBe('#try=im-push.5.b');
      forgetShared('im-push');
      expect(address.href).toBe('https://example.com/im?from=ad');
    });
  });
});

describe('round steps of a dial', () => {
  it('go up by powers of ten', () => {
    expect(roundSteps({ from: 0.5, to: 60 })).toEqual([0.5, 1, 2, 5, 10, 20, 50]);
    expect(roundSteps({ from: 1, to: 100, digits: [1, 3] })).toEqual([1, 3, 10, 30, 100]);
  });
});
