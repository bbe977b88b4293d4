import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../cli/lib/sha256.mjs';
import { requestKey } from '../../cli/content/request-key.ts';
import { openSnapshots } from '../../cli/content/snapshots.ts';
import { versionsOf } from '../../cli/content/versions.ts';
import { type CallRequest, request } from '../../config/calls/request.ts';
import { startApi, startContent, temporaryFolder } from '../support/content-client.ts';
import { type Behaviour, conditional, good, status } from '../support/faulty-api.ts';

const types = [{ id: 'news', name: '新闻' }];
const list = { total: 0, list: [] };
const listAsk = request('blogList', { page: 1, pageSize: 20 });

describe('a response with an ETag', () => {
  it.each([304, 412] as const)(
    'is asked for again only if changed, with GET and POST, and %i confirms it',
    async (unchanged) => {
      const api = await startApi(conditional({}, '"v1"', unchanged));
      const cache = await temporaryFolder();
      const before = await startContent({ base: api.base, cache }).fetch(request('navigation'));
      api.behave(conditional(list, 'W/"v2"', unchanged));
      const listBefore = await startContent({ base: api.base, cache }).fetch(listAsk);

      const content = startContent({ base: api.base, cache });
      const listNow = await content.fetch(listAsk);
      api.behave(conditional({}, '"v1"', unchanged));
      const now = await content.fetch(request('navigation'));
      expect(api.seen.map(({ method, headers }) => [method, headers['if-none-match']])).toEqual([
        ['GET', undefined],
        ['POST', undefined],
        ['POST', 'W/"v2"'],
        ['GET', '"v1"'],
      ]);
      expect([now.source, now.hash, listNow.source, listNow.hash]).toEqual([
        'unchanged',
        before.hash,
        'unchanged',
        listBefore.hash,
      ]);
      expect([await now.read(), await listNow.read()]).toEqual([{}, list]);
    },
  );

  it('is fresh when it changed', async () => {
    const api = await startApi(conditional([], '"v1"'));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache }).fetch(request('blogType'));
    api.behave(conditional(types, '"v2"'));
    const answer = await startContent({ base: api.base, cache }).fetch(request('blogType'));
    expect([answer.source, await answer.read()]).toEqual(['fresh', types]);
  });
});

describe('a response whose list shows no change', () => {
  it('is not requested again until the list changes', async () => {
    const api = await startApi(conditional(types, '"v1"'));
    const cache = await temporaryFolder();
    const build = async (version: string | null) =>
      (await startContent({ base: api.base, cache }).fetch(request('blogType'), version)).source;
    expect([await build('one'), await build('one'), await build('two'), await build('two')]).toEqual([
      'fresh',
      'trusted',
      'unchanged',
      'trusted',
    ]);
    // Without a word of the list it is asked for, and what was known of it is forgotten.
    expect([await build(null), await build('two'), await build('two')]).toEqual(['unchanged', 'unchanged', 'trusted']);
    expect(api.seen).toHaveLength(4);
  });

  it('has its data, and counts as valid', async () => {
    const api = await startApi(good(types));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache }).fetch(request('blogType'), 'one');
    const content = startContent({ base: api.base, cache });
    const answer = await content.fetch(request('blogType'), 'one');
    expect(await answer.read()).toEqual(types);
    expect(content.report()).toMatchObject({ calls: 1, requests: 0, anyGood: true, sources: { trusted: 1 } });
  });

  it('is requested when the cached one is damaged or incomplete', async () => {
    const flawed = [...types, { id: 1 }];
    const api = await startApi(good(flawed), good(flawed), good(types));
    const cache = await temporaryFolder();
    const build = async () => (await startContent({ base: api.base, cache }).fetch(request('blogType'), 'one')).source;
    expect([await build(), await build(), await build(), await build()]).toEqual([
      'fresh',
      'fresh',
      'fresh',
      'trusted',
    ]);
    await edit({ cache, ending: '.pack', change: (text) => text.replaceAll('news', 'olds') });
    expect(await build()).toBe('fresh');
  });
});

