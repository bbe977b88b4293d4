import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { samplesOf } from '../../../pages/blog/components/showcase/samples.ts';
import { showcases } from '../../../pages/blog/components/showcase/table.ts';
import type { PageProps } from '../../../components/define-page.ts';
import { SiteProvider } from '../../../components/site-provider.tsx';
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
  it('are the blog’s own articles where it has them, else stand for others of it', () => {
    const { articles } = samplesOf({ articles: [article('other', 'rtc'), article('jitter-buffer')], types });
    expect(articles.map(({ article: { id, type } }) => `${id} ${type}`)).toEqual([
      'other rtc',
      'other rtc',
      'other rtc',
      'jitter-buffer im',
      'other rtc',
      'other rtc',
      'other rtc',
      'other rtc',
    ]);
  });

  it('stand for the same articles again where the blog has only theirs', () => {
    const { articles } = samplesOf({ articles: [article('jitter-buffer')], types });
    expect(new Set(articles.map(({ article: { id } }) => id))).toEqual(new Set(['jitter-buffer']));
  });

  it('are there without any article', () => {
    expect(samplesOf({ articles: [], types: [] }).articles).toHaveLength(8);
  });
});
