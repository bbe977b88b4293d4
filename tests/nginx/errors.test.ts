import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isFile } from '../../cli/preview/current-release.ts';
import { startPreview } from '../../cli/preview/start-preview.ts';
import { unknownEditionPage } from '../../cli/server-model/error-fallback.ts';
import { respond } from '../../cli/server-model/respond.ts';
import { requestFailed } from '../../config/error-messages.ts';
import { errorStatuses } from '../../config/routes/errors.ts';
import { site } from '../../config/site.ts';
import { ask, freePort, get, type Reply, startNginx } from '../support/nginx.ts';
import { outputFolder, release } from '../support/output-folder.ts';
import { en, zh } from '../support/questions.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const close = 'Connection: close\r\n\r\n';
/** nginx takes headers of up to 8 kB each, 32 kB in all. */
const large = 'x'.repeat(9000);

describe('errors', () => {
  let port: number;
  let folder: ReturnType<typeof outputFolder>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    port = await freePort();
    folder = outputFolder({ redirects: [], port });
    nginx = await startNginx({ out: folder.out, port });
  });
  afterAll(async () => {
    await nginx?.close();
    folder?.remove();
  });

  const shown = ({ status, body, header }: Reply) => [status, body, header('x-release'), header('cache-control')];
  const page = (status: number, file: string) => [status, `this is ${file}\n`, release, 'no-cache'];

  it('have a page of the edition for every status that nginx answers', async () => {
    const requests: [status: number, request: string][] = [
      [400, `GET / HTTP/1.1\r\nHost: ${en}\r\nHost: ${en}\r\n${close}`],
      [400, `GET / HTTP/1.1\r\nHost: ${en}\r\nContent-Length: x\r\n${close}`],
      [404, `GET /none HTTP/1.1\r\nHost: ${en}\r\n${close}`],
      [405, `DELETE / HTTP/1.1\r\nHost: ${en}\r\n${close}`],
      [405, `TRACE / HTTP/1.1\r\nHost: ${en}\r\n${close}`],
      [412, `GET / HTTP/1.1\r\nHost: ${en}\r\nIf-Match: "other"\r\n${close}`],
      [413, `GET / HTTP/1.1\r\nHost: ${en}\r\nContent-Length: 70000\r\n${close}${'x'.repeat(70_000)}`],
      [431, `GET / HTTP/1.1\r\nHost: ${en}\r\nCookie: ${large}\r\n${close}`],
      [501, `GET / HTTP/1.1\r\nHost: ${en}\r\nTransfer-Encoding: unknown\r\n${close}`],
    ];
    for (const [status, request] of requests) {
      const [english, chinese] = [await ask(port, request), await ask(port, request.replaceAll(en, zh))];
      expect([request.slice(0, 80), shown(english)]).toEqual([request.slice(0, 80), page(status, `en/${status}.html`)]);
      expect([request.slice(0, 80), shown(chinese)]).toEqual([request.slice(0, 80), page(status, `${status}.html`)]);
    }
    expect(nginx.said()).toBe('');
  });

  it('are in both languages where the host name has not been read, with both home pages', async () => {
    const { origins } = site;
    const saidOf = {
      400: ['服务器看不懂', 'The server could not read'],
      414: ['地址太长', 'The address is too long'],
      431: ['浏览器发来的请求头太大', 'The request headers are too large'],
      505: ['服务器不支持这个 HTTP 版本', 'The server does not support this HTTP version'],
    } as const;
    for (const [status, request] of [
      [400, `GET /%zz HTTP/1.1\r\nHost: ${en}\r\n${close}`],
      [400, `GET /english/%zz HTTP/1.1\r\nHost: ${en}\r\n${close}`],
      [400, `GET / HTTP/1.1\r\n${close}`],
      [400, 'one line that is no request\r\n\r\n'],
      [414, `GET /${large} HTTP/1.1\r\nHost: ${en}\r\n${close}`],
      [431, `GET / HTTP/1.1\r\nCookie: ${large}\r\nHost: ${en}\r\n${close}`],
      [505, `GET / HTTP/3.0\r\nHost: ${en}\r\n${close}`],
    ] as const) {
      const reply = await ask(port, request);
      const name = request.slice(0, 80);
      expect([name, reply.status, reply.header('content-type')]).toEqual([name, status, 'text/html; charset=utf-8']);
      const body = Buffer.from(reply.body, 'latin1').toString();
      expect(body).toBe(unknownEditionPage({ status: String(status), messages: folder.rules.messages }));
      const [chinese, english] = saidOf[status];
      expect(body).toMatch(new RegExp(`<section lang="zh-CN"><p>${chinese}.*<section lang="en"><p>${english}`));
      for (const home of [`${origins.zh}/`, `${origins.en}/`]) expect(body).toContain(`<a href="${home}">`);
    }
    expect(nginx.said()).toBe('');
  });

  it('are JSON for a call that is refused before its path or host has been read', async () => {
    const { zh: chinese, en: english } = requestFailed;
    const both = `${chinese} / ${english}`;
    for (const [status, request, message] of [
      [400, `GET /api/v2/%zz HTTP/1.1\r\nHost: ${en}\r\n${close}`, both],
      [400, `GET http://${en}/api/v2/%zz HTTP/1.1\r\nHost: ${en}\r\n${close}`, both],
      [400, `GET /api/v2/x HTTP/1.1\r\n${close}`, both],
      [400, `GET /api/v2/x HTTP/1.1\r\nHost: ${en}\r\nHost: ${en}\r\n${close}`, english],
      [414, `GET /api/v2/${large} HTTP/1.1\r\nHost: ${en}\r\n${close}`, both],
      [414, `GET /weixin/token?url=${large} HTTP/1.1\r\nHost: ${en}\r\n${close}`, both],
      [431, `GET /api/v2/x HTTP/1.1\r\nCookie: ${large}\r\nHost: ${en}\r\n${close}`, both],
    ] as const) {
      const { status: answered, header, body } = await ask(port, request);
      const name = request.slice(0, 80);
      const read =
        header('content-type') === 'application/json' ? JSON.parse(Buffer.from(body, 'latin1').toString()) : body;
      expect([name, answered, read, header('cache-control')]).toEqual([
        name,
        status,
        { res: status, success: false, message },
        'no-store',
      ]);
    }
    for (const path of ['/weixin/token%zz', '/x/api/v2/%zz'])
      expect((await ask(port, `GET ${path} HTTP/1.1\r\nHost: ${zh}\r\n${close}`)).header('content-type')).toMatch(
        /^text\/html/,
      );
  });

  it('are of the edition that the path in the request line belongs to, before the host name has been read', async () => {
    for (const [status, line] of [
      [400, 'GET /en/%zz HTTP/1.1'],
      [400, 'GET /hk/%zz?a=/im HTTP/1.1'],
      [400, `GET http://${en}/en/im%zz HTTP/1.1`],
      [414, `GET /en?${large} HTTP/1.1`],
      [505, 'GET /en/im HTTP/3.0'],
    ] as const)
      expect([line.slice(0, 40), shown(await ask(port, `${line}\r\nHost: ${zh}\r\n${close}`))]).toEqual([
        line.slice(0, 40),
        page(status, `en/${status}.html`),
      ]);
    expect(shown(await ask(port, `GET / HTTP/1.1\r\nHost: a..b\r\n${close}`))).toEqual(page(400, '400.html'));
    expect(shown(await ask(port, 'GET /none HTTP/1.0\r\n\r\n'))).toEqual(page(404, '404.html'));
  });

  it('name the allowed methods on a 405', async () => {
    const { header } = await get(port, { host: zh, target: '/im', method: 'POST' });
    expect(header('allow')).toBe('GET, HEAD');
  });

  it('have the width of the device at the addresses of phone pages', async () => {
    for (const [host, target, file] of [
      [zh, '/m/none', 'm/404.html'],
      [zh, '/m/none/', 'm/404.html'],
      [zh, '/promotion/m/none', 'm/404.html'],
      [zh, '//m/none', 'm/404.html'],
      [zh, '/%6d/none', 'm/404.html'],
      [zh, '/m', '404.html'],
      [zh, '/mm/none', '404.html'],
      [zh, '/none?x=/m/', '404.html'],
      [en, '/en/m/none', 'en/m/404.html'],
      [en, '/m/none', 'en/m/404.html'],
      [en, '/en/m', 'en/404.html'],
    ] as const) {
      expect([host, target, shown(await get(port, { host, target }))]).toEqual([host, target, page(404, file)]);
      const { rules } = folder;
      const exists = (name: string) => isFile(join(folder.folder, 'site', name));
      expect([target, respond({ rules, host, target, method: 'GET', exists }).file]).toEqual([target, file]);
    }
    const refused = await get(port, { host: en, target: '/en/m/im', method: 'POST' });
    expect(shown(refused)).toEqual(page(405, 'en/m/405.html'));
  });

  it('of calls are JSON', async () => {
    const call = `POST /api/v2/x HTTP/1.1\r\nHost: ${en}\r\n`;
    for (const [status, request] of [
      [400, `${call}Content-Length: x\r\n${close}`],
      [405, `TRACE /api/v2/x HTTP/1.1\r\nHost: ${en}\r\n${close}`],
      [413, `${call}Content-Length: 70000\r\n${close}${'x'.repeat(70_000)}`],
      [431, `${call}Cookie: ${large}\r\n${close}`],
      [501, `${call}Transfer-Encoding: unknown\r\n${close}`],
      [502, `${call}Content-Length: 0\r\n${close}`],
    ] as const) {
      const reply = await ask(port, request);
      expect([request.slice(0, 80), reply.status, reply.header('content-type'), reply.body]).toEqual([
        request.slice(0, 80),
        status,
        'application/json',
        `{"res":${status},"success":false,"message":"Request failed, please retry"}`,
      ]);
      expect(reply.header('cache-control')).toBe('no-store');
    }
  });

  it('that no request may ask for by itself have no address', async () => {
    for (const target of ['/site-call-error/404.html', '/405.html', '/m/405', '/en/m/405.html', '/505']) {
      const { status, body } = await get(port, { host: zh, target });
      expect([target, status === 404 || status === 301, body.includes('405') || body.includes('res')]).toEqual([
        target,
        true,
        false,
      ]);
    }
  });

  it('all have a page', () => {
    const { rules, folder: out } = folder;
    for (const { errors, phoneErrors } of rules.editions) {
      expect(Object.keys(errors).map(Number)).toEqual(errorStatuses);
      for (const file of [...Object.values(errors), ...Object.values(phoneErrors)])
        expect([file, isFile(join(out, 'site', file))]).toEqual([file, true]);
    }
  });
});

