import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirects } from '../../config/redirects.ts';
import { site } from '../../config/site.ts';
import { respond } from '../../cli/server-model/respond.ts';
import { isFile } from '../../cli/preview/current-release.ts';
import { type Preview, startPreview } from '../../cli/preview/start-preview.ts';
import { freePort, get, type Reply, startNginx } from '../support/nginx.ts';
import { outputFolder } from '../support/output-folder.ts';
import { en, hosts, hostile, moved, paths, type Question, zh } from '../support/questions.ts';

const questions: readonly Question[] = [
  ...hosts.flatMap((host) => paths.map((target) => ({ host, target }))),
  ...[zh, en, undefined].flatMap((host) => [...hostile, ...moved].map((target) => ({ host, target }))),
  ...[
    'evil.example/x',
    'a..b',
    '',
    ':80',
    '.',
    'en.localhost:abc',
    '[::1]:80',
    'en.localhost\t',
    'e\xff',
    'en.localhost..',
    'EN.LOCALHOST.:80',
  ].map((host) => ({ host, target: '/en/im' })),
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'].flatMap((method) =>
    ['/im', '/pay', '/en/im', '/none', '/assets/app-0123abcd.js', '/im/'].map((target) => ({
      host: zh,
      target,
      method,
    })),
  ),
];

type Short = {
  status: number;
  location: string | null;
  body: string | null;
  cache: string | null;
  timing: string | null;
  /** Whether an error is JSON. */
  json: boolean;
};

/** Up to eight at a time. */
async function askAll(port: number, list: readonly Question[]): Promise<Reply[]> {
  const replies: Reply[] = [];
  const waiting = list.entries();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const [index, question] of waiting) replies[index] = await get(port, question);
    }),
  );
  return replies;
}

const shortOf = ({ status, header, body }: Reply): Short => ({
  status,
  location: header('location'),
  body: body.startsWith('this is ') ? Buffer.from(body, 'latin1').toString('utf8') : null,
  cache: status === 400 ? null : header('cache-control'),
  timing: status === 400 ? null : header('server-timing'),
  json: status >= 400 && (header('content-type')?.startsWith('application/json') ?? false),
});

