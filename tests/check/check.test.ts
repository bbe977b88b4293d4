import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRelease, type Proof } from '../../cli/check/check.ts';
import { readCurrent } from '../../cli/release/shelf.ts';
import { buildFolder, runSite } from '../support/run-site.ts';

let build: Awaited<ReturnType<typeof buildFolder>>;
let release: string;
beforeAll(async () => {
  build = await buildFolder();
  const ended = await runSite(['generate', '--quiet'], { env: build.env });
  expect(ended).toEqual({ code: 0, stdout: '', stderr: '' });
  release = (await readCurrent(build.out))!;
});
afterAll(() => build.remove());

describe('site check', () => {
  it('finds nothing in the starter site', async () => {
    const { code, stdout, stderr } = await runSite(['check', '--json'], { env: build.env });
    expect(stderr.replaceAll(/^•.*\n/gm, '')).toBe('');
    const proof = JSON.parse(stdout) as Proof;
    expect([code, proof.release, proof.problems]).toEqual([0, release, []]);
    expect(proof.pages).toBeGreaterThan(50);
    expect(proof.links).toBeGreaterThan(proof.pages * 10);
    expect(proof.requests).toBeGreaterThan(proof.pages + proof.redirects);
  }, 90_000);

  it('names each mistake once, with the pages that have it', async () => {
    const out = await mkdtemp(join(tmpdir(), 'site-broken-'));
    await cp(build.out, out, { recursive: true, verbatimSymlinks: true });
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
        .replace('</main>', '<a href="/nowhere">1</a><a href="#nothing">2</a><a href="javascript:go()">3</a><img src="/assets/none.png" alt="none"><script>go()</script></main>')
        .replace(/(<link rel="alternate" hreflang="en" href="[^"]*)"/, '$1en/none"'),
    );
    await change('dev-blog.html', (html) => html.replace('</main>', '<a href="/nowhere">1</a><p><p></main>').replace(/<link rel="canonical"[^>]*>/, '').replace(/<meta property="og:image"[^>]*>/, ''));
    await change('case.html', (html) => html.replace(/(assets\/card-)[0-9a-f]+/, '$1none'));
    await change('sitemap.xml', (xml) => xml.replace('</urlset>', '<url><loc>http://localhost:8080/nowhere</loc></url></urlset>'));
    await change('../redirects.json', (text) => text.replace('"to": "/price"', '"to": "/elsewhere"'));
    const { problems } = await checkRelease({ out, release, step: () => undefined });
    await rm(out, { recursive: true });
    const found = problems.map(({ what, where }) => `${what} — ${where}`);
    for (const line of [
      '/nowhere leads nowhere — zh /, zh /dev-blog',
      'zh /#nothing has no such place — zh /',
      'javascript:go() is no address — zh /',
      '/assets/none.png is not there — zh /',
      'http://en.localhost:8080/en/none is no counterpart — zh /',
      'zh /dev-blog names no canonical address — zh /dev-blog',
      'zh /dev-blog names no picture — zh /dev-blog',
      'http://localhost:8080/assets/card-none.png is not there — zh /case',
      'http://localhost:8080/nowhere is listed and is no canonical page — sitemap.xml',
      'localhost:8080/pay?from=check has another Location than the rules say — nginx',
    ]) {
      expect(found).toContain(line);
    }
    expect(found.filter((line) => line.startsWith('the release is not what was published'))).toHaveLength(1);
    expect(found.some((line) => line.includes('is not answered with its page'))).toBe(true);
  }, 90_000);
});
