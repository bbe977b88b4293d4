import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { nameServers } from '../../cli/pipeline/name-servers.ts';
import { startPreview } from '../../cli/preview/start-preview.ts';
import type { Stop } from '../../cli/problem.ts';
import { addressesOf, apiUpstreams, parseUpstream } from '../../cli/server-model/upstream.ts';
import { resolverLines, upstreamBlocks } from '../../cli/emit/nginx/api.ts';
import { isAtLeast } from '../../cli/emit/nginx/nginx-version.ts';
import { site as defaults } from '../../config/site.ts';
import { startDnsServer } from '../support/dns-server.ts';
import { freePort, get, nginxVersion, startNginx } from '../support/nginx.ts';
import { outputFolder } from '../support/output-folder.ts';
import { stock } from '../support/stock-nginx.ts';
import { en, zh } from '../support/questions.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** An API that answers with its name and the host that it was asked as. */
async function api({ name, host = '127.0.0.1', port = 0 }: { name: string; host?: string; port?: number }) {
  const server = createServer((request, response) =>
    response.end(JSON.stringify([name, request.url, request.headers.host])),
  ).listen(port, host);
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  closing.push(close);
  return { port: (server.address() as AddressInfo).port, close };
}

async function dns(table: Record<string, string>) {
  const names = new Map(Object.entries(table));
  const server = await startDnsServer(names);
  closing.push(server.close);
  return { names, resolver: [server.address] };
}

type Served = Omit<Parameters<typeof outputFolder>[0], 'redirects' | 'port'>;

async function served(given: Served) {
  const port = await freePort();
  const folder = outputFolder({ redirects: [], port, ...given });
  closing.push(folder.remove);
  // The rules give a name five seconds to resolve; one is enough here.
  for (const file of ['nginx.conf', 'http.conf'].map((name) => join(folder.folder, 'nginx', name)))
    writeFileSync(file, readFileSync(file, 'utf8').replace('resolver_timeout 5s', 'resolver_timeout 1s'));
  const nginx = await startNginx({ out: folder.out, port });
  closing.push(nginx.close);
  const call = async (target = '/api/v2/x', host = zh) => {
    const { status, body } = await get(port, { host, target });
    return [status, JSON.parse(Buffer.from(body, 'latin1').toString()) as unknown];
  };
  return { ...folder, port, nginx, call };
}

const failed = [502, { res: 502, success: false, message: '请求异常，请重试' }];

/** Rules for any nginx; and those that only a new one reads, where it is installed. */
const installed = nginxVersion();
const versions = [null, ...(isAtLeast(installed, [1, 27, 3]) ? [installed] : [])];

describe.each(versions)('an API server with a name, for nginx %s', (version) => {
  const site = { nginx: { ...defaults.nginx, modules: [], version } };

  it('is resolved for each call, by the configured DNS server', async () => {
    const { resolver } = await dns({ 'api.test': '127.0.0.1' });
    const { port } = await api({ name: 'one' });
    const { call, nginx } = await served({ apiUpstream: `api.test:${port}`, resolver, site });
    await expect.poll(() => call('/api/v2/x?a=%20')).toEqual([200, ['one', '/api/v2/x?a=%20', zh]]);
    expect(await call('/weixin/token?url=a', en)).toEqual([200, ['one', '/weixin/token?url=a', en]]);
    expect(nginx.said()).toBe('');
  });

  it('is resolved again when it moves', async () => {
    const { names, resolver } = await dns({ 'api.test': '127.0.0.1' });
    const { port } = await api({ name: 'one' });
    await api({ name: 'two', host: '127.0.0.2', port });
    const { call } = await served({ apiUpstream: `api.test:${port}`, resolver, site });
    // A group has its addresses a moment after the start.
    await expect.poll(call).toEqual([200, ['one', '/api/v2/x', zh]]);
    names.set('api.test', '127.0.0.2');
    await expect.poll(call).toEqual([200, ['two', '/api/v2/x', zh]]);
  });

  it('need not be reachable: pages are served without it', async () => {
    const { names, resolver } = await dns({});
    const apiPort = await freePort();
    const { call, port, out, nginx } = await served({ apiUpstream: `api.test:${apiPort}`, resolver, site });
    const pages = async (to: number) => {
      expect((await get(to, { host: zh, target: '/im' })).body).toBe('this is im.html\n');
    };
    await pages(port);
    expect(await call()).toEqual(failed);
    names.set('api.test', '127.0.0.1');
    await expect.poll(call).toEqual(failed); // the name resolves, and nobody listens
    await api({ name: 'late', port: apiPort });
    await expect.poll(call).toEqual([200, ['late', '/api/v2/x', zh]]);
    await pages(port);
    expect(nginx.said()).toBe('');

    await nginx.close();
    const included = await startNginx({ out, port, file: stock({ out, port }) });
    await pages(port);
    await included.close();
  });

  it('need not be resolved by a DNS server that answers', async () => {
    const { call, port } = await served({
      apiUpstream: 'api.test:80',
      resolver: [`127.0.0.1:${await freePort()}`],
      site,
    });
    expect((await get(port, { host: zh, target: '/im' })).status).toBe(200);
    expect(await call()).toEqual(failed);
  });
});

