import { createServer, request } from 'node:http';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser as Chromium } from 'playwright';
import type { Browser as Firefox } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fragmentOf } from '../../cli/render/fragments.ts';
import type { ManifestPage } from '../../cli/release/manifest.ts';
import { fit } from '../../components/prose/fit.ts';
import { site } from '../../config/site.ts';
import dompurify from '../fixtures/hostile/payloads/dompurify.json' with { type: 'json' };
import owasp from '../fixtures/hostile/payloads/owasp.json' with { type: 'json' };
import { inTurn, spoiler } from '../fixtures/hostile/spoil.ts';
import { startBrowser } from '../support/browser.ts';
import { startFirefox, watchedTab } from '../support/firefox.ts';
import { intruders } from '../support/intruders.ts';
import { listen } from '../support/listen.ts';
import { freePort, startNginx } from '../support/nginx.ts';
import { noReader } from '../support/programs.mjs';
import { buildFolder, root, runSite } from '../support/run-site.ts';
import { servedAt } from '../support/served-at.mjs';
import { samplePages } from '../support/sample-pages.ts';
import { smallProject } from '../support/small-project.ts';
import { type SpoiledApi, startSpoiledApi } from '../support/spoiled-api.ts';

/** What has run scripts past other sanitizers; see the README beside it. */
const payloads = [...dompurify, ...owasp];
const media = site.mediaHosts[0]!;

const mark = (index: number) => `\n\n<p>mark ${index}</p>\n\n`;
/** Texts with many payloads each, every one with a mark before it: one that makes the next mark a part of itself is the last of its text. */
function texts(payloads: readonly { index: number; payload: string }[]): string[] {
  const text = payloads.map(({ index, payload }) => mark(index) + payload).join('');
  const { html } = fragmentOf({ html: text, edition: 'zh', sizes: {}, mediaHosts: [], fit });
  const lost = payloads.findIndex(({ index }, at) => at > 0 && !html.includes(mark(index).trim()));
  return lost < 0 ? [text] : [...texts(payloads.slice(0, lost)), ...texts(payloads.slice(lost))];
}

const numbered = payloads.map((payload, index) => ({ index, payload }));
const bodies = Array.from({ length: Math.ceil(payloads.length / 40) }, (_, part) =>
  texts(numbered.slice(part * 40, part * 40 + 40)),
).flat();
const article = (body: string) =>
  `---\ntitle: 题\nsummary: 摘要\ntype: im\nauthor: 作者\npublishTime: 2026-01-01T10:00:00+08:00\nupdateTime: 2026-01-01T10:00:00+08:00\n---\n${body}\n`;

let content: string;
let api: SpoiledApi;
let build: Awaited<ReturnType<typeof buildFolder>>;
let small: Awaited<ReturnType<typeof smallProject>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let bare: Awaited<ReturnType<typeof serveWithoutPolicy>>;
let port: number;
let addresses: string[];
/** Payloads that were put into texts which are no HTML: titles, summaries, names. */
let asText = 0;

beforeAll(async () => {
  [build, small, port] = await Promise.all([buildFolder(), smallProject(), freePort()]);
  content = await mkdtemp(join(tmpdir(), 'site-payloads-'));
  await cp(join(root, 'tests/fixtures/content-small'), content, { recursive: true });
  const folder = join(content, 'blog/articles');
  await writeFile(join(folder, 'harmless.md'), article('正文。'));
  for (const [index, body] of bodies.entries()) {
    await writeFile(join(folder, `markdown-${index}.md`), article(body));
    await writeFile(join(folder, `html-${index}.md`), article('正文。'));
  }
  const inOrder = inTurn(payloads);
  const next = () => (asText++, inOrder());
  const spoil = spoiler({ media, html: '', copies: false, text: () => [next(), next(), next()].join(' ') });
  api = await startSpoiledApi({
    content,
    spoil: (data) => {
      const spoilt = spoil(data);
      const { id } = (data ?? {}) as { id?: unknown };
      const index = /^html-(\d+)$/.exec(String(id))?.[1];
      return index === undefined ? spoilt : { ...(spoilt as object), content: bodies[Number(index)] };
    },
  });
  const ended = await runSite(['generate', '--quiet', '--no-compress', '--api', api.url], {
    project: small.project,
    env: {
      ...build.env,
      ...servedAt(port),
    },
  });
  expect(ended.code, ended.stderr).toBe(0);
  const manifest = await readFile(join(build.out, 'current/manifest.json'), 'utf8');
  const { pages } = JSON.parse(manifest) as { pages: ManifestPage[] };
  const isOurs = ({ address }: ManifestPage) => /^\/dev-blog\/(?:html|markdown)-\d+$/.test(address);
  const zh = pages.filter(({ edition }) => edition === 'zh');
  addresses = [...new Set([...zh.filter(isOurs), ...samplePages(zh)].map(({ address }) => address))];
  nginx = await startNginx({ out: build.out, port });
  bare = await serveWithoutPolicy(port);
});
afterAll(async () => {
  await bare?.close();
  await nginx?.close();
  await api?.close();
  await Promise.all([build?.remove(), small?.remove(), rm(content, { recursive: true, force: true })]);
});