describe('nginx, the model and the preview', () => {
  let folder: ReturnType<typeof outputFolder>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let preview: Preview;
  let fromNginx: Reply[];
  let port: number;

  beforeAll(async () => {
    port = await freePort();
    folder = outputFolder({ redirects, port });
    nginx = await startNginx({ out: folder.out, port });
    preview = await startPreview({
      out: folder.out,
      port: 0,
      host: '127.0.0.1',
      apiUpstream: folder.site.apiUpstream,
      hosts: 'any',
    });
    fromNginx = await askAll(port, questions);
  });
  afterAll(async () => {
    await preview?.close();
    await nginx?.close();
    folder?.remove();
  });

  it('the model says what nginx answers', () => {
    const site = `${folder.folder}/site/`;
    const differences = questions.flatMap(({ host, target, method = 'GET' }, index) => {
      const model = respond({ rules: folder.rules, host, target, method, exists: (file) => isFile(site + file) });
      const said: Short = {
        status: model.status,
        location: model.location,
        body: model.file !== null && method !== 'HEAD' ? `this is ${model.file}\n` : null,
        cache: model.status === 400 ? null : model.cacheControl,
        timing: model.status === 400 ? null : model.serverTiming,
        json: model.status >= 400 && model.json,
      };
      const real = shortOf(fromNginx[index]!);
      return JSON.stringify(real) === JSON.stringify(said) ? [] : [{ host, target, method, real, said }];
    });
    expect(differences).toEqual([]);
    expect(questions.length).toBeGreaterThan(1500);
  });

  it('the preview answers what nginx answers', async () => {
    // Every third: host, path and spelling vary at different paces, so each meets each.
    const some = [...questions.entries()].filter(([index]) => index % 3 === 0);
    const replies = await askAll(
      Number(new URL(preview.url).port),
      some.map(([, question]) => question),
    );
    const differences = some.flatMap(([place, question], index) => {
      const real = shortOf(fromNginx[place]!);
      const shown = shortOf(replies[index]!);
      // Node's own parser refuses bytes beyond ASCII in a request line, trims a Host header that nginx refuses, and
      // refuses some request targets without asking the preview.
      if (/[^\x00-\x7f]/.test(question.target) || question.host?.endsWith('\t')) return [];
      if (real.status === 400 && shown.status === 400 && shown.body === null) return [];
      return JSON.stringify(real) === JSON.stringify(shown) ? [] : [{ ...question, real, shown }];
    });
    expect(differences).toEqual([]);
  });

  it('the preview keeps, compresses and repeats as nginx does', async () => {
    const shown = Number(new URL(preview.url).port);
    const wanted = [
      'status',
      'etag',
      'vary',
      'content-encoding',
      'content-type',
      'content-length',
      'content-range',
      'accept-ranges',
      'cache-control',
      'content-security-policy',
    ];
    const facts = async (to: number, target: string, headers: string) => {
      const { status, header, headers: all, body } = await get(to, { host: zh, target, headers });
      const twice = all.map(([name]) => name).filter((name, index, names) => names.indexOf(name) !== index);
      expect([target, headers, twice]).toEqual([target, headers, []]);
      return [...wanted.map((name) => `${name}: ${name === 'status' ? status : header(name)}`), body];
    };
    const targets = [
      '/im',
      '/none',
      '/none.svg',
      '/assets/app-0123abcd.js',
      '/assets/clip-0123abcd.mp4',
      '/assets/pictures/plan-0123abcd.svg',
      '/files/talk.mp4',
      '/files/guide.pdf',
      '/files/plan.svg',
      '/icon-192.png',
      '/clauses?serviceType=1',
    ];
    for (const target of targets) {
      const accepted = [
        '',
        'gzip',
        'gzip, br',
        'br',
        'GZIP;q=0.5',
        'gzip;q=0',
        'identity, gzip',
        'xgzip',
        '*',
        'deflate,gzip;q=0.001',
      ];
      for (const encoding of accepted) {
        const headers = encoding && `Accept-Encoding: ${encoding}\r\n`;
        const real = await facts(port, target, headers);
        expect([target, encoding, await facts(shown, target, headers)]).toEqual([target, encoding, real]);
        const etag = real.find((fact) => fact.startsWith('etag: "'))?.slice(6);
        for (const condition of etag
          ? [
              `If-None-Match: ${etag}`,
              'If-None-Match: "x", *',
              'If-None-Match: "x"',
              'Range: bytes=0-3',
              'Range: bytes=99999999-',
              'Range: bytes=abc',
              'Range: bytes=5-2',
              'Range: bytes=-5',
              'Range: bytes=-0',
              'Range: bytes=-99',
              'Range: bytes=4-',
              'Range: BYTES= 2 - 3 ',
              'Range: bytes=0-1,3-4',
              'Range: bytes=99-,3-4',
              'Range: bytes=0-1,x',
              'Range: lines=0-3',
              `Range: bytes=0-3\r\nIf-Range: ${etag}`,
              'Range: bytes=0-3\r\nIf-Range: "x"',
              'Range: bytes=0-3\r\nIf-Range: Fri, 02 Jan 2026 03:04:05 GMT',
              `Range: bytes=0-3\r\nIf-None-Match: ${etag}`,
            ]
          : []) {
          const both = `${headers}${condition}\r\n`;
          expect([target, both, await facts(shown, target, both)]).toEqual([
            target,
            both,
            await facts(port, target, both),
          ]);
        }
      }
    }
  });

  it('never answers 403 or 5xx, never leads off the site, and never lets a request write a header', () => {
    const ours = Object.keys(folder.rules.headers.zh!).map((name) => name.toLowerCase());
    const known = new Set([
      ...ours,
      'server',
      'date',
      'content-type',
      'content-length',
      'connection',
      'location',
      'x-release',
      'cache-control',
      'allow',
      'etag',
      'server-timing',
      'transfer-encoding',
      'vary',
    ]);
    const bad = questions.flatMap((question, index) => {
      const { status, headers, header } = fromNginx[index]!;
      const location = header('location');
      const leadsAway =
        location !== null && !/^\/(?![/\\])/.test(location) && !/^http:\/\/en\.localhost:8080\//.test(location);
      const strange = headers.filter(([name]) => !known.has(name));
      return [200, 301, 400, 404, 405, 410].includes(status) && !leadsAway && strange.length === 0
        ? []
        : [{ ...question, status, location, strange }];
    });
    expect(bad).toEqual([]);
  });

  it('no redirect leads to another one', async () => {
    const targets = new Map<string, Question>();
    for (const [index, { header }] of fromNginx.entries()) {
      const location = header('location');
      if (location === null || hostile.includes(questions[index]!.target)) continue;
      const { host, pathname, search } = new URL(location, `http://${questions[index]!.host ?? zh}`);
      targets.set(`${host} ${pathname}${search}`, { host, target: pathname + search });
    }
    const list = [...targets.values()];
    const again = (await askAll(port, list)).flatMap(({ status }, index) => (status === 301 ? [list[index]] : []));
    expect(again).toEqual([]);
    expect(list.length).toBeGreaterThan(30);
  });
});

