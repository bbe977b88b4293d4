import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../../../runtime/lib/cookies.ts';

afterEach(() => vi.unstubAllGlobals());

/** What is written where pages come by a protocol. */
function written(protocol: string, value: string): string {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  writeCookie({ name: 'from', value, life: 2_592_000_000 });
  return page.cookie;
}

describe('a cookie of ours', () => {
  it('lasts thirty days, on every path, and by https never leaves it', () => {
    expect(written('https:', 'mail')).toBe('from=mail; path=/; max-age=2592000; samesite=lax; secure');
    expect(written('http:', 'mail')).toBe('from=mail; path=/; max-age=2592000; samesite=lax');
  });

  it('cannot be ended by its value', () => {
    expect(written('http:', 'a; domain=.example\r\n')).toBe(
      'from=a%3B%20domain%3D.example%0D%0A; path=/; max-age=2592000; samesite=lax',
    );
  });
});
