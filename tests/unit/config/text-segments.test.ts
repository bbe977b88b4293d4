import { describe, expect, it } from 'vitest';
import { measured } from '../../../config/rules/text-segments.ts';

describe('the length of a message', () => {
  it('is one up to 70 characters, and then counted in parts of 67', () => {
    expect(measured('验'.repeat(70))).toEqual({ characters: 70, segments: 1 });
    expect(measured('验'.repeat(71))).toEqual({ characters: 71, segments: 2 });
    expect(measured('验'.repeat(135))).toEqual({ characters: 135, segments: 3 });
  });

  it('is one up to 160 characters of the 7-bit alphabet, and then counted in parts of 153', () => {
    expect(measured('a'.repeat(160)).segments).toBe(1);
    expect(measured('a'.repeat(161)).segments).toBe(2);
    expect(measured(`${'a'.repeat(160)}验`).segments).toBe(3);
  });

  it('counts an emoji as two', () => {
    expect(measured('🎉').characters).toBe(2);
  });
});
