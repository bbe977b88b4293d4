import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { requestHeaders } from '../../config/calls/headers.ts';
import type { ServerRules } from '../../cli/server-model/server-rules.ts';
import { startPreview } from '../../cli/preview/start-preview.ts';
import { ask, freePort, get, startNginx } from '../support/nginx.ts';
import { outputFolder } from '../support/output-folder.ts';
import { en, zh } from '../support/questions.ts';

/** Headers by which proxies, content networks, frameworks and clouds say who the client is, and what it asks for. */
const identities =
  `CF-Connecting-IP CF-Connecting-IPv6 CF-IPCountry CF-Ray CF-Visitor Client-IP Cluster-Client-IP Fastly-Client-IP
  Fastly-SSL Fly-Client-IP Fly-Forwarded-Port Forwarded Forwarded-For Forwarded-Proto Front-End-Https Incap-Client-IP Proxy
  Proxy-Authorization Proxy-Client-IP Proxy-User Remote-Addr Remote-Email Remote-Groups Remote-User SSL-Client-Cert SSL-Client-Verify
  True-Client-IP Via WL-Proxy-Client-IP WL-Proxy-SSL X-Accel-Redirect X-Amzn-Oidc-Data X-Amzn-Oidc-Identity X-Amzn-Trace-Id
  X-AppEngine-User-Email X-AppEngine-User-IP X-Auth-Request-Email X-Auth-Request-User X-Authenticated-User X-Azure-ClientIP
  X-Azure-FDID X-Client-Cert X-Client-DN X-Client-IP X-Cluster-Client-IP X-Coming-From X-Consumer-ID X-Consumer-Username
  X-Envoy-External-Address X-Envoy-Internal X-Envoy-Original-Path X-Forwarded X-Forwarded-By X-Forwarded-Client-Cert
  X-Forwarded-Email X-Forwarded-For X-Forwarded-Groups X-Forwarded-Host X-Forwarded-Path X-Forwarded-Port X-Forwarded-Prefix
  X-Forwarded-Proto X-Forwarded-Protocol X-Forwarded-Scheme X-Forwarded-Server X-Forwarded-Ssl X-Forwarded-Uri X-Forwarded-User
  X-Gateway-User X-Goog-Authenticated-User-Email X-Goog-IAP-JWT-Assertion X-Host X-HTTP-Method X-HTTP-Method-Override
  X-HTTP-Path-Override X-Invoke-Path X-Matched-Path X-Method-Override X-Middleware-Subrequest X-MS-CLIENT-PRINCIPAL
  X-MS-CLIENT-PRINCIPAL-ID X-Nextjs-Data X-Original-Forwarded-For X-Original-Host X-Original-Method X-Original-URI X-Original-URL
  X-Originating-IP X-Override-URL X-Proxy-User X-ProxyUser-IP X-Real-IP X-Remote-Addr X-Remote-IP X-Remote-User X-Replaced-Path
  X-Rewrite-URL X-Scheme X-Sendfile-Type X-SSL-Client-Cert X-SSL-Client-S-DN X-Tenant-ID X-True-IP X-Url-Scheme X-User-ID
  X-Vercel-Forwarded-For X-WebAuth-User X-Whatever`.split(/\s+/);

/** Response headers that affect other responses, or disclose the server's software. */
const acting = `Accept-CH Access-Control-Allow-Credentials Access-Control-Allow-Headers Access-Control-Allow-Methods
  Access-Control-Allow-Origin Access-Control-Allow-Private-Network Access-Control-Expose-Headers Access-Control-Max-Age
  Activate-Storage-Access Ad-Auction-Allowed Age Alt-Svc Attribution-Reporting-Register-Source Attribution-Reporting-Register-Trigger
  Clear-Site-Data Content-Disposition Content-Location Content-Security-Policy Content-Security-Policy-Report-Only Critical-CH
  Cross-Origin-Embedder-Policy Cross-Origin-Embedder-Policy-Report-Only Cross-Origin-Opener-Policy
  Cross-Origin-Opener-Policy-Report-Only Cross-Origin-Resource-Policy Document-Policy Document-Policy-Report-Only Expect-CT Expires
  Feature-Policy Integrity-Policy Integrity-Policy-Report-Only Large-Allocation Link NEL No-Vary-Search Observe-Browsing-Topics
  Origin-Agent-Cluster Origin-Trial P3P Permissions-Policy Permissions-Policy-Report-Only Pragma Proxy-Authenticate Public-Key-Pins
  Referrer-Policy Refresh Report-To Reporting-Endpoints Require-Document-Policy Sec-Session-Challenge Sec-Session-Registration
  Secure-Session-Registration Server-Timing Service-Worker-Allowed Service-Worker-Navigation-Preload Set-Cookie2 Set-Login
  Shared-Storage-Write Signature SourceMap Speculation-Rules Strict-Transport-Security Supports-Loading-Mode Surrogate-Control Tk
  Timing-Allow-Origin Use-As-Dictionary Via WWW-Authenticate X-Accel-Buffering X-Accel-Charset X-Accel-Expires X-Accel-Limit-Rate
  X-Accel-Redirect X-Content-Security-Policy X-Content-Type-Options X-DNS-Prefetch-Control X-Frame-Options X-Generator
  X-Permitted-Cross-Domain-Policies X-Powered-By X-Release X-Robots-Tag X-SourceMap X-UA-Compatible X-XSS-Protection`.split(
  /\s+/,
);

