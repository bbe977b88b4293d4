import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { isAtLeast } from '../../cli/emit/nginx/nginx-version.ts';
import { privateNginx } from '../../cli/check/private-nginx.ts';
import { findNginx } from '../../cli/preview/find-nginx.ts';
import { redirects } from '../../config/redirects.ts';
import type { CertificatePair } from '../../cli/define/config.ts';
import { site as defaults, type SiteConfig } from '../../config/site.ts';
import { ask, freePort, get, nginxLocation, nginxVersion, startNginx } from '../support/nginx.ts';
import { outputFolder, release } from '../support/output-folder.ts';
import { stock } from '../support/stock-nginx.ts';
import { en, zh } from '../support/questions.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A folder for certificates that nginx's workers may read. */
function certificates() {
  const { out, remove } = outputFolder({ redirects: [], port: 1 });
  closing.push(remove);
  return (name: string): CertificatePair => {
    const [certificate, key] = [join(out, `${name}.crt`), join(out, `${name}.key`)];
    const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`];
    execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    chmodSync(key, 0o644);
    return { certificate, key };
  };
}

type Certificates = Record<'zh' | 'en', CertificatePair>;

async function served(pairs: Certificates | null, challenges: string | null = null) {
  const [port, secure] = [await freePort(), await freePort()];
  const origins = pairs
    ? { zh: `https://localhost:${secure}`, en: `https://en.localhost:${secure}` }
    : defaults.origins;
  const installed = nginxVersion();
  // From there on nginx warns of HTTP/2 as a parameter.
  const version = isAtLeast(installed, [1, 25, 1]) ? installed : null;
  const tls = pairs && { listen: `127.0.0.1:${secure}`, certificates: pairs };
  const site: Partial<SiteConfig> = { origins, nginx: { ...defaults.nginx, modules: [], challenges, tls, version } };
  const folder = outputFolder({ redirects, port, site });
  closing.push(folder.remove);
  const nginx = await startNginx({ out: folder.out, port });
  closing.push(nginx.close);
  return { ...folder, port, secure, origins, nginx };
}

/** The name in the certificate that a client gets which asks for a host. */
async function certificateOf(port: number, servername: string | undefined): Promise<string> {
  const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false, ...(servername && { servername }) });
  await once(socket, 'secureConnect');
  const { CN } = socket.getPeerCertificate().subject;
  socket.destroy();
  return String(CN);
}

/** Status, release, policy and body of a page over HTTP/2. */
async function page(port: number, authority: string, path: string) {
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername: authority });
  const stream = session.request({ ':path': path, ':authority': `${authority}:${port}` });
  const [headers] = (await once(stream, 'response')) as [Record<string, string | number>];
  let body = '';
  for await (const chunk of stream) body += String(chunk);
  session.destroy();
  return { headers, body };
}

/** Body of the response to a request line that nginx cannot read. */
async function refusal(port: number, servername: string | undefined): Promise<string> {
  const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false, ...(servername && { servername }) });
  socket.end('GET /%zz HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n');
  let reply = '';
  for await (const part of socket) reply += String(part);
  return reply.slice(reply.indexOf('\r\n\r\n') + 4);
}

