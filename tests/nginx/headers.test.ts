import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../cli/server-model/content-security-policy.ts';
import { startPreview, type Preview } from '../../cli/preview/start-preview.ts';
import { noSources, sourcesOf } from '../../cli/render/page-sources.ts';
import { redirects } from '../../config/redirects.ts';
import { site } from '../../config/site.ts';
import { ask, freePort, get, type Reply, startNginx } from '../support/nginx.ts';
import { outputFolder, release } from '../support/output-folder.ts';
import { observed } from './observatory.ts';

const https = { zh: 'https://www.yunqiao.example', en: 'https://www.commbridge.example' };
const hosts = { zh: 'www.yunqiao.example', en: 'www.commbridge.example' };
const greeting = "document.documentElement.dataset.ready = '1'";
const sources = {
  zh: sourcesOf(`<script>${greeting}</script><img src="https://media.yunqiao.example/a.png">`),
  en: noSources,
};

describe('the headers of a site on https', () => {
  let port: number;
  let folder: ReturnType<typeof outputFolder>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let preview: Preview;
  beforeAll(async () => {
    port = await freePort();
    folder = outputFolder({
      redirects,
      port,
      site: { origins: https, domains: { en: 'commbridge.example' } },
      sources,
    });
    nginx = await startNginx({ out: folder.out, port });
    preview = await startPreview({
      out: folder.out,
      port: 0,
      host: '127.0.0.1',
      apiUpstream: folder.site.apiUpstream,
      hosts: 'any',
    });
  });
  afterAll(async () => {
    await preview?.close();
    await nginx?.close();
    folder?.remove();
  });

  /** One answer for each status that the server gives. */
  const answers = async (to: number, host: string): Promise<[number, Reply][]> => [
    [200, await get(to, { host, target: '/' })],
    [200, await get(to, { host, target: '/assets/app-0123abcd.js' })],
    [200, await get(to, { host, target: '/assets/app-0123abcd.js', headers: 'Range: bytes=99999999-\r\n' })],
    [301, await get(to, { host, target: host === hosts.zh ? '/pay' : '/en/pay' })],
    [
      304,
      await get(to, {
        host,
        target: '/',
        headers: `If-None-Match: ${(await get(to, { host, target: '/' })).header('etag')}\r\n`,
      }),
    ],
    [404, await get(to, { host, target: '/none' })],
    [405, await get(to, { host, target: '/', method: 'POST' })],
    [502, await get(to, { host, target: '/api/v2/x' })],
  ];

  it('are in every response of every status, in both editions, once', async () => {
    for (const [server, at] of [
      ['nginx', port],
      ['preview', Number(new URL(preview.url).port)],
    ] as const) {
      for (const edition of ['zh', 'en'] as const) {
        for (const [status, reply] of await answers(at, hosts[edition])) {
          expect([server, reply.status]).toEqual([server, status]);
          for (const [name, value] of Object.entries({ ...folder.rules.headers[edition], 'X-Release': release })) {
            const found = reply.headers.filter(([header]) => header === name.toLowerCase()).map(([, text]) => text);
            expect([server, edition, status, name, found]).toEqual([server, edition, status, name, [value]]);
          }
        }
      }
    }
  });

  it('are in responses that nginx sends before it reads the address', async () => {
    for (const request of [
      'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
      `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    ]) {
      const reply = await ask(port, request);
      expect([400, 414]).toContain(reply.status);
      expect([reply.header('content-security-policy'), reply.header('x-release')]).toEqual([
        folder.rules.headers.zh!['Content-Security-Policy'],
        release,
      ]);
    }
  });

  it('allow camera and microphone on the page of the device check alone', async () => {
    const policyAt = async (to: number, host: string, target: string) =>
      (await get(to, { host, target })).header('permissions-policy')?.match(/\w+=\(self\)/g) ?? [];
    for (const to of [port, Number(new URL(preview.url).port)]) {
      for (const target of ['/livetool', '/livetool/', '/livetool?from=x'])
        expect([target, await policyAt(to, hosts.zh, target)]).toEqual([
          target,
          ['camera=(self)', 'microphone=(self)'],
        ]);
      for (const target of ['/', '/none', '/LIVETOOL', '/livetool/x', '/assets/app-0123abcd.js', '/api/v2/x'])
        expect([target, await policyAt(to, hosts.zh, target)]).toEqual([target, []]);
      expect(await policyAt(to, hosts.en, '/livetool')).toEqual([]);
    }
  });

  it('earn an A+ from the HTTP Observatory', async () => {
    for (const host of Object.values(hosts)) {
      const { findings, score, grade } = observed(await get(port, { host, target: '/' }));
      expect([host, grade, score, findings]).toEqual([
        host,
        'A+',
        120,
        [
          'csp-none',
          'framing-by-csp',
          'referrer-private',
          'hsts-six-months',
          'nosniff',
          'cookies-none',
          'cors-none',
          'scripts-own',
        ],
      ]);
    }
    expect(observed({ header: () => null, body: '' }).grade).toBe('D');
  });

  it('allow each edition what its own pages need, by hash, and nothing inline besides', async () => {
    const policyOf = async (host: string) => (await get(port, { host, target: '/' })).header('content-security-policy');
    expect(await policyOf(hosts.zh)).toBe(
      "default-src 'none'; script-src 'self' 'sha256-2rBWW8bcpBPHLctTrjko7q4qyIk956AKzYwACppkHdQ='; style-src 'self'; img-src 'self' https://media.yunqiao.example; " +
        "media-src 'self' https://media.yunqiao.example; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; upgrade-insecure-requests",
    );
    expect(await policyOf(hosts.en)).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; upgrade-insecure-requests",
    );
  });
});

describe('what a page needs its policy to allow', () => {
  it('is read from the written document: scripts that run, styles, foreign pictures', () => {
    const html =
      '<script src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script><script type="module">go()</script>' +
      '<style>a{b:c}</style><img src="/a.png" alt="https://no.example"><img srcset="https://a.example/x.png 1x, https://b.example/x.png 2x" alt="a > b"><script>go()</script>';
    expect(sourcesOf(html)).toEqual({
      scripts: ["'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"],
      styles: ["'sha256-0cRUVYRKwNwnl1hkfkPGjkht16b039TjFdJzmXfFK2o='"],
      media: ['https://a.example', 'https://b.example'],
      files: ['assets/a.js'],
    });
  });

  it('with services and a place for reports, is listed', () => {
    const thirdParties = {
      scripts: ['https://chat.example'],
      connections: ['https://stat.example'],
      pictures: ['https://stat.example'],
      frames: ['https://chat.example'],
    };
    expect(
      contentSecurityPolicy({
        sources: noSources,
        mediaHosts: [],
        thirdParties,
        https: false,
        reports: 'https://report.example/csp',
      }),
    ).toBe(
      "default-src 'none'; script-src 'self' https://chat.example; style-src 'self'; img-src 'self' https://stat.example; media-src 'self'; font-src 'self'; " +
        "connect-src 'self' https://stat.example; manifest-src 'self'; frame-src https://chat.example; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
        'report-uri https://report.example/csp; report-to security',
    );
  });

  it('lists nothing that ends a directive or that a server reads as a variable', () => {
    for (const source of ['https://a;sandbox', 'https://$host', "'self' *", 'a"b']) {
      const given = { sources: { ...noSources, styles: [source] }, mediaHosts: [], https: true, reports: null };
      expect(() => contentSecurityPolicy({ ...given, thirdParties: site.security.thirdParties.zh })).toThrow(
        `invalid source in the content-security policy: ${JSON.stringify(source)}`,
      );
    }
  });

  it('names of the origins that pages show pictures from only the configured ones, however many there are', () => {
    const media = ['data:', 'https://media.example', ...Array.from({ length: 400 }, (_, n) => `https://u${n}.example`)];
    const policy = contentSecurityPolicy({
      sources: { ...noSources, media },
      mediaHosts: ['media.example', 'unused.example'],
      thirdParties: { scripts: [], connections: [], pictures: [], frames: [] },
      https: false,
      reports: null,
    });
    expect(policy).toContain("img-src 'self' data: https://media.example; media-src 'self' https://media.example;");
    expect(policy).not.toContain('https://u');
  });

  it('that no server would accept stops the build', () => {
    const scripts = Array.from({ length: 80 }, (_, index) => `'sha256-${String(index).padEnd(44, 'x')}'`);
    const given = {
      sources: { ...noSources, scripts },
      mediaHosts: [],
      thirdParties: site.security.thirdParties.zh,
      https: true,
      reports: null,
    };
    expect(() => contentSecurityPolicy(given)).toThrow('the content-security policy is longer than nginx allows');
  });
});
