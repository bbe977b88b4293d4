import type { Feed } from '#generator';
import { request } from './calls/request.ts';
import type { BlogArticle, BlogArticleHead } from './calls/blog.ts';
import { buildLimits } from './limits.ts';

export const feeds: readonly Feed[] = [
  {
    edition: 'zh',
    layout: 'blog',
    title: ({ name }) => `${name}开发者博客`,
    home: '/dev-blog',
    list: request('blogList', { page: 1, pageSize: buildLimits.blogPage }),
    entry: (record) => record as BlogArticleHead,
    request: (id) => request('blogDetail', { id }),
    content: (data) => (data as BlogArticle | null)?.content ?? '',
  },
];