describe('with TLS', () => {
  it('each edition has its own certificate, over HTTP/2', async () => {
    const pair = certificates();
    const { secure, rules, nginx } = await served({ zh: pair('chinese'), en: pair('english') });
    expect(await certificateOf(secure, 'localhost')).toBe('chinese');
    expect(await certificateOf(secure, 'en.localhost')).toBe('english');
    expect(await certificateOf(secure, 'www.en.localhost')).toBe('english');
    expect(await certificateOf(secure, 'other.example')).toBe('chinese');
    expect(await certificateOf(secure, undefined)).toBe('chinese');
    for (const [edition, authority, path, file] of [
      ['zh', 'localhost', '/im', 'im.html'],
      ['en', 'en.localhost', '/en/im', 'en/im.html'],
      ['en', 'www.en.localhost', '/', 'en.html'],
    ] as const) {
      const { headers, body } = await page(secure, authority, path);
      expect([headers[':status'], body, headers['x-release']]).toEqual([200, `this is ${file}\n`, release]);
      expect(headers['strict-transport-security']).toBe('max-age=63072000');
      expect(headers['content-security-policy']).toBe(rules.headers[edition]!['Content-Security-Policy']);
    }
    expect(nginx.said()).toBe('');
  });

  it('TLS 1.2 has forward secrecy and authenticated encryption alone', async () => {
    const pair = certificates()('shared');
    const { secure } = await served({ zh: pair, en: pair });
    const suite = async (ciphers: string) => {
      const socket = connectTls({
        port: secure,
        host: '127.0.0.1',
        rejectUnauthorized: false,
        maxVersion: 'TLSv1.2',
        ciphers,
      });
      const refused = once(socket, 'error').then(() => 'refused');
      const agreed = once(socket, 'secureConnect').then(() => socket.getCipher().name);
      return Promise.race([refused, agreed]).finally(() => socket.destroy());
    };
    for (const name of ['ECDHE-RSA-AES128-GCM-SHA256', 'ECDHE-RSA-AES256-GCM-SHA384', 'ECDHE-RSA-CHACHA20-POLY1305'])
      expect(await suite(name)).toBe(name);
    for (const name of ['ECDHE-RSA-AES128-SHA256', 'ECDHE-RSA-AES256-SHA384', 'AES128-GCM-SHA256', 'AES256-SHA'])
      expect([name, await suite(name)]).toEqual([name, 'refused']);
  });

  it('both editions may share one', async () => {
    const pair = certificates()('shared');
    const { secure, nginx, out, port } = await served({ zh: pair, en: pair });
    expect(await certificateOf(secure, 'localhost')).toBe('shared');
    expect((await page(secure, 'en.localhost', '/en/im')).body).toBe('this is en/im.html\n');
    expect(nginx.said()).toBe('');
    await nginx.close();
    const included = await startNginx({ out, port, file: stock({ out, port }) });
    expect((await page(secure, 'en.localhost', '/en/im')).body).toBe('this is en/im.html\n');
    await included.close();
  });

  it('the plain address redirects to the same address, at a host of the site', async () => {
    const pair = certificates()('shared');
    const { port, origins } = await served({ zh: pair, en: pair });
    for (const [host, target, location] of [
      [zh, '/im?from=x', `${origins.zh}/im?from=x`],
      ['en.localhost', '/en/im', `${origins.en}/en/im`],
      ['evil.example', '//evil.example/%0d%0aX:1', `${origins.zh}//evil.example/%0d%0aX:1`],
      [zh, '/.well-known/acme-challenge/token', `${origins.zh}/.well-known/acme-challenge/token`],
    ] as const) {
      const { status, header } = await get(port, { host, target });
      expect([status, header('location'), header('x-release')]).toEqual([301, location, release]);
    }
    const bad = await ask(port, `GET /%zz HTTP/1.1\r\nHost: ${zh}\r\nConnection: close\r\n\r\n`);
    expect([bad.status, bad.body]).toEqual([400, expect.stringContaining(`<a href="${origins.en}/">`)]);
  });

  it('a request refused before its host is read has the page of the edition in the handshake', async () => {
    const pair = certificates();
    const shared = pair('shared');
    for (const pairs of [
      { zh: shared, en: shared },
      { zh: pair('chinese'), en: pair('english') },
    ]) {
      const { secure, nginx } = await served(pairs);
      for (const [servername, file] of [
        ['en.localhost', 'en/400.html'],
        ['www.en.localhost', 'en/400.html'],
        ['localhost', '400.html'],
        ['other.example', '400.html'],
      ] as const)
        expect([servername, await refusal(secure, servername)]).toEqual([servername, `this is ${file}\n`]);
      expect(await refusal(secure, undefined)).toContain('<section lang="en">');
      expect(nginx.said()).toBe('');
    }
  });

  it('old protocols are refused, and plain HTTP on the TLS port has an error page', async () => {
    const pair = certificates()('shared');
    const { secure, nginx } = await served({ zh: pair, en: pair });
    const old = request({
      host: '127.0.0.1',
      port: secure,
      rejectUnauthorized: false,
      maxVersion: 'TLSv1.1',
      minVersion: 'TLSv1',
      ciphers: 'DEFAULT@SECLEVEL=0',
    });
    const [refusal] = (await once(old.end(), 'error')) as [NodeJS.ErrnoException];
    expect(refusal.code).toMatch(/EPROTO|ECONNRESET/);
    const plain = await get(secure, { host: en, target: '/en/im' });
    expect([plain.status, plain.body]).toEqual([400, 'this is en/400.html\n']);
    expect(nginx.said()).toBe('');
  });

  it('a client without the certificate that operations ask for, or with a wrong one, sees the error page', async () => {
    const pair = certificates();
    const [own, wrong] = [pair('shared'), pair('wrong')];
    const { secure, nginx, out, port } = await served({ zh: own, en: own });
    await nginx.close();
    const rules = readFileSync(join(out, 'current/nginx/nginx.conf'), 'utf8');
    const asking = `ssl_client_certificate ${own.certificate}; ssl_verify_client on; ssl_protocols`;
    writeFileSync(join(out, 'asking.conf'), rules.replaceAll('ssl_protocols', asking));
    const strict = await startNginx({ out, port, file: 'asking.conf' });
    closing.push(strict.close);
    const statusOf = async (path: string, from: CertificatePair | null) => {
      const keys = from && { cert: readFileSync(from.certificate), key: readFileSync(from.key) };
      const socket = connectTls({
        port: secure,
        host: '127.0.0.1',
        rejectUnauthorized: false,
        servername: 'en.localhost',
        ...keys,
      });
      await once(socket, 'secureConnect');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: en.localhost\r\nConnection: close\r\n\r\n`);
      let reply = '';
      for await (const chunk of socket) reply += String(chunk);
      return [reply.slice(9, 12), reply.slice(reply.indexOf('\r\n\r\n') + 4)];
    };
    for (const from of [null, wrong]) {
      expect(await statusOf('/en/im', from)).toEqual(['400', 'this is en/400.html\n']);
      const [status, body] = await statusOf('/api/v2/x', from);
      expect([status, body]).toEqual(['400', expect.stringContaining('"success":false')]);
    }
    expect(await statusOf('/en/im', own)).toEqual(['200', 'this is en/im.html\n']);
  });

  it('a request on a connection for another name, where operations ask for client certificates, has the error page', async () => {
    const pair = certificates();
    const { secure, nginx, out, port } = await served({ zh: pair('chinese'), en: pair('english') });
    await nginx.close();
    const rules = readFileSync(join(out, 'current/nginx/nginx.conf'), 'utf8');
    writeFileSync(
      join(out, 'asking.conf'),
      rules.replaceAll('ssl_protocols', 'ssl_verify_client optional_no_ca; ssl_protocols'),
    );
    closing.push((await startNginx({ out, port, file: 'asking.conf' })).close);
    for (const [servername, host, file] of [
      ['en.localhost', 'localhost', 'en/421.html'],
      ['localhost', 'en.localhost', '421.html'],
    ] as const) {
      const socket = connectTls({ port: secure, host: '127.0.0.1', rejectUnauthorized: false, servername });
      await once(socket, 'secureConnect');
      socket.write(`GET /im HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      let reply = '';
      for await (const chunk of socket) reply += String(chunk);
      expect([servername, reply.slice(9, 12), reply.slice(reply.indexOf('\r\n\r\n') + 4)]).toEqual([
        servername,
        '421',
        `this is ${file}\n`,
      ]);
    }
  });

  it('the rules can be checked without the certificates, those for a new nginx too', async () => {
    const pair = certificates();
    const { out, folder } = await served({ zh: pair('chinese'), en: pair('english') });
    const check = async () => {
      const nginx = await privateNginx({ program: findNginx(nginxLocation), out, release });
      closing.push(nginx.close);
      expect((await get(nginx.port, { host: en, target: '/en/im' })).body).toBe('this is en/im.html\n');
      expect((await get(nginx.port, { host: zh, target: '/im' })).body).toBe('this is im.html\n');
    };
    await check();
    // What a new nginx reads as `listen … ssl; http2 on;`, without the directive that the installed one may not know.
    const file = join(folder, 'nginx/nginx.conf');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(/ ssl http2;|http2 on;/g, (line) => (line.includes('ssl') ? ' ssl;' : '')),
    );
    await check();
  });
});

