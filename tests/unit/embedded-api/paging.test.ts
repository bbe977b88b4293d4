import { describe, expect, it } from 'vitest';
import type { CallData } from '../../../config/calls/request.ts';
import { dataOf, running } from './support/running-api.ts';

type List = CallData<'blogList'>;
type Detail = NonNullable<CallData<'blogDetail'>>;
const ids = ({ list }: List) => list.map(({ id }) => id);

describe('lists of articles', () => {
  it('are newest first, page after page, with the total of all', async () => {
    const api = await running();
    const pages = await Promise.all([1, 2, 3].map((page) => dataOf<List>(api, 'blogList', { page, pageSize: 2 })));
    expect(pages.map(ids)).toEqual([['five', 'four'], ['three', 'two'], ['one']]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
  });

  it('are empty after their end, and keep their total', async () => {
    expect(await dataOf(await running(), 'blogList', { page: 4, pageSize: 2 })).toEqual({ total: 5, list: [] });
  });

  it('hold one category when one is named, and nothing of an unknown one', async () => {
    const api = await running();
    const im = await dataOf<List>(api, 'blogList', { page: 1, pageSize: 3, type: 'im' });
    expect([im.total, ids(im)]).toEqual([4, ['five', 'four', 'two']]);
    expect(await dataOf(api, 'blogList', { page: 1, pageSize: 3, type: 'nothing' })).toEqual({ total: 0, list: [] });
  });

  it('carry no bodies', async () => {
    const { list } = await dataOf<List>(await running(), 'blogList', { page: 1, pageSize: 100 });
    for (const head of list) expect(head).not.toHaveProperty('content');
  });
});

describe('the neighbours of an article', () => {
  it('are the next older and the next newer one, and null at the ends', async () => {
    const api = await running();
    const neighbours = async (id: string) => {
      const { prev, next } = await dataOf<Detail>(api, 'blogDetail', { id });
      return [prev?.id ?? null, next?.id ?? null];
    };
    expect(await neighbours('five')).toEqual(['four', null]);
    expect(await neighbours('two')).toEqual(['one', 'three']);
    expect(await neighbours('one')).toEqual([null, 'two']);
  });

  it('of the same category are the newest three, without itself', async () => {
    const api = await running();
    const related = async (id: string) =>
      (await dataOf<Detail>(api, 'blogDetail', { id })).related.map((one) => one.id);
    expect(await related('one')).toEqual(['five', 'four', 'two']);
    expect(await related('five')).toEqual(['four', 'two', 'one']);
    expect(await related('three')).toEqual([]);
  });
});
