import type { SiteConfig } from '../../../config/site.ts';
import definition from '../../../config/index.ts';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../cli/environment.ts';
import { Stop, formatProblem } from '../../../cli/problem.ts';

const read = (env: Record<string, string>) =>
  readSettings({
    program: {
      root: '/project',
      definition: '/project/definition.mjs',
      tasks: '/project/tasks.mjs',
      code: 'c',
      engine: 'e',
      siteFiles: 's',
      searching: 'x',
      drawing: 'd',
    },
    definition,
    env,
  });
const refusal = (env: Record<string, string>): { code: number; told: string[] } => {
  try {
    read(env);
  } catch (failure) {
    if (failure instanceof Stop) return { code: failure.code, told: failure.problems.map(formatProblem) };
  }
  throw new Error('it was taken');
};

describe('the environment', () => {
  it.each([
    ['SITE_API', 'https://user:secret@api.example.com/base'],
    ['SITE_API_SITE', 'https://:secret@api.example.com'],
  ])('sends credentials of the API as headers, and names the variable for them: %s', (name, value) => {
    expect(refusal({ [name]: value })).toEqual({
      code: 2,
      told: [
        [
          `error: invalid ${name}`,
          `  where: environment variable ${name}`,
          '  why:   its URL has a user or a password, and requests do not send them',
          '  fix:   remove them, and set SITE_API_HEADERS to {"Authorization": "Basic …"}, where … is user:password in Base64',
        ].join('\n'),
      ],
    });
    for (const other of ['SITE_DOCS', 'SITE_API_UPSTREAM'])
      expect(refusal({ [other]: value }).told[0], other).toMatch(/fix: {3}remove them$/);
  });

  it('may be empty: the build is then for this machine', () => {
    expect(read({ SOURCE_DATE_EPOCH: '1700000000' })).toMatchObject({
      api: null,
      out: '/project/output',
      cache: '/project/.cache/site',
      deployDir: '/project/output',
      now: 1_700_000_000_000,
      site: {
        origins: { zh: 'http://localhost:8080', en: 'http://en.localhost:8080' },
        domains: { en: 'en.localhost' },
        noindex: true,
        listen: '127.0.0.1:8080',
      },
    });
  });

  it('has what differs between servers', () => {
    const { site, warnings } = read({
      SITE_ORIGIN_ZH: 'https://www.yunqiao.example',
      SITE_ORIGIN_EN: 'https://www.commbridge.example',
      SITE_API_UPSTREAM: 'https://api.yunqiao.example',
      SITE_RESOLVER: '10.0.0.2, [::1]:5353',
      SITE_REAL_IP_FROM: '10.0.0.0/8,2001:db8::/32',
      SITE_CHALLENGES: '/var/www/acme',
      SITE_NGINX_INCLUDE: '/etc/site-nginx/',
      SITE_NGINX_VERSION: '1.26.2',
      SITE_SHARED_CACHE: '60,600',
      SITE_HSTS: 'max-age=63072000; includeSubDomains; preload',
      SITE_TLS_CERTIFICATE_ZH: '/etc/zh.crt',
      SITE_TLS_KEY_ZH: '/etc/zh.key',
      SITE_TLS_CERTIFICATE_EN: '/etc/en.crt',
      SITE_TLS_KEY_EN: '/etc/en.key',
    });
    expect(site.nginx).toMatchObject({
      resolver: ['10.0.0.2', '[::1]:5353'],
      realIpFrom: ['10.0.0.0/8', '2001:db8::/32'],
      challenges: '/var/www/acme',
      include: '/etc/site-nginx',
      version: '1.26.2',
      sharedCache: { fresh: 60, stale: 600 },
      tls: {
        listen: '0.0.0.0:443',
        certificates: {
          zh: { certificate: '/etc/zh.crt', key: '/etc/zh.key' },
          en: { certificate: '/etc/en.crt', key: '/etc/en.key' },
        },
      },
    });
    expect(site.security.transport).toBe('max-age=63072000; includeSubDomains; preload');
    expect(warnings).toEqual([]);
    expect(read({}).site.nginx.tls).toBe(null);
    expect(read({ SITE_SHARED_CACHE: '60' }).site.nginx.sharedCache).toEqual({ fresh: 60, stale: 0 });
  });

  it('warns where public rules would use the DNS servers of the machine that builds', () => {
    const warned = (env: Record<string, string>) => read(env).warnings.map(({ what }) => what);
    const origin = { SITE_ORIGIN_ZH: 'https://www.yunqiao.example' };
    const named = { SITE_API_UPSTREAM: 'api.yunqiao.example:8787' };
    expect(warned({ ...origin, ...named })).toEqual(['nginx will use the DNS servers of this machine']);
    expect(warned({ ...origin, SITE_API_SITE_UPSTREAM: 'https://api.yunqiao.example' })).toHaveLength(1);
    expect(warned({ ...origin, ...named, SITE_RESOLVER: '10.0.0.2' })).toEqual([]);
    expect(warned(named)).toEqual([]);
    expect(warned(origin)).toEqual([]);
  });

  it('takes a certificate only with its key, for each edition', () => {
    const { told } = refusal({ SITE_TLS_CERTIFICATE_ZH: '/etc/zh.crt', SITE_TLS_KEY_EN: '/etc/en.key' });
    expect(told.map((text) => text.split('\n')[0])).toEqual([
      'error: SITE_TLS_KEY_ZH is missing',
      'error: SITE_TLS_CERTIFICATE_EN is missing',
    ]);
  });

  it.each([
    ['SITE_RESOLVER', 'dns.example'],
    ['SITE_RESOLVER', '10.0.0.2:0'],
    ['SITE_RESOLVER', '::1'],
    ['SITE_RESOLVER', '10.0.0.2,'],
    ['SITE_REAL_IP_FROM', '10.0.0.0/33'],
    ['SITE_REAL_IP_FROM', 'proxy.example'],
    ['SITE_CHALLENGES', 'acme'],
    ['SITE_NGINX_INCLUDE', '/etc/a b'],
    ['SITE_NGINX_VERSION', '1.26'],
    ['SITE_SHARED_CACHE', '0'],
    ['SITE_SHARED_CACHE', '60s'],
    ['SITE_SHARED_CACHE', '60,86401'],
    ['SITE_API_UPSTREAM', '10.0.0.5:80,api.example:80'],
    ['SITE_HSTS', 'max-age=1"; x'],
    ['SITE_TLS_LISTEN', '443'],
    ['SITE_TLS_KEY_ZH', '/etc/$key'],
  ])('refuses what nginx could not read: %s=%s', (name, value) => {
    expect(refusal({ [name]: value }).told[0]).toMatch(new RegExp(`^error: invalid ${name}\\n`));
  });

  it('overrides what it names, and the rest follows', () => {
    const settings = read({
      SITE_API: 'https://api.example/gateway/',
      SITE_ORIGIN_ZH: 'https://www.yunqiao.example',
      SITE_ORIGIN_EN: 'https://www.commbridge.example/',
      SITE_ACCOUNT: 'https://account.yunqiao.example',
      SITE_CONSOLE: 'https://console.yunqiao.example',
      SITE_INTL_CONSOLE: 'https://console.commbridge.example',
      SITE_DOCS: 'https://doc.yunqiao.example',
      SITE_LISTEN: '[::1]:8080',
      SITE_OUT: '/srv/site',
    });
    expect(settings).toMatchObject({
      api: 'https://api.example/gateway',
      out: '/srv/site',
      deployDir: '/srv/site',
      site: {
        origins: { zh: 'https://www.yunqiao.example', en: 'https://www.commbridge.example' },
        domains: { en: 'commbridge.example' },
        account: { zh: 'https://account.yunqiao.example', en: 'https://account.yunqiao.example' },
        console: { zh: 'https://console.yunqiao.example', en: 'https://console.commbridge.example' },
        noindex: false,
        listen: '[::1]:8080',
      },
    });
  });

  it('has an account site for each edition, or one for both', () => {
    const account = (env: Record<string, string>) => (read(env).site as SiteConfig).account;
    const [zh, en] = ['https://account.yunqiao.example', 'https://account.commbridge.example'];
    expect(account({ SITE_ACCOUNT: zh, SITE_INTL_ACCOUNT: en })).toEqual({ zh, en });
    expect(account({ SITE_ACCOUNT: zh })).toEqual({ zh, en: zh });
    expect(account({ SITE_INTL_ACCOUNT: en })).toEqual({ zh: (read({}).site as SiteConfig).account.zh, en });
  });

  it('moves the link of the footer to the documentation site with SITE_DOCS', () => {
    const urls = (env: Record<string, string>) => (read(env).site as SiteConfig).friends.map(({ url }) => url);
    expect(urls({ SITE_DOCS: 'https://docs.example' })).toContain('https://docs.example');
    expect(urls({ SITE_DOCS: 'https://docs.example' })).not.toContain('https://doc.yunqiao.example');
    expect(urls({})).toContain('https://doc.yunqiao.example');
  });

  it.each([
    ['SITE_API', 'ftp://x', 'an http(s) URL such as https://api.example.com/base'],
    ['SITE_ORIGIN_ZH', 'https://x/path', 'an http(s) origin such as https://www.example.com'],
    ['SITE_LISTEN', '8080', 'a host and port such as 127.0.0.1:8080'],
    ['SITE_LISTEN', 'x:99999', 'a host and port such as 127.0.0.1:8080'],
    ['SITE_LISTEN', 'x:80; return 200', 'a host and port such as 127.0.0.1:8080'],
    ['SITE_DEPLOY_DIR', '/srv/$uri', 'an absolute path'],
    ['SITE_NOINDEX', 'yes', '1 or 0'],
    ['SITE_DEPLOY_DIR', 'relative', 'an absolute path'],
    ['SITE_DEPLOY_DIR', '/a;b', 'an absolute path'],
    ['SOURCE_DATE_EPOCH', 'now', 'a number of whole seconds since 1970'],
  ])('is invalid where %s=%s', (name, value, takes) => {
    expect(refusal({ [name]: value })).toEqual({
      code: 2,
      told: [
        `error: invalid ${name}\n  where: environment variable ${name}\n  why:   ${JSON.stringify(value)} is not ${takes}\n  fix:   correct the value, or unset the variable to use the default`,
      ],
    });
  });

  it('warns of a variable that is misspelt, and of none that other programs use', () => {
    expect(read({ SITE_ORIGN_ZH: 'https://x.example', SITEMAP: '1', NODE_ENV: 'test' }).warnings).toEqual([
      {
        severity: 'warning',
        what: 'unknown variable SITE_ORIGN_ZH',
        where: 'environment variable SITE_ORIGN_ZH',
        why: 'the program reads no variable of this name',
        fix: 'check the spelling: did you mean SITE_ORIGIN_ZH?',
      },
    ]);
    expect(refusal({ SITE_ORIGN_ZH: 'https://x.example', SITE_LISTEN: 'y' }).told).toEqual([
      expect.stringMatching(/^warning: unknown variable SITE_ORIGN_ZH\n/),
      expect.stringMatching(/^error: invalid SITE_LISTEN\n/),
    ]);
  });

  it('names everything that is wrong at once', () => {
    expect(refusal({ SITE_API: 'x', SITE_LISTEN: 'y' }).told).toHaveLength(2);
  });

  it('may not give the Chinese origin to the English edition', () => {
    expect(
      refusal({
        SITE_ORIGIN_ZH: 'https://www.a.example',
        SITE_ORIGIN_EN: 'https://en.a.example',
        SITE_EN_DOMAIN: 'a.example',
      }).told[0],
    ).toBe(
      'error: the domain of the edition en includes the origin of zh\n  where: SITE_ORIGIN_ZH and SITE_EN_DOMAIN\n' +
        '  why:   https://www.a.example is in a.example, so no visitor could reach the edition zh\n  fix:   choose a domain for en that does not include the host of zh',
    );
  });
});