/** The beginning of addresses at which a payload runs, or is stopped by a policy. */
const unsafe = '/unsafe';

/** The same site without its policy, which would stop what the sanitizer let through. */
async function serveWithoutPolicy(port: number): Promise<{ origin: string; close(): void }> {
  const server = createServer((incoming, response) => {
    const { url: path = '/', method, headers } = incoming;
    if (path.startsWith(unsafe)) {
      const policy = path === unsafe ? {} : { 'content-security-policy': "default-src 'none'" };
      response.writeHead(200, { 'content-type': 'text/html', ...policy });
      return void response.end('<!doctype html><title>a</title><img src="data:," onerror="alert(1)">');
    }
    const inner = request({ port, path, method, headers: { ...headers, host: `localhost:${port}` } }, (answer) => {
      const { 'content-security-policy': _, ...kept } = answer.headers;
      response.writeHead(answer.statusCode!, kept);
      answer.pipe(response);
    });
    inner.on('error', () => response.destroy());
    incoming.pipe(inner);
  });
  const own = await listen(server);
  return { origin: `http://localhost:${own}`, close: () => void server.close() };
}

/** Reports what scripts of the payloads call, and what the policy stops. It runs before the page. */
function watch() {
  const tell = (what: string) => console.error(`PAYLOAD ${what}`);
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open', 'xss', 'XSS', 'foo', 'write'])
    Object.assign(window, { [name]: (what: unknown) => tell(`ran ${name}(${String(what)})`) });
  for (const name of ['write', 'writeln']) Object.assign(document, { [name]: () => tell(`ran document.${name}`) });
  addEventListener('securitypolicyviolation', (event) =>
    tell(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  );
}

type Shape = { outside: string[]; marks: number[]; strayMarks: number; inHeading: string[] };

/** What a page consists of around its text, and the marks in its text. */
function shape(): Shape {
  const path = (element: Element) =>
    `${element.parentElement?.localName} > ${element.localName} ${element.getAttribute('class') ?? ''}`;
  // Scripts of the site put elements behind the footer.
  const outside = [
    ...document.querySelectorAll(
      'html > *, body > :has(~ footer), body > footer, main > *, h1, main article, main article > :not(aside)',
    ),
  ].map(path);
  const text = document.querySelector('main article [class*=prose]');
  const marked = [...document.querySelectorAll('p')].filter((element) => /^mark \d+$/.test(element.textContent));
  return {
    outside,
    marks: marked.filter((element) => text?.contains(element)).map((element) => Number(element.textContent.slice(5))),
    strayMarks: marked.filter((element) => !text?.contains(element)).length,
    inHeading: [...document.querySelectorAll('h1 *, title *')].map((element) => element.localName),
  };
}

type Visit = { wrong: readonly string[]; shape: Shape };
type Visitor = { open(address: string): Promise<Visit>; close(): Promise<void> };

const isMisdeed = (message: string) => /PAYLOAD|Content.Security.Policy/i.test(message);

async function chromiumVisitor(): Promise<Visitor> {
  const browser: Chromium = await startBrowser();
  const page = await (await browser.newContext()).newPage();
  const wrong: string[] = [];
  await page.addInitScript(watch);
  page.on('console', (message) => void (isMisdeed(message.text()) && wrong.push(message.text())));
  page.on('pageerror', (error) => void wrong.push(error.message));
  page.on('dialog', (dialog) => void (wrong.push(`a dialog: ${dialog.message()}`), dialog.dismiss()));
  page.on('request', (sent) => {
    const { hostname, protocol } = new URL(sent.url());
    if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== media)
      wrong.push(`a request to ${sent.url()}`);
  });
  return {
    async open(address) {
      await page.goto(address);
      await page.keyboard.press('Tab');
      const found = await page.evaluate(shape);
      return { wrong: wrong.splice(0), shape: found };
    },
    close: () => browser.close(),
  };
}

async function firefoxVisitor(): Promise<Visitor> {
  const browser: Firefox = await startFirefox();
  const { page, errors } = await watchedTab(browser);
  await page.evaluateOnNewDocument(watch);
  return {
    async open(address) {
      await page.goto(address);
      await page.keyboard.press('Tab');
      const found = await page.evaluate(shape);
      return { wrong: errors().filter(isMisdeed), shape: found };
    },
    close: () => browser.close(),
  };
}

