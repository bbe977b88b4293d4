import { ask } from '../../config/calls/ask.ts';
import type { BlogArticle, BlogArticleHead } from '../../config/calls/blog.ts';
import { buildLimits } from '../../config/limits.ts';
import type { FeedArticle } from '../emit/feed.ts';
import type { Content } from './content-client.ts';
import type { Versions } from './versions.ts';

type FeedArticlesInput = { content: Content; versions: Versions };

/**
 * The newest articles, for the feed, with their content, from the same requests as their pages. Without a response, an article has only its
 * summary.
 */
export async function feedArticles({ content, versions }: FeedArticlesInput): Promise<FeedArticle[]> {
  const list = ask('blogList', { page: 1, pageSize: buildLimits.blogPage });
  const newest = await (await content.fetch<{ list: readonly BlogArticleHead[] }>(list)).read();
  return Promise.all(
    newest.list.map(async (head) => {
      const request = ask('blogDetail', { id: head.id });
      const article = await (await content.fetch<BlogArticle | null>(request, versions(request))).read();
      return { ...head, content: article?.content ?? '' };
    }),
  );
}
