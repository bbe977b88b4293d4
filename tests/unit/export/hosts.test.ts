import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { afterEach, describe, expect, it } from 'vitest';
import { respond } from '../../../cli/server-model/respond.ts';
import { Stop } from '../../../cli/problem.ts';
import { exportedSite } from '../../support/exported-site.ts';

const closing: (() => unknown)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function exported(given: Parameters<typeof exportedSite>[0]) {
  const site = await exportedSite(given);
  closing.push(site.remove);
  return { ...site, read: (path: string) => readFileSync(join(site.to, path), 'utf8') };
}
const origins = { zh: 'https://www.example.com', en: 'https://www.example.org' };
const publicSite = { origins, domains: { en: 'example.org' }, apiUpstream: 'https://api.example.com' };
const many = Array.from({ length: 2000 }, (_, row) => ({ edition: 'zh', from: `/old-${row}`, to: '/price' }) as const);

describe('the folder of an edition', () => {
  it('has its pages where a host without rules answers them, and nothing of the other edition', async () => {
    const { to } = await exported({ host: 'netlify' });
    const names = (edition: string) => readdirSync(join(to, edition), { recursive: true, encoding: 'utf8' });
    expect(names('zh')).toEqual(expect.arrayContaining(['index.html', 'blog.html', 'price/im.html', 'm/404.html']));
    expect(names('en')).toEqual(
      expect.arrayContaining(['index.html', 'en.html', 'en/im.html', 'hk/im.html', '404.html']),
    );
    expect(readFileSync(join(to, 'en/robots.txt'), 'utf8')).toBe('this is en/robots.txt\n');
    expect(readFileSync(join(to, 'en/index.html'), 'utf8')).toBe('this is en.html\n');
    expect(readFileSync(join(to, 'zh/blog.html'), 'utf8')).toBe('this is dev-blog.html\n');
    expect(names('en')).not.toContain('im.html');
    expect(names('zh').filter((name) => /^en(?:[./]|$)|\.(?:gz|br|map)$|\.env/.test(name))).toEqual([]);
  });

  it('has compressed files for a server that sends them', async () => {
    const { to } = await exported({ host: 'caddy' });
    expect(existsSync(join(to, 'zh/blog.html.br'))).toBe(true);
    expect(existsSync(join(to, 'en/index.html.gz'))).toBe(true);
  });
});

describe('the rules for Netlify', () => {
  it("are read without an error by Netlify's own parsers, all of them", async () => {
    const { to, read, rules, warnings } = await exported({ host: 'netlify', site: publicSite });
    for (const edition of ['zh', 'en']) {
      const file = join(to, edition, '_redirects');
      const found = await parseAllRedirects({ redirectsFiles: [file], configRedirects: [], minimal: true });
      expect(found.errors).toEqual([]);
      expect(found.redirects).toHaveLength(read(`${edition}/_redirects`).trim().split('\n').length);
      const headers = await parseAllHeaders({
        headersFiles: [join(to, edition, '_headers')],
        configHeaders: [],
        minimal: true,
      });
      expect(headers.errors).toEqual([]);
      expect(headers.headers[0]).toEqual({ for: '/*', values: rules.headers[edition as 'zh' | 'en'] });
    }
    expect(warnings).toEqual([]);
    const rows = read('zh/_redirects').split('\n');
    expect(rows).toEqual(
      expect.arrayContaining([
        '/pay /price 301!',
        '/applyRobot / 301!',
        '/applyrobot / 301!',
        '/en/pay https://www.example.org/en 301!',
        '/en/* https://www.example.org/en/:splat 301!',
        '/clauses serviceType=1 /clauses@1.html 200!',
        '/api/v2/* https://api.example.com/api/v2/:splat 200!',
      ]),
    );
    // It would redirect to itself: the host compares paths without their last slash.
    expect(rows.some((row) => row.startsWith('/m '))).toBe(false);
  });

  it('warn when calls would end on this machine', async () => {
    const { warnings } = await exported({ host: 'netlify', site: { apiUpstream: '127.0.0.1:8787' } });
    expect(warnings.map(({ fix }) => fix)).toEqual(['set SITE_API_UPSTREAM to the public address of the API server']);
  });
});

