import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startPreview } from '../../cli/preview/preview.ts';
import { ask, freePort, get, startNginx } from '../support/nginx.ts';
import { outputFolder } from '../support/output-folder.ts';
import { en, zh } from './questions.ts';

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
    response.writeHead(418, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'Set-Cookie': ['a=1', 'b=2'] }).end('{"res":418}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** The same folder behind nginx and behind the preview. */
async function bothServers(apiUpstream: string): Promise<[name: string, port: number][]> {
  const port = await freePort();
  const folder = outputFolder({ redirects: [], port, apiUpstream });
  closing.push(folder.remove);
  closing.push((await startNginx({ out: folder.out, port })).close);
  const preview = await startPreview({ out: folder.out, port: 0, host: '127.0.0.1', apiUpstream });
  closing.push(preview.close);
  return [
    ['nginx', port],
    ['preview', Number(new URL(preview.url).port)],
  ];
}

describe('calls to the API', () => {
  it('go on and come back as they are, asked as our own host', async () => {
    const { address, seen } = await rememberingApi();
    for (const [name, port] of await bothServers(address)) {
      const reply = await ask(
        port,
        'POST /api/v2/common/userLogout?x=%2F%20 HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\nCookie: urs_t=1\r\nContent-Length: 4\r\n\r\nbody',
      );
      expect([name, reply.status, reply.body, reply.header('cache-control')]).toEqual([name, 418, '{"res":418}', 'no-store']);
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
        for (const target of ['/api/v2/x/', '/api/v2/x.html', '/weixin/token?url=a']) {
          expect([name, host, target, (await get(port, { host, target })).status]).toEqual([name, host, target, 418]);
          expect(seen.at(-1)?.headers.host).toBe(host);
        }
        for (const target of ['/api/v2', '/api/v1/x', '/API/v2/x', '/weixin/token/x', '/weixin']) {
          expect([name, host, target, (await get(port, { host, target })).status]).toEqual([name, host, target, 404]);
        }
      }
    }
  });

  it('show the error page of the edition when nobody answers', async () => {
    const nobody = `127.0.0.1:${await freePort()}`;
    for (const [name, port] of await bothServers(nobody)) {
      for (const [host, file] of [[zh, '502.html'], [en, 'en/502.html']] as const) {
        const reply = await get(port, { host, target: '/api/v2/navigation/client/list' });
        expect([name, host, reply.status, reply.body, reply.header('content-type')]).toEqual([name, host, 502, `this is ${file}\n`, 'text/html; charset=utf-8']);
      }
    }
  });
});
