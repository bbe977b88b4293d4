import { beforeEach, describe, expect, it, vi } from 'vitest';
import { generatedArticles } from '../../../config/local/generated-articles.ts';
import { generatedBody } from '../../../config/local/generated-body.ts';
import type { CallData } from '../../../config/calls/request.ts';
import { ask, dataOf, running } from './support/running-api.ts';

vi.mock('../../../config/local/generated-body.ts', async (original) => {
  const actual = await original<typeof import('../../../config/local/generated-body.ts')>();
  return { generatedBody: vi.fn(actual.generatedBody) };
});
const bodies = vi.mocked(generatedBody);

type List = CallData<'blogList'>;
type Detail = NonNullable<CallData<'blogDetail'>>;
const ids = ({ list }: List) => list.map(({ id }) => id);
const before = Date.parse('2026-01-01T00:00:00+08:00');

beforeEach(() => {
  bodies.mockClear();
});

describe('generated articles', () => {
  it('make no body at the start nor for a list, and one for a detail', async () => {
    const api = await running({ articles: 50_000 });
    for (const page of [1, 250, 501]) expect((await ask(api, 'blogList', { page, pageSize: 100 })).status).toBe(200);
    expect((await ask(api, 'blogList', { page: 240, pageSize: 100, type: 'rtc' })).status).toBe(200);
    await dataOf(api, 'blogDetail', { id: 'one' });
    expect(bodies).not.toHaveBeenCalled();

    await dataOf(api, 'blogDetail', { id: 'bench-49999' });
    expect(bodies.mock.calls.map(([{ number }]) => number)).toEqual([49_999]);
  });

  it('make no more heads than a list shows', () => {
    const articles = generatedArticles({ count: 100_000, types: ['im', 'rtc'], before });
    const seen = vi.spyOn(Date.prototype, 'toISOString');
    const sequence = articles.sequence('rtc');
    expect(sequence.length).toBe(50_000);
    expect(seen).not.toHaveBeenCalled();
    expect(sequence.at(49_999).id).toBe('bench-100000');
    expect(seen).toHaveBeenCalledTimes(2);
    seen.mockRestore();
  });

  it('are the same bytes from every start, however many there are', async () => {
    const few = await running({ articles: 40 });
    const many = await running({ articles: 90_000 });
    for (const id of ['bench-00001', 'bench-00017', 'bench-00030']) {
      const [one, other] = await Promise.all(
        [few, many].map(async (api) => (await ask(api, 'blogDetail', { id })).text()),
      );
      // Related ones are the newest of the category, which are the same; only the last article's neighbour depends on the number.
      expect(one).toBe(other);
    }
  });

  it('are 6 to 10 kB of HTML with headings, tables, code, lists, quotes and links, all closed', () => {
    const articles = generatedArticles({ count: 100_000, types: ['im'], before });
    for (let position = 0; position < 100_000; position += 331) {
      const { content } = articles.at(position);
      expect(Buffer.byteLength(content)).toBeGreaterThanOrEqual(6_000);
      expect(Buffer.byteLength(content)).toBeLessThanOrEqual(10_000);
      for (const tag of ['h2', 'table', 'pre', 'ul', 'ol', 'blockquote', 'p', 'td', 'li']) {
        expect(content.split(`<${tag}>`).length).toBe(content.split(`</${tag}>`).length);
      }
      expect(content).toMatch(
        /<h2>[^]*<ul>[^]*<table>[^]*<pre><code class="language-ts">[^]*<blockquote>[^]*<h3>[^]*<ol>/,
      );
      expect(content).not.toMatch(/[{]\w+[}]|undefined|NaN/);
    }
  });

  it('differ from one another', () => {
    const articles = generatedArticles({ count: 500, types: ['im'], before });
    expect(new Set(Array.from({ length: 500 }, (_, position) => articles.at(position).content)).size).toBe(500);
  });

  it('come after the written ones, newest first, spread over the categories', async () => {
    const api = await running({ articles: 5 });
    const all = await dataOf<List>(api, 'blogList', { page: 1, pageSize: 100 });
    expect(ids(all)).toEqual([
      'five',
      'four',
      'three',
      'two',
      'one',
      'bench-00001',
      'bench-00002',
      'bench-00003',
      'bench-00004',
      'bench-00005',
    ]);
    const times = all.list.map(({ publishTime }) => Date.parse(publishTime));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(new Set(times).size).toBe(10);

    const page = (type: string, number: number) => dataOf<List>(api, 'blogList', { page: number, pageSize: 3, type });
    expect([(await page('im', 1)).total, ids(await page('im', 2)), ids(await page('im', 3))]).toEqual([
      7,
      ['one', 'bench-00001', 'bench-00003'],
      ['bench-00005'],
    ]);
    expect([(await page('rtc', 1)).total, ids(await page('rtc', 1))]).toEqual([
      3,
      ['three', 'bench-00002', 'bench-00004'],
    ]);
  });

  it('are neighbours of the written ones where the two meet', async () => {
    const api = await running({ articles: 5 });
    const around = async (id: string) => {
      const { prev, next, related } = await dataOf<Detail>(api, 'blogDetail', { id });
      return { prev: prev?.id ?? null, next: next?.id ?? null, related: related.map((one) => one.id) };
    };
    expect(await around('one')).toEqual({ prev: 'bench-00001', next: 'two', related: ['five', 'four', 'two'] });
    expect(await around('bench-00001')).toEqual({ prev: 'bench-00002', next: 'one', related: ['five', 'four', 'two'] });
    expect(await around('bench-00004')).toEqual({
      prev: 'bench-00005',
      next: 'bench-00003',
      related: ['three', 'bench-00002'],
    });
    expect(await around('bench-00005')).toMatchObject({ prev: null, next: 'bench-00004' });
  });

  it.each(['bench-00000', 'bench-00006', 'bench-000001', 'bench-1', 'bench-0000x'])(
    'have one id each: %s is nobody',
    async (id) => {
      expect((await ask(await running({ articles: 5 }), 'blogDetail', { id })).status).toBe(404);
    },
  );
});

describe('a fault of the API itself', () => {
  it('is 500 with its message, and the API goes on', async () => {
    const api = await running({ articles: 1 });
    bodies.mockImplementationOnce(() => {
      throw new Error('no words left');
    });
    const response = await ask(api, 'blogDetail', { id: 'bench-00001' });
    expect([response.status, await response.json()]).toEqual([500, { res: 500, msg: 'Error: no words left' }]);
    expect((await ask(api, 'blogDetail', { id: 'bench-00001' })).status).toBe(200);
  });
});
