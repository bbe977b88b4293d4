import { ask } from '../../config/calls/ask.ts';
import type { BlogArticle, BlogArticleHead } from '../../config/calls/blog.ts';
import type { FeedArticle } from '../emit/feed.ts';
import type { Content } from './content-client.ts';
import type { Versions } from './versions.ts';

type FeedArticlesInput = { content: Content; heads: readonly BlogArticleHead[]; versions: Versions };

/** The articles of the feed with their content, from the same requests as their pages. Without a response, an article has only its summary. */
export async function feedArticles({ content, heads, versions }: FeedArticlesInput): Promise<FeedArticle[]> {
  return Promise.all(
    heads.map(async (head) => {
      const request = ask('blogDetail', { id: head.id });
      const article = await (await content.fetch<BlogArticle | null>(request, versions(request))).read();
      return { ...head, content: article?.content ?? '' };
    }),
  );
}