describe('payloads that have run scripts past other sanitizers', () => {
  it('are all in bodies of HTML and of Markdown, and in texts', async () => {
    expect(payloads.length).toBeGreaterThan(400);
    expect(asText).toBeGreaterThan(payloads.length);
    const own = addresses.filter((address) => /^\/dev-blog\/(?:html|markdown)-/.test(address));
    expect(own.length).toBe(2 * bodies.length);
  });

  it('leave nothing in any document that runs, loads or leads elsewhere in disguise', async () => {
    const folder = join(build.out, 'current/site');
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
    const found = await Promise.all(
      files.map(async (file) =>
        intruders({ html: await readFile(join(folder, file), 'utf8'), media }).map((what) => `${file}: ${what}`),
      ),
    );
    expect(found.flat()).toEqual([]);
  });

  const engines = { Chromium: chromiumVisitor, Firefox: firefoxVisitor };
  it.each(Object.entries(engines))(
    'run nothing in %s, and break no page, with the policy and without',
    async (name, start) => {
      if (name === 'Firefox' && noReader('firefox-esr')) return;
      const visitor = await start();
      try {
        const wrong: string[] = [];
        let lost = 0;
        for (const path of [unsafe, `${unsafe}/stopped`]) {
          const seen = (await visitor.open(bare.origin + path)).wrong;
          expect(seen.join(), path).toContain('PAYLOAD');
        }
        for (const origin of [`http://localhost:${port}`, bare.origin]) {
          const { shape: usual } = await visitor.open(`${origin}/dev-blog/harmless`);
          for (const address of addresses) {
            const visit = await visitor.open(origin + address);
            wrong.push(...visit.wrong.map((what) => `${address}: ${what}`));
            if (visit.shape.strayMarks > 0) wrong.push(`${address}: a part of its text is outside of it`);
            if (visit.shape.inHeading.some((tag) => !['wbr', 'span'].includes(tag)))
              wrong.push(`${address}: ${visit.shape.inHeading} in its title`);
            const index = /^\/dev-blog\/(?:html|markdown)-(\d+)$/.exec(address)?.[1];
            if (index === undefined) continue;
            const marks = [...bodies[Number(index)]!.matchAll(/<p>mark (\d+)<\/p>/g)].map(([, one]) => Number(one));
            // Markdown may end a tag elsewhere, so that a mark is a part of it.
            const kept = address.includes('/markdown-')
              ? marks.filter((one) => visit.shape.marks.includes(one))
              : marks;
            lost += marks.length - kept.length;
            if (visit.shape.marks.join() !== kept.join())
              wrong.push(`${address}: it has the marks ${visit.shape.marks}, not ${kept}`);
            if (visit.shape.outside.join('\n') !== usual.outside.join('\n'))
              wrong.push(
                `${address}: around its text it is\n${visit.shape.outside.join('\n')}\nnot\n${usual.outside.join('\n')}`,
              );
          }
        }
        expect(wrong).toEqual([]);
        expect(lost).toBeLessThan(payloads.length / 20);
      } finally {
        await visitor.close();
      }
    },
  );
});

const tags =
  'a abbr b blockquote br caption code col colgroup dd details div dl dt em figcaption figure h2 h3 h5 hr i img li ol p pre q rp rt ruby s section ' +
  'span strong sub summary sup table tbody td tfoot th thead tr u ul button form option select svg math template body html';

/** A text of tags in any order, opened and closed, as its number says. */
function disorder(number: number): string {
  const names = tags.split(' ');
  let state = number * 2_654_435_761 + 1;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  // Each text has few names, so that they meet.
  const own = ['table', ...Array.from({ length: 2 + next(6) }, () => names[next(names.length)]!)];
  const tag = () => `<${next(3) === 0 ? '/' : ''}${own[next(own.length)]}>${next(3) === 0 ? 'c' : ''}`;
  return Array.from({ length: 4 + next(14) }, tag).join('');
}

it('a text of tags in any order breaks nothing around it', async () => {
  const sources = Array.from({ length: 4_000 }, (_, number) => disorder(number));
  const fragments = sources.map((html) => fragmentOf({ html, edition: 'zh', sizes: {}, mediaHosts: [], fit }).html);
  expect(fragments.filter((html) => html.includes('<')).length).toBeGreaterThan(3_000);
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    const broken = await page.evaluate((texts) => {
      const isWhole = (text: string) => {
        const html = `<!doctype html><body><main><div><article><div id=text>${text}</div><aside></aside></article></div></main><footer>`;
        const { body } = new DOMParser().parseFromString(html, 'text/html');
        return (
          body.querySelector('main > div:only-child > article:only-child > #text:first-child + aside:last-child') &&
          body.lastElementChild?.localName === 'footer'
        );
      };
      return texts.flatMap((text, index) => (isWhole(text) ? [] : [index]));
    }, fragments);
    expect(broken.map((index) => `${sources[index]}: ${fragments[index]}`)).toEqual([]);
  } finally {
    await browser.close();
  }
});
