import definition from '../../config/index.ts';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { preview, type PreviewOptions } from '../../cli/commands/preview.ts';
import type { Stop } from '../../cli/problem.ts';
import { redirects } from '../../config/redirects.ts';
import { site as defaults } from '../../config/site.ts';
import { freePort, get, nginxLocation } from '../support/nginx.ts';
import { outputFolder, release } from '../support/output-folder.ts';
import { en, zh } from '../support/questions.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Starts the command, and resolves with what it printed when it is ready. */
async function started(options: Partial<PreviewOptions> & Pick<PreviewOptions, 'out' | 'site'>) {
  const lines: string[] = [];
  let ready: () => void = () => undefined;
  const readied = new Promise<void>((done) => (ready = done));
  const running = preview({
    definition,
    port: null,
    host: null,
    open: false,
    nginx: null,
    content: 'config/content',
    linked: [],
    data: options.out,
    articles: 0,
    latency: 0,
    say(line) {
      lines.push(line);
      if (line.startsWith('Stop')) ready();
    },
    ...options,
  });
  await Promise.race([readied, running]);
  const stop = async () => {
    process.emit('SIGINT');
    await running;
  };
  closing.push(stop);
  return { lines, stop };
}

/** A server that holds a port and answers one text. */
async function holder(port = 0) {
  const server = createServer((_, response) => response.end('from the API')).listen(port, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

function folderOf(options: Partial<Parameters<typeof outputFolder>[0]> = {}) {
  const folder = outputFolder({ redirects, port: 8080, ...options });
  closing.push(folder.remove);
  return folder;
}

const servers = [
  ['the preview', null],
  ['nginx', nginxLocation],
] as const;

it('the preview answers names of this machine only: another site could read drafts by pointing its own name to it', async () => {
  const port = await freePort();
  const { out, site } = folderOf({ port, apiUpstream: `127.0.0.1:${await freePort()}` });
  const { lines } = await started({ out, site, host: '0.0.0.0', port });
  const api = Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(lines[0]!)![1]);
  const statusOf = async (at: number, host: string, target: string) => (await get(at, { host, target })).status;
  for (const host of [`localhost:${port}`, `en.localhost:${port}`, `127.0.0.1:${port}`, `192.168.1.4:${port}`, 'box'])
    expect([host, await statusOf(port, host, '/robots.txt')]).toEqual([host, 200]);
  for (const host of ['evil.example', `localhost.evil.example:${port}`, 'en.localhost.', '']) {
    expect([host, await statusOf(port, host, '/robots.txt')]).toEqual([host, 403]);
    expect([host, await statusOf(api, host, '/codes')]).toEqual([host, 403]);
  }
  expect(await statusOf(api, `127.0.0.1:${api}`, '/codes')).toBe(200);
  expect(await statusOf(api, `localhost:${port}`, '/codes')).toBe(200);
});

describe.each(servers)('preview with %s', (name, nginx) => {
  it('serves both editions with an API behind them until it is interrupted', async () => {
    const port = await freePort();
    const { out, site } = folderOf({ port, apiUpstream: `127.0.0.1:${await holder()}` });
    const { lines, stop } = await started({ out, site, nginx });
    expect(lines).toEqual([
      `Release ${release}, served by ${name}; API calls go to ${site.apiUpstream}`,
      `  zh  http://localhost:${port}/`,
      `  en  http://en.localhost:${port}/`,
      'Stop with Ctrl+C',
    ]);
    expect((await get(port, { host: en, target: '/en/im' })).body).toBe('this is en/im.html\n');
    expect((await get(port, { host: zh, target: '/api/v2/x' })).body).toBe('from the API');
    await stop();
    await expect(get(port, { host: zh, target: '/' })).rejects.toThrow('ECONNREFUSED');
  });

  it('serves a release at the addresses that it was built for as it is', async () => {
    const port = await freePort();
    const origins = { zh: `http://localhost:${port}`, en: `http://en.localhost:${port}` };
    const { out, site } = folderOf({ port, site: { origins }, apiUpstream: `127.0.0.1:${await holder()}` });
    await started({ out, site, nginx });
    const { header } = await get(port, { host: zh, target: '/im', headers: 'Accept-Encoding: gzip\r\n' });
    expect([header('content-encoding'), header('cache-control')]).toEqual(['gzip', 'no-cache']);
    expect(header('etag')).not.toBe(null);
  });

  it('moves pages and redirects to the port that --port names, without a new build', async () => {
    const port = await freePort();
    const { out, folder, site } = folderOf({ apiUpstream: `127.0.0.1:${await holder()}` });
    const links = (origin: string, english: string) =>
      `<a href="${origin}/im"><a href="${english}/en"><script type="application/ld+json">{"url":"${origin}"}</script>`;
    const others = 'http://localhost:80801 http://localhost http://www.localhost:8080 http://localhost.example';
    writeFileSync(join(folder, 'site/im.html'), links('http://localhost:8080', 'http://en.localhost:8080') + others);
    writeFileSync(join(folder, 'site/assets/app-0123abcd.js'), 'const origin="http://localhost:8080"');

    const { lines } = await started({ out, site, nginx, port });
    expect(lines.slice(1, 3)).toEqual([`  zh  http://localhost:${port}/`, `  en  http://en.localhost:${port}/`]);
    const [origin, english] = [`http://localhost:${port}`, `http://en.localhost:${port}`];
    for (const headers of ['', 'Accept-Encoding: gzip, br\r\n']) {
      const { body, header } = await get(port, { host: `localhost:${port}`, target: '/im', headers });
      expect([body, header('content-encoding')]).toEqual([links(origin, english) + others, null]);
      const script = await get(port, { host: `localhost:${port}`, target: '/assets/app-0123abcd.js', headers });
      expect([script.status, script.body]).toEqual([200, `const origin="${origin}"`]);
    }
    const packed = await get(port, { host: zh, target: '/price', headers: 'Accept-Encoding: gzip\r\n' });
    expect(packed.header('content-encoding')).toBe('gzip');
    for (const [target, location] of [
      ['/en/im', `${english}/en/im`],
      ['/en/pay?x=1', `${english}/en?x=1`],
      ['/pay', '/price'],
    ])
      expect((await get(port, { host: `localhost:${port}`, target: target! })).header('location')).toBe(location);
  });

  it('serves a release for other hosts at names of this machine, without TLS', async () => {
    const port = await freePort();
    const { out, folder, site, rules } = folderOf({
      apiUpstream: `127.0.0.1:${await holder()}`,
      site: {
        origins: { zh: 'https://www.yunqiao.example', en: 'https://www.commbridge.example' },
        domains: { en: 'commbridge.example' },
      },
    });
    expect(rules.headers.zh!['Strict-Transport-Security']).toBeDefined();
    writeFileSync(join(folder, 'site/en/im.html'), '<a href="https://www.yunqiao.example/">');
    await started({ out, site, nginx, port });
    const page = await get(port, { host: `en.localhost:${port}`, target: '/en/im' });
    expect([page.status, page.body]).toEqual([200, `<a href="http://localhost:${port}/">`]);
    expect(page.header('strict-transport-security')).toBe(null);
    expect(page.header('content-security-policy')).not.toContain('upgrade-insecure-requests');
    const moved = await get(port, { host: `localhost:${port}`, target: '/en/im' });
    expect([moved.status, moved.header('location')]).toEqual([301, `http://en.localhost:${port}/en/im`]);
  });
});

describe('preview', () => {
  it('takes the next free port when the configured one is in use, and says so', async () => {
    const taken = await holder();
    const { out, site } = folderOf({ port: taken, apiUpstream: `127.0.0.1:${await holder()}` });
    const { lines } = await started({ out, site });
    const [, used = ''] = /^Port (?:\d+) is in use; the preview uses (\d+)$/.exec(lines[0]!) ?? [];
    expect(lines[0]).toBe(`Port ${taken} is in use; the preview uses ${used}`);
    expect(lines[2]).toBe(`  zh  http://localhost:${used}/`);
    expect((await get(Number(used), { host: zh, target: '/im' })).body).toBe('this is im.html\n');
  });

  it('offers the next free port when the one that --port names is in use', async () => {
    const { out, site } = folderOf();
    const port = await holder();
    const failure: Stop = await started({ out, site, port }).then(
      () => expect.unreachable(),
      (stop) => stop,
    );
    const [, free] = /--port (\d+)/.exec(failure.problems[0]!.fix) ?? [];
    expect([failure.code, failure.problems]).toEqual([
      1,
      [
        {
          severity: 'error',
          what: `port ${port} is in use`,
          where: `127.0.0.1:${port}`,
          why: 'another process listens there',
          fix: `stop that process, or use --port ${free}, which is free`,
        },
      ],
    ]);
    expect(Number(free)).toBeGreaterThan(port);
  });

  it('at another port has an API of its own, and pages that lead to it', async () => {
    // Whoever has the usual port of the API, this test or another program, keeps it.
    const usual = createTcpServer().listen(8787, '127.0.0.1');
    await once(usual, 'listening').catch(() => undefined);
    closing.push(() => usual.close());
    const port = await freePort();
    const { out, folder } = folderOf();
    writeFileSync(join(folder, 'site/im.html'), `<a href="${defaults.account.zh}/login"><a href="${defaults.docs}/x">`);
    const { lines } = await started({ out, site: defaults, port });
    const [, address = '', apiPort = ''] = /the embedded API answers at (http:\/\/127\.0\.0\.1:(\d+))$/.exec(
      lines[0]!,
    )!;
    expect(Number(apiPort)).toBeGreaterThan(8787);
    const { body } = await get(port, { host: zh, target: '/im' });
    expect(body).toBe(
      `<a href="http://localhost:${apiPort}/account/login"><a href="http://localhost:${apiPort}/docs/x">`,
    );
    expect((await get(port, { host: zh, target: '/api/v2/navigation/client/list' })).status).toBe(200);
    // The stand-in of the account site leads back to the preview.
    const back = encodeURIComponent(`http://localhost:${port}/im`);
    const login = await fetch(`${address}/account/login?referrer=${back}`, {
      method: 'POST',
      body: new URLSearchParams({ account: 'someone@example.com' }),
      redirect: 'manual',
    });
    expect([login.status, login.headers.get('location')]).toEqual([303, `http://localhost:${port}/im`]);
  });

  it.each([
    ['the usual port of the API is taken by another program', true],
    ['the API is configured at another port', false],
  ])('has a log-in that works where %s', async (_, isUsual) => {
    const usual = await holder();
    const apiUpstream = `127.0.0.1:${usual}`;
    const port = await freePort();
    const site = {
      ...defaults,
      listen: `127.0.0.1:${port}`,
      origins: { zh: `http://localhost:${port}`, en: `http://en.localhost:${port}` },
      apiUpstream: isUsual ? apiUpstream : `127.0.0.1:${await freePort()}`,
    };
    const { out, folder } = folderOf({ port, site });
    writeFileSync(join(folder, 'site/im.html'), `<a href="${defaults.account.zh}/login">`);
    const { lines } = await started({
      out,
      site,
      definition: { ...definition, config: { ...definition.config, apiUpstream } },
    });
    const apiPort = Number(/the embedded API answers at http:\/\/127\.0\.0\.1:(\d+)$/.exec(lines[0]!)![1]);
    expect(apiPort).not.toBe(usual);
    const { body } = await get(port, { host: zh, target: '/im' });
    expect(body).toBe(`<a href="http://localhost:${apiPort}/account/login">`);
    expect((await fetch(`http://127.0.0.1:${apiPort}/account/login`)).status).toBe(200);
  });

  it('at an address of the network says where other machines reach it', async () => {
    const port = await freePort();
    const { out, site } = folderOf({ apiUpstream: `127.0.0.1:${await holder()}` });
    const { lines } = await started({ out, site, port, host: '0.0.0.0' });
    const found = lines.filter((line) => line.endsWith('from other machines'));
    for (const line of found)
      expect(line).toMatch(new RegExp(`^ {2}zh {2}http://[\\d.]+:${port}/ from other machines$`));
    expect((await get(port, { host: zh, target: '/im' })).body).toBe('this is im.html\n');
  });

  it.runIf(process.platform === 'linux')('opens a browser on request', async () => {
    const programs = mkdtempSync(join(tmpdir(), 'site-open-'));
    closing.push(() => rmSync(programs, { recursive: true }));
    mkdirSync(join(programs, 'bin'));
    writeFileSync(join(programs, 'bin/xdg-open'), `#!/bin/sh\necho "$1" > ${programs}/opened\n`);
    chmodSync(join(programs, 'bin/xdg-open'), 0o755);
    const path = process.env['PATH'];
    closing.push(() => (process.env['PATH'] = path));
    const port = await freePort();
    const { out, site } = folderOf({ apiUpstream: `127.0.0.1:${await holder()}` });

    process.env['PATH'] = `${programs}/bin:${path}`;
    const { stop } = await started({ out, site, port, open: true });
    const opened = () => readFileSync(join(programs, 'opened'), 'utf8');
    await expect.poll(() => opened()).toBe(`http://localhost:${port}/\n`);
    await stop();
    writeFileSync(join(programs, 'bin/xdg-open'), '#!/bin/sh\nexit 3\n');
    const { lines: without, stop: stopIt } = await started({ out, site, port, open: true });
    await expect.poll(() => without.at(-1)).toBe('No browser could be opened');
    await stopIt();
    process.env['PATH'] = '/nowhere';
    const { lines } = await started({ out, site, port, open: true });
    await expect.poll(() => lines.at(-1)).toBe('No browser could be opened');
  });
});
