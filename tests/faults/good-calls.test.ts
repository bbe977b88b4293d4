import { describe, expect, it } from 'vitest';
import { request, type CallData } from '../../config/calls/request.ts';
import { startApi, startContent, temporaryFolder } from '../support/content-client.ts';
import { body, good, packed, reset, status, truncated, type Behaviour } from '../support/faulty-api.ts';

const types = [{ id: 'news', name: '新闻' }];

const passing: { fault: string; behaviours: [Behaviour, ...Behaviour[]]; requests: number }[] = [
  { fault: 'two 503', behaviours: [status(503), status(503), good(types)], requests: 3 },
  {
    fault: 'a 429 that may be asked again at once',
    behaviours: [status(429, { 'retry-after': '0' }), good(types)],
    requests: 2,
  },
  {
    fault: 'a 503 until a date that has passed',
    behaviours: [status(503, { 'retry-after': 'Thu, 01 Jan 2026 00:00:00 GMT' }), good(types)],
    requests: 2,
  },
  { fault: 'a reset', behaviours: [reset, good(types)], requests: 2 },
  { fault: 'a truncated body', behaviours: [truncated, good(types)], requests: 2 },
];

describe('a call', () => {
  it.each(passing)('survives $fault', async ({ behaviours, requests }) => {
    const api = await startApi(...behaviours);
    const content = startContent({ base: api.base, cache: await temporaryFolder() });
    const answer = await content.fetch(request('blogType'));
    expect([answer.source, await answer.read()]).toEqual(['fresh', types]);
    expect(content.report()).toMatchObject({ calls: 1, requests, retries: requests - 1, failures: [], anyGood: true });
    expect(api.seen).toHaveLength(requests);
  });

  it('sends GET parameters as query, below the path of the base address, and no credentials', async () => {
    const api = await startApi(good({}));
    const content = startContent({ base: `${api.base}/gateway/`, cache: await temporaryFolder() });
    await content.fetch(request('blogData', { data_type: 'banner' }));
    const [seen] = api.seen;
    expect([seen?.method, seen?.url, seen?.body]).toEqual([
      'GET',
      '/gateway/api/v2/blog/client/data?data_type=banner',
      '',
    ]);
    expect(seen?.headers).not.toHaveProperty('authorization');
    expect(seen?.headers).not.toHaveProperty('cookie');
  });

  it('sends POST parameters as a JSON body', async () => {
    const api = await startApi(good(null));
    const content = startContent({ base: api.base, cache: await temporaryFolder() });
    await content.fetch(request('blogDetail', { id: 'one' }));
    const [seen] = api.seen;
    expect([seen?.method, seen?.url, seen?.body]).toEqual([
      'POST',
      '/api/v2/blog/client/article/detail',
      '{"id":"one"}',
    ]);
    expect(seen?.headers['content-type']).toBe('application/json');
  });

  it('accepts JSON with any Content-Type, compressed or not', async () => {
    const api = await startApi(
      body(JSON.stringify({ success: true, data: types }), { 'content-type': 'text/html' }),
      packed({}),
    );
    const content = startContent({ base: api.base, cache: await temporaryFolder(), concurrency: 1 });
    expect((await content.fetch(request('blogType'))).source).toBe('fresh');
    expect((await content.fetch(request('navigation'))).source).toBe('fresh');
  });

  it('shortens lists to the limits of the site, and hashes the shortened lists', async () => {
    const links = Array.from({ length: 14 }, (_, index) => ({ name: `n${index}`, url: '/', unknown: index }));
    const api = await startApi(good(links), good(links.slice(0, 10)));
    const long = await startContent({ base: api.base, cache: await temporaryFolder() }).fetch(request('blogNav'));
    const short = await startContent({ base: api.base, cache: await temporaryFolder() }).fetch(request('blogNav'));
    expect(await long.read()).toHaveLength(10);
    expect(long.hash).toBe(short.hash);
  });

  it('accepts an empty list as valid', async () => {
    const api = await startApi(good(types), good([]));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache }).fetch(request('blogType'));
    const content = startContent({ base: api.base, cache });
    const answer = await content.fetch(request('blogType'));
    expect([answer.source, await answer.read(), content.report().failures]).toEqual(['fresh', [], []]);
  });

  it('gives the same hash for records in another order', async () => {
    const api = await startApi(
      good({ '/a': { title: 'A' }, '/b': { title: 'B' } }),
      good({ '/b': { title: 'B' }, '/a': { title: 'A' } }),
    );
    const hashes = [];
    for (let build = 0; build < 2; build += 1) {
      const content = startContent({ base: api.base, cache: await temporaryFolder() });
      hashes.push((await content.fetch(request('seoInfo'))).hash);
    }
    expect(hashes[0]).toBe(hashes[1]);
  });

  it('returns frozen data', async () => {
    const api = await startApi(good(types));
    const content = startContent({ base: api.base, cache: await temporaryFolder() });
    const data = await (await content.fetch<CallData<'blogType'>>(request('blogType'))).read();
    expect(() => data.pop()).toThrow(TypeError);
    expect(() => Object.assign(data[0]!, { name: '' })).toThrow(TypeError);
  });
});

