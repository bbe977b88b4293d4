import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { redirects } from '../../config/redirects.ts';
import { site as defaults } from '../../config/site.ts';
import { freePort, get, startNginx, testConfiguration } from '../support/nginx.ts';
import { outputFolder, release } from '../support/output-folder.ts';
import { root } from '../support/run-site.ts';
import { en, zh } from '../support/questions.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function served(given: Partial<Parameters<typeof outputFolder>[0]> = {}) {
  const port = await freePort();
  const folder = outputFolder({ redirects, port, ...given });
  closing.push(folder.remove);
  const nginx = await startNginx({ out: folder.out, port });
  closing.push(nginx.close);
  return { ...folder, port, nginx };
}

/** The log is written after the answers have gone, within a second. */
async function logOf(out: string, lines: number): Promise<Record<string, string>[]> {
  for (;;) {
    const found = new TextDecoder('utf-8', { fatal: true })
      .decode(readFileSync(join(out, 'run/access.log')))
      .split('\n')
      .slice(0, -1);
    if (found.length >= lines) return found.map((line) => JSON.parse(line) as Record<string, string>);
    await delay(50);
  }
}

/** As Debian ships it, save that it listens and writes where a test may. */
function debian({ out, port }: { out: string; port: number }): string {
  const lines: readonly [string, string][] = [
    ['user www-data;', ''],
    ['pid /run/nginx.pid;', `daemon off; pid ${out}/run/debian.pid;`],
    ['/var/log/nginx/', `${out}/run/debian-`],
    ['include /etc/nginx/modules-enabled/*.conf;', ''],
    [
      'http {',
      `http { client_body_temp_path run/b; proxy_temp_path run/p; fastcgi_temp_path run/f; uwsgi_temp_path run/u; scgi_temp_path run/s;`,
    ],
    [
      'include /etc/nginx/conf.d/*.conf;',
      `include ${out}/current/nginx/http.conf; access_log ${out}/run/access.log site;`,
    ],
    [
      'include /etc/nginx/sites-enabled/*;',
      `server { listen 127.0.0.1:${port} default_server; server_name _; root /var/www/html; location / { try_files $uri $uri/ =404; } }`,
    ],
  ];
  let text = readFileSync(join(root, 'tests/fixtures/debian-nginx.conf'), 'utf8');
  for (const [stock, own] of lines) {
    if (!text.includes(stock)) throw new Error(`Debian's configuration has no "${stock}"`);
    text = text.replaceAll(stock, own);
  }
  writeFileSync(join(out, 'debian.conf'), text);
  return 'debian.conf';
}

describe.runIf(existsSync('/etc/nginx/mime.types'))("the includable rules in Debian's own configuration", () => {
  it('load without a warning and serve both editions beside its default site', async () => {
    const port = await freePort();
    const { out, remove } = outputFolder({ redirects, port });
    closing.push(remove);
    const file = debian({ out, port });
    expect(testConfiguration({ prefix: out, file })).toEqual({
      ok: true,
      said: expect.not.stringMatching(/warn|emerg|alert/),
    });
    const nginx = await startNginx({ out, port, file });
    closing.push(nginx.close);
    const answers = [];
    for (const [host, target] of [
      [zh, '/im'],
      [en, '/en/im'],
      [en, '/none'],
      [zh, '/pay'],
      ['other.example', '/im'],
    ] as const) {
      const { status, header } = await get(port, { host, target, headers: 'Accept-Encoding: gzip\r\n' });
      answers.push([status, header('content-encoding'), header('location'), header('x-release')]);
    }
    expect(answers).toEqual([
      [200, 'gzip', null, release],
      [200, 'gzip', null, release],
      [404, 'gzip', null, release],
      [301, null, '/price', release],
      [404, 'gzip', null, null],
    ]);
    expect(nginx.said()).toBe('');
    expect((await logOf(out, 5)).map(({ edition }) => edition)).toEqual(['zh', 'en', 'en', 'zh', 'zh']);
  });
});

