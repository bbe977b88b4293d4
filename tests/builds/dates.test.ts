import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../cli/problem.ts';
import { buildFolder } from '../support/run-site.ts';
import { smallProject } from '../support/small-project.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();

const coming = Date.parse('2026-11-19T00:00:00+08:00');
const gone = Date.parse('2026-11-19T10:00:00+08:00');
const front = (fields: string) => `---\nsummary: 一句话的摘要。\n${fields}---\n正文。\n`;
const article = (title: string, fields: string) => front(`title: ${title}\ntype: rtc\nauthor: 作者\n${fields}`);
const times = (moment: string) => `publishTime: ${moment}\nupdateTime: ${moment}\n`;
const files: Record<string, string> = {
  'blog/articles/a-draft.md': article('还在写的文章', `draft: true\n${times('2026-11-02T10:00:00+08:00')}`),
  'blog/articles/to-come.md': article(
    '要发布的文章',
    `${times('2026-11-19T00:00:00+08:00')}expireTime: 2026-11-19T10:00:00+08:00\n`,
  ),
  'blog/articles/had-its-time.md': article(
    '过期的文章',
    `${times('2026-11-02T10:00:00+08:00')}expireTime: 2026-11-12T10:00:00+08:00\n`,
  ),
  'blog/articles/with-a-link.md': `${article('有链接的文章', times('2026-11-02T10:00:00+08:00'))}\n[另一篇](/dev-blog/had-its-time)\n`,
  'cases/articles/a-draft-case.md': front(
    `title: 还在写的案例\ncustomer: 某客户\ntype: finance\ndraft: true\nproducts: [im]\nmetrics:\n  - { value: 1 天, label: 上线 }\n  - { value: 2 人, label: 投入 }\n${times('2026-11-02T10:00:00+08:00')}`,
  ),
};

let small: Awaited<ReturnType<typeof smallProject>>;
let build: Awaited<ReturnType<typeof buildFolder>>;
beforeAll(async () => {
  small = await smallProject();
  for (const [path, text] of Object.entries(files)) await writeFile(join(small.project, 'config/content', path), text);
  const page = join(small.project, 'pages/products/sms/page.tsx');
  const code = await readFile(page, 'utf8');
  const link = '<a href="/dev-blog/had-its-time#end">更多</a>';
  await writeFile(page, code.replace(/(?=<Start$)/m, link));
});
afterAll(() => small.remove());
beforeEach(async () => void (build = await buildFolder({ warm: true })));
afterEach(() => build.remove());

const run = (now: number, args: readonly string[] = [], env: Record<string, string> = {}) =>
  runWarm(['generate', '--json', '--no-compress', ...args], {
    project: small.project,
    env: { ...build.env, SOURCE_DATE_EPOCH: String(now / 1000), ...env },
  });
async function generate(...given: Parameters<typeof run>) {
  const ended = await run(...given);
  expect(ended.code, ended.stderr).toBe(0);
  return JSON.parse(ended.stdout) as {
    pages: { rendered: number };
    nextDue: object;
    outcome: string;
    problems: Problem[];
  };
}
const served = (path: string) => readFile(join(build.out, 'current/site', path), 'utf8').catch(() => null);
/** Which of the files of the site that name articles and cases name this one. */
async function naming(text: string): Promise<string[]> {
  const names = ['dev-blog.html', 'case.html', 'sitemap.xml', 'dev-blog/atom.xml', 'dev-blog/feed.json'];
  const texts = await Promise.all(names.map(served));
  return names.filter((_, index) => texts[index]?.includes(text));
}

