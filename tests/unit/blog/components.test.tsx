import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { samplesOf } from '../../../pages/blog/components/showcase/samples.ts';
import { showcases } from '../../../pages/blog/components/showcase/table.ts';
import type { PageProps } from '../../../components/define-page.ts';
import { SiteProvider } from '../../../components/site-context.ts';
import { blogComponents } from '../../../config/blog-components.ts';
import type { BlogArticleHead } from '../../../config/calls/blog.ts';
import { site } from '../../../config/site.ts';
import componentsPage from '../../../pages/blog/components/page.tsx';

const article = (id: string, type = 'im'): BlogArticleHead => ({
  id,
  type,
  title: id,
  summary: '',
  author: '',
  publishTime: '2026-03-05T10:00:00+08:00',
  updateTime: '2026-03-05T10:00:00+08:00',
});
const types = [
  { id: 'im', name: '即时通讯' },
  { id: 'rtc', name: '实时音视频' },
];

const props = (name: string, articles: readonly BlogArticleHead[] = [article('one'), article('two')]) =>
  ({
    data: { types, articles: { total: articles.length, list: articles } },
    route: { params: { name }, edition: 'zh' },
    site,
    now: 0,
  }) as unknown as PageProps<any>;
const html = (name: string, articles?: readonly BlogArticleHead[]) =>
  renderToStaticMarkup(
    <SiteProvider value={{ site, edition: 'zh', now: 0 }}>
      <componentsPage.Body {...props(name, articles)} />
    </SiteProvider>,
  );

describe('the components of the blog', () => {
  it('are the same in the list that the plan reads and in the table that shows them', () => {
    expect(Object.keys(showcases).sort()).toEqual([...blogComponents].sort());
    expect(new Set(blogComponents).size).toBe(blogComponents.length);
  });

  it.each(blogComponents)('%s has a page that says what it is for, what it takes and how it looks', (name) => {
    const { component, title, about, states } = showcases[name];
    const shown = html(name);
    expect(shown.match(/<h1/g)).toHaveLength(1);
    expect(shown).toContain(`<h1`);
    for (const word of [component, title]) expect(shown).toContain(word);
    expect(about.split('。').filter(Boolean), about).toHaveLength(2);
    const names = states(samplesOf({ articles: [], types })).map((state) => state.name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    const ids = [...shown.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(componentsPage.head!(props(name)).title).toBe(`${title} ${component} - 博客组件 - 云桥通信`);
  });

  it('are listed on each of these pages, the one shown marked', () => {
    const shown = html('cover');
    for (const name of blogComponents) expect(shown).toContain(`href="/dev-blog/components/${name}"`);
    expect(shown.match(/href="\/dev-blog\/components\/cover" aria-current="page"/g)).toHaveLength(1);
  });

  it('link to no article and no category that the blog does not have', () => {
    for (const name of blogComponents) {
      const links = [...html(name).matchAll(/href="\/dev-blog\/([^"#]+)"/g)].map(([, path]) => path!);
      const strange = links.filter((path) => !/^(one|two|category\/(im|rtc)|components\/[a-z-]+)$/.test(path));
      expect(strange, name).toEqual([]);
    }
  });
});

describe('the samples', () => {
  const ids = (articles: readonly BlogArticleHead[]) =>
    samplesOf({ articles, types }).articles.map(({ article: { id, type } }) => `${id} ${type}`);

  it('are the blog’s first articles, the same again where it has few, and there without any', () => {
    expect(ids([article('one', 'rtc'), article('two')])).toEqual(Array(4).fill(['one rtc', 'two im']).flat());
    expect(ids([])).toEqual(Array(8).fill('jitter-buffer network'));
  });

  it('were updated after they were published, and have no cover of their own', () => {
    const [first] = samplesOf({ articles: [{ ...article('one'), cover: '/a.png' }], types }).articles;
    expect(first!.article.updateTime).not.toBe(first!.article.publishTime);
    expect(first!.article).not.toHaveProperty('cover');
  });
});
