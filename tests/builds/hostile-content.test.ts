import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import pLimit from 'p-limit';
import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/content-api.ts';
import type { ManifestPage } from '../../cli/release/manifest.ts';
import { xmlError } from '../../cli/lib/xml.ts';
import { buildAddresses } from '../../config/calls/addresses.ts';
import { drawingPolicy } from '../../cli/server-model/security-headers.ts';
import { isSafeLink } from '../../cli/define/safe-link.ts';
import { site } from '../../config/site.ts';
import { spoiler } from '../fixtures/hostile/spoil.ts';
import { startBrowser } from '../support/browser.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { freePort, startNginx } from '../support/nginx.ts';
import { buildFolder, type Ended, root } from '../support/run-site.ts';
import { smallProject } from '../support/small-project.ts';
import { thorough } from '../support/thorough.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();

const media = site.mediaHosts[0]!;

let build: Awaited<ReturnType<typeof buildFolder>>;
let small: Awaited<ReturnType<typeof smallProject>>;
let api: RunningApi;
let proxy: FaultProxy;
let ended: Ended;
let browser: Browser;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let port: number;

type List = { list: readonly unknown[] };
const isList = (data: unknown): data is List =>
  typeof data === 'object' && data !== null && 'total' in data && 'list' in data && Array.isArray(data.list);
/** The same items, those that stood together apart from each other. */
const mixed = (items: readonly unknown[]) =>
  Array.from({ length: 7 }, (_, first) => items.filter((_, index) => index % 7 === first)).flat();
const pageOf = ({ list, ...rest }: List, { page, pageSize }: Record<string, unknown>) => ({
  ...rest,
  total: list.length,
  list: list.slice((Number(page) - 1) * Number(pageSize), Number(page) * Number(pageSize)),
});

beforeAll(async () => {
  [build, small, port] = await Promise.all([
    buildFolder(),
    smallProject({ also: ['sdk/app', 'promotions/talks'] }),
    freePort(),
  ]);
  api = await startApi({ content: join(root, 'tests/fixtures/content-small'), port: 0, articles: 0, latency: 0 });
  proxy = await startFaultProxy(api.url);
  const spoil = spoiler(media);
  /** Lists have more records than before, and are dealt out in pages, as all lists are. */
  const spoiled = new Map<string, unknown>();
  proxy.fault('', async ({ request, response }) => {
    const body = Buffer.concat(await request.toArray());
    const answer = await fetch(api.url + request.url, {
      method: request.method!,
      headers: { 'content-type': 'application/json' },
      ...(request.method !== 'GET' && { body }),
    });
    const { data, ...wrapper } = (await answer.json()) as { data: unknown };
    const path = request.url!.replace(/\?.*/, '');
    const asked =
      body.length > 0 ? JSON.parse(String(body)) : Object.fromEntries(new URL(request.url!, api.url).searchParams);
    const made = spoiled.get(path) ?? spoil(data);
    // A page of invalid records alone would be an invalid response.
    const whole = isList(made) && !spoiled.has(path) ? { ...made, list: mixed(made.list) } : made;
    if (isList(whole)) spoiled.set(path, whole);
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(`\ufeff${JSON.stringify({ ...wrapper, data: isList(whole) ? pageOf(whole, asked) : whole })}`);
  });
  ended = await runWarm(['generate', '--no-compress', '--api', proxy.url], {
    project: small.project,
    env: {
      ...build.env,
      SITE_ORIGIN_ZH: `http://localhost:${port}`,
      SITE_ORIGIN_EN: `http://en.localhost:${port}`,
      SITE_LISTEN: `127.0.0.1:${port}`,
      SITE_API_UPSTREAM: '127.0.0.1:9',
    },
  });
  expect(ended.code, ended.stderr).toBe(0);
  [nginx, browser] = await Promise.all([startNginx({ out: build.out, port }), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await nginx?.close();
  await proxy?.close();
  await api?.close();
  await Promise.all([build?.remove(), small?.remove()]);
});

const filesOf = async (ending: string) => {
  const folder = join(build.out, 'current/site');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(ending));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })));
};

/** What no document of the site may have, whatever its content. */
function intruders(html: string): string[] {
  const found: string[] = [];
  let script: { type: string; text: string } | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (['iframe', 'object', 'embed', 'base', 'style', 'marquee', 'animate', 'foreignobject'].includes(name))
        found.push(`<${name}>`);
      if (name === 'meta' && attributes['http-equiv'] !== undefined) found.push(`<meta ${attributes['http-equiv']}>`);
      if (name === 'script' && attributes['src'] === undefined) script = { type: attributes['type'] ?? '', text: '' };
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on|^(?:formaction|ping|srcdoc|xlink:href|is|slot)$/.test(key)) found.push(`${name} ${key}`);
        if (key === 'style') found.push(`${name} ${key}=${value}`);
        if (['href', 'src', 'action', 'poster', 'data'].includes(key) && name !== 'use' && !isSafeLink(value))
          if (!value.startsWith('data:image/')) found.push(`${name} ${key}=${value}`);
        if (['img', 'video', 'audio', 'source'].includes(name) && /^(?:src|poster)$/.test(key))
          if (!value.startsWith('/') && !value.startsWith(`https://${media}/`) && !value.startsWith('data:image/'))
            found.push(`${name} ${key}=${value}`);
      }
    },
    ontext(text) {
      if (script) script.text += text;
    },
    onclosetag(name) {
      if (name !== 'script' || !script) return;
      if (script.type.includes('json')) JSON.parse(script.text);
      else if (script.text.includes('go(')) found.push(script.text);
      script = null;
    },
  });
  parser.end(html);
  return found;
}