describe('the rules for Cloudflare Pages', () => {
  it('replace a header instead of adding to it, and name each redirect once', async () => {
    const { read } = await exported({ host: 'cloudflare', site: publicSite });
    expect(read('zh/_headers')).toMatch(
      /^\/assets\/\*\n {2}! Cache-Control\n {2}Cache-Control: public, max-age=31536000, immutable$/m,
    );
    const rows = read('zh/_redirects').trim().split('\n');
    expect(rows).toContain('/applyRobot / 301');
    expect(new Set(rows.map((row) => row.split(' ')[0])).size).toBe(rows.length);
  });

  it.each<[string, Partial<Parameters<typeof exportedSite>[0]>, RegExp]>([
    ['more redirects than it takes', { site: publicSite, more: many }, /2\d{3} redirects/],
    ['an origin that it drops', {}, /have no port/],
  ])('are refused with %s, and nothing is written', async (_, given, why) => {
    const refused = await exportedSite({ host: 'cloudflare', ...given }).catch((stop: Stop) => stop);
    expect(refused).toBeInstanceOf(Stop);
    expect((refused as Stop).problems[0]!.why).toMatch(why);
  });
});

describe('the CloudFront function', () => {
  type Answer = { statusCode?: number; headers?: { location: { value: string } }; uri?: string };
  const call = (code: string, target: string): Answer => {
    const url = new URL(target, 'https://www.example.com');
    const querystring = Object.fromEntries([...url.searchParams].map(([name, value]) => [name, { value }]));
    return runInNewContext(`${code}; handler(event)`, { event: { request: { uri: url.pathname, querystring } } });
  };

  it('answers what nginx would', async () => {
    const { to, read, rules, release } = await exported({ host: 's3', site: publicSite });
    const targets = [
      '/',
      '/im',
      '/pay',
      '/pay?from=a',
      '/applyrobot',
      '/m',
      '/m/',
      '/m/index',
      '/clauses?serviceType=1',
      '/clauses',
      '/im/',
      '/im.html',
      '/price/im.html',
      '/en',
      '/en/im?a=b',
      '/hk/im',
      '/en/pay',
      '/entertainment-news',
      '/robots.txt',
      '/withdrawn',
      '/Withdrawn/',
      '/withdrawn.html',
      '/withdrawn/x',
      '/en/withdrawn',
      '/%E6%92%A4%E4%B8%8B',
      '/.well-known/security.txt',
      '/.well-known/proof',
      '/proof1234.html',
      '/v2.0',
      '/assets/app-0123abcd.js',
    ];
    for (const edition of ['zh', 'en'] as const) {
      const code = read(`${edition}/viewer-request.js`);
      const site = readdirSync(join(to, edition, 'site'), { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.includes('.'),
      );
      for (const target of targets) {
        const model = respond({
          rules,
          host: new URL(origins[edition]).host,
          target,
          method: 'GET',
          exists: (file) => release.files.includes(file),
        });
        const { statusCode, headers, uri } = call(code, target);
        if (model.status === 404) {
          // A redirect to what is not there is answered with 404 in the end.
          const name = (headers?.location.value ?? `${uri}`).slice(1);
          expect([edition, target, site.includes(name) || site.includes(`${name}.html`)]).toEqual([
            edition,
            target,
            false,
          ]);
        } else {
          expect([edition, target, statusCode ?? 200, headers?.location.value ?? null]).toEqual([
            edition,
            target,
            model.status,
            model.location,
          ]);
          if (uri) expect(read(`${edition}/site${uri}`)).toBe(`this is ${model.file}\n`);
        }
      }
    }
  });

  it('is refused above the size that CloudFront takes', async () => {
    const refused = await exportedSite({ host: 's3', site: publicSite, more: many }).catch((stop: Stop) => stop);
    expect((refused as Stop).problems[0]!.what).toBe('the CloudFront function is too large');
  });

  it('comes with error pages that are there', async () => {
    const { to, read } = await exported({ host: 's3' });
    const { Quantity, Items } = JSON.parse(read('en/error-responses.json')) as {
      Quantity: number;
      Items: { ResponsePagePath: string }[];
    };
    expect(Items).toHaveLength(Quantity);
    expect(Items.filter(({ ResponsePagePath }) => !existsSync(join(to, 'en/site', ResponsePagePath)))).toEqual([]);
  });
});
