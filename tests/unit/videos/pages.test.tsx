import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Page, PageProps } from '../../../components/define-page.ts';
import { PlacesProvider } from '../../../components/place-context.ts';
import { SiteProvider } from '../../../components/site-context.ts';
import type { Video } from '../../../config/calls/talks.ts';
import { routes } from '../../../config/routes/index.ts';
import { rowFacts } from '../../../cli/define/row-facts.ts';
import { site } from '../../../config/site.ts';
import morePage from '../../../pages/videos/more/page.tsx';
import tutorialPage from '../../../pages/videos/tutorial/page.tsx';

const lesson: Video = {
  id: 'a',
  product: 'im',
  level: '入门',
  title: '第一条消息',
  summary: '摘要',
  lecturer: '丁谷雨',
  duration: 754,
  publishTime: '2026-03-05T10:00:00+08:00',
  link: 'https://learn.yunqiao.example/a',
  topics: ['登录'],
};
const props = (videos: readonly Video[]) => ({
  data: { videos },
  route: { edition: 'zh', breadcrumb: [] },
  site,
  now: 0,
});
const html = (page: Page, videos: readonly Video[]) =>
  renderToStaticMarkup(
    <SiteProvider
      value={{ site, edition: 'zh', now: 0, rows: rowFacts({ rows: routes, facts: page.rows?.(null as never) ?? [] }) }}
    >
      <PlacesProvider value={{ placeScripts: { tutorial: '/tutorial.js' } } as never}>
        <page.Body {...(props(videos) as unknown as PageProps<any>)} />
      </PlacesProvider>
    </SiteProvider>,
  );

describe('the lessons', () => {
  it('lead to where they are watched, and say so where they cannot be yet', () => {
    const { link, ...coming } = lesson;
    for (const page of [tutorialPage, morePage]) {
      expect(html(page, [lesson])).toContain(`href="${link}"`);
      expect(html(page, [lesson])).not.toContain('录制中');
      expect(html(page, [coming])).toMatch(/第一条消息.*录制中/s);
    }
  });

  it('have their length for people and machines', () => {
    expect(html(morePage, [lesson])).toContain('<time dateTime="PT12M34S">12:34</time>');
  });

  it('are a list of learning resources for search engines', () => {
    expect(tutorialPage.head!(props([lesson]) as never).jsonLd).toMatchObject([
      {
        '@type': 'ItemList',
        itemListElement: [
          { position: 1, item: { '@type': 'LearningResource', timeRequired: 'PT12M34S', url: lesson.link } },
        ],
      },
    ]);
  });

  it('may be none', () => {
    for (const page of [tutorialPage, morePage]) {
      const markup = html(page, []);
      expect(markup).toContain('课程暂时没有加载出来');
      expect(markup.match(/<h1/g)).toHaveLength(1);
    }
    expect(tutorialPage.head!(props([]) as never)).toMatchObject({ modified: undefined, jsonLd: [] });
  });
});
