import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { digest } from '../../cli/content/canonical.ts';
import { Stop } from '../../cli/problem.ts';
import { ask } from '../../config/calls/index.ts';
import { startApi, startContent, temporaryFolder } from '../support/content-client.ts';
import { conditional, good, status } from '../support/faulty-api.ts';

const types = [{ id: 'news', name: '新闻' }];
const list = { total: 0, list: [] };
const listAsk = ask('blogList', { page: 1, pageSize: 20 });

describe('an answer with an ETag', () => {
  it.each([304, 412] as const)('is asked for again only if changed, with GET and POST, and %i confirms it', async (unchanged) => {
    const api = await startApi(conditional({}, '"v1"', unchanged));
    const cache = await temporaryFolder();
    const before = await startContent({ base: api.base, cache }).answer(ask('navigation'));
    api.behave(conditional(list, 'W/"v2"', unchanged));
    const listBefore = await startContent({ base: api.base, cache }).answer(listAsk);

    const content = startContent({ base: api.base, cache });
    const listNow = await content.answer(listAsk);
    api.behave(conditional({}, '"v1"', unchanged));
    const now = await content.answer(ask('navigation'));
    expect(api.seen.map(({ method, headers }) => [method, headers['if-none-match']])).toEqual([
      ['GET', undefined],
      ['POST', undefined],
      ['POST', 'W/"v2"'],
      ['GET', '"v1"'],
    ]);
    expect([now.source, now.hash, listNow.source, listNow.hash]).toEqual(['unchanged', before.hash, 'unchanged', listBefore.hash]);
    expect([await now.read(), await listNow.read()]).toEqual([{}, list]);
  });

  it('is fresh when it changed', async () => {
    const api = await startApi(conditional([], '"v1"'));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache }).answer(ask('blogType'));
    api.behave(conditional(types, '"v2"'));
    const answer = await startContent({ base: api.base, cache }).answer(ask('blogType'));
    expect([answer.source, await answer.read()]).toEqual(['fresh', types]);
  });
});

describe('a 304', () => {
  it('for an answer that is not held is a failure', async () => {
    const api = await startApi(status(304));
    const content = startContent({ base: api.base, cache: await temporaryFolder() });
    expect((await content.answer(ask('blogType'))).source).toBe('empty');
    expect(content.report().failures[0]?.problem).toMatchObject({
      why: 'it answered 304 Not Modified, and no earlier answer is held',
      fix: 'Have the content API, or the cache in front of it, answer 304 only to an If-None-Match',
    });
  });
});

