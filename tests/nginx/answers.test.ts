import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirects } from '../../config/redirects.ts';
import { ask, freePort, get, startNginx } from '../support/nginx.ts';
import { outputFolder, release } from '../support/output-folder.ts';
import { en, zh } from '../support/questions.ts';

/** Status, and the file that was sent or the place that was named. */
type Expected = readonly [host: string, target: string, status: number, what: string];

const english = 'http://en.localhost:8080';

const expected: readonly Expected[] = [
  [zh, '/', 200, 'index.html'],
  [en, '/', 200, 'en.html'],
  [en, '/en', 200, 'en.html'],
  [zh, '/im', 200, 'im.html'],
  [en, '/en/im', 200, 'en/im.html'],
  [en, '/hk/im', 200, 'hk/im.html'],
  [zh, '/price/im', 200, 'price/im.html'],
  [zh, '/m/', 200, 'm/index.html'],
  [zh, '/blog', 200, 'dev-blog.html'],
  // the edition of a host: at a label boundary, in any letter case, with any port
  ['EN.LOCALHOST:9', '/en/im', 200, 'en/im.html'],
  ['www.en.localhost', '/', 200, 'en.html'],
  ['noten.localhost', '/', 200, 'index.html'],
  ['en.localhost.example', '/', 200, 'index.html'],
  // the English site has its own paths only
  [en, '/im', 404, 'en/404.html'],
  [en, '/price', 404, 'en/404.html'],
  [en, '/blog', 404, 'en/404.html'],
  [en, '/hk', 404, 'en/404.html'],
  [en, '/english', 404, 'en/404.html'],
  [en, '/pay', 404, 'en/404.html'],
  // paths of the English site on the Chinese host
  [zh, '/en', 301, `${english}/en`],
  [zh, '/en/', 301, `${english}/en`],
  [zh, '/en/im?from=a%7Cb', 301, `${english}/en/im?from=a%7Cb`],
  [zh, '/en/im/index.html?x=1', 301, `${english}/en/im?x=1`],
  [zh, '/en/none', 301, `${english}/en/none`],
  [zh, '/hk/', 404, '404.html'],
  [zh, '/en/', 301, `${english}/en`],
  [zh, '/hk/im.html', 301, `${english}/hk/im`],
  [zh, '/en/pay', 301, `${english}/en`],
  [zh, '/EN/PAY/?from=x', 301, `${english}/en?from=x`],
  [zh, '/hk/rtc', 301, `${english}/hk/im`],
  [zh, '/en/%0d%0aX:1', 404, '404.html'],
  [zh, '/en/%E4%BA%91?x=%20', 301, `${english}/en/%E4%BA%91?x=%20`],
  [zh, '/hk', 404, '404.html'],
  [zh, '/english', 404, '404.html'],
  [zh, '/entertainment-news', 200, 'entertainment-news.html'],
  [zh, '/entertainment', 301, '/game-voice'],
  // one address for each page
  [zh, '/index.html', 301, '/'],
  [en, '/index.html?a=1', 301, '/?a=1'],
  [zh, '/im/', 301, '/im'],
  [zh, '/im.html?from=x', 301, '/im?from=x'],
  [zh, '/im/index.html', 301, '/im'],
  [en, '/en/', 301, '/en'],
  [en, '/en.html', 301, '/en'],
  [zh, '/none/', 404, '404.html'],
  [zh, '/en.html', 404, '404.html'],
  [zh, '/promotion/', 404, '404.html'],
  [zh, '/index', 404, '404.html'],
  [zh, '/IM', 404, '404.html'],
  [zh, '/BLOG', 404, '404.html'],
  [zh, '//im', 404, '404.html'],
  [zh, '/price%2Fim', 404, '404.html'],
  // moved addresses, in any spelling straight to the end
  [zh, '/pay', 301, '/price'],
  [zh, '/PAY.html?from=a&invite=b', 301, '/price?from=a&invite=b'],
  [zh, '/promotion/6THACTIVITY/', 301, '/'],
  [zh, '/m', 301, '/m/'],
  [zh, '/m/index.html', 301, '/m/'],
  [zh, '/m/SMSGUIDE', 301, '/m/sms'],
  [en, '/en/pay/index.html', 301, '/en'],
  [en, '/hk/RTC', 301, '/hk/im'],
  // addresses whose page is not built yet
  [zh, '/chatroom', 404, '404.html'],
  [zh, '/chatroom/', 404, '404.html'],
  // files that every edition has
  [zh, '/robots.txt', 200, 'robots.txt'],
  [en, '/robots.txt', 200, 'en/robots.txt'],
  [en, '/sitemap.xml', 200, 'en/sitemap.xml'],
  [en, '/manifest.webmanifest', 200, 'en/manifest.webmanifest'],
  [en, '/favicon.ico', 200, 'favicon.ico'],
  [en, '/icon-192.png', 200, 'icon-192.png'],
  [en, '/assets/app-0123abcd.js', 200, 'assets/app-0123abcd.js'],
  [zh, '/dev-blog/atom.xml', 200, 'dev-blog/atom.xml'],
  [zh, '/dev-blog/feed.json', 200, 'dev-blog/feed.json'],
  [en, '/en/robots.txt', 404, 'en/404.html'],
  // texts that the query chooses: one address, and none of their own
  [zh, '/clauses', 200, 'clauses.html'],
  [zh, '/clauses?serviceType=1', 200, 'clauses@1.html'],
  [zh, '/clauses?from=x&serviceType=3', 200, 'clauses@3.html'],
  [zh, '/clauses?serviceType=9', 200, 'clauses.html'],
  [zh, '/clauses?serviceType=', 200, 'clauses.html'],
  [zh, '/clauses/?serviceType=1', 301, '/clauses?serviceType=1'],
  [zh, '/price?serviceType=1', 200, 'price.html'],
  [en, '/en/clause-detail?id=data-processing', 200, 'en/clause-detail@data-processing.html'],
  [zh, '/en/clause-detail?id=terms', 301, `${english}/en/clause-detail?id=terms`],
  [zh, '/clauses@1', 404, '404.html'],
  [zh, '/clauses@1.html', 404, '404.html'],
  [zh, '/clauses%401/', 404, '404.html'],
  // error pages have no address
  [zh, '/404', 404, '404.html'],
  [zh, '/404.html', 404, '404.html'],
  [zh, '/500', 404, '404.html'],
  [en, '/en/404', 404, 'en/404.html'],
  [en, '/en/404.html', 404, 'en/404.html'],
  [en, '/404.html', 404, 'en/404.html'],
  [en, '/assets/none.js', 404, 'en/404.html'],
  // compressed files are only sent as what they compress
  [zh, '/im.html.gz', 404, '404.html'],
];

