import { describe, expect, it } from 'vitest';
import { paginationWindow } from '../../../components/blog/pagination-window.ts';

describe('paginationWindow', () => {
  it('shows every number while there are few', () => {
    expect(paginationWindow({ page: 1, pages: 1 })).toEqual([1]);
    expect(paginationWindow({ page: 2, pages: 3 })).toEqual([1, 2, 3]);
    expect(paginationWindow({ page: 3, pages: 5 })).toEqual([1, 2, 3, 4, 5]);
  });

  it('shows first, neighbours and last, with gaps between', () => {
    expect(paginationWindow({ page: 10, pages: 20 })).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
  });

  it('leaves out nothing on the side of an end', () => {
    expect(paginationWindow({ page: 1, pages: 20 })).toEqual([1, 2, 'gap', 20]);
    expect(paginationWindow({ page: 20, pages: 20 })).toEqual([1, 'gap', 19, 20]);
  });

  it('shows the number where a gap would hide only one', () => {
    expect(paginationWindow({ page: 4, pages: 8 })).toEqual([1, 2, 3, 4, 5, 'gap', 8]);
    expect(paginationWindow({ page: 5, pages: 8 })).toEqual([1, 'gap', 4, 5, 6, 7, 8]);
  });

  it('shows nothing of an empty list', () => {
    expect(paginationWindow({ page: 1, pages: 0 })).toEqual([]);
  });
});