describe('a kept answer', () => {
  it('is written once while its body stays the same', async () => {
    const api = await startApi(good(types));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache }).answer(ask('blogType'));
    const [file] = await filesBelow(cache);
    const before = await readFile(file!, 'utf8');
    expect(before.split('\n')[0]).toContain('"call":"blogType","request":{},"etag":null');
    expect(before.split('\n')[1]).toBe(JSON.stringify({ res: 200, data: types }));
    // Unlike a rename onto it, an untouched file keeps this mark.
    await writeFile(file!, before.replace('{"call"', '{ "call"'));
    await startContent({ base: api.base, cache }).answer(ask('blogType'));
    expect(await readFile(file!, 'utf8')).toMatch(/^\{ "call"/);
  });

  it('is replaced by a valid answer only', async () => {
    const api = await startApi(good(types), good('nonsense'), status(404));
    const cache = await temporaryFolder();
    for (let build = 0; build < 2; build += 1) await startContent({ base: api.base, cache }).answer(ask('blogType'));
    const answer = await startContent({ base: api.base, cache }).answer(ask('blogType'));
    expect([answer.source, await answer.read()]).toEqual(['stale', types]);
  });

  it('belongs to its API alone', async () => {
    const api = await startApi(good(types), status(404));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache, namespace: 'one' }).answer(ask('blogType'));
    expect((await startContent({ base: api.base, cache, namespace: 'two' }).answer(ask('blogType'))).source).toBe('empty');
  });

  it('leaves no temporary file beside it', async () => {
    const api = await startApi(good(types));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache }).answer(ask('blogType'));
    expect((await filesBelow(cache)).filter((file) => file.endsWith('.tmp'))).toEqual([]);
  });

  const damages = [
    { damage: 'cut off', change: (text: string) => text.slice(0, -5), why: 'its body is damaged' },
    { damage: 'emptied', change: () => '', why: 'it has no line that says what it is' },
    { damage: 'another file', change: () => 'hello\nworld', why: 'its first line is not JSON' },
    { damage: 'other JSON', change: () => '{"a":1}\n{}', why: 'its first line does not say what it is' },
    { damage: 'of another call', change: (text: string) => text.replace('"blogType"', '"blogNav"'), why: 'it is the answer of another call' },
    { damage: 'of another request', change: (text: string) => text.replace('"request":{}', '"request":{"a":1}'), why: 'it is the answer of another call' },
  ];
  it.each(damages)('that is $damage counts as absent, is told, and is replaced', async ({ change, why }) => {
    const api = await startApi(conditional(types, '"v1"'));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache }).answer(ask('blogType'));
    const [file] = await filesBelow(cache);
    await writeFile(file!, change(await readFile(file!, 'utf8')));

    const content = startContent({ base: api.base, cache });
    expect((await content.answer(ask('blogType'))).source).toBe('fresh');
    expect(content.report().warnings).toEqual([
      {
        severity: 'warning',
        what: 'A kept answer cannot be used, and counts as absent',
        where: file,
        why,
        fix: 'Nothing, when the call answers: its next good answer replaces the file. When it comes back, check the disk',
      },
    ]);
    expect((await startContent({ base: api.base, cache }).answer(ask('blogType'))).source).toBe('unchanged');
  });

  it('of other code is validated and hashed again', async () => {
    const api = await startApi(conditional(types, '"v1"'));
    const cache = await temporaryFolder();
    const before = await startContent({ base: api.base, cache }).answer(ask('blogType'));
    const [file] = await filesBelow(cache);
    await writeFile(file!, (await readFile(file!, 'utf8')).replace(before.hash, 'f'.repeat(64)));

    const same = await startContent({ base: api.base, cache }).answer(ask('blogType'));
    const other = await startContent({ base: api.base, cache, engine: 'engine-2' }).answer(ask('blogType'));
    expect([same.hash, other.hash, other.source]).toEqual(['f'.repeat(64), before.hash, 'unchanged']);
    expect(await readFile(file!, 'utf8')).toContain(`"hash":"${before.hash}","engine":"engine-2"`);
  });

  it('that does not fit other code is asked for anew, and missed only when the call fails', async () => {
    const api = await startApi(conditional(types, '"v1"'));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache }).answer(ask('blogType'));
    const [file] = await filesBelow(cache);
    await rebody({ file: file!, data: [{ id: 'news' }] });

    api.behave(status(404));
    const failing = startContent({ base: api.base, cache, engine: 'engine-2' });
    expect((await failing.answer(ask('blogType'))).source).toBe('empty');
    expect(failing.report().failures[0]?.problem.why).toBe(
      'it answered 404 Not Found; its kept answer is not valid any more: blogType: data[0].name: expected string, received undefined',
    );
    api.behave(conditional(types, '"v1"'));
    const content = startContent({ base: api.base, cache, engine: 'engine-2' });
    expect((await content.answer(ask('blogType'))).source).toBe('fresh');
    expect(content.report()).toMatchObject({ failures: [], warnings: [] });
  });

  it('that another build replaced meanwhile is never taken for the one it was', async () => {
    const api = await startApi(conditional(types, '"v1"'));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache }).answer(ask('blogType'));
    const answer = await startContent({ base: api.base, cache }).answer(ask('blogType'));
    const [file] = await filesBelow(cache);
    await rebody({ file: file!, data: [] });
    await expect(answer.read()).rejects.toMatchObject({
      problems: [
        {
          severity: 'error',
          what: 'The kept answer of blogType changed during the build',
          where: 'blogType {}',
          why: 'another build wrote to the same SITE_CACHE, or the folder was cleaned',
          fix: 'Build again, one build at a time for each SITE_CACHE',
        },
      ],
    });
    await rm(file!);
    await expect(answer.read()).rejects.toBeInstanceOf(Stop);
  });
});