describe('a site made of hostile content', () => {
  it('is published from every call of the contract, and its messages show no control characters', () => {
    expect(ended.code, ended.stderr.slice(0, 2_000)).toBe(0);
    expect(ended.stderr + ended.stdout).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cf}\u2028\u2029]/u);
    const asked = new Set(proxy.asked);
    const isAsked = (path: string) => asked.has(path) || asked.has(path.replace('{id}', 'im-demo'));
    expect(Object.values(buildAddresses).filter(({ path }) => !isAsked(path))).toEqual([]);
  });

  it('has documents without anything that runs, loads or leads elsewhere in disguise', async () => {
    const pages = await filesOf('.html');
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.some(({ text }) => text.includes('go('))).toBe(true);
    // The content is there, not left out as a whole.
    expect(pages.find(({ file }) => file === 'dev-blog/three.html')?.text).toContain('id="s-x-2000"');
    const found = pages.flatMap(({ file, text }) => intruders(text).map((what) => `${file}: ${what.slice(0, 200)}`));
    expect([...new Set(found)]).toEqual([]);
  });

  it('has files of plain names, each only once in small letters', async () => {
    const paths = (await readdir(join(build.out, 'current/site'), { recursive: true })).sort();
    expect(paths.filter((path) => !/^[\w@./-]+$/.test(path) || path.includes('..'))).toEqual([]);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
  });

  it('has feeds and sitemaps that are XML', async () => {
    const documents = await filesOf('.xml');
    expect(documents.map(({ file }) => file).sort()).toEqual(['dev-blog/atom.xml', 'en/sitemap.xml', 'sitemap.xml']);
    expect(documents.map(({ text }) => xmlError(text))).toEqual([null, null, null]);
    expect(documents.find(({ file }) => file.endsWith('atom.xml'))?.text).toContain('<entry>');
  });

  it('has rules without a trace of content', async () => {
    for (const file of ['nginx/nginx.conf', 'nginx/http.conf', 'redirects.json']) {
      const rules = await readFile(join(build.out, 'current', file), 'utf8');
      // The policy of drawings, which is the same on each site, has the word too.
      expect(rules.replaceAll(drawingPolicy, '')).not.toMatch(
        /sandbox|\$evil|\$arg_x|evil\.example|u7@|go\(|img-src[^;"]*\$/,
      );
    }
  });
});

/** What a script of the content would call, and what the browser says of its policy. */
function watch() {
  const tell = (what: string) => console.error(`HOSTILE ${what}`);
  Object.assign(window, { go: (what: unknown) => tell(`ran ${String(what)}`) });
  addEventListener('securitypolicyviolation', (event) => {
    tell(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
}

/** Opens a page as its visitors do. Answers what it does that the site would not. */
async function misdeeds({ context, host, address, status }: Subject & { context: BrowserContext }): Promise<string[]> {
  const wrong: string[] = [];
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.route(/.*/, (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (pathname.includes('weixin')) wrong.push(`a call that content made: ${pathname}`);
    if (hostname.endsWith('localhost')) return route.continue();
    if (hostname !== media) wrong.push(`a request to ${route.request().url()}`);
    return route.abort();
  });
  page.on('console', (message) => {
    if (/HOSTILE|Content Security Policy/.test(message.text())) wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('dialog', (dialog) => {
    wrong.push(`a dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  const response = await page.goto(`http://${host}:${port}${address}`, { waitUntil: 'load' });
  if (response?.status() !== status) wrong.push(`it answers ${response?.status()}`);
  if (!response?.headers()['content-security-policy']?.includes("default-src 'none'")) wrong.push('it has no policy');
  // What waits for a visitor: links that are near, focus, the pointer.
  await page.mouse.move(300, 300);
  await page.keyboard.press('Tab');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  if (page.url() !== new URL(address, page.url()).href) wrong.push(`it leads to ${page.url()}`);
  if (!(await page.evaluate(() => ({}).constructor === Object && !('evil' in {}))))
    wrong.push('a prototype was changed');
  await page.close();
  return wrong;
}

type Subject = { host: string; address: string; status: number };

/** The pages to open: all in a thorough run, else those of the route table, two of each family, and error pages. */
async function subjects(): Promise<Subject[]> {
  const manifest = await readFile(join(build.out, 'current/manifest.json'), 'utf8');
  const { pages } = JSON.parse(manifest) as { pages: ManifestPage[] };
  const counts = new Map<string, number>();
  const isTaken = ({ edition, family }: ManifestPage) => {
    const name = `${edition} ${family}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return thorough || family === null || counts.get(name)! <= 2;
  };
  const hosts = { zh: 'localhost', en: 'en.localhost' };
  return [
    ...pages
      .filter(isTaken)
      .map(({ edition, address }) => ({ host: hosts[edition as keyof typeof hosts], address, status: 200 })),
    ...Object.values(hosts).map((host) => ({ host, address: '/none', status: 404 })),
  ];
}

it('no page of hostile content runs anything of it, or breaks a rule of its own policy', async () => {
  const opened = await subjects();
  const [limit, context] = [pLimit(4), await browser.newContext()];
  const found = await Promise.all(
    opened.map((subject) =>
      limit(async () =>
        (await misdeeds({ context, ...subject })).map((what) => `${subject.host}${subject.address}: ${what}`),
      ),
    ),
  );
  console.log(`${opened.length} pages of hostile content were opened`);
  expect(opened.length).toBeGreaterThan(thorough ? 40 : 20);
  expect(found.flat()).toEqual([]);
});