describe('the access log', () => {
  it('has edition, login, channel and release, whatever a request contains', async () => {
    const { port, out } = await served();
    const visits: [host: string, target: string, cookie: string][] = [
      [zh, '/im?from=spring%7Cx', ''],
      [zh, '/im?from=a|b', 'from=kept'],
      [en, '/en/im?from=', 'urs_t=1; urs_u=2; from=kept|x; adchannel=ad'],
      [zh, '/none', 'adchannel=ad"\\'],
      [zh, '/"{}', ''],
    ];
    for (const [host, target, cookie] of visits)
      await get(port, { host, target, headers: cookie && `Cookie: ${cookie}\r\n` });
    // Each worker writes its own buffer, so the lines come in no order.
    const written = await logOf(out, visits.length);
    const lines = visits.map(([, target]) => written.find(({ request: line }) => line === `GET ${target}`)!);
    expect(
      lines.map(({ edition, login, channel, release: of, status }) => [edition, login, channel, of, status]),
    ).toEqual([
      ['zh', '0', 'spring', release, '200'],
      ['zh', '0', 'a', release, '200'],
      ['en', '1', 'kept', release, '200'],
      ['zh', '0', 'ad"\\', release, '404'],
      ['zh', '0', '', release, '404'],
    ]);
    expect(lines.at(-1)?.['request']).toBe('GET /"{}');
  });

  it('names the method that was sent, on error pages too', async () => {
    const { port, out } = await served();
    const requests = ['POST /im', 'DELETE /none', 'HEAD /none', 'GET /none', 'GET /im'];
    for (const line of requests) {
      const [method, target] = line.split(' ') as [string, string];
      await get(port, { host: zh, target, method });
    }
    expect((await logOf(out, requests.length)).map(({ request }) => request).sort()).toEqual(requests.sort());
  });

  it('is text, whatever bytes a request holds', async () => {
    const { port, out } = await served();
    const bytes = (text: string) => Buffer.from(text).toString('latin1');
    const kept = ['/im', '/中', '/é€😀', '/\u{10ffff}'];
    const refused = [
      '/\xff\xfe',
      '/\xc3(',
      '/\xc0\xaf',
      '/\xed\xa0\x80',
      '/\xf4\x90\x80\x80',
      '/\xe4\xb8',
      `/${'\xe9'.repeat(4000)}`,
    ];
    for (const target of [...kept.map(bytes), ...refused])
      await get(port, {
        host: zh,
        target,
        headers: `User-Agent: ${target}\r\nReferer: ${target}\r\nCookie: from=${target.slice(0, 100)}\r\n`,
      });
    const written = await logOf(out, kept.length + refused.length);
    const found = written.map(({ request, referrer, agent, channel }) => [request, referrer, agent, channel]);
    expect(found.sort()).toEqual(
      [
        ...kept.map((text) => [`GET ${text}`, text, text, text]),
        ...refused.map(() => ['GET not UTF-8', 'not UTF-8', 'not UTF-8', 'not UTF-8']),
      ].sort(),
    );
  });
});

describe('behind proxies', () => {
  it('the visitor is who they say, and an IPv6 household is one client', async () => {
    const api = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
    await once(api, 'listening');
    closing.push(() => {
      api.close();
      api.closeAllConnections();
    });
    const { port, out } = await served({
      apiUpstream: `127.0.0.1:${(api.address() as AddressInfo).port}`,
      site: { nginx: { ...defaults.nginx, modules: [], realIpFrom: ['127.0.0.1', '10.0.0.0/8'] } },
    });
    const call = async (visitor: string) => {
      const headers = `X-Forwarded-For: 203.0.113.99, ${visitor}, 10.1.2.3\r\nContent-Length: 0\r\n`;
      return (await get(port, { host: zh, target: '/api/v2/common/sendSmsCode', method: 'POST', headers })).status;
    };
    const statuses = async (visitors: readonly string[]) => {
      const found = [];
      for (const visitor of visitors) found.push(await call(visitor));
      return found;
    };
    expect(await statuses(Array<string>(7).fill('198.51.100.1'))).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(await statuses(['198.51.100.2'])).toEqual([200]);
    expect(await statuses([1, 2, 3, 4, 5, 6, 7].map((host) => `2001:db8:1:2::${host}`))).toEqual([
      200, 200, 200, 200, 200, 200, 429,
    ]);
    expect(await statuses(['2001:db8:1:3::1'])).toEqual([200]);
    const clients = (await logOf(out, 16)).map(({ client }) => client);
    expect(
      ['198.51.100.1', '198.51.100.2', '2001:db8:1:2::1'].map(
        (visitor) => clients.filter((client) => client === visitor).length,
      ),
    ).toEqual([7, 1, 1]);
  });
});

describe.runIf(process.getuid?.() === 0)('started as root in a folder that others cannot read', () => {
  it('says so, instead of answering that pages are not there', async () => {
    const { port, out } = await served();
    chmodSync(out, 0o700);
    for (const target of ['/im', '/none', '/assets/app-0123abcd.js', '/']) {
      const { status, body, header } = await get(port, { host: zh, target });
      expect([target, status, body, header('cache-control')]).toEqual([
        target,
        500,
        expect.stringContaining('<h1>500</h1><p><a href="/">Go back to home</a></p>'),
        'no-cache',
      ]);
    }
    expect(readFileSync(join(out, 'run/error.log'), 'utf8')).toMatch(/Permission denied/);
    chmodSync(out, 0o755);
    expect((await get(port, { host: zh, target: '/none' })).status).toBe(404);
  });
});