describe('an http block with rules of its own', () => {
  /** A server with directives of theirs in the http block. */
  async function serverWith(directives: string) {
    const port = await freePort();
    const { out, remove } = outputFolder({ redirects: [], port });
    closing.push(remove);
    const rules = readFileSync(join(out, 'current/nginx/nginx.conf'), 'utf8');
    writeFileSync(join(out, 'changed.conf'), rules.replace('sendfile on;', `sendfile on; ${directives}`));
    closing.push((await startNginx({ out, port, file: 'changed.conf' })).close);
    return { port, out };
  }
  const pagesOf = async (port: number, headers = '') => {
    const found = [];
    for (const [host, target] of [
      [zh, '/im'],
      [en, '/en/im'],
      [zh, '/promotion/m/none'],
    ] as const) {
      const { status, body } = await get(port, { host, target, headers });
      found.push([status, body]);
    }
    return found;
  };

  it('a password, their 401 has our page, and is JSON for calls', async () => {
    const { port } = await serverWith('auth_basic "staging"; auth_basic_user_file run/none;');
    expect(await pagesOf(port)).toEqual([
      [401, 'this is 401.html\n'],
      [401, 'this is en/401.html\n'],
      [401, 'this is m/401.html\n'],
    ]);
    const { status, body } = await get(port, { host: en, target: '/api/v2/x' });
    expect([status, body]).toEqual([401, '{"res":401,"success":false,"message":"Request failed, please retry"}']);
  });

  it('an address filter, their 403 has our page', async () => {
    const { port } = await serverWith('deny all;');
    expect(await pagesOf(port)).toEqual([
      [403, 'this is 403.html\n'],
      [403, 'this is en/403.html\n'],
      [403, 'this is m/403.html\n'],
    ]);
  });

  it('a rate limit for pages, their 429 has our page', async () => {
    const { port } = await serverWith(
      'limit_req_zone $binary_remote_addr zone=theirs:1m rate=1r/m; limit_req zone=theirs; limit_req_status 429;',
    );
    expect((await get(port, { host: zh, target: '/im' })).status).toBe(200);
    expect(await pagesOf(port)).toEqual([
      [429, 'this is 429.html\n'],
      [429, 'this is en/429.html\n'],
      [429, 'this is m/429.html\n'],
    ]);
  });
});

