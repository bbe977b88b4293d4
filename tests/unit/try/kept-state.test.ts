import { afterEach, expect, it, vi } from 'vitest';
import { forgetKept, readKept, writeKept } from '../../../components/try/kept-state.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage that holds what it is given. */
function storage() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

it('keeps the values of each try-out by its name', () => {
  storage();
  expect(readKept('sms')).toEqual([]);
  writeKept('sms', ['verify', 'first']);
  expect(readKept('sms')).toEqual(['verify', 'first']);
  expect(readKept('im')).toEqual([]);
});

it('leaves nothing behind when there is nothing to keep', () => {
  const kept = storage();
  writeKept('sms', ['verify']);
  forgetKept('sms');
  expect(readKept('sms')).toEqual([]);
  expect(kept.size).toBe(0);
});

it('keeps nothing where storage is refused', () => {
  vi.stubGlobal('localStorage', undefined);
  writeKept('sms', ['verify']);
  expect(readKept('sms')).toEqual([]);
});
