import { z } from 'zod';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { html, id, link, moment, picture } from './shapes.ts';

/** A block of the blog's side and head: a banner, the activity, a friendly link or the cover of a category. */
const block = z.object({
  id,
  title: z.string().min(1),
  link: link.optional(),
  image: picture.optional(),
  desc: z.string().optional(),
});
export type BlogBlock = z.infer<typeof block>;

const blockLimits = { banner: limits.list.blogBanner, activity: limits.list.blogActivity };

const blocks = z.object({
  banner: z.array(block),
  activity: z.array(block),
  link: z.array(block),
  blogcover: z.array(block),
});

export const blogData = call({
  method: 'GET',
  path: '/api/v2/blog/client/data',
  base: 'default',
  about: 'What stands around the articles, by `data_type`; without a `data_type` all four.',
  request: z.object({ data_type: z.enum(['banner', 'activity', 'link', 'blogcover']).optional() }),
  data: blocks.partial(),
  empty: {},
  limit: (data) => ({
    ...data,
    ...(data.banner && { banner: data.banner.slice(0, blockLimits.banner) }),
    ...(data.activity && { activity: data.activity.slice(0, blockLimits.activity) }),
  }),
});

export const blogNav = call({
  method: 'GET',
  path: '/api/v2/blog/client/nav',
  base: 'default',
  about: 'Links of the blog header.',
  request: z.object({}),
  data: z.array(z.object({ name: z.string().min(1), url: link })),
  empty: [],
  limit: (data) => data.slice(0, limits.list.blogNav),
});

const type = z.object({ id, name: z.string().min(1), desc: z.string().optional() });
export type BlogType = z.infer<typeof type>;

export const blogType = call({
  method: 'GET',
  path: '/api/v2/blog/client/type',
  base: 'default',
  about: 'Categories of the blog.',
  request: z.object({}),
  data: z.array(type),
  empty: [],
  limit: (data) => data.slice(0, limits.list.blogType),
});

const articleHead = z.object({
  id,
  title: z.string().min(1),
  summary: z.string(),
  type: id.meta({ description: 'Id of its category' }),
  author: z.string(),
  cover: picture.optional(),
  publishTime: moment,
  updateTime: moment,
});
export type BlogArticleHead = z.infer<typeof articleHead>;

export const blogList = call({
  method: 'POST',
  path: '/api/v2/blog/client/article/list',
  base: 'default',
  about: 'Articles, newest first, without their bodies. `page` counts from 1.',
  request: z.object({ page: z.int().min(1), pageSize: z.int().min(1).max(100), type: id.optional() }),
  data: z.object({ total: z.int().min(0).max(1_000_000), list: z.array(articleHead) }),
  empty: { total: 0, list: [] },
});

const neighbour = articleHead.pick({ id: true, title: true });

const article = articleHead.extend({
  keywords: z.string().optional(),
  content: html,
  prev: neighbour.nullable(),
  next: neighbour.nullable(),
  related: z.array(neighbour),
});
export type BlogArticle = z.infer<typeof article>;

export const blogDetail = call({
  method: 'POST',
  path: '/api/v2/blog/client/article/detail',
  base: 'default',
  about: 'One article with its body; `prev` is the next older one, `next` the next newer one.',
  request: z.object({ id }),
  data: article.nullable(),
  empty: null,
  html: ['content'],
});