/** All files of the current release that have a text, among them search index, redirects, server rules and reports. */
async function withText(text: string): Promise<string[]> {
  const current = join(build.out, 'current/');
  const files = (await readdir(current, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return paths.filter((_, index) => texts[index]!.includes(text)).map((path) => path.replace(current, ''));
}

describe('a build', () => {
  it('shows an article from its publication to its expiry, and says when the next build is due', async () => {
    const first = await generate(coming - 1000);
    expect(await naming('to-come')).toEqual([]);
    expect(await served('dev-blog/to-come.html')).toBeNull();
    for (const text of ['to-come', '要发布的文章', 'a-draft', '还在写的文章'])
      expect(await withText(text), text).toEqual([]);
    expect(first.nextDue).toEqual({ at: '2026-11-18T16:00:00.000Z', because: 'content' });

    const second = await generate(coming);
    expect(await naming('to-come')).toEqual([
      'dev-blog.html',
      'sitemap.xml',
      'dev-blog/atom.xml',
      'dev-blog/feed.json',
    ]);
    expect(await served('dev-blog/to-come.html')).toContain('要发布的文章');
    const shown = await withText('要发布的文章');
    expect(
      shown.some((path) => path.startsWith('site/assets/')),
      shown.join(' '),
    ).toBe(true);
    expect(second.nextDue).toEqual({ at: '2026-11-19T02:00:00.000Z', because: 'content' });

    const third = await generate(gone);
    expect(await naming('to-come')).toEqual([]);
    expect(await served('dev-blog/to-come.html')).toBeNull();
    // Hashed files of the earlier release, for the pages that visitors have open, and its comparison in the reports.
    const left = (await withText('to-come')).filter((path) => !/^(?:site\/assets\/|report\.)/.test(path));
    expect(left).toEqual([]);
    expect(third.nextDue).toEqual({ at: '2026-11-19T12:30:00.000Z', because: 'calendar' });
    expect(await naming('a-draft')).toEqual([]);
    expect(await served('dev-blog/a-draft.html')).toBeNull();
    expect(await served('case/a-draft-case.html')).toBeNull();
  });

  it('warns of links to an article that is not shown, in content and in the code of a page', async () => {
    const links = async (at: string) => {
      const { outcome, pages, problems } = await generate(Date.parse(at));
      const found = problems.filter(({ what }) => what.startsWith('broken link'));
      return {
        outcome,
        rendered: pages.rendered,
        found: found.map(({ what, where, why, fix }) => [what, where, why, fix]),
      };
    };
    expect(await links('2026-11-12T09:59:59+08:00')).toMatchObject({ outcome: 'published', found: [] });
    const because = [
      'article "had-its-time" expired on 2026-11-12T10:00:00+08:00',
      'remove the link, or change expireTime of the article',
    ];
    const found = [
      [
        'broken link in content: /dev-blog/had-its-time',
        'config/content/blog/articles/with-a-link.md:11:7; page zh /dev-blog/with-a-link',
        ...because,
      ],
      ['broken link: /dev-blog/had-its-time', 'page zh /sms', ...because],
    ];
    const gone = await links('2026-11-12T10:00:00+08:00');
    expect(gone).toMatchObject({ outcome: 'published', found });
    // The page was not rendered again for it: its links are cached with it.
    expect(gone.rendered).toBeLessThan(20);
    expect(await links('2026-11-12T10:00:01+08:00')).toEqual({ outcome: 'unchanged', rendered: 0, found });
    const early = await links('2026-11-01T00:00:00+08:00');
    expect(early.found.map(([, where, why]) => [where, why])).toEqual([
      ['page zh /sms', 'article "had-its-time" is not published before 2026-11-02T10:00:00+08:00'],
    ]);
  });

  it('with --drafts shows what is not yet published, and keeps search engines away from every page', async () => {
    const env = { SITE_NOINDEX: '0' };
    await generate(coming - 1000, ['--drafts'], env);
    expect(await naming('a-draft')).toContain('dev-blog.html');
    expect(await naming('to-come')).toContain('dev-blog.html');
    for (const page of ['index.html', 'dev-blog/a-draft.html', 'dev-blog/to-come.html', 'case/a-draft-case.html'])
      expect(await served(page), page).toMatch(/<meta name="?robots"? content="?noindex/);
    expect(await served('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    for (const page of ['dev-blog/a-draft.html', 'case/a-draft-case.html', 'dev-blog.html'])
      expect(await served(page), page).toContain('草稿，正式网站上不显示');
    expect(await served('dev-blog/to-come.html')).toMatch(
      /定时发布：<time[^>]*>2026 年 11 月 19 日 00:00<\/time>起公开/,
    );
    // The same record is not marked once it is public: nothing of the preview is reused.
    await generate(coming, ['--force'], { ...env, SITE_OUT: join(build.folder, 'public') });
    const shown = await readFile(join(build.folder, 'public/current/site/dev-blog/to-come.html'), 'utf8');
    expect(shown).not.toMatch(/定时发布|草稿，正式/);
  });

  it('with --drafts does not replace a release that search engines index', async () => {
    const env = { SITE_NOINDEX: '0' };
    await generate(coming - 1000, [], env);
    const ended = await run(coming - 1000, ['--drafts'], env);
    expect(ended.code).toBe(3);
    expect(JSON.parse(ended.stdout)).toMatchObject({
      problems: [{ what: 'a site with drafts would replace one that search engines index' }],
    });
    expect(await naming('a-draft')).toEqual([]);
  });

  it('offline after a preview shows no draft', async () => {
    await generate(coming - 1000);
    await generate(coming - 1000, ['--drafts']);
    expect(await naming('a-draft')).toContain('dev-blog.html');
    await generate(coming - 1000, ['--offline', '--force']);
    expect(await naming('a-draft')).toEqual([]);
  });
});
