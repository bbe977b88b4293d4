import type { Feed } from '#generator';
import { ask } from './calls/ask.ts';
import type { BlogArticle, BlogArticleHead } from './calls/blog.ts';
import { buildLimits } from './limits.ts';

export const feeds: readonly Feed[] = [
  {
    edition: 'zh',
    layout: 'blog',
    title: ({ name }) => `${name}开发者博客`,
    home: '/dev-blog',
    list: ask('blogList', { page: 1, pageSize: buildLimits.blogPage }),
    entry: (record) => record as BlogArticleHead,
    request: (id) => ask('blogDetail', { id }),
    content: (data) => (data as BlogArticle | null)?.content ?? '',
  },
];
