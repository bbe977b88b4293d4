import type { BlogArticleHead, BlogType } from '../../../../config/calls/blog.ts';
import { categoryFinder, type Listed } from '../../../../components/blog/category.ts';
import * as words from '../words.yaml';

/** What the components are shown with: articles that the blog has, so that links lead to pages that exist. */
export type Samples = {
  /** Eight articles in their categories. */
  articles: readonly Listed[];
  types: readonly BlogType[];
};

const moments = { publishTime: '2026-04-23T10:00:00+08:00', updateTime: '2026-08-20T11:00:00+08:00' };

/** What stands for the articles of a blog that has none. */
const standIn: BlogArticleHead = { id: 'jitter-buffer', type: 'network', ...words.standIn, ...moments };

type SamplesOptions = { articles: readonly BlogArticleHead[]; types: readonly BlogType[] };

/** The first eight articles of the blog, updated after they were published and without covers of their own; the same again where it has fewer. */
export function samplesOf({ articles, types }: SamplesOptions): Samples {
  const stand = articles.length > 0 ? articles : [standIn];
  const find = categoryFinder({ types, covers: [] });
  return {
    types,
    articles: Array.from({ length: 8 }, (_, index) => {
      const { cover: _cover, ...article } = stand[index % stand.length]!;
      return { article: { ...article, ...moments }, category: find(article.type) };
    }),
  };
}

/** An article with other words. */
export const withWords = (listed: Listed, words: Partial<BlogArticleHead>): Listed => ({
  ...listed,
  article: { ...listed.article, ...words },
});

/** An article without author and summary. */
export const bareOf = (listed: Listed): Listed => withWords(listed, { author: '', summary: '' });

/** An article whose words are as long. */
export const longOf = (listed: Listed): Listed =>
  withWords(listed, { title: words.long.title, summary: words.long.summary, author: words.long.author });
