import { describe, expect, it } from 'vitest';
import { articleAddress, listAddress } from '../../../components/blog/addresses.ts';

describe('addresses of the blog', () => {
  it('gives the first page of a list the list’s own address', () => {
    expect(listAddress({})).toBe('/dev-blog');
    expect(listAddress({ page: 1 })).toBe('/dev-blog');
    expect(listAddress({ type: 'im', page: 1 })).toBe('/dev-blog/category/im');
  });

  it('numbers the pages from the second', () => {
    expect(listAddress({ page: 2 })).toBe('/dev-blog/page/2');
    expect(listAddress({ type: 'im', page: 12 })).toBe('/dev-blog/category/im/page/12');
  });

  it('keeps an id inside its segment', () => {
    expect(articleAddress('a/../b?c')).toBe('/dev-blog/a%2F..%2Fb%3Fc');
    expect(listAddress({ type: 'a/b' })).toBe('/dev-blog/category/a%2Fb');
  });
});
