import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { site as defaults } from '../../config/site.ts';
import { nginxFiles } from '../../cli/emit/nginx/nginx-files.ts';
import { freePort, get, startNginx } from '../support/nginx.ts';
import { outputFolder, release } from '../support/output-folder.ts';
import { noReader } from '../support/programs.mjs';
import { root } from '../support/run-site.ts';
import { zh } from '../support/questions.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function served({
  nginx = {},
  apiUpstream = '127.0.0.1:9',
}: {
  nginx?: Partial<typeof defaults.nginx>;
  apiUpstream?: string;
} = {}) {
  const port = await freePort();
  const site = { nginx: { ...defaults.nginx, modules: [], ...nginx } };
  const folder = outputFolder({ redirects: [], port, apiUpstream, site });
  closing.push(folder.remove);
  const server = await startNginx({ out: folder.out, port });
  closing.push(server.close);
  return { ...folder, port };
}

/** An API that remembers the headers of its calls. */
async function api() {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    response.setHeader('X-Request-ID', 'of the API').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => [server.close(), server.closeAllConnections()]);
  return { seen, apiUpstream: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('the monitoring server', () => {
  it('names the release, counts connections, and answers nothing else', async () => {
    const watch = await freePort();
    const { folder } = await served({ nginx: { status: `127.0.0.1:${watch}` } });
    const health = () => get(watch, { host: 'any.example', target: '/health' });
    const { status, body, header } = await health();
    expect([status, JSON.parse(body), header('content-type'), header('cache-control')]).toEqual([
      200,
      { status: 'ok', release },
      'application/json',
      'no-store',
    ]);
    expect((await get(watch, { host: 'any.example', target: '/status' })).body).toMatch(/^Active connections: \d+/);
    for (const target of ['/', '/im', '/im.html', '/index.html'])
      expect([target, (await get(watch, { host: zh, target })).status]).toEqual([target, 404]);
    renameSync(join(folder, 'site/index.html'), join(folder, 'site/moved.html'));
    const unreadable = await health();
    expect([unreadable.status, JSON.parse(unreadable.body)]).toEqual([503, { status: 'unreadable', release }]);
  });

  it('is not there unless it is configured, and visitors see none of it', async () => {
    const { port, folder } = await served();
    expect(readFileSync(join(folder, 'nginx/nginx.conf'), 'utf8')).not.toMatch(/stub_status/);
    for (const target of ['/health', '/status']) expect((await get(port, { host: zh, target })).status).toBe(404);
  });
});

describe('the request id', () => {
  const ofLog = async (out: string) => {
    for (;;) {
      const line = readFileSync(join(out, 'run/access.log'), 'utf8').split('\n')[0];
      if (line) return (JSON.parse(line) as { id: string }).id;
      await delay(50);
    }
  };
  const call = (port: number, id: string) =>
    get(port, { host: zh, target: '/api/v2/blog/client/nav', headers: `X-Request-ID: ${id}\r\n` });

  it('is the same in the log, at the API and in its response, and no client can choose it', async () => {
    const { seen, apiUpstream } = await api();
    const { port, out } = await served({ apiUpstream });
    const given = (await call(port, 'chosen-by-the-client')).header('x-request-id');
    expect(given).toMatch(/^[0-9a-f]{32}$/);
    expect([seen[0]?.['x-request-id'], await ofLog(out)]).toEqual([given, given]);
    expect((await get(port, { host: zh, target: '/im' })).header('x-request-id')).toBe(null);
  });

  it.each([
    ['chosen-by-the-proxy', /^chosen-by-the-proxy$/],
    ['"}{', /^[0-9a-f]{32}$/],
  ])('is that of the proxies in front, when it is a name: %s', async (id, expected) => {
    const { seen, apiUpstream } = await api();
    const { port } = await served({ apiUpstream, nginx: { realIpFrom: ['127.0.0.1'] } });
    await call(port, id);
    expect(seen[0]?.['x-request-id']).toMatch(expected);
  });
});

describe('the lines of a machine', () => {
  it('are included before the servers and in each server; a folder without them is no error', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-lines-'));
    closing.push(() => rmSync(folder, { recursive: true }));
    chmodSync(folder, 0o755);
    const lines = { include: folder };
    const without = await served({ nginx: lines });
    expect((await get(without.port, { host: zh, target: '/own' })).status).toBe(404);
    mkdirSync(join(folder, 'http'));
    mkdirSync(join(folder, 'server'));
    writeFileSync(join(folder, 'http/name.conf'), 'map $host $own_name { default "of this machine"; }\n');
    writeFileSync(join(folder, 'server/own.conf'), 'location = /own { return 200 $own_name; }\n');
    const { port } = await served({ nginx: lines });
    for (const host of [zh, 'en.localhost'])
      expect(await get(port, { host, target: '/own' })).toMatchObject({ status: 200, body: 'of this machine' });
    expect((await get(port, { host: zh, target: '/im' })).body).toBe('this is im.html\n');
  });
});

