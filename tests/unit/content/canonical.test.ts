import { describe, expect, it } from 'vitest';
import { canonical } from '../../../cli/content/canonical.ts';
import { sha256 } from '../../../cli/lib/sha256.mjs';

describe('canonical JSON', () => {
  it('sorts keys at every depth, and leaves lists in their order', () => {
    expect(canonical({ b: [{ d: 1, c: null }, 2], a: '新' })).toBe('{"a":"新","b":[{"c":null,"d":1},2]}');
  });

  it('leaves out what is undefined, as JSON does', () => {
    expect(canonical({ a: undefined, b: [undefined] })).toBe('{"b":[null]}');
  });

  it('keeps a key named like the prototype', () => {
    expect(canonical(JSON.parse('{"z":1,"__proto__":{"b":1,"a":2}}'))).toBe('{"__proto__":{"a":2,"b":1},"z":1}');
  });

  it('is valid JSON of the same value', () => {
    const value = { 10: 'ten', 9: 'nine', text: '\u2028"\\', nested: { list: [[], {}], no: false } };
    expect(JSON.parse(canonical(value))).toEqual(value);
  });
});

describe('a digest', () => {
  it('is SHA-256 in hex', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
