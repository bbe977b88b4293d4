import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../../cli/api/server.ts';
import { findNginx } from '../../cli/preview/find-nginx.ts';
import { site } from '../../config/site.ts';
import { hostileHtml, hostileTexts } from '../fixtures/hostile/payloads.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { buildFolder, root, runSite } from '../support/run-site.ts';

let build: Awaited<ReturnType<typeof buildFolder>>;
let api: RunningApi;
let proxy: FaultProxy;
let ended: Awaited<ReturnType<typeof runSite>>;

const spoiltTexts = new Set([
  'title',
  'name',
  'desc',
  'description',
  'summary',
  'author',
  'keywords',
  'label',
  'caption',
]);
let next = 0;

/** Every text of an answer with a payload behind it, one after the other, and every piece of HTML with all of them. */
function spoil(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (key === 'content') return value + hostileHtml(site.mediaHosts[0]!);
    return spoiltTexts.has(key) ? `${value} ${hostileTexts[next++ % hostileTexts.length]}` : value;
  }
  if (Array.isArray(value)) return value.map((item) => spoil(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, spoil(field, name)]));
}

beforeAll(async () => {
  build = await buildFolder();
  api = await startApi({ content: join(root, 'tests/fixtures/content-small'), port: 0, articles: 0, latency: 0 });
  proxy = await startFaultProxy(api.url);
  proxy.fault('', async ({ request, response }) => {
    const body = Buffer.concat(await request.toArray());
    const answer = await fetch(api.url + request.url, {
      method: request.method!,
      headers: { 'content-type': 'application/json' },
      ...(request.method !== 'GET' && { body }),
    });
    const spoilt = spoil(await answer.json()) as { res: unknown };
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(spoilt));
  });
  ended = await runSite(['generate', '--no-compress', '--api', proxy.url], { env: build.env });
}, 120_000);
afterAll(async () => {
  await proxy?.close();
  await api?.close();
  await build?.remove();
});

const documents = async () => {
  const folder = join(build.out, 'current/site');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  return Promise.all(files.map(async (file) => ({ file, html: await readFile(join(folder, file), 'utf8') })));
};

describe('a site made of hostile content', () => {
  it('is published, and its messages show no control characters', () => {
    expect(ended.code, ended.stderr.slice(0, 2_000)).toBe(0);
    expect(ended.stderr + ended.stdout).not.toMatch(/(?![\n\t])[\p{Cc}\u202e]/u);
  });

  it('runs nothing, leaves the site by no link in disguise, and has nothing that the policy forbids', async () => {
    const found: string[] = [];
    const policy = (await readFile(join(build.out, 'current/redirects.json'), 'utf8'))
      .match(/script-src[^;]*/g)!
      .join();
    const pages = await documents();
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.some(({ html }) => html.includes('go('))).toBe(true);
    // The content is there, not left out as a whole.
    const article = pages.find(({ file }) => file === 'dev-blog/three.html');
    expect(article?.html.includes('id="s-x-2000"')).toBe(true);
    for (const { file, html } of pages) {
      let script: string | null = null;
      const parser = new Parser({
        onopentag(name, attributes) {
          if (['iframe', 'object', 'embed', 'base', 'style'].includes(name)) found.push(`${file}: <${name}>`);
          const isData = /json|text\/plain/.test(attributes['type'] ?? '');
          if (name === 'script' && !isData && attributes['src'] === undefined) script = '';
          for (const [key, value] of Object.entries(attributes)) {
            if (key.startsWith('on') || key === 'style' || key === 'formaction') found.push(`${file}: ${key}`);
            if (['href', 'src', 'action'].includes(key) && /^[\s\u0000-\u001f]*(?:java|data:text|\/[/\\])/i.test(value))
              found.push(`${file}: ${key}=${value}`);
          }
        },
        ontext(text) {
          if (script !== null) script += text;
        },
        onclosetag(name) {
          if (name === 'script' && script?.includes('go(')) found.push(`${file}: ${script}`);
          script = null;
        },
      });
      parser.end(html);
    }
    expect([...new Set(found)]).toEqual([]);
    expect(policy.match(/'sha256-/g)).toHaveLength(2);
  });

  it('has feeds and sitemaps that are XML, and rules that nginx takes', async () => {
    const feed = await readFile(join(build.out, 'current/site/dev-blog/atom.xml'), 'utf8');
    expect(feed).toContain('<entry>');
    expect(feed).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]/);
    const rules = await readFile(join(build.out, 'current/nginx/nginx.conf'), 'utf8');
    expect(rules).not.toMatch(/sandbox|\$evil|u7@|img-src[^;]*\$/);
    const nginx = findNginx({ program: null, path: process.env['PATH'] ?? '' });
    const test = spawnSync(nginx, ['-t', '-q', '-p', build.out, '-c', 'current/nginx/nginx.conf'], {
      encoding: 'utf8',
    });
    expect(test.stderr.replace(/^nginx: \[alert\] could not open error log.*\n/, '')).toBe('');
    expect(test.status).toBe(0);
  });
});