describe.each([
  ['redirect', {}],
  ['refuse', {}],
  ['serve', { drafts: true }],
] as const)('with other hosts set to %s and %o', (otherHosts, changed) => {
  let folder: ReturnType<typeof outputFolder>;
  const servers: { close: () => Promise<void> }[] = [];
  const ports: [string, number][] = [];
  beforeAll(async () => {
    const port = await freePort();
    folder = outputFolder({ redirects, port, site: { ...changed, nginx: { ...site.nginx, otherHosts } } });
    const { out } = folder;
    servers.push(await startNginx({ out, port }));
    const preview = await startPreview({ out, port: 0, host: '127.0.0.1', apiUpstream: '127.0.0.1:9', hosts: 'any' });
    servers.push(preview);
    ports.push(['nginx', port], ['preview', Number(new URL(preview.url).port)]);
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    folder?.remove();
  });

  it('nginx and the preview answer what the model says, for every host', async () => {
    const some = [
      '/',
      '/im?x=1',
      '/IM/',
      '/pay',
      '/en/im',
      '/none',
      '/assets/app-0123abcd.js',
      '/robots.txt',
      '//evil/',
      '/a%0d%0ab',
    ];
    const asked: Question[] = [...hosts, 'localhost', '[::1]:80', 'api.example.com', 'box', 'www.en.localhost'].flatMap(
      (host) => [...some.map((target) => ({ host, target })), { host, target: '/im', method: 'POST' }],
    );
    for (const [name, port] of ports) {
      const replies = await askAll(port, asked);
      for (const [index, { host, target, method = 'GET' }] of asked.entries()) {
        const exists = (file: string) => isFile(`${folder.folder}/site/${file}`);
        const { status, location } = respond({ rules: folder.rules, host, target, method, exists });
        const { status: real, header } = replies[index]!;
        expect([name, host, target, method, real, header('location')]).toEqual([
          name,
          host,
          target,
          method,
          status,
          location,
        ]);
      }
    }
  });

  it('a foreign name gets no page of the site', async () => {
    const expected = {
      redirect: [301, `http://${zh}/im?x=1`, 421],
      refuse: [421, null, 421],
      serve: [421, null, 421],
    }[otherHosts];
    for (const [name, port] of ports) {
      const page = await get(port, { host: 'evil.example', target: '/im?x=1' });
      const call = await get(port, { host: 'evil.example', target: '/api/v2/x' });
      expect([name, page.status, page.header('location'), call.status]).toEqual([name, ...expected]);
      expect(JSON.parse(Buffer.from(call.body, 'latin1').toString())).toMatchObject({ res: 421 });
      for (const host of [zh, en]) expect((await get(port, { host, target: '/robots.txt' })).status).toBe(200);
    }
  });
});

describe('with pages that shared caches may keep', () => {
  it('nginx and the preview let them keep the pages of visitors who are not logged in, and nothing else', async () => {
    const port = await freePort();
    const nginxConfig = { ...site.nginx, sharedCache: { fresh: 60, stale: 600 } };
    const { rules, folder, out, remove } = outputFolder({ redirects, port, site: { nginx: nginxConfig } });
    const nginx = await startNginx({ out, port });
    const preview = await startPreview({ out, port: 0, host: '127.0.0.1', apiUpstream: '127.0.0.1:9', hosts: 'any' });
    const exists = (file: string) => isFile(`${folder}/site/${file}`);
    const targets = ['/', '/im', '/IM/', '/pay', '/none', '/assets/app-0123abcd.js', '/assets/none.js', '/robots.txt'];
    const anonymous = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
    const pages = new Map<string, Set<string | null>>();
    for (const cookies of ['other=1', rules.login.map((name) => `${name}=x`).join('; ')]) {
      const headers = `Cookie: ${cookies}\r\n`;
      for (const host of [zh, en])
        for (const target of targets) {
          const { cacheControl } = respond({ rules, host, target, method: 'GET', cookies, exists });
          for (const at of [port, Number(new URL(preview.url).port)]) {
            const { status, header } = await get(at, { host, target, headers });
            expect([host, target, cookies, header('cache-control')]).toEqual([host, target, cookies, cacheControl]);
            const kind = `${status} ${target.startsWith('/assets/') ? 'asset' : ''}`;
            pages.set(kind, (pages.get(kind) ?? new Set()).add(cacheControl));
          }
        }
    }
    expect([...pages.entries()].sort()).toEqual([
      ['200 ', new Set([anonymous, 'private, no-cache'])],
      ['200 asset', new Set(['public, max-age=31536000, immutable'])],
      ['301 ', new Set(['no-cache'])],
      ['404 ', new Set(['no-cache'])],
      ['404 asset', new Set(['no-cache'])],
    ]);
    await Promise.all([nginx.close(), preview.close()]);
    remove();
  });
});
