import { describe, expect, it } from 'vitest';
import { tracks, tracksOf } from '../../../components/videos/tracks.ts';
import type { Video } from '../../../config/calls/talks.ts';
import { productCodes } from '../../../config/products.ts';

const lesson = (id: string, product: Video['product'], level: Video['level']): Video => ({
  id,
  product,
  level,
  title: id,
  summary: id,
  lecturer: '林',
  duration: 60,
  publishTime: '2026-03-05T10:00:00+08:00',
  topics: [],
});

describe('the tracks', () => {
  it('have a place for every product, and one only', () => {
    expect(tracks.flatMap(({ products }) => products).sort()).toEqual([...productCodes].sort());
  });

  it('begin with the easy lessons, products in their own order', () => {
    const given = [
      lesson('a', 'im', '进阶'),
      lesson('b', 'sms', '入门'),
      lesson('c', 'im', '入门'),
      lesson('d', 'ai', '进阶'),
    ];
    expect(tracksOf(given).map(({ track, lessons }) => [track.id, lessons.map(({ id }) => id)])).toEqual([
      ['messages', ['c', 'b', 'a']],
      ['agents', ['d']],
    ]);
  });
});