describe('an API server with TLS', () => {
  /** A certificate authority, and servers with certificates of it. */
  function authority() {
    const folder = mkdtempSync(join(tmpdir(), 'site-tls-'));
    closing.push(() => rmSync(folder, { recursive: true }));
    const file = (name: string) => join(folder, name);
    const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore', cwd: folder });
    openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=authority',
      '-keyout',
      'ca.key',
      '-out',
      'ca.crt',
    );
    return {
      trustedCertificates: file('ca.crt'),
      async server(name: string) {
        writeFileSync(file('names'), `subjectAltName=DNS:${name}`);
        openssl('req', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${name}`, '-keyout', 'key', '-out', 'request');
        openssl(
          'x509',
          '-req',
          '-in',
          'request',
          '-CA',
          'ca.crt',
          '-CAkey',
          'ca.key',
          '-CAcreateserial',
          '-days',
          '2',
          '-extfile',
          'names',
          '-out',
          'crt',
        );
        const options = { key: readFileSync(file('key')), cert: readFileSync(file('crt')) };
        const server = createTlsServer(options, (request, response) => {
          const { servername } = request.socket as TLSSocket;
          response.end(JSON.stringify([servername, request.headers.host, request.headers['x-forwarded-host']]));
        }).listen(0, '127.0.0.1');
        await once(server, 'listening');
        closing.push(() => {
          server.close();
          server.closeAllConnections();
        });
        return (server.address() as AddressInfo).port;
      },
    };
  }

  it.each(versions)('is requested by its own name, and its certificate is verified, for nginx %s', async (version) => {
    const { resolver } = await dns({ 'api.test': '127.0.0.1' });
    const { trustedCertificates, server } = authority();
    const port = await server('api.test');
    const site = { nginx: { ...defaults.nginx, modules: [], trustedCertificates, version } };
    const { call, nginx } = await served({ apiUpstream: `https://api.test:${port}`, resolver, site });
    await expect.poll(call).toEqual([200, ['api.test', `api.test:${port}`, zh]]);
    expect(nginx.said()).toBe('');
  });

  it('that has the certificate of another name, or of another authority, gets no call', async () => {
    const { resolver } = await dns({ 'api.test': '127.0.0.1' });
    const own = authority();
    const port = await own.server('other.test');
    for (const [apiPort, trustedCertificates] of [
      [port, own.trustedCertificates],
      [await authority().server('api.test'), own.trustedCertificates],
    ] as const) {
      const site = { nginx: { ...defaults.nginx, modules: [], trustedCertificates } };
      const { call, out } = await served({ apiUpstream: `https://api.test:${apiPort}`, resolver, site });
      expect(await call()).toEqual(failed);
      expect(readFileSync(join(out, 'run/error.log'), 'utf8')).toMatch(
        /SSL certificate (?:does not match|verify error)/,
      );
    }
  });
});

describe('the calls to the base "site"', () => {
  it('go to a server of their own where one is configured', async () => {
    const [shared, own] = [await api({ name: 'shared' }), await api({ name: 'own' })];
    const addresses = { apiUpstream: `127.0.0.1:${shared.port}`, apiSiteUpstream: `http://127.0.0.1:${own.port}` };
    const { call, out } = await served({ apiUpstream: addresses.apiUpstream, site: addresses });
    const preview = await startPreview({ out, port: 0, host: '127.0.0.1', ...addresses, hosts: 'any' });
    closing.push(preview.close);
    const fromPreview = async (target: string) => {
      const { body } = await get(Number(new URL(preview.url).port), { host: zh, target });
      return JSON.parse(body) as unknown;
    };
    for (const [target, name] of [
      ['/api/v2/common/getUserInfo', 'own'],
      ['/api/v2/common/userLogout', 'own'],
      ['/weixin/token?url=a', 'own'],
      ['/api/v2/common/getUserInfo/x', 'shared'],
      ['/api/v2/common/sendSmsCode', 'shared'],
      ['/api/v2/navigation/client/list', 'shared'],
    ] as const) {
      expect([target, await call(target)]).toEqual([target, [200, [name, target, zh]]]);
      expect([target, await fromPreview(target)]).toEqual([target, [name, target, zh]]);
    }
  });
});

describe('several API servers', () => {
  /** An API that counts its calls, and answers with a status, or closes the connection (`'closes'`). */
  async function counting(status: number | 'closes') {
    let count = 0;
    const server = createServer((request, response) => {
      count += 1;
      request.resume();
      if (status === 'closes') request.on('end', () => request.socket.destroy());
      else response.writeHead(status, { 'Cache-Control': 'private, max-age=5' }).end(JSON.stringify(status));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => server.close().closeAllConnections());
    return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, count: () => count };
  }

  it('get calls in turn', async () => {
    const [one, two] = [await counting(200), await counting(200)];
    const { call, nginx } = await served({ apiUpstream: `${one.address}, http://${two.address}` });
    for (let left = 8; left > 0; left -= 1) expect(await call()).toEqual([200, 200]);
    // Workers of nginx share what they know.
    expect([one.count(), two.count()]).toEqual([4, 4]);
    expect(nginx.said()).toBe('');
  });

  it('stand in for one that is down, closes or is unavailable: reads reach the other, which keeps its headers', async () => {
    const down = `127.0.0.1:${await freePort()}`;
    for (const first of [down, (await counting('closes')).address, (await counting(503)).address]) {
      const good = await counting(200);
      const { port, call } = await served({ apiUpstream: `${first},${good.address}` });
      for (let left = 4; left > 0; left -= 1) expect([first, await call()]).toEqual([first, [200, 200]]);
      const { headers } = await get(port, { host: zh, target: '/api/v2/x' });
      expect(headers.filter(([name]) => name === 'cache-control')).toEqual([['cache-control', 'private, max-age=5']]);
    }
  });

  it('never get a POST twice that one of them has received', async () => {
    const [one, two] = [await counting('closes'), await counting('closes')];
    const { port } = await served({ apiUpstream: `${one.address},${two.address}` });
    const response = await fetch(`http://127.0.0.1:${port}/api/v2/x`, { method: 'POST', body: '{}' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
    expect(one.count() + two.count()).toBe(1);
  });

  it('answer 502 when all are down, and pages are served', async () => {
    const [one, two] = [await freePort(), await freePort()];
    const { call, port } = await served({ apiUpstream: `127.0.0.1:${one},127.0.0.1:${two}` });
    expect(await call()).toEqual(failed);
    expect((await get(port, { host: zh, target: '/im' })).status).toBe(200);
  });
});

describe('nginx from 1.27.3', () => {
  it('keeps the connections to an API server with a name, in a group that resolves it', () => {
    const upstreams = apiUpstreams({ apiUpstream: 'https://api.test', apiSiteUpstream: null });
    const given = { upstreams, resolver: ['10.0.0.2'] };
    expect(upstreamBlocks({ ...given, version: '1.27.3' })).toEqual([
      [
        '# The API server.',
        'upstream site_api_default {',
        '    zone site_api_default 64k;',
        '    resolver 10.0.0.2;',
        '    resolver_timeout 5s;',
        '    server api.test:443 max_fails=3 fail_timeout=10s resolve;',
        '    keepalive 16;',
        '    keepalive_timeout 1s;',
        '}',
      ].join('\n'),
    ]);
    expect(resolverLines({ ...given, version: '1.27.3' })).toEqual([]);
    for (const version of ['1.27.2', '1.9.9', null]) {
      expect(upstreamBlocks({ ...given, version })).toEqual([]);
      expect(resolverLines({ ...given, version })).toEqual(['resolver 10.0.0.2;', 'resolver_timeout 5s;']);
    }
  });
});

describe('the address of an API server', () => {
  it('is a host and port, or an address with http or https', () => {
    const parsed = (text: string) => {
      const upstream = parseUpstream(text);
      return upstream && [upstream.protocol, upstream.host, upstream.port, upstream.needsDns];
    };
    expect(parsed('127.0.0.1:8787')).toEqual(['http', '127.0.0.1', 8787, false]);
    expect(parsed('[::1]:8787')).toEqual(['http', '[::1]', 8787, false]);
    expect(parsed('localhost:80')).toEqual(['http', 'localhost', 80, false]);
    expect(parsed('API.example.com:81')).toEqual(['http', 'api.example.com', 81, true]);
    expect(parsed('http://api.example.com')).toEqual(['http', 'api.example.com', 80, true]);
    expect(parsed('https://api.example.com/')).toEqual(['https', 'api.example.com', 443, true]);
    expect(parsed('https://localhost:444')).toEqual(['https', 'localhost', 444, false]);
    expect(addressesOf(parseUpstream('10.0.0.5:8787, http://[::1],localhost:81')!)).toEqual([
      '10.0.0.5:8787',
      '[::1]:80',
      'localhost:81',
    ]);
    for (const text of [
      'api',
      'api:0',
      'api:70000',
      'ftp://api',
      'https://127.0.0.1',
      'https://[::1]:1',
      'http://a/b',
      'http://u@a',
      'a;b:1',
      'a:1 ',
      '127.0.0.1:1,',
      ',127.0.0.1:1',
      '127.0.0.1:1,127.0.0.1:1',
      '127.0.0.1:1,a:1',
      'https://a,https://b',
      'http://127.0.0.1,https://a',
      '$host:1',
      '',
    ])
      expect([text, parseUpstream(text)]).toEqual([text, null]);
  });

  it('with a name is resolved by the configured DNS servers, else by those of the machine', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'site-dns-')), 'resolv.conf');
    closing.push(() => rmSync(join(file, '..'), { recursive: true }));
    const site = (apiUpstream: string, resolver: readonly string[] = []) => ({
      ...defaults,
      apiUpstream,
      nginx: { ...defaults.nginx, resolver },
    });
    writeFileSync(
      file,
      '# comment\nsearch test\nnameserver 10.0.0.2\n nameserver ::1 # own\nnameserver fe80::1%eth0\n',
    );
    expect(nameServers({ site: site('127.0.0.1:1'), file })).toEqual([]);
    expect(nameServers({ site: site('api:1'), file })).toEqual(['10.0.0.2', '[::1]']);
    expect(nameServers({ site: site('api:1', ['1.1.1.1']), file })).toEqual(['1.1.1.1']);
    expect(nameServers({ site: { ...site('127.0.0.1:1'), apiSiteUpstream: 'https://api' }, file })).toHaveLength(2);
    for (const text of ['search test\n', null]) {
      if (text === null) rmSync(file);
      else writeFileSync(file, text);
      let failure: unknown;
      try {
        nameServers({ site: site('https://api.example.com'), file });
      } catch (stop) {
        failure = stop;
      }
      expect((failure as Stop).code).toBe(2);
      expect((failure as Stop).problems).toEqual([
        {
          severity: 'error',
          what: 'nginx has no DNS server to resolve api.example.com with',
          where: `environment variable SITE_RESOLVER, nginx.resolver in config/site.ts, and ${file}`,
          why: 'the first two are empty, and the file names no server',
          fix: 'set SITE_RESOLVER to the DNS server of the machine that serves, or give the API as an IP address',
        },
      ]);
    }
  });
});
