import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ManifestPage } from '../../cli/release/manifest.ts';
import { xmlError } from '../../cli/lib/xml.ts';
import { buildAddresses } from '../../config/calls/addresses.ts';
import { drawingPolicy } from '../../cli/server-model/security-headers.ts';
import { site } from '../../config/site.ts';
import { spoiler } from '../fixtures/hostile/spoil.ts';
import { startBrowser } from '../support/browser.ts';
import { intruders } from '../support/intruders.ts';
import { freePort, startNginx } from '../support/nginx.ts';
import { buildFolder, type Ended, root } from '../support/run-site.ts';
import { servedAt } from '../support/served-at.mjs';
import { smallProject } from '../support/small-project.ts';
import { type SpoiledApi, startSpoiledApi } from '../support/spoiled-api.ts';
import { thorough } from '../support/thorough.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();

const media = site.mediaHosts[0]!;

let build: Awaited<ReturnType<typeof buildFolder>>;
let small: Awaited<ReturnType<typeof smallProject>>;
let api: SpoiledApi;
let ended: Ended;
let browser: Browser;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let port: number;

beforeAll(async () => {
  [build, small, port] = await Promise.all([
    buildFolder(),
    smallProject({ also: ['sdk/app', 'promotions/talks'] }),
    freePort(),
  ]);
  api = await startSpoiledApi({
    content: join(root, 'tests/fixtures/content-small'),
    spoil: spoiler({ media }),
  });
  ended = await runWarm(['generate', '--no-compress', '--api', api.url], {
    project: small.project,
    env: {
      ...build.env,
      ...servedAt(port),
    },
  });
  expect(ended.code, ended.stderr).toBe(0);
  [nginx, browser] = await Promise.all([startNginx({ out: build.out, port }), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await nginx?.close();
  await api?.close();
  await Promise.all([build?.remove(), small?.remove()]);
});

const filesOf = async (ending: string) => {
  const folder = join(build.out, 'current/site');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(ending));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })));
};

describe('a site made of hostile content', () => {
  it('is published from every call of the contract, and its messages show no control characters', () => {
    expect(ended.code, ended.stderr.slice(0, 2_000)).toBe(0);
    expect(ended.stderr + ended.stdout).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cf}\u2028\u2029]/u);
    const asked = new Set(api.asked);
    const isAsked = (path: string) => asked.has(path) || asked.has(path.replace('{id}', 'im-demo'));
    expect(Object.values(buildAddresses).filter(({ path }) => !isAsked(path))).toEqual([]);
  });

  it('has documents without anything that runs, loads or leads elsewhere in disguise', async () => {
    const pages = await filesOf('.html');
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.some(({ text }) => text.includes('go('))).toBe(true);
    // The content is there, not left out as a whole.
    expect(pages.find(({ file }) => file === 'dev-blog/three.html')?.text).toContain('id="s-x-2000"');
    const found = pages.flatMap(({ file, text }) =>
      intruders({ html: text, media }).map((what) => `${file}: ${what.slice(0, 200)}`),
    );
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
