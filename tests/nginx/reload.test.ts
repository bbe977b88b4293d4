import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reload, serveCurrent } from '../../cli/commands/reload.ts';
import { realDisk } from '../../cli/release/disk.ts';
import { takeLock } from '../../cli/release/lock.ts';
import { rollBack } from '../../cli/release/rollback.ts';
import { sourcesOf } from '../../cli/render/page-sources.ts';
import { publishing } from '../../config/publishing.ts';
import { site as defaults } from '../../config/site.ts';
import { problemsOf } from '../release/support/problems-of.ts';
import { recordedConsole } from '../support/recorded-console.ts';
import { freePort, get, nginxLocation, startNginx } from '../support/nginx.ts';
import { pageOf, publishingFolder, publishNumber } from '../support/published-site.ts';
import { thorough } from '../support/thorough.ts';
import { en, zh } from '../support/questions.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The first release, served by nginx. */
async function started() {
  const port = await freePort();
  const { folder, out, remove } = await publishingFolder();
  closing.push(remove);
  const first = await publishNumber({ folder, port, number: 1 });
  const nginx = await startNginx({ out, port });
  closing.push(nginx.close);
  const site = { ...defaults, listen: `127.0.0.1:${port}` };
  return {
    folder,
    out,
    port,
    site,
    first,
    // Two hundred releases in seconds: their assets are kept for the day, not for how many there are.
    publish: (number: number, day: number = publishing.day) =>
      publishNumber({ folder, port, number, publishing: { ...publishing, day, most: 1000 } }),
  };
}

/** Releases published one after another: two hundred in a thorough run. */
const many = thorough ? 200 : 60;

describe(`${many} releases under load`, () => {
  it('are switched atomically: no request sees an error, a missing asset or the policy of another release', async () => {
    const { port, out, site, first, publish } = await started();
    const numbers = new Map([[first, 1]]);
    const assets: string[] = [];
    const wrong: unknown[] = [];
    const seen = new Map<number, string>();
    const counts = { page: 0, asset: 0, same: 0 };
    const steady = (await get(port, { host: zh, target: '/price' })).header('etag');
    let over = false;

    async function visit(host: string, target: string): Promise<void> {
      const { status, body, header } = await get(port, { host, target });
      const number = numbers.get(header('x-release') ?? '') ?? 0;
      const allowed = sourcesOf(body).scripts.every((script) =>
        header('content-security-policy')?.includes(` ${script};`),
      );
      if (status !== 200 || body !== pageOf(number) || !allowed)
        wrong.push({ host, target, status, body, number, allowed });
      counts.page++;
      const etag = header('etag') ?? '';
      if (seen.has(number) && seen.get(number) !== etag) wrong.push({ number, etag, before: seen.get(number) });
      seen.set(number, etag);
      assets.push(`/assets/main-${String(number).padStart(4, '0')}.js`);
    }
    /** Assets are asked for late: a visitor's page may be old by then. */
    async function load(target: string): Promise<void> {
      const { status, header } = await get(port, { host: en, target });
      if (status !== 200 || !header('cache-control')?.includes('immutable')) wrong.push({ target, status });
      counts.asset++;
    }
    async function again(): Promise<void> {
      const { status } = await get(port, { host: zh, target: '/price', headers: `If-None-Match: ${steady}\r\n` });
      if (status !== 304) wrong.push({ target: '/price', status });
      counts.same++;
    }
    async function visitor(): Promise<void> {
      while (!over) {
        await visit(zh, '/im');
        await visit(en, '/en/im');
        await load(assets[Math.max(0, assets.length - 40)]!);
        await again();
        // A steady load, not all that the machine has: the publishing runs in this process too.
        await delay(10);
      }
    }

    const visitors = [visitor(), visitor()];
    for (let number = 2; number <= many + 1; number++) {
      // Its name is known before it is served: the visitors look it up.
      numbers.set(await publish(number), number);
      await serveCurrent({ out, site, nginx: nginxLocation });
      await vi.waitUntil(() => seen.has(number) || wrong.length > 0, { interval: 5, timeout: 60_000 });
    }
    over = true;
    await Promise.all(visitors);
    expect(wrong).toEqual([]);
    expect(numbers.size).toBe(many + 1);
    // Same length, other bytes: each has an ETag of its own.
    expect(new Set(seen.values()).size).toBe(seen.size);
    expect(seen.size).toBeGreaterThanOrEqual(many);
    expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(many / 2);
    for (const asset of new Set(assets)) await load(asset);
    expect(wrong).toEqual([]);
  });
});

describe('eight releases without a reload', () => {
  it('keep the served one, though all of them are old', async () => {
    const { port, out, site, first, publish } = await started();
    await serveCurrent({ out, site, nginx: nginxLocation });
    for (let number = 2; number <= 9; number++) await publish(number, 0);
    for (const target of ['/im', '/', '/price', '/assets/main-0001.js', '/none']) {
      const { status, header } = await get(port, { host: zh, target });
      expect([target, status, header('x-release')]).toEqual([target, target === '/none' ? 404 : 200, first]);
    }
    const last = await publish(10, 0);
    expect(await serveCurrent({ out, site, nginx: nginxLocation })).toEqual({ release: last, was: first });
    expect((await get(port, { host: zh, target: '/im' })).body).toBe(pageOf(10));
    await publish(11, 0);
    expect(existsSync(join(out, 'releases', first))).toBe(false);
  });
});

