import type { BlogArticleHead } from '../../config/calls/blog.ts';
import { editions } from '../../config/editions.ts';
import type { PageConfig } from '../../config/page-config.ts';
import { escapeHtml } from '../escape.ts';
import type { Emitted, Remember } from './emitted.ts';

/** Where the blog's feed is served. */
export const feedPath = 'dev-blog/atom.xml';

/** The Atom feed of the blog: its newest articles. Its time is that of the newest change, never the clock's. */
export async function blogFeed({
  articles,
  site,
  remember,
}: {
  articles: readonly BlogArticleHead[];
  site: PageConfig;
  remember: Remember;
}): Promise<Emitted> {
  return { path: feedPath, content: await remember(['feed', articles, site], () => written({ articles, site })) };
}

async function written({
  articles,
  site,
}: {
  articles: readonly BlogArticleHead[];
  site: PageConfig;
}): Promise<string> {
  const { Feed } = await import('feed');
  const { name, description } = site.brand.zh;
  const home = `${site.origins.zh}/dev-blog`;
  const newest = Math.max(0, ...articles.map(({ updateTime }) => Date.parse(updateTime)));
  const feed = new Feed({
    id: home,
    title: `${name}开发者博客`,
    description,
    link: home,
    language: editions.zh.lang,
    updated: new Date(newest),
    generator: name,
    copyright: site.brand.zh.company,
    feedLinks: { atom: `${site.origins.zh}/${feedPath}` },
  });
  // Titles and summaries are text; the feed's are HTML.
  for (const { id, title, summary, author, publishTime, updateTime } of articles) {
    const link = `${home}/${id}`;
    feed.addItem({
      id: link,
      link,
      title: escapeHtml(title),
      description: escapeHtml(summary),
      author: [{ name: author }],
      date: new Date(updateTime),
      published: new Date(publishTime),
    });
  }
  return feed.atom1();
}
