import { describe, expect, it } from 'vitest';
import { measured } from '../../../config/rules/text-segments.ts';

describe('the length of a message', () => {
  it('is one up to 70 characters, and then counted in parts of 67', () => {
    expect(measured('验'.repeat(70))).toMatchObject({ characters: 70, segments: 1, outside: '验' });
    expect(measured('验'.repeat(71))).toMatchObject({ characters: 71, segments: 2 });
    expect(measured('验'.repeat(135))).toMatchObject({ characters: 135, segments: 3 });
  });

  it('is one up to 160 characters of the 7-bit alphabet, and then counted in parts of 153', () => {
    expect(measured('a'.repeat(160)).segments).toBe(1);
    expect(measured('a'.repeat(161)).segments).toBe(2);
    expect(measured(`${'a'.repeat(160)}验`).segments).toBe(3);
  });

  it('knows the letters of the 7-bit alphabet, and those that it reaches at two places', () => {
    expect(measured('é£Ω¿ñ@')).toMatchObject({ places: 6, alphabet: 'gsm', outside: null });
    expect(measured('€[]{}')).toMatchObject({ characters: 5, places: 10, alphabet: 'gsm' });
    expect(measured('’')).toMatchObject({ places: 1, alphabet: 'unicode', outside: '’' });
    expect(measured(`${'a'.repeat(159)}€`).segments).toBe(2);
  });

  it('splits no character between two parts', () => {
    expect(measured(`${'a'.repeat(152)}€${'a'.repeat(151)}`).segments).toBe(2);
    expect(measured(`${'a'.repeat(152)}€${'a'.repeat(152)}`).segments).toBe(3);
    expect(measured(`${'验'.repeat(66)}🎉${'验'.repeat(66)}`).segments).toBe(3);
  });

  it('counts an emoji as two', () => {
    expect(measured('🎉').characters).toBe(2);
  });
});