describe('ranges', () => {
  const started = async () => {
    const port = await freePort();
    const { out, remove } = outputFolder({ redirects: [], port });
    closing.push(remove);
    closing.push((await startNginx({ out, port })).close);
    return port;
  };

  it('are ignored for pages and text: the whole file is the answer', async () => {
    const port = await started();
    for (const range of ['bytes=99999-', 'bytes=5-2', 'bytes=0-3', 'bytes=0-1,3-4', 'none']) {
      const { status, body, header } = await get(port, { host: zh, target: '/im', headers: `Range: ${range}\r\n` });
      expect([range, status, body, header('accept-ranges')]).toEqual([range, 200, 'this is im.html\n', null]);
    }
  });

  it.each(['/files/talk.mp4', '/files/guide.pdf', '/assets/clip-0123abcd.mp4'])(
    'of media and documents are answered with the part: %s',
    async (target) => {
      const port = await started();
      const whole = await get(port, { host: zh, target });
      expect([whole.status, whole.header('accept-ranges')]).toEqual([200, 'bytes']);
      const size = whole.body.length;
      for (const [range, part, bytes] of [
        ['bytes=0-1', 'th', `bytes 0-1/${size}`],
        ['bytes=-5', whole.body.slice(-5), `bytes ${size - 5}-${size - 1}/${size}`],
        ['bytes=8-', whole.body.slice(8), `bytes 8-${size - 1}/${size}`],
      ] as const) {
        const headers = `Range: ${range}\r\nIf-Range: ${whole.header('etag')}\r\n`;
        const { status, body, header } = await get(port, { host: zh, target, headers });
        expect([status, body, header('content-range'), header('content-type')]).toEqual([
          206,
          part,
          bytes,
          whole.header('content-type'),
        ]);
      }
      const changed = await get(port, { host: zh, target, headers: 'Range: bytes=0-1\r\nIf-Range: "old"\r\n' });
      expect([changed.status, changed.body]).toEqual([200, whole.body]);
    },
  );

  it('416: a part that the file does not have has our page, and each header once', async () => {
    const port = await started();
    for (const [host, target, file] of [
      [zh, '/files/talk.mp4', '416.html'],
      [en, '/files/guide.pdf', 'en/416.html'],
    ] as const) {
      const { status, body, header, headers } = await get(port, { host, target, headers: 'Range: bytes=99999-\r\n' });
      const names = headers.map(([name]) => name);
      expect([target, status, body, header('content-type')]).toEqual([
        target,
        416,
        `this is ${file}\n`,
        'text/html; charset=utf-8',
      ]);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      expect(names).toEqual(
        expect.arrayContaining(['x-release', 'content-security-policy', 'x-content-type-options', 'content-range']),
      );
    }
  });
});