describe('a cache folder that cannot be written', () => {
  it('costs the next build its answers, and this one nothing', async () => {
    const api = await startApi(good(types), good({}));
    const cache = join(await temporaryFolder(), 'file');
    await writeFile(cache, 'not a folder');
    const content = startContent({ base: api.base, cache, concurrency: 1 });
    const answer = await content.answer(ask('blogType'));
    await content.answer(ask('navigation'));
    expect([answer.source, await answer.read()]).toEqual(['fresh', types]);
    const { warnings, failures } = content.report();
    expect(failures).toEqual([]);
    expect(warnings).toEqual([
      {
        severity: 'warning',
        what: 'Good answers cannot be kept for the next build',
        where: join(cache, 'answers', 'test'),
        why: expect.stringContaining('ENOTDIR: not a directory'),
        fix: 'Make the folder named by SITE_CACHE writable, with room on its disk',
      },
    ]);
  });
});

describe('an offline build', () => {
  it('opens no socket, takes what is kept, and says what is missing', async () => {
    const api = await startApi(good(types));
    const cache = await temporaryFolder();
    const before = await startContent({ base: api.base, cache }).answer(ask('blogType'));
    const content = startContent({ base: api.base, cache, offline: true });
    const kept = await content.answer(ask('blogType'));
    const missing = await content.answer(listAsk);
    expect([kept.source, kept.hash, await kept.read()]).toEqual(['stale', before.hash, types]);
    expect([missing.source, await missing.read()]).toEqual(['empty', list]);
    expect(api.seen).toHaveLength(1);
    const report = content.report();
    expect([report.base, report.requests, report.anyGood]).toEqual([null, 0, true]);
    expect(report.failures.map(({ cause, problem }) => ({ cause, ...problem }))).toEqual([
      {
        cause: 'offline',
        severity: 'warning',
        what: 'blogList gave no valid answer: its pages go on with empty data',
        where: 'POST /api/v2/blog/client/article/list {"page":1,"pageSize":20}',
        why: 'the build is offline, and no good answer of this call is kept',
        fix: 'Build once with the content API within reach, and keep SITE_CACHE between builds',
      },
    ]);
  });

  it('without anything kept shows that it has nothing', async () => {
    const content = startContent({ base: null, cache: await temporaryFolder(), offline: true });
    await content.answer(ask('blogType'));
    expect(content.report().anyGood).toBe(false);
  });

  it('does not stumble over a folder in the place of an answer', async () => {
    const api = await startApi(good(types));
    const cache = await temporaryFolder();
    await startContent({ base: api.base, cache }).answer(ask('blogType'));
    const [file] = await filesBelow(cache);
    await rm(file!);
    await mkdir(file!);
    const content = startContent({ base: null, cache, offline: true });
    expect((await content.answer(ask('blogType'))).source).toBe('empty');
    expect(content.report().warnings.map(({ why }) => why)).toEqual([expect.stringContaining('EISDIR')]);
  });
});

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Puts other data into a kept answer, as another build would have written it. */
async function rebody({ file, data }: { file: string; data: unknown }): Promise<void> {
  const [meta] = (await readFile(file, 'utf8')).split('\n');
  const raw = JSON.stringify({ res: 200, data });
  await writeFile(file, `${JSON.stringify({ ...JSON.parse(meta!), body: digest(raw) })}\n${raw}`);
}
