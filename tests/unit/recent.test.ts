import { expect, it } from 'vitest';
import { openRecent } from '../../cli/recent.ts';

const keys = Array.from({ length: 1000 }, (_, index) => `key ${index}`);

it('what was asked for longest ago makes room', () => {
  const recent = openRecent<number>(10);
  for (const [value, key] of keys.entries()) {
    recent.set(key, value);
    // Asked for again and again, the first one stays.
    expect(recent.get('key 0')).toBe(0);
  }
  expect(keys.slice(-4).map((key) => recent.get(key))).toEqual([996, 997, 998, 999]);
  expect(recent.get('key 500')).toBeUndefined();
});

it('no more is held than may be', () => {
  const recent = openRecent<number>(10);
  for (const [value, key] of keys.entries()) recent.set(key, value);
  expect(keys.filter((key) => recent.get(key) !== undefined).length).toBeLessThanOrEqual(10);
});

it('the last word counts, and what is deleted is gone', () => {
  const recent = openRecent<number>(10);
  for (const [value, key] of keys.slice(0, 7).entries()) recent.set(key, value);
  recent.set('key 1', 100);
  expect(recent.get('key 1')).toBe(100);
  recent.delete('key 1');
  expect(recent.get('key 1')).toBeUndefined();
});