describe('certificate renewal', () => {
  it('finds its files on plain http, with TLS and before there is any', async () => {
    const pair = certificates();
    for (const pairs of [null, { zh: pair('chinese'), en: pair('english') }]) {
      const { out: challenges, remove } = outputFolder({ redirects: [], port: 1 });
      closing.push(remove);
      mkdirSync(join(challenges, '.well-known/acme-challenge'), { recursive: true });
      writeFileSync(join(challenges, '.well-known/acme-challenge/to-ken_1'), 'token.thumbprint');
      writeFileSync(join(challenges, '.well-known/acme-challenge/secret.html'), 'secret');
      writeFileSync(join(challenges, '.well-known/secret'), 'secret');
      const { port, nginx } = await served(pairs, challenges);
      for (const host of [zh, en]) {
        const found = await get(port, { host, target: '/.well-known/acme-challenge/to-ken_1' });
        expect([found.status, found.body, found.header('content-type'), found.header('cache-control')]).toEqual([
          200,
          'token.thumbprint',
          'text/plain; charset=utf-8',
          'no-cache',
        ]);
        const missing = await get(port, { host, target: '/.well-known/acme-challenge/none' });
        expect([missing.status, missing.body]).toEqual([404, `this is ${host === en ? 'en/' : ''}404.html\n`]);
        for (const target of ['secret.html', '../secret', '..%2fsecret', ''])
          expect((await get(port, { host, target: `/.well-known/acme-challenge/${target}` })).body).not.toBe('secret');
      }
      expect(nginx.said()).toBe('');
    }
  });
});