describe('the generated nginx configuration', () => {
  let port: number;
  let folder: ReturnType<typeof outputFolder>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    port = await freePort();
    folder = outputFolder({ redirects, port });
    nginx = await startNginx({ out: folder.out, port });
  });
  afterAll(async () => {
    await nginx?.close();
    folder?.remove();
  });

  it('answers every kind of address of each edition', async () => {
    const answers: Expected[] = [];
    for (const [host, target] of expected) {
      const { status, header, body } = await get(port, { host, target });
      answers.push([host, target, status, header('location') ?? body.replace(/^this is |\n$/g, '')]);
    }
    expect(answers).toEqual(expected);
  });

  it('starts without any output', () => {
    expect(nginx.said()).toBe('');
  });

  it('serves the Chinese edition to a request without a host name, and refuses one over HTTP/1.1', async () => {
    expect((await get(port, { host: undefined, target: '/' })).body).toBe('this is index.html\n');
    expect((await ask(port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).status).toBe(400);
  });

  it('prefers the host of an absolute target', async () => {
    expect((await get(port, { host: zh, target: 'http://en.localhost/en/im' })).body).toBe('this is en/im.html\n');
    expect((await get(port, { host: en, target: 'http://evil.example/en/im' })).header('location')).toBe(
      `${english}/en/im`,
    );
  });

  it('allows pages and files to be read only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const { status, header } = await get(port, { host: zh, target: '/im', method });
      expect([method, status, header('allow')]).toEqual([method, 405, 'GET, HEAD']);
    }
    const { status, body, header } = await get(port, { host: zh, target: '/im', method: 'HEAD' });
    expect([status, body, header('content-length')]).toEqual([200, '', '16']);
  });

  it('names the release in every response and forbids guessing its type', async () => {
    for (const target of ['/im', '/pay', '/none', '/en', '/assets/app-0123abcd.js']) {
      const { header, headers } = await get(port, { host: zh, target });
      expect([
        target,
        header('x-release'),
        header('x-content-type-options'),
        header('last-modified'),
        header('server'),
      ]).toEqual([target, release, 'nosniff', null, 'nginx']);
      expect(headers.filter(([name]) => name === 'cache-control')).toHaveLength(1);
    }
  });

  it('tells the page its release and whether both login cookies are there, and never on what is kept', async () => {
    const told = async (cookie: string, target = '/im') =>
      (await get(port, { host: zh, target, headers: cookie && `Cookie: ${cookie}\r\n` })).header('server-timing');
    const yes = `release;desc="${release}", login;desc="1"`;
    const no = `release;desc="${release}", login;desc="0"`;
    expect(await told('urs_t=a; urs_u=b')).toBe(yes);
    expect(await told('x=1; urs_u=b; from=y; urs_t=a')).toBe(yes);
    for (const cookie of ['', 'urs_t=a', 'urs_u=b', 'urs_t=; urs_u=b', 'urs_t=a; urs_u=', 'urs_t=a; xurs_u=b'])
      expect([cookie, await told(cookie)]).toEqual([cookie, no]);
    for (const target of ['/none', '/pay', '/en', '/robots.txt'])
      expect([target, await told('urs_t=a; urs_u=b', target)]).toEqual([target, yes]);
    expect(await told('urs_t=a; urs_u=b', '/assets/app-0123abcd.js')).toBe(null);
  });

  it('keeps hashed files for a year and never their absence; everything else is asked for again', async () => {
    const cacheOf = async (target: string) => (await get(port, { host: zh, target })).header('cache-control');
    expect(await cacheOf('/assets/app-0123abcd.js')).toBe('public, max-age=31536000, immutable');
    for (const target of ['/assets/none.js', '/im', '/', '/none', '/pay', '/robots.txt', '/assets/'])
      expect([target, await cacheOf(target)]).toEqual([target, 'no-cache']);
  });

  it('answers 304 by ETag alone', async () => {
    const etag = (await get(port, { host: zh, target: '/im' })).header('etag');
    expect(etag).toMatch(/^"[0-9a-f]+-[0-9a-f]+"$/);
    const again = (headers: string) => get(port, { host: zh, target: '/im', headers });
    expect((await again(`If-None-Match: ${etag}\r\n`)).status).toBe(304);
    expect((await again('If-None-Match: "other"\r\n')).status).toBe(200);
    expect((await again('If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT\r\n')).status).toBe(200);
    const asset = await get(port, { host: zh, target: '/assets/app-0123abcd.js' });
    const same = await get(port, {
      host: zh,
      target: '/assets/app-0123abcd.js',
      headers: `If-None-Match: ${asset.header('etag')}\r\n`,
    });
    expect([same.status, same.header('cache-control')]).toEqual([304, 'public, max-age=31536000, immutable']);
  });

  it('sends the compressed file to those who take it, error pages too', async () => {
    for (const [target, status] of [
      ['/im', 200],
      ['/none', 404],
    ] as const) {
      const packed = await get(port, { host: zh, target, headers: 'Accept-Encoding: gzip\r\n' });
      expect([packed.status, packed.header('content-encoding'), packed.header('vary')]).toEqual([
        status,
        'gzip',
        'Accept-Encoding',
      ]);
      const plain = await get(port, { host: zh, target });
      expect([plain.status, plain.header('content-encoding')]).toEqual([status, null]);
    }
  });

  it('names the type of every kind of file', async () => {
    const types: Record<string, string | null> = {};
    for (const target of [
      '/im',
      '/none',
      '/assets/app-0123abcd.js',
      '/assets/app-0123abcd.css',
      '/robots.txt',
      '/sitemap.xml',
      '/dev-blog/atom.xml',
      '/dev-blog/feed.json',
      '/manifest.webmanifest',
      '/favicon.svg',
      '/favicon.ico',
      '/icon-192.png',
    ]) {
      types[target] = (await get(port, { host: zh, target })).header('content-type');
    }
    expect(types).toEqual({
      '/im': 'text/html; charset=utf-8',
      '/none': 'text/html; charset=utf-8',
      '/assets/app-0123abcd.js': 'text/javascript; charset=utf-8',
      '/assets/app-0123abcd.css': 'text/css; charset=utf-8',
      '/robots.txt': 'text/plain; charset=utf-8',
      '/sitemap.xml': 'application/xml; charset=utf-8',
      // As the links in pages say.
      '/dev-blog/atom.xml': 'application/atom+xml; charset=utf-8',
      '/dev-blog/feed.json': 'application/feed+json',
      '/manifest.webmanifest': 'application/manifest+json',
      '/favicon.svg': 'image/svg+xml; charset=utf-8',
      '/favicon.ico': 'image/x-icon',
      '/icon-192.png': 'image/png',
    });
  });
});