describe('a build', () => {
  it('sends a request once for all pages, also concurrently and with another order of keys', async () => {
    const api = await startApi(good(null));
    const content = startContent({ base: api.base, cache: await temporaryFolder() });
    const first = await Promise.all([
      content.fetch({ call: 'protocolDetail', request: { id: 'privacy', lang: 'zh' } }),
      content.fetch({ call: 'protocolDetail', request: { lang: 'zh', id: 'privacy' } }),
    ]);
    const later = await content.fetch(request('protocolDetail', { id: 'privacy', lang: 'zh' }));
    expect(new Set([...first, later]).size).toBe(1);
    expect([api.seen.length, content.report().calls]).toEqual([1, 1]);
  });

  it('sends a failing request once, too', async () => {
    const api = await startApi(status(404));
    const content = startContent({ base: api.base, cache: await temporaryFolder() });
    await content.fetch(request('blogType'));
    await content.fetch(request('blogType'));
    expect([api.seen.length, content.report().failures.length]).toEqual([1, 1]);
  });

  it('does not exceed the concurrency limit', async () => {
    const held: (() => void)[] = [];
    const hold: Behaviour = ({ request, response }) => {
      held.push(() => good(null)({ request, response }));
    };
    const api = await startApi(hold);
    const content = startContent({ base: api.base, cache: await temporaryFolder(), concurrency: 3 });
    const answers = Array.from({ length: 12 }, (_, index) => content.fetch(request('blogDetail', { id: `a${index}` })));
    for (let round = 1; round <= 4; round += 1) {
      await api.arrived(round * 3);
      for (const release of held.splice(0)) release();
    }
    await Promise.all(answers);
    expect([api.seen.length, api.busiest()]).toEqual([12, 3]);
  });

  it('reuses its connections', async () => {
    const api = await startApi(good(null));
    const content = startContent({ base: api.base, cache: await temporaryFolder(), concurrency: 2 });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => content.fetch(request('blogDetail', { id: `a${index}` }))),
    );
    expect(new Set(api.seen.map(({ socket }) => socket)).size).toBeLessThanOrEqual(2);
  });

  it('counts the bytes that were received', async () => {
    const api = await startApi(good(types));
    const content = startContent({ base: api.base, cache: await temporaryFolder() });
    await content.fetch(request('blogType'));
    expect(content.report()).toMatchObject({
      base: api.base,
      calls: 1,
      sources: { fresh: 1, unchanged: 0, trusted: 0, stale: 0, empty: 0 },
      requests: 1,
      retries: 0,
      bytes: Buffer.byteLength(JSON.stringify({ res: 200, data: types })),
      anyGood: true,
      failures: [],
      leftOut: [],
      warnings: [],
      byCall: [{ call: 'blogType', sources: { fresh: 1, empty: 0 } }],
    });
  });
});