describe('a rollback', () => {
  it('keeps the assets of pages that visitors have open', async () => {
    const { port, out, site, first, publish } = await started();
    const second = await publish(2);
    await serveCurrent({ out, site, nginx: nginxLocation });
    const asset = async () => {
      const { status, header } = await get(port, { host: zh, target: '/assets/main-0002.js' });
      return [status, header('x-release'), header('cache-control')];
    };
    expect(await asset()).toEqual([200, second, 'public, max-age=31536000, immutable']);
    await rollBack({ out });
    await serveCurrent({ out, site, nginx: nginxLocation });
    expect((await get(port, { host: zh, target: '/im' })).body).toBe(pageOf(1));
    expect(await asset()).toEqual([200, first, 'public, max-age=31536000, immutable']);
  });
});

describe('site reload', () => {
  it('says what is served now, and notes it', async () => {
    const { out, site, first, publish } = await started();
    const text = recordedConsole();
    const json = recordedConsole({ json: true });
    await reload({ out, site, nginx: nginxLocation, console: text.console });
    const second = await publish(2);
    await reload({ out, site, nginx: nginxLocation, console: text.console });
    await reload({ out, site, nginx: nginxLocation, console: json.console });
    expect(text.out()).toEqual([
      `nginx reloaded its configuration; it already served ${first}`,
      `nginx now serves ${second}; it served ${first}`,
    ]);
    expect(json.out().map((line) => JSON.parse(line))).toEqual([
      { outcome: 'done', exit: 0, problems: [], served: second, was: second },
    ]);
    expect(JSON.parse(readFileSync(join(out, 'run/served.json'), 'utf8'))).toEqual({ release: second });
  });

  it('keeps the served release when the rules do not load, and reports the output of nginx', async () => {
    const { out, site, first, port, publish } = await started();
    const second = await publish(2);
    writeFileSync(join(out, 'current/nginx/nginx.conf'), 'nonsense;\n');
    const { code, problems } = await problemsOf(serveCurrent({ out, site, nginx: nginxLocation }));
    expect([code, problems.map(({ what, where, fix }) => ({ what, where, fix }))]).toEqual([
      1,
      [
        {
          what: 'nginx rejects the rules of the current release and was not reloaded',
          where: join(out, 'current/nginx/nginx.conf'),
          fix: 'correct what nginx reports; the served release is unchanged',
        },
      ],
    ]);
    expect(problems[0]!.why).toContain(`unknown directive "nonsense" in ${out}/current/nginx/nginx.conf:1`);
    expect((await get(port, { host: zh, target: '/' })).header('x-release')).toBe(first);
    expect(second).not.toBe(first);
  });

  it('serves the release though its user may not open the port, as nginx finds when it tests the rules', async () => {
    const { folder, out, site, first, port, publish } = await started();
    const second = await publish(2);
    // The words of nginx 1.22 for a user without the right to open port 80, after a test of sound rules.
    const refused = (why: string) => {
      const program = join(folder, 'nginx');
      writeFileSync(program, `#!/bin/sh\necho '${why}' >&2\nexit 1\n`, { mode: 0o755 });
      return { program, path: '' };
    };
    const used = refused('nginx: [emerg] bind() to 0.0.0.0:80 failed (98: Address already in use)');
    expect((await problemsOf(serveCurrent({ out, site, nginx: used }))).code).toBe(1);
    const port80 = refused(
      '2026/11/24 23:36:06 [emerg] 20621#20621: bind() to 0.0.0.0:80 failed (13: Permission denied)',
    );
    expect(await serveCurrent({ out, site, nginx: port80 })).toEqual({ release: second, was: first });
    expect((await get(port, { host: zh, target: '/' })).header('x-release')).toBe(second);
  });

  it('signals no process except nginx, whatever the pid file names', async () => {
    const port = await freePort();
    const { folder, out, remove } = await publishingFolder();
    closing.push(remove);
    await publishNumber({ folder, port, number: 1 });
    const site = { ...defaults, listen: `127.0.0.1:${port}` };
    const why = async () =>
      (await problemsOf(serveCurrent({ out, site, nginx: nginxLocation }))).problems.map(({ what, why: reason }) => ({
        what,
        reason,
      }));
    expect(await why()).toEqual([
      { what: 'nginx is not running for this output folder', reason: 'the file is missing or names no process' },
    ]);
    writeFileSync(join(out, 'run/nginx.pid'), `${process.pid}\n`);
    let hung = 0;
    const count = () => hung++;
    process.on('SIGHUP', count);
    expect(await why()).toEqual([
      {
        what: 'nginx is not running for this output folder',
        reason: `process ${process.pid} in this file is not nginx`,
      },
    ]);
    process.off('SIGHUP', count);
    expect(hung).toBe(0);
  });

  it('says what to do where nothing was published', async () => {
    const { out, remove } = await publishingFolder();
    closing.push(remove);
    const { code, problems } = await problemsOf(serveCurrent({ out, site: defaults, nginx: nginxLocation }));
    expect([code, problems.map(({ what, fix }) => [what, fix])]).toEqual([
      1,
      [['no current release', 'run `site generate` first']],
    ]);
  });

  it('refuses while a build holds the lock', async () => {
    const { out, site } = await started();
    const lock = await takeLock({ out, disk: realDisk });
    const refused = await problemsOf(serveCurrent({ out, site, nginx: nginxLocation }));
    expect(refused).toMatchObject({ code: 1, problems: [{ where: expect.stringContaining('.lock') }] });
    await lock.release();
    expect(await serveCurrent({ out, site, nginx: nginxLocation })).toMatchObject({ release: expect.any(String) });
  });
});