describe('a response older than its list', () => {
  const story = (updateTime: string, title: string) => {
    const head = {
      id: 'a',
      title,
      summary: '',
      type: 'im',
      author: '',
      publishTime: '2026-01-01T00:00:00+08:00',
      updateTime,
    };
    return { ...head, content: `<p>${title}</p>`, prev: null, next: null, related: [] };
  };
  const [first, second] = ['2026-01-01T00:00:00+08:00', '2026-02-01T00:00:00+08:00'];
  const versionAt = (updateTime: string) =>
    versionsOf([{ call: 'blogDetail', heads: [{ id: 'a', title: '新', group: 'im', updateTime }] }])(
      request('blogDetail', { id: 'a' }),
    );

  it.each<[string, [Behaviour, ...Behaviour[]]]>([
    ['by its body', [good(story(first, '旧')), good(story(first, '旧')), good(story(second, '新'))]],
    [
      'by its ETag',
      [
        conditional(story(first, '旧'), '"1"'),
        conditional(story(first, '旧'), '"1"'),
        conditional(story(second, '新'), '"2"'),
      ],
    ],
  ])('is asked for again until both tell of the same change, %s', async (_, answers) => {
    const api = await startApi(...answers);
    const cache = await temporaryFolder();
    const build = async (updateTime: string) => {
      const answer = await startContent({ base: api.base, cache }).fetch(
        request('blogDetail', { id: 'a' }),
        versionAt(updateTime),
      );
      return [answer.source, ((await answer.read()) as { title: string } | null)?.title];
    };
    await build(first);
    const [, old] = await build(second);
    expect([old, await build(second), await build(second)]).toEqual(['旧', ['fresh', '新'], ['trusted', '新']]);
  });
});

describe('a 304', () => {
  it('to a request without an ETag is a failure, with or without a cached response', async () => {
    const api = await startApi(good(types), status(304));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache }).fetch(request('blogType'));
    const content = startContent({ base: api.base, cache });
    expect((await content.fetch(request('blogType'))).source).toBe('stale');
    expect((await content.fetch(request('blogNav'))).source).toBe('empty');
    expect(content.report().failures[0]?.problem).toMatchObject({
      why: 'it answered 304 Not Modified to a request without an ETag',
      fix: 'have the content API, or the cache in front of it, answer 304 only to an If-None-Match',
    });
  });
});