describe('logs', () => {
  it('go to standard output and error if configured', async () => {
    const port = await freePort();
    const { folder, out, site, rules, remove } = outputFolder({ redirects: [], port });
    closing.push(remove);
    const own = { ...site, nginx: { ...site.nginx, logs: 'output' as const } };
    const [file] = nginxFiles({ rules, site: own, deployDir: out, modules: [], resolver: [] });
    writeFileSync(join(folder, 'nginx/nginx.conf'), file!.text);
    // A shell of its own: the test reads what would be the output of a container.
    // Node gives its children sockets, which nginx cannot open by their path, as it cannot open those of systemd.
    const script = `{ nginx -p ${out} -c current/nginx/nginx.conf & pid=$!
      while kill -0 $pid; do curl -s -o /dev/null -H 'Host: ${zh}' http://127.0.0.1:${port}/im && break; sleep 0.1; done
      kill -QUIT $pid; wait $pid; } | cat`;
    const { stdout } = spawnSync('sh', ['-c', script], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
    });
    expect(JSON.parse(stdout.split('\n')[0]!)).toMatchObject({ request: 'GET /im', status: '200', release });
    expect(existsSync(join(out, 'run/access.log'))).toBe(false);
  });

  it.skipIf(noReader('logrotate'))('are rotated, and nginx goes on in a new file', async () => {
    const { port, out } = await served();
    const folder = mkdtempSync(join(tmpdir(), 'site-logrotate-'));
    closing.push(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'site');
    const rules = readFileSync(join(root, '.deploy/logrotate'), 'utf8')
      .replaceAll('/srv/site', out)
      .replace(/^.*\bsu .*\n/m, '');
    writeFileSync(file, rules);
    chmodSync(file, 0o644);
    const lines = async (path: string, count: number) => {
      for (;;) {
        const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
        if (text.split('\n').length > count) return text;
        await delay(50);
      }
    };
    await get(port, { host: zh, target: '/im' });
    await lines(join(out, 'run/access.log'), 1);
    const { status, stderr } = spawnSync('logrotate', ['--force', '--state', join(folder, 'state'), file], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    // The old workers write where they wrote until they have read the signal.
    while (!existsSync(join(out, 'run/access.log'))) await delay(20);
    await expect
      .poll(async () => {
        await get(port, { host: zh, target: '/price' });
        return readFileSync(join(out, 'run/access.log'), 'utf8');
      })
      .toMatch(/GET \/price/);
    expect(await lines(join(out, 'run/access.log.1'), 1)).toMatch(/GET \/im/);
  });
});

describe.skipIf(noReader('systemd'))('the systemd units', () => {
  it.each(['site', 'site-build', 'site-hook'])('%s is valid, and hardened to an exposure below 3', (name) => {
    const unit = join(root, `.deploy/${name}.service`);
    const { status, stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--threshold=30', '--no-pager', unit],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/Overall exposure level for [\w-]+\.service: [0-2]\.\d/);
  });

  it('site-build.timer has a time that systemd reads', () => {
    const [, calendar] = /^OnCalendar=(.+)$/m.exec(readFileSync(join(root, '.deploy/site-build.timer'), 'utf8')) ?? [];
    const { status } = spawnSync('systemd-analyze', ['calendar', calendar!], { encoding: 'utf8' });
    expect(status).toBe(0);
  });
});