describe('drawings', () => {
  it('have a policy that runs nothing; an error page at the address of one has that of pages', async () => {
    const port = await freePort();
    const { out, rules, remove } = outputFolder({ redirects: [], port });
    closing.push(remove);
    closing.push((await startNginx({ out, port })).close);
    const policyOf = async (host: string, target: string) =>
      (await get(port, { host, target })).header('content-security-policy');
    for (const target of ['/files/plan.svg', '/assets/pictures/plan-0123abcd.svg', '/favicon.svg'])
      expect([target, await policyOf(zh, target)]).toEqual([target, rules.drawingPolicy]);
    expect(rules.drawingPolicy).toMatch(/^default-src 'none'; (?!.*script-src).*; sandbox$/);
    for (const [host, edition] of [
      [zh, 'zh'],
      [en, 'en'],
    ] as const)
      for (const target of ['/none.svg', '/assets/none.svg', '/im', '/files/plan.svg/'])
        expect([target, await policyOf(host, target)]).toEqual([
          target,
          rules.headers[edition]!['Content-Security-Policy'],
        ]);
  });
});

describe('statuses that nginx cannot answer', () => {
  it('408: it closes the connection of a request that does not arrive in time, without a response', async () => {
    const port = await freePort();
    const { out, remove } = outputFolder({ redirects: [], port });
    closing.push(remove);
    const rules = readFileSync(join(out, 'current/nginx/nginx.conf'), 'utf8');
    const times = 'sendfile on; client_header_timeout 1s; client_body_timeout 1s;';
    writeFileSync(join(out, 'changed.conf'), rules.replace('sendfile on;', times));
    closing.push((await startNginx({ out, port, file: 'changed.conf' })).close);
    const unfinished = [
      `GET /im HTTP/1.1\r\nHost: ${zh}\r\n`,
      `POST /api/v2/x HTTP/1.1\r\nHost: ${en}\r\nContent-Length: 9\r\n\r\nhalf`,
    ];
    expect(await Promise.all(unfinished.map(async (request) => (await ask(port, request)).headers))).toEqual([[], []]);
  });
});

