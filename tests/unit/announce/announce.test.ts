import { editions } from '../../../config/editions.ts';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readAnnounced, recordAnnounced } from '../../../cli/announce/announced.ts';
import { changedAddresses } from '../../../cli/announce/changed-addresses.ts';
import { announce } from '../../../cli/announce/search-engines.ts';
import { announceChanges } from '../../../cli/commands/announce.ts';
import { Stop } from '../../../cli/problem.ts';
import { publishingFolder, publishNumber } from '../../support/published-site.ts';
import { recordedConsole } from '../../support/recorded-console.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Search engines that remember what they were told. */
async function engines(status = 200, said = 'said') {
  const seen: { url: string; type: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    seen.push({ url: request.url ?? '', type: request.headers['content-type'], body });
    response.writeHead(status).end(said);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => [server.close(), server.closeAllConnections()]);
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { seen, to: { indexNow: `${base}/indexnow`, baidu: `${base}/urls` } };
}

const origins = { zh: 'https://www.example.com', en: 'https://www.example.org' };
const page = (address: string, changed: { edition?: 'zh' | 'en'; modified?: string | null; text?: number } = {}) => ({
  edition: 'zh' as const,
  address,
  modified: null,
  text: 10,
  ...changed,
});

describe('changed addresses', () => {
  it('are new, removed, or have another date or length of text', () => {
    const before = [
      page('/same'),
      page('/gone'),
      page('/dated', { modified: '2026-01-01' }),
      page('/longer'),
      page('/a', { edition: 'en' }),
    ];
    const now = [
      page('/same'),
      page('/new'),
      page('/dated', { modified: '2026-01-02' }),
      page('/longer', { text: 11 }),
      page('/a', { edition: 'en' }),
      page('/new?id=1'),
    ];
    expect(changedAddresses(before, now).map(({ address }) => address)).toEqual(['/new', '/dated', '/longer', '/gone']);
  });
});

describe('search engines', () => {
  const changed = [page('/云'), page('/b'), page('/en/a', { edition: 'en' })];

  it('are notified in their own format: IndexNow of each edition, Baidu of the Chinese one', async () => {
    const { seen, to } = await engines();
    const told = await announce({
      keys: { indexNow: 'abcd1234', baidu: 'token567' },
      origins,
      chinese: 'zh',
      changed,
      to,
    });
    expect(told).toEqual({ indexNow: 3, baidu: 2 });
    expect(seen.map(({ url, type }) => [url, type])).toEqual([
      ['/indexnow', 'application/json; charset=utf-8'],
      ['/indexnow', 'application/json; charset=utf-8'],
      ['/urls?site=https%3A%2F%2Fwww.example.com&token=token567', 'text/plain'],
    ]);
    expect(JSON.parse(seen[0]!.body)).toEqual({
      host: 'www.example.com',
      key: 'abcd1234',
      keyLocation: 'https://www.example.com/abcd1234.txt',
      urlList: ['https://www.example.com/%E4%BA%91', 'https://www.example.com/b'],
    });
    expect(seen[2]!.body).toBe('https://www.example.com/%E4%BA%91\nhttps://www.example.com/b');
  });

  it('are not called when nothing changed', async () => {
    const { seen, to } = await engines();
    await announce({ keys: { indexNow: 'abcd1234', baidu: 'token567' }, origins, chinese: 'zh', changed: [], to });
    expect(seen).toEqual([]);
  });

  it('that refuse are named with what they said, and no key is shown', async () => {
    const { to } = await engines(403, `said: token567 is wrong`);
    const keys = { indexNow: null, baidu: 'token567' };
    const failure = await announce({ keys, origins, chinese: 'zh', changed, to }).catch((stop: Stop) => stop);
    expect(failure).toBeInstanceOf(Stop);
    const text = JSON.stringify((failure as Stop).problems);
    expect(text).toContain('it answered 403 said: *** is wrong');
    expect(text).not.toContain('token567');
  });
});

describe('site announce', () => {
  it('announces changes since the last time, once, and nothing the first time', async () => {
    const { folder, out, remove } = await publishingFolder();
    closing.push(remove);
    const { seen, to } = await engines();
    const { console } = recordedConsole();
    const keys = { indexNow: 'abcd1234', baidu: null };
    const run = (given: Partial<Parameters<typeof announceChanges>[0]> = {}) =>
      announceChanges({ out, site: { editions, origins, noindex: false }, keys, console, to, ...given });
    const first = await publishNumber({ folder, port: 8080, number: 1 });
    await run();
    // As if every page had been shorter then.
    const manifest = join(out, 'releases', first, 'manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll('"text":10', '"text":9'));
    await publishNumber({ folder, port: 8080, number: 2 });
    expect(seen).toEqual([]);
    await run();
    await run();
    expect(seen.map(({ body }) => (JSON.parse(body) as { urlList: string[] }).urlList)).toEqual([
      ['https://www.example.com/', 'https://www.example.com/im', 'https://www.example.com/price'],
      ['https://www.example.org/', 'https://www.example.org/en/im'],
    ]);
    await expect(run({ keys: { indexNow: null, baidu: null } })).rejects.toMatchObject({ code: 2 });
    await expect(run({ site: { editions, origins, noindex: true } })).rejects.toMatchObject({ code: 2 });
  });
});

it('an answer without end counts by its status, and its beginning is shown', async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(Number(/\d+/.exec(request.url ?? '')![0]));
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
    };
    response.on('drain', write);
    write();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => [server.close(), server.closeAllConnections()]);
  const changed = [{ edition: 'zh' as const, address: '/new' }];
  const run = (status: number) => {
    const to = { indexNow: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${status}`, baidu: '' };
    return announce({ keys: { indexNow: 'a-key', baidu: null }, origins, chinese: null, changed, to });
  };
  expect(await run(200)).toEqual({ indexNow: 1 });
  await expect(run(403)).rejects.toMatchObject({ problems: [{ why: `it answered 403 ${'x'.repeat(200)}` }] });
});

it('the record of what was announced is replaced as a whole', async () => {
  const out = mkdtempSync(join(tmpdir(), 'announced-'));
  closing.push(() => rmSync(out, { recursive: true }));
  await recordAnnounced({ out, release: 'one' });
  const file = join(out, 'run/announced.json');
  const { ino } = statSync(file);
  await recordAnnounced({ out, release: 'two' });
  expect([statSync(file).ino === ino, await readAnnounced(out), readdirSync(join(out, 'run'))]).toEqual([
    false,
    'two',
    ['announced.json'],
  ]);
});
