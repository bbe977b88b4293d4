import { describe, expect, it } from 'vitest';
import { readContent } from '../../support/content-api.ts';
import { changedContent } from './support/changed-content.ts';

const article = (body: string) =>
  `---\ntitle: 新\nsummary: 摘要\ntype: im\nauthor: 作者\npublishTime: 2026-06-01T10:00:00+08:00\nupdateTime: 2026-06-01T10:00:00+08:00\n---\n${body}\n`;
const contentOf = async (body: string, other = '## 三、请求（概览）\n\n<p id="own">文</p>') => {
  const folder = await changedContent({
    'blog/articles/new.md': article(body),
    'blog/articles/other-one.md': article(other),
  });
  const { articles } = await readContent(folder);
  return articles.find(({ head }) => head.id === 'new')!.content.trim();
};

describe('a link from one Markdown file to another', () => {
  it.each([
    ['[x](./other-one.md)', '<a href="/dev-blog/other-one">x</a>'],
    ['[x](other-one.md)', '<a href="/dev-blog/other-one">x</a>'],
    ['[x](other-one.md#三请求概览)', '<a href="/dev-blog/other-one#s-三-请求-概览">x</a>'],
    ['[x](./other-one.md#own)', '<a href="/dev-blog/other-one#s-own">x</a>'],
    ['[x](../../cases/articles/near.md#a)', '<a href="/case/near#a">x</a>'],
    ['[x][r]\n\n[r]: ../articles/other-one.md "题"', '<a href="/dev-blog/other-one" title="题">x</a>'],
    ['[x](/dev-blog/other-one#三请求概览)', '<a href="/dev-blog/other-one#s-三-请求-概览">x</a>'],
  ])('leads to its page: %s', async (markdown, link) => {
    expect(await contentOf(markdown)).toBe(`<p>${link}</p>`);
  });

  it.each(['./gone.md', '../../demos/im-demo.md', '../../../outside.md', 'other-one', './other-one.html'])(
    'that has no page stays as it is, for the sanitizer to report: %s',
    async (href) => {
      expect(await contentOf(`[x](${href})`)).toBe(`<p><a href="${href}">x</a></p>`);
    },
  );
});