describe('a cached response', () => {
  it('is written once while its body stays the same', async () => {
    const api = await startApi(good(types));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache }).fetch(request('blogType'));
    const before = await filesBelow(cache);
    expect(before.map((file) => extname(file)).sort()).toEqual(['.index', '.pack']);
    await startContent({ base: api.base, cache }).fetch(request('blogType'));
    expect(await filesBelow(cache)).toEqual(before);
    expect(await readFile(before.find((file) => file.endsWith('.pack'))!, 'utf8')).toContain(
      `\n${JSON.stringify({ res: 200, data: types })}`,
    );
  });

  it('is replaced by a valid response only', async () => {
    const api = await startApi(good(types), good('nonsense'), status(404));
    const cache = await temporaryFolder();
    for (let build = 0; build < 2; build += 1) await startContent({ base: api.base, cache }).fetch(request('blogType'));
    const answer = await startContent({ base: api.base, cache }).fetch(request('blogType'));
    expect([answer.source, await answer.read()]).toEqual(['stale', types]);
  });

  it('is not used for another API', async () => {
    const api = await startApi(good(types), status(404));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache, namespace: 'one' }).fetch(request('blogType'));
    expect((await startContent({ base: api.base, cache, namespace: 'two' }).fetch(request('blogType'))).source).toBe(
      'empty',
    );
  });

  const damages = [
    { damage: 'cut off', ending: '.pack', change: (text: string) => text.slice(0, -5) },
    { damage: 'emptied', ending: '.pack', change: () => '' },
    { damage: 'other bytes', ending: '.pack', change: (text: string) => text.replace('news', 'olds') },
    {
      damage: 'described as something else',
      ending: '.pack',
      change: (text: string) => text.replace('"etag"', '"tage"'),
    },
  ];
  it.each(damages)('that is $damage counts as absent, is told, and is replaced', async ({ ending, change }) => {
    const api = await startApi(conditional(types, '"v1"'));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache }).fetch(request('blogType'));
    await edit({ cache, ending, change });

    const content = startContent({ base: api.base, cache });
    expect((await content.fetch(request('blogType'))).source).toBe('fresh');
    expect(content.report().warnings).toEqual([
      {
        severity: 'warning',
        what: 'the cached response of blogType {} is damaged and ignored',
        where: join(cache, 'responses', 'test'),
        why: 'its checksum does not match',
        fix: 'nothing: the next response replaces it; if it recurs, check the disk',
      },
    ]);
    expect((await startContent({ base: api.base, cache }).fetch(request('blogType'))).source).toBe('unchanged');
  });

  it.each([
    { state: 'nothing of it is said', ending: '.index', change: () => '' },
    { state: 'what is said of it makes no sense', ending: '.index', change: () => 'hello\nworld 1 2\n' },
    { state: 'the line about it was cut off', ending: '.index', change: (text: string) => text.slice(0, -2) },
  ])('is absent when $state', async ({ ending, change }) => {
    const api = await startApi(conditional(types, '"v1"'));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache }).fetch(request('blogType'));
    await edit({ cache, ending, change });
    expect((await startContent({ base: api.base, cache }).fetch(request('blogType'))).source).toBe('fresh');
    expect((await startContent({ base: api.base, cache }).fetch(request('blogType'))).source).toBe('unchanged');
  });

  it('is validated and hashed again after a change of the code', async () => {
    const api = await startApi(conditional(types, '"v1"'));
    const cache = await temporaryFolder();
    const before = await startContent({ base: api.base, cache }).fetch(request('blogType'));
    await rebody({ cache, ask: request('blogType'), data: types, etag: '"v1"' });

    const same = await startContent({ base: api.base, cache }).fetch(request('blogType'));
    const other = await startContent({ base: api.base, cache, engine: 'engine-2' }).fetch(request('blogType'));
    const later = await startContent({ base: api.base, cache, engine: 'engine-2' }).fetch(request('blogType'));
    expect([same.hash, other.hash, other.source, later.hash]).toEqual([
      'f'.repeat(64),
      before.hash,
      'unchanged',
      before.hash,
    ]);
  });

  it('that changed code finds invalid is requested again, and is missing only if the call fails', async () => {
    const api = await startApi(conditional(types, '"v1"'));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache }).fetch(request('blogType'));
    await rebody({ cache, ask: request('blogType'), data: [{ id: 'news' }], etag: '"v1"' });

    api.behave(status(404));
    const failing = startContent({ base: api.base, cache, engine: 'engine-2' });
    expect((await failing.fetch(request('blogType'))).source).toBe('empty');
    expect(failing.report().failures[0]?.problem.why).toBe(
      'it answered 404 Not Found; its cached response is no longer valid: blogType: data[0].name: expected string, received undefined',
    );
    api.behave(conditional(types, '"v1"'));
    const content = startContent({ base: api.base, cache, engine: 'engine-2' });
    expect((await content.fetch(request('blogType'))).source).toBe('fresh');
    expect(content.report()).toMatchObject({ failures: [], warnings: [] });
  });

  it('that another build replaced is not mistaken for the earlier one', async () => {
    const api = await startApi(conditional(types, '"v1"'));
    const cache = await temporaryFolder();
    const first = startContent({ base: api.base, cache });
    await first.fetch(request('blogType'));
    const menu = [{ name: 'n'.repeat(4_000), url: '/' }];
    api.behave(good(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`menu-${index}`, menu]))));
    await first.fetch(request('navigation'));

    api.behave(conditional(types, '"v1"'));
    const content = startContent({ base: api.base, cache });
    const answer = await content.fetch(request('blogType'));
    await edit({ cache, ending: '.pack', change: (text) => text.replace('news', 'olds') });
    // What was read together with it is still at hand: something large takes its place.
    await content.fetch(request('navigation'));
    await expect(answer.read()).rejects.toMatchObject({
      problems: [
        {
          severity: 'error',
          what: 'the cached response of blogType changed during the build',
          where: 'blogType {}',
          why: 'another build wrote to the same SITE_CACHE, or the folder was cleaned',
          fix: 'build again, one build at a time for each SITE_CACHE',
        },
      ],
    });
  });
});

