import definition from '../../config/index.ts';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { checkRelease, type CheckResult } from '../../cli/check/check.ts';
import { findNginx } from '../../cli/preview/find-nginx.ts';
import { outputFolder, readCurrent } from '../../cli/release/output-folder.ts';
import { startApi } from '../support/content-api.ts';
import { copyTree } from '../support/copy-tree.ts';
import { nginxLocation } from '../support/nginx.ts';
import { buildFolder, runSite } from '../support/run-site.ts';
import { serveSite } from '../support/served-site.ts';
import { sharedSmallProject } from '../support/small-project.ts';

let small: Awaited<ReturnType<typeof sharedSmallProject>>;
let build: Awaited<ReturnType<typeof buildFolder>>;
let release: string;
beforeAll(async () => {
  [small, build] = await Promise.all([sharedSmallProject(), buildFolder({ warm: true })]);
  const ended = await runSite(['generate', '--quiet'], { project: small.project, env: build.env });
  expect(ended).toEqual({ code: 0, stdout: '', stderr: '' });
  release = (await readCurrent(outputFolder(build.out)))!;
});
afterAll(() => Promise.all([small?.remove(), build?.remove()]));

describe('site check', () => {
  it('finds nothing in the starter site', async () => {
    const site = await serveSite();
    onTestFinished(() => site.close());
    const { code, stdout, stderr } = await runSite(['check', '--json'], { env: { SITE_OUT: site.out } });
    expect(stderr.replaceAll(/^•.*\n/gm, '')).toBe('');
    const result = JSON.parse(stdout) as CheckResult;
    expect([code, result.release, result.problems]).toEqual([0, await readCurrent(outputFolder(site.out)), []]);
    expect(result.pages).toBeGreaterThan(50);
    expect(result.links).toBeGreaterThan(result.pages * 10);
    expect(result.requests).toBeGreaterThan(result.pages + result.redirects);
  });

  it('weighs the pages of a release without compressed files as they would be sent', async () => {
    const plain = await buildFolder({ warm: true });
    onTestFinished(() => plain.remove());
    const options = { project: small.project, env: plain.env };
    expect(await runSite(['generate', '--quiet', '--no-compress'], options)).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
    const { stdout } = await runSite(['check', '--json', '--quiet'], options);
    expect((JSON.parse(stdout) as CheckResult).problems).toEqual([]);
  });

  it('misses no category without articles in the sitemap', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-empty-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const content = join(folder, 'content');
    await copyTree(join(small.project, 'config/content'), content);
    const types = join(content, 'blog/types.json');
    const rows = JSON.parse(await readFile(types, 'utf8')) as object[];
    const empty = { id: 'empty', name: '还没有文章', desc: '下个月开始' };
    await writeFile(types, JSON.stringify([...rows, empty]));
    const api = await startApi({ content, port: 0, articles: 0, latency: 0 });
    onTestFinished(() => api.close());
    const own = await buildFolder({ warm: true });
    onTestFinished(() => own.remove());
    const options = { project: small.project, env: { ...own.env, SITE_API: api.url, SITE_NOINDEX: '0' } };
    expect((await runSite(['generate', '--quiet'], options)).code).toBe(0);
    const site = join(own.out, 'current/site');
    expect(await readFile(join(site, 'dev-blog/category/empty.html'), 'utf8')).toContain('还没有文章');
    const sitemap = await readFile(join(site, 'sitemap.xml'), 'utf8');
    expect([sitemap.includes('/dev-blog/category/empty'), sitemap.includes('/dev-blog/category/im')]).toEqual([
      false,
      true,
    ]);
    const { code, stdout } = await runSite(['check', '--json', '--quiet'], options);
    expect([code, (JSON.parse(stdout) as CheckResult).problems]).toEqual([0, []]);
  });

  it('prints for a pipeline alone what a pipeline reads', async () => {
    const { code, stdout } = await runSite(['check', '--format', 'junit', '--quiet'], {
      project: small.project,
      env: build.env,
    });
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^<\\?xml [^]*name="${release}"/>[^]*</testsuites>\n$`)),
    ]);
    const both = await runSite(['check', '--format', 'github', '--json'], { env: build.env });
    expect(both.code).toBe(2);
  });

  it('names each mistake once, with the pages that have it', async () => {
    const out = await mkdtemp(join(tmpdir(), 'site-broken-'));
    await copyTree(build.out, out);
    await chmod(out, 0o755);
    const site = join(out, 'releases', release, 'site');
    const change = async (file: string, edit: (text: string) => string) => {
      const before = await readFile(join(site, file), 'utf8');
      const after = edit(before);
      expect(after, file).not.toBe(before);
      // A linked file is never written through: the build's own is another one here.
      await rm(join(site, file));
      await writeFile(join(site, file), after);
    };
    await change('index.html', (html) =>
      html
        .replace(
          '</main>',
          '<a href="/nowhere">1</a><a href="#nothing">2</a><a href="javascript:go()">3</a><img src="/assets/none.png" alt="none"><script>go()</script></main>',
        )
        .replace(/(<link rel="alternate" hreflang="en" href="[^"]*)"/, '$1en/none"')
        .replace('lang="zh-CN"', 'lang="zh"')
        .replace(/<meta name="description"[^>]*>/, ''),
    );
    await change('dev-blog.html', (html) =>
      html
        .replace('</main>', '<a href="/nowhere">1</a><p><p></main>')
        .replace(/<link rel="canonical"[^>]*>/, '')
        .replace(/<meta property="og:image"[^>]*>/, ''),
    );
    await change('case.html', (html) =>
      html
        .replace(/(assets\/og-image-)[0-9a-f]+/, '$1none')
        .replace(/<title>.*?<\/title>/, '<title>同一个</title>')
        .replace(/<h1\b([^>]*)>(.*?)<\/h1>/s, '<h2$1>$2</h2><b class="a undefined" style="color: red">undefined</b>'),
    );
    await change('videoTutorial.html', (html) =>
      html
        .replace(/<title>.*?<\/title>/, '<title>同一个</title>')
        .replace('</main>', '<h1 id="two">第二个</h1><svg id="two"><use href="#nowhere"></use></svg></main>')
        .replace(/(<script type="application\/ld\+json">)\{/, '$1'),
    );
    const heavy = randomBytes(40_000).toString('base64');
    await change('sms.html', (html) => html.replace('</main>', `<p>${heavy}</p></main>`));
    await rm(join(site, 'sms.html.gz'));
    await change('dev-blog/atom.xml', (xml) => xml.replace('</feed>', '<!-- \b --></feed>'));
    await change('sitemap.xml', (xml) =>
      xml
        .replace(/<url><loc>[^<]*\/case<\/loc>.*?<\/url>/s, '')
        .replace('</urlset>', '<url><loc>http://localhost:8080/nowhere</loc></url></urlset>'),
    );
    const moved = 'moved';
    await writeFile(join(site, `assets/search-${moved}.json`), '[{"address":"/elsewhere"}]');
    await change('search.json', (json) => json.replace(/("texts":\[(?:"",)*")\w+/, '$1none'));
    await change('en/search.json', (json) => json.replace(/("texts":).*?\]/, `$1${JSON.stringify([moved])}`));
    await change('../redirects.json', (text) => text.replace('"to": "/price"', '"to": "/elsewhere"'));
    const { problems } = await checkRelease({
      program: findNginx(nginxLocation),
      out,
      release,
      definition,
      step: () => undefined,
    });
    await rm(out, { recursive: true });
    const found = problems.map(({ what, where }) => `${what} — ${where}`);
    for (const line of [
      'broken link: /nowhere — zh /, zh /dev-blog',
      'broken anchor: zh /#nothing — zh /',
      'invalid link: javascript:go() — zh /',
      'missing file: /assets/none.png — zh /',
      'broken hreflang link: http://en.localhost:8080/en/none — zh /',
      'no canonical link: zh /dev-blog — zh /dev-blog',
      'no Open Graph image: zh /dev-blog — zh /dev-blog',
      'missing file: http://localhost:8080/assets/og-image-none.png — zh /case',
      'wrong language: zh / — zh /',
      'no description: zh / — zh /',
      'duplicate title: 同一个 — zh /case, zh /videoTutorial',
      'no <h1>: zh /case — zh /case',
      'an undefined value: <b class="a undefined"> — zh /case',
      '2 <h1> elements: zh /videoTutorial — zh /videoTutorial',
      'repeated id: two — zh /videoTutorial',
      'invalid JSON-LD: zh /videoTutorial — zh /videoTutorial',
      'invalid XML: dev-blog/atom.xml — dev-blog/atom.xml',
      'missing drawing: #nowhere — videoTutorial.html',
      'heavy page: zh /sms — zh /sms',
      'the sitemap lists a page that is not canonical: http://localhost:8080/nowhere — sitemap.xml',
      'page missing from the sitemap: http://localhost:8080/case — sitemap.xml',
      'missing file: assets/search-none.json — search.json',
      'the search index names a page that is missing or not canonical: /elsewhere — en/search.json',
      'nginx response differs from the rules (Location): localhost:8080/pay?from=check — nginx',
    ]) {
      expect(found).toContain(line);
    }
    expect(found.filter((line) => line.startsWith('invalid HTML (no-inline-style)'))).toHaveLength(1);
    expect(problems.filter(({ severity }) => severity === 'warning').map(({ what }) => what)).toEqual([
      'heavy page: zh /sms',
      'short title: 同一个',
    ]);
    expect(found.filter((line) => line.startsWith('the release is damaged'))).toHaveLength(1);
    expect(found.some((line) => line.startsWith('nginx does not send the page: '))).toBe(true);
  });
});