describe('an error page that cannot be read', () => {
  it('is replaced by its message and a link home, on both editions', async () => {
    const port = await freePort();
    const { out, folder, remove } = outputFolder({ redirects: [], port });
    closing.push(remove);
    for (const file of ['404.html', 'en/404.html', 'en/405.html', '405.html'])
      for (const ending of ['', '.gz', '.br']) rmSync(join(folder, 'site', file + ending));
    const nginx = await startNginx({ out, port });
    closing.push(nginx.close);
    const preview = await startPreview({ out, port: 0, host: '127.0.0.1', apiUpstream: '127.0.0.1:9', hosts: 'any' });
    closing.push(preview.close);
    for (const to of [port, Number(new URL(preview.url).port)]) {
      for (const [host, target, method, status, message] of [
        [zh, '/none', 'GET', 404, 'This page could not be found'],
        [zh, '/assets/none.js', 'GET', 404, 'This page could not be found'],
        [en, '/none', 'GET', 404, 'This page could not be found'],
        [zh, '/im', 'POST', 405, '405'],
        [en, '/en/im', 'POST', 405, 'Error'],
      ] as const) {
        const reply = await get(to, { host, target, method });
        expect([to, target, reply.status, reply.header('content-type'), reply.body]).toEqual([
          to,
          target,
          status,
          'text/html; charset=utf-8',
          '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
            `<title>${message}</title><main><h1>${message}</h1><p><a href="/">Go back to home</a></p></main>` +
            '<!-- The error page could not be read: the error log of the server has the reason. -->',
        ]);
        expect(reply.header('content-security-policy')).not.toBe(null);
      }
    }
    expect(nginx.said()).toBe('');
  });
});

describe.runIf(process.getuid?.() === 0)('a page that the workers may not read', () => {
  it('is a 403 with its own page', async () => {
    const port = await freePort();
    const { out, folder, remove } = outputFolder({ redirects: [], port });
    closing.push(remove);
    for (const ending of ['', '.gz', '.br']) chmodSync(join(folder, `site/im.html${ending}`), 0o600);
    closing.push((await startNginx({ out, port })).close);
    const { status, body } = await get(port, { host: zh, target: '/im' });
    expect([status, body]).toEqual([403, 'this is 403.html\n']);
  });
});
