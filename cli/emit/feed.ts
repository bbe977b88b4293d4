import type { BlogArticleHead } from '../../config/calls/blog.ts';
import type { PageConfig } from '../define/config.ts';
import { escapeHtml } from '../lib/escape.ts';
import { xmlCharacters } from '../lib/xml-characters.ts';
import type { Emitted, GetOrCreate } from './emitted.ts';

/** Where the blog's feeds are served. */
export const feedPaths = { atom: 'dev-blog/atom.xml', json: 'dev-blog/feed.json' } as const;
type Format = keyof typeof feedPaths;

/** An article with its content, unsanitized HTML; empty when it is unknown. */
export type FeedArticle = BlogArticleHead & { content: string };

type BlogFeedsInput = {
  articles: readonly FeedArticle[];
  site: PageConfig;
  remember: GetOrCreate;
  /** Loads the sanitizer. Called only when a feed has to be written. */
  openSanitizer: () => Promise<(html: string) => string>;
};

/**
 * The feeds of the blog, Atom and JSON Feed 1.1: the newest articles with their full content. The date of a feed is that of its newest
 * change, so that builds are reproducible.
 */
export async function blogFeeds({ remember, ...input }: BlogFeedsInput): Promise<Emitted[]> {
  return Promise.all(
    (['atom', 'json'] as const).map(async (format) => ({
      path: feedPaths[format],
      content: await remember(['feed', format, input.articles, input.site], () => writeFeed({ format, ...input })),
    })),
  );
}

type WriteFeedInput = Omit<BlogFeedsInput, 'remember'> & { format: Format };

async function writeFeed({ format, articles, site, openSanitizer }: WriteFeedInput): Promise<string> {
  const [{ Feed }, { soundXml }, safe] = await Promise.all([import('feed'), import('../lib/xml.ts'), openSanitizer()]);
  const edition = 'zh';
  const { name, description, company } = site.brand[edition]!;
  const origin = site.origins[edition]!;
  const { lang } = site.editions[edition]!;
  const home = `${origin}/dev-blog`;
  const newest = Math.max(0, ...articles.map(({ updateTime }) => Date.parse(updateTime)));
  const feed = new Feed({
    id: home,
    title: `${name}开发者博客`,
    description,
    link: home,
    language: lang,
    updated: new Date(newest),
    generator: name,
    copyright: company,
    feedLinks: { atom: `${origin}/${feedPaths.atom}`, json: `${origin}/${feedPaths.json}` },
  });
  // Titles and summaries are text. Atom reads them as HTML, JSON Feed as text.
  const text = format === 'atom' ? escapeHtml : (plain: string) => plain;
  for (const { id, title, summary, content, author, publishTime, updateTime } of articles) {
    const link = `${home}/${id}`;
    const html = content && safe(content);
    feed.addItem({
      id: link,
      link,
      title: text(title),
      description: text(summary),
      // Without content, readers show the summary.
      content: html ? absolute({ html, origin, link }) : escapeHtml(summary),
      author: [{ name: author }],
      date: new Date(updateTime),
      published: new Date(publishTime),
    });
  }
  const written = xmlCharacters(format === 'atom' ? feed.atom1() : jsonFeed(feed.json1(), lang));
  return format === 'atom' ? soundXml(feedPaths.atom, written) : written;
}

type JsonFeed1 = { version: string; items: readonly ({ author?: object } & Record<string, unknown>)[] };

/** JSON Feed 1.1, which has the language and lists of authors: the library writes version 1. */
function jsonFeed(version1: string, language: string): string {
  const { version: _, items, ...head } = JSON.parse(version1) as JsonFeed1;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    ...head,
    language,
    items: items.map(({ author, ...item }) => ({ ...item, ...(author && { authors: [author] }) })),
  };
  return JSON.stringify(feed);
}

/** Makes addresses in sanitized HTML absolute, for feed readers. */
function absolute({ html, origin, link }: { html: string; origin: string; link: string }): string {
  return html
    .replace(/(<(?:a|img)\b[^>]*?\s(?:href|src)=")(?=\/)/g, (start) => start + origin)
    .replace(/(<a\b[^>]*?\shref=")(?=#)/g, (start) => start + link);
}