describe('a cache folder that cannot be written', () => {
  it('costs the next build its cached responses, and this build nothing', async () => {
    const api = await startApi(good(types), good({}));
    const cache = join(await temporaryFolder(), 'file');
    await writeFile(cache, 'not a folder');
    const content = startContent({ base: api.base, cache, concurrency: 1 });
    const answer = await content.fetch(request('blogType'));
    await content.fetch(request('navigation'));
    expect([answer.source, await answer.read()]).toEqual(['fresh', types]);
    const { warnings, failures } = content.report();
    expect(failures).toEqual([]);
    expect(warnings).toEqual([
      {
        severity: 'warning',
        what: 'cannot write responses to the cache',
        where: join(cache, 'responses', 'test'),
        why: expect.stringContaining('ENOTDIR: not a directory'),
        fix: 'make the folder SITE_CACHE writable, and free space on its disk',
      },
    ]);
  });
});

describe('an offline build', () => {
  it('opens no socket, uses cached responses, and reports what is missing', async () => {
    const api = await startApi(good(types));
    const cache = await temporaryFolder();
    const before = await startContent({ base: api.base, cache }).fetch(request('blogType'));
    const content = startContent({ base: api.base, cache, offline: true });
    const kept = await content.fetch(request('blogType'));
    const missing = await content.fetch(listAsk);
    expect([kept.source, kept.hash, await kept.read()]).toEqual(['stale', before.hash, types]);
    expect([missing.source, await missing.read()]).toEqual(['empty', list]);
    expect(api.seen).toHaveLength(1);
    const report = content.report();
    expect([report.base, report.requests, report.anyGood]).toEqual([null, 0, true]);
    expect(report.failures.map(({ cause, problem }) => ({ cause, ...problem }))).toEqual([
      {
        cause: 'offline',
        severity: 'warning',
        what: 'blogList failed; rendering its pages without data',
        where: 'POST /api/v2/blog/client/article/list {"page":1,"pageSize":20}',
        why: 'the build is offline, and there is no cached response',
        fix: 'build once with the content API reachable, and keep SITE_CACHE between builds',
      },
    ]);
  });

  it('without cached responses reports that it has no valid response', async () => {
    const content = startContent({ base: null, cache: await temporaryFolder(), offline: true });
    await content.fetch(request('blogType'));
    expect(content.report().anyGood).toBe(false);
  });

  it('replaces a folder in the place of its cache files', async () => {
    const api = await startApi(good(types));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache }).fetch(request('blogType'));
    for (const file of await filesBelow(cache)) {
      await rm(file);
      await mkdir(file);
    }
    const content = startContent({ base: null, cache, offline: true });
    expect((await content.fetch(request('blogType'))).source).toBe('empty');
  });
});

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Changes what lies in the files of an ending, as nobody should. */
async function edit({
  cache,
  ending,
  change,
}: {
  cache: string;
  ending: string;
  change: (text: string) => string;
}): Promise<void> {
  for (const file of await filesBelow(cache))
    if (file.endsWith(ending)) await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Puts other data into a kept answer, as another build would have written it. */
async function rebody({
  cache,
  ask: { call, request },
  data,
  etag,
}: {
  cache: string;
  ask: CallRequest;
  data: unknown;
  etag: string;
}): Promise<void> {
  const snapshots = openSnapshots({ cache, namespace: 'test' });
  const raw = Buffer.from(JSON.stringify({ res: 200, data }));
  snapshots.save(
    { call, request, key: keyOf(requestKey({ call, request })) },
    { raw, etag, version: null, hash: 'f'.repeat(64), engine: 'engine-1', links: [], names: [] },
  );
  snapshots.close();
}