type Seen = { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** An API that remembers what it was asked. */
async function rememberingApi(): Promise<{ address: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    response
      .writeHead(418, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'Set-Cookie': ['a=1', 'b=2'] })
      .end('{"res":418}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** The same folder behind nginx and behind the preview. */
async function bothServers(
  apiUpstream: string,
  change = (text: string) => text,
): Promise<[name: string, port: number, rules: ServerRules][]> {
  const port = await freePort();
  const folder = outputFolder({ redirects: [], port, apiUpstream });
  for (const file of ['nginx/nginx.conf', 'redirects.json'].map((name) => join(folder.folder, name)))
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  closing.push(folder.remove);
  closing.push((await startNginx({ out: folder.out, port })).close);
  const preview = await startPreview({ out: folder.out, port: 0, host: '127.0.0.1', apiUpstream, hosts: 'any' });
  closing.push(preview.close);
  return [
    ['nginx', port, folder.rules],
    ['preview', Number(new URL(preview.url).port), folder.rules],
  ];
}

describe('calls to the API', () => {
  it('are proxied unchanged, with our own host name', async () => {
    const { address, seen } = await rememberingApi();
    for (const [name, port] of await bothServers(address)) {
      const reply = await ask(
        port,
        'POST /api/v2/common/userLogout?x=%2F%20 HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\nCookie: urs_t=1\r\nContent-Length: 4\r\n\r\nbody',
      );
      expect([name, reply.status, reply.body, reply.header('cache-control')]).toEqual([
        name,
        418,
        '{"res":418}',
        'no-store',
      ]);
      expect(reply.headers.filter(([header]) => header === 'set-cookie')).toEqual([
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ]);
      expect(seen.at(-1)).toMatchObject({
        method: 'POST',
        url: '/api/v2/common/userLogout?x=%2F%20',
        headers: { host: 'localhost:8080', cookie: 'urs_t=1', 'x-forwarded-for': '127.0.0.1' },
        body: 'body',
      });
    }
  });

  it('answer on both editions, and only on their own paths', async () => {
    const { address, seen } = await rememberingApi();
    for (const [name, port] of await bothServers(address)) {
      for (const host of [zh, en]) {
        for (const target of ['/api/v2/x', '/api/v2/x.html?a=%2F..;b', '/weixin/token?url=a']) {
          expect([name, host, target, (await get(port, { host, target })).status]).toEqual([name, host, target, 418]);
          expect(seen.at(-1)?.headers.host).toBe(host);
        }
        for (const target of ['/api/v2', '/api/v1/x', '/API/v2/x', '/weixin/token/x', '/weixin']) {
          expect([name, host, target, (await get(port, { host, target })).status]).toEqual([name, host, target, 404]);
        }
      }
    }
  });

  it('never meet a connection that the API is about to close', async () => {
    const gone: string[] = [];
    let connections = 0;
    // Answers once a connection, and takes any further call for one that came too late.
    const api = createTcpServer((socket) => {
      const name = `connection ${++connections}`;
      socket.on('error', () => undefined).on('close', () => gone.push(name));
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}');
        socket.on('data', () => socket.resetAndDestroy());
      });
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    closing.push(() => api.close());
    const call =
      'POST /api/v2/common/getUserInfo HTTP/1.1\r\nHost: localhost:8080\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
    for (const [name, port] of await bothServers(`127.0.0.1:${(api.address() as AddressInfo).port}`)) {
      expect([name, (await ask(port, call)).status]).toEqual([name, 200]);
      await expect.poll(() => gone).toContain(`connection ${connections}`);
      expect([name, (await ask(port, call)).status]).toEqual([name, 200]);
    }
  });

  it('to an API that is down get an error in the form of the call wrapper', async () => {
    const nobody = `127.0.0.1:${await freePort()}`;
    for (const [name, port] of await bothServers(nobody)) {
      for (const [host, message] of [
        [zh, '请求异常，请重试'],
        [en, 'Request failed, please retry'],
      ] as const) {
        const reply = await get(port, { host, target: '/api/v2/navigation/client/list' });
        expect([name, reply.status, said(reply), reply.header('content-type'), reply.header('cache-control')]).toEqual([
          name,
          502,
          { res: 502, success: false, message },
          'application/json',
          'no-store',
        ]);
      }
    }
  });

  it('that take too long end in a 504', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    closing.push(() => {
      silent.close();
      silent.closeAllConnections();
    });
    // The rules say ten seconds; one is enough here.
    const change = (text: string) =>
      text.replaceAll('timeout 10s', 'timeout 1s').replace('"timeout":10000', '"timeout":1000');
    const both = await bothServers(`127.0.0.1:${(silent.address() as AddressInfo).port}`, change);
    const replies = await Promise.all(both.map(([, port]) => get(port, { host: zh, target: '/weixin/token?url=x' })));
    expect(replies.map((reply) => [reply.status, said(reply)])).toEqual(
      both.map(() => [504, { res: 504, success: false, message: '请求异常，请重试' }]),
    );
  });

  it('with too long a body are refused, whether they say its length or not', async () => {
    const { address, seen } = await rememberingApi();
    const body = 'x'.repeat(70_000);
    const head = `POST /api/v2/common/userLogout HTTP/1.1\r\nHost: ${en}\r\nConnection: close\r\n`;
    for (const [name, port] of await bothServers(address)) {
      for (const request of [
        `${head}Content-Length: 70000\r\n\r\n${body}`,
        `${head}Transfer-Encoding: chunked\r\n\r\n11170\r\n${body}\r\n0\r\n\r\n`,
      ]) {
        const reply = await ask(port, request);
        expect([name, reply.status, said(reply)]).toEqual([
          name,
          413,
          { res: 413, success: false, message: 'Request failed, please retry' },
        ]);
      }
      const fits = await ask(port, `${head}Content-Length: 65536\r\n\r\n${body.slice(0, 65_536)}`);
      expect([name, fits.status, seen.at(-1)?.body.length]).toEqual([name, 418, 65_536]);
    }
  });

  it('that upload a file may be longer, up to a size of their own', async () => {
    const { address, seen } = await rememberingApi();
    const upload = (length: number) =>
      `POST /api/v2/common/surveyUpload?token=x HTTP/1.1\r\nHost: ${zh}\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;
    for (const [name, port] of await bothServers(address)) {
      const fits = await ask(port, upload(200_000) + 'x'.repeat(200_000));
      expect([name, fits.status, seen.at(-1)?.body.length]).toEqual([name, 418, 200_000]);
      expect([name, (await ask(port, upload(5_000_001))).status]).toEqual([name, 413]);
    }
  });

  it('are answered only at their exact path: the API never sees another spelling', async () => {
    const { address, seen } = await rememberingApi();
    const spellings = [
      '/internal/..%2Fapi/v2/a',
      '/admin/../api/v2/a',
      '/assets/../api/v2/a',
      '//api/v2/a',
      '/%61pi/v2/a',
      '/x/..%2fweixin/token',
      '/weixin/%74oken',
      '/api/v2/..;/admin',
      '/api/v2/..%5cadmin',
      '/api/v2/%252e%252e/admin',
      '/api/v2/.env',
      '/api/v2/a..b',
      '/api/v2/common/sendSmsCode/',
      '/api/v2/common/sendSmsCode;a=1',
      '/api/v2/common/sendSmsCode%20',
      '/api/v2/common/%73endSmsCode',
      '/api/v2//common/sendSmsCode',
      '/api/v2/a#b',
      'http://en.localhost/api/v2/a/../b',
    ];
    for (const [name, port, { headers }] of await bothServers(address)) {
      for (const target of spellings) {
        const reply = await get(port, { host: en, target, method: 'POST', headers: 'Content-Length: 0\r\n' });
        const shown = ['content-type', 'cache-control', 'server-timing', 'content-security-policy'].map(reply.header);
        expect([name, target, reply.status, said(reply), shown]).toEqual([
          name,
          target,
          404,
          { res: 404, success: false, message: 'Request failed, please retry' },
          ['application/json', 'no-store', null, headers.en!['Content-Security-Policy']],
        ]);
      }
      expect((await get(port, { host: en, target: 'http://localhost/api/v2/a' })).status).toBe(418);
    }
    expect(seen.map(({ url }) => url)).toEqual(['/api/v2/a', '/api/v2/a']);
  });

  it('tell the API the client only in headers that this server sets', async () => {
    const { address, seen } = await rememberingApi();
    for (const [name, port] of await bothServers(address)) {
      const forged = identities.map((header) => `${header}: forged`).join('\r\n');
      await get(port, { host: en, target: '/api/v2/x', headers: `${forged}\r\nX-Request-ID: the-name-of-another\r\n` });
      const { connection: _, ...headers } = seen.at(-1)!.headers;
      expect([name, headers]).toEqual([
        name,
        {
          host: en,
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-host': en,
          'x-forwarded-proto': 'http',
          'x-real-ip': '127.0.0.1',
          'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      ]);
    }
    expect(identities.length).toBeGreaterThan(75);
  });

  it('pass on each header of a browser that the contract names, and no other', async () => {
    const { address, seen } = await rememberingApi();
    const own = [
      'host',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-real-ip',
      'x-request-id',
      'connection',
    ];
    for (const [name, port] of await bothServers(address)) {
      const sent = requestHeaders.map((header) => `${header}: of ${header}`).join('\r\n');
      await get(port, { host: zh, target: '/api/v2/x', headers: `${sent}\r\nAuthorization: Basic eDp5\r\nDNT: 1\r\n` });
      const passed = Object.entries(seen.at(-1)!.headers).filter(([header]) => !own.includes(header));
      expect([name, passed.sort()]).toEqual([
        name,
        requestHeaders.map((header) => [header.toLowerCase(), `of ${header}`]).sort(),
      ]);
    }
  });

  it('that cost money are counted by client: so many at once, then 429', async () => {
    const { address, seen } = await rememberingApi();
    // The preview has no rate limits.
    for (const [name, port] of (await bothServers(address)).slice(0, 1)) {
      for (const [target, burst] of [
        ['/api/v2/common/sendSmsCode', 5],
        ['/api/v2/common/uploadSurveyToken?fileName=a', 10],
      ] as const) {
        const before = seen.length;
        const statuses = [];
        for (let call = 0; call < burst + 3; call++)
          statuses.push(
            (await get(port, { host: zh, target, method: 'POST', headers: 'Content-Length: 0\r\n' })).status,
          );
        expect([name, target, statuses]).toEqual([name, target, [...Array<number>(burst + 1).fill(418), 429, 429]]);
        expect(seen.length - before).toBe(burst + 1);
      }
      // One zone for the three forms, and for what an API server may take for the same path.
      for (const target of [
        '/api/v2/common/reportKejia',
        '/api/v2/common/CREATEIllegalIssue',
        '/api/v2/common/reportKejia.json',
        '/api/v2/common/sendSmsCode/x',
      ]) {
        const reply = await get(port, { host: zh, target, method: 'POST', headers: 'Content-Length: 0\r\n' });
        expect([name, target, reply.status, reply.header('retry-after'), said(reply)]).toEqual([
          name,
          target,
          429,
          '10',
          { res: 429, success: false, message: '请求异常，请重试' },
        ]);
      }
      expect(
        (
          await get(port, {
            host: zh,
            target: '/api/v2/common/getUserInfo',
            method: 'POST',
            headers: 'Content-Length: 0\r\n',
          })
        ).status,
      ).toBe(418);
    }
  });

  it('have our headers once, and of the API those that the contract names: none acts on the site', async () => {
    const server = createServer((_, response) => {
      response
        .writeHead(200, {
          ...Object.fromEntries(acting.map((header) => [header, 'of the API'])),
          Allow: 'GET',
          ETag: '"1"',
          'Last-Modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
          'Retry-After': '7',
          'Set-Cookie': 'a=1',
          Vary: 'Cookie',
        })
        .end('{}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => {
      server.close();
      server.closeAllConnections();
    });
    for (const [name, port, rules] of await bothServers(`127.0.0.1:${(server.address() as AddressInfo).port}`)) {
      const reply = await get(port, { host: zh, target: '/api/v2/x' });
      const { headers } = reply;
      const connection = ['connection', 'date', 'keep-alive', 'server', 'transfer-encoding', 'content-length'];
      const found = headers.filter(([key]) => !connection.includes(key)).sort();
      const own = Object.entries({
        ...rules.headers.zh,
        'X-Request-ID': expect.stringMatching(/^[0-9a-f]{32}$/),
        'X-Release': rules.release,
      });
      expect([name, reply.status, reply.body, found]).toEqual([
        name,
        200,
        '{}',
        [
          ...own.map(([key, value]) => [key.toLowerCase(), value]),
          ['allow', 'GET'],
          ['etag', '"1"'],
          ['last-modified', 'Thu, 01 Jan 2026 00:00:00 GMT'],
          ['retry-after', '7'],
          ['set-cookie', 'a=1'],
          ['vary', 'Cookie'],
        ].sort(),
      ]);
    }
  });
});

const said = ({ body }: { body: string }) => JSON.parse(Buffer.from(body, 'latin1').toString()) as unknown;
