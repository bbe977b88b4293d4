import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { isListening } from '../../cli/preview/listen-address.ts';
import { exportedSite } from '../support/exported-site.ts';
import { freePort, get, startNginx } from '../support/nginx.ts';
import { pageOf, publishingFolder, publishNumber } from '../support/published-site.ts';
import { noReader } from '../support/programs.mjs';
import { runSite } from '../support/run-site.ts';
import { en as enHost, zh as zhHost } from '../support/questions.ts';

const [zh, en] = [zhHost, enHost].map((host) => host.split(':')[0]!) as [string, string];

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Runs a server until the end of the test; resolves when it listens. */
async function serving(command: string, args: readonly string[], { port, cwd }: { port: number; cwd: string }) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, XDG_CONFIG_HOME: cwd },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  closing.push(async () => {
    child.kill();
    await (child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null);
  });
  for (let tries = 0; !(await isListening({ port, host: '127.0.0.1' })); tries++) {
    if (child.exitCode !== null || tries > 2400) throw new Error(`${command} does not answer: ${said}`);
    await delay(25);
  }
}

type Asked = [host: string, target: string];
async function answers(port: number, asked: readonly Asked[]) {
  const found = [];
  for (const [host, target] of asked) {
    const { status, header, body } = await get(port, { host: `${host}:${port}`, target });
    found.push([target, status, header('location') ?? body.trim()]);
  }
  return found;
}

describe('site export', () => {
  it('copies one release, which nginx serves from there with the ETags it had', async () => {
    const { folder, out, remove } = await publishingFolder();
    closing.push(remove);
    const port = await freePort();
    await publishNumber({ folder, port, number: 1 });
    const release = await publishNumber({ folder, port, number: 2 });
    const to = join(folder, 'image');
    const { code, stdout, stderr } = await runSite(['export', to, '--out', out]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      new RegExp(`^${release}: \\d+ files in ${to}\nserve it with: nginx -p ${to} -c current/nginx/nginx.conf\n$`),
    );
    expect(readdirSync(join(to, 'releases'))).toEqual([release]);
    expect(readlinkSync(join(to, 'current'))).toBe(`releases/${release}`);
    const page = `releases/${release}/site/im.html`;
    expect(Math.floor(lstatSync(join(to, page)).mtimeMs / 1000)).toBe(
      Math.floor(lstatSync(join(out, page)).mtimeMs / 1000),
    );
    // No link leads from the copy into the releases: what changes it there changes nothing here.
    writeFileSync(join(out, page), 'changed');
    const nginx = await startNginx({ out: to, port });
    closing.push(nginx.close);
    expect((await get(port, { host: zh, target: '/im' })).body).toBe(pageOf(2));
  });

  it('fills only a folder that is empty, and only when there is a release', async () => {
    const { folder, out, remove } = await publishingFolder();
    closing.push(remove);
    const to = join(folder, 'full');
    mkdirSync(join(to, 'kept'), { recursive: true });
    expect(await runSite(['export', to, '--out', out])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no current release/),
    });
    await publishNumber({ folder, port: await freePort(), number: 1 });
    const { code, stderr } = await runSite(['export', to, '--out', out, '--for', 'caddy']);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^error: the folder is not empty\n {2}where: .*full\n/)]);
    expect(readdirSync(to)).toEqual(['kept']);
    expect(await runSite(['export', to, '--out', out, '--for', 'apache'])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/serve, caddy, netlify, cloudflare, s3/),
    });
  });
});

describe('serve', () => {
  it('gives clean addresses, redirects, both editions and the error page', async () => {
    const { to, remove } = await exportedSite({ host: 'serve' });
    closing.push(remove);
    const port = await freePort();
    const program = createRequire(import.meta.url).resolve('serve/build/main.js');
    await serving(process.execPath, [program, '-n', '-L', '-l', `tcp://127.0.0.1:${port}`, to], { port, cwd: to });
    const targets = [
      '/',
      '/im',
      '/price/im',
      '/im.html',
      '/pay',
      '/applyRobot',
      '/blog',
      '/m/',
      '/en',
      '/en/pay',
      '/hk/im',
      '/none',
    ];
    expect(
      await answers(
        port,
        targets.map((target): Asked => ['localhost', target]),
      ),
    ).toEqual([
      ['/', 200, 'this is index.html'],
      ['/im', 200, 'this is im.html'],
      ['/price/im', 200, 'this is price/im.html'],
      ['/im.html', 301, '/im'],
      ['/pay', 301, '/price'],
      ['/applyRobot', 301, '/'],
      ['/blog', 200, 'this is dev-blog.html'],
      ['/m/', 200, 'this is m/index.html'],
      ['/en', 200, 'this is en.html'],
      ['/en/pay', 301, '/en'],
      ['/hk/im', 200, 'this is hk/im.html'],
      ['/none', 404, 'this is 404.html'],
    ]);
    const page = await get(port, { host: 'localhost', target: '/im' });
    expect([page.header('cache-control'), page.header('x-frame-options')]).toEqual(['no-cache', 'DENY']);
    const asset = await get(port, { host: 'localhost', target: '/assets/app-0123abcd.js' });
    expect(asset.header('cache-control')).toMatch(/immutable/);
    expect((await get(port, { host: 'localhost', target: '/assets/.env' })).status).toBe(404);
  });
});

