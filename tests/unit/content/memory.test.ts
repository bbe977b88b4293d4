import { describe, expect, it } from 'vitest';
import { freeze, openMemory } from '../../../cli/content/memory.ts';

describe('the memory of parsed data', () => {
  it('evicts the least recently used value', () => {
    const memory = openMemory(10);
    memory.put('a', { data: 'A', size: 5 });
    memory.put('b', { data: 'B', size: 5 });
    memory.get('a');
    memory.put('c', { data: 'C', size: 5 });
    expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual(['A', undefined, 'C']);
  });

  it('counts what it replaces only once', () => {
    const memory = openMemory(10);
    for (let round = 0; round < 3; round += 1) memory.put('a', { data: round, size: 5 });
    memory.put('b', { data: 'B', size: 5 });
    expect([memory.get('a'), memory.get('b')]).toEqual([2, 'B']);
  });

  it('does not store values above its limit', () => {
    const memory = openMemory(10);
    memory.put('a', { data: 'A', size: 5 });
    memory.put('b', { data: 'B', size: 11 });
    expect([memory.get('a'), memory.get('b')]).toEqual(['A', undefined]);
  });

  it('distinguishes a cached null from a missing value', () => {
    const memory = openMemory(10);
    memory.put('a', { data: null, size: 1 });
    expect([memory.get('a'), memory.get('b')]).toEqual([null, undefined]);
  });
});

describe('freezing', () => {
  it('reaches every depth', () => {
    const value = freeze({ list: [{ name: 'a' }] }) as { list: { name: string }[] };
    expect(Object.isFrozen(value.list[0])).toBe(true);
  });
});