describe.skipIf(noReader('caddy'))('Caddy', () => {
  it('answers both editions by host, as nginx does', async () => {
    const port = await freePort();
    const origins = { zh: `http://${zh}:${port}`, en: `http://${en}:${port}` };
    const { to, rules, remove } = await exportedSite({
      host: 'caddy',
      port,
      site: { origins, domains: { en: en }, apiUpstream: `127.0.0.1:${await freePort()}` },
    });
    closing.push(remove);
    const caddyfile = join(to, 'Caddyfile');
    // Its management port is the same for every Caddy of a machine.
    writeFileSync(caddyfile, `{\n\tadmin off\n}\n${readFileSync(caddyfile, 'utf8')}`);
    await serving('caddy', ['run'], { port, cwd: to });
    const asked: Asked[] = [
      ...[
        '/',
        '/im',
        '/im/',
        '/im.html',
        '/index.html',
        '/pay?a=b',
        '/applyrobot',
        '/blog',
        '/m',
        '/m/',
        '/clauses?serviceType=1',
        '/en',
        '/en/im?x',
        '/entertainment-news',
        '/none',
        '/m/none',
        '/404',
        '/robots.txt',
        '/proof1234.html',
        '/.well-known/proof',
      ].map((target): Asked => [zh, target]),
      ...['/', '/en', '/im', '/en/pay', '/hk/im', '/robots.txt'].map((target): Asked => [en, target]),
    ];
    expect(await answers(port, asked)).toEqual([
      ['/', 200, 'this is index.html'],
      ['/im', 200, 'this is im.html'],
      ['/im/', 301, '/im'],
      ['/im.html', 301, '/im'],
      ['/index.html', 301, '/'],
      ['/pay?a=b', 301, '/price?a=b'],
      ['/applyrobot', 301, '/'],
      ['/blog', 200, 'this is dev-blog.html'],
      ['/m', 301, '/m/'],
      ['/m/', 200, 'this is m/index.html'],
      ['/clauses?serviceType=1', 200, 'this is clauses@1.html'],
      ['/en', 301, `${origins.en}/en`],
      ['/en/im?x', 301, `${origins.en}/en/im?x`],
      ['/entertainment-news', 200, 'this is entertainment-news.html'],
      ['/none', 404, 'this is 404.html'],
      ['/m/none', 404, 'this is m/404.html'],
      ['/404', 404, 'this is 404.html'],
      ['/robots.txt', 200, 'this is robots.txt'],
      ['/proof1234.html', 200, 'this is proof1234.html'],
      ['/.well-known/proof', 200, 'this is .well-known/proof'],
      ['/', 200, 'this is en.html'],
      ['/en', 200, 'this is en.html'],
      ['/im', 404, 'this is en/404.html'],
      ['/en/pay', 301, '/en'],
      ['/hk/im', 200, 'this is hk/im.html'],
      ['/robots.txt', 200, 'this is en/robots.txt'],
    ]);
    for (const target of ['/im', '/none', '/pay']) {
      const { header } = await get(port, { host: `${zh}:${port}`, target });
      expect([target, header('content-security-policy')]).toEqual([
        target,
        rules.headers.zh!['Content-Security-Policy'],
      ]);
    }
    const { header } = await get(port, { host: `${zh}:${port}`, target: '/im', headers: 'Accept-Encoding: br\r\n' });
    expect([header('content-encoding'), header('cache-control'), header('server')]).toEqual(['br', 'no-cache', null]);
    expect((await get(port, { host: `${zh}:${port}`, target: '/api/v2/blog/client/nav' })).status).toBe(502);
  });
});
