import * as z from 'zod';
import { buildLimits } from '../limits.ts';
import { call, isAddressable } from '#generator';
import { paging } from '#generator/records';
import { isArticleId } from '../rules/record-id.ts';
import { buildAddresses } from './addresses.ts';
import {
  addressId,
  html,
  id,
  link,
  anyText,
  picture,
  publication,
  published,
  text,
  total,
  updatedLast,
} from './shapes.ts';

/** A block of the blog's side and head: a banner, the activity, a friendly link or the cover of a category. */
const block = z.object({
  id,
  title: text.meta({ examples: ['语音频道上线'] }),
  link: link.optional(),
  image: picture.optional(),
  desc: anyText.optional().meta({ description: 'A line below the title', 'x-zh': '标题下的一行字' }),
});
export type BlogBlock = z.infer<typeof block>;

const blockLimits = { banner: buildLimits.list.blogBanner, activity: buildLimits.list.blogActivity };

const blocks = z.object({
  banner: z.array(block),
  activity: z.array(block),
  link: z.array(block),
  blogcover: z.array(block),
});

export const blogData = call({
  ...buildAddresses.blogData,
  about: 'What stands around the articles, by `data_type`; without a `data_type` all four.',
  request: z.object({
    data_type: z
      .enum(['banner', 'activity', 'link', 'blogcover'])
      .optional()
      .meta({ description: 'One kind of block; all four without it' }),
  }),
  data: blocks.partial(),
  empty: {},
  records: ['*'],
  limit: (data) => ({
    ...data,
    ...(data.banner && { banner: data.banner.slice(0, blockLimits.banner) }),
    ...(data.activity && { activity: data.activity.slice(0, blockLimits.activity) }),
  }),
});

export const blogNav = call({
  ...buildAddresses.blogNav,
  about: 'Links of the blog header.',
  request: z.object({}),
  data: z.array(z.object({ name: text, url: link })),
  empty: [],
  records: [''],
  limit: (data) => data.slice(0, buildLimits.list.blogNav),
});

const type = z.object({ id: addressId, name: text, desc: anyText.optional() });
export type BlogType = z.infer<typeof type>;

export const blogType = call({
  ...buildAddresses.blogType,
  about: 'Categories of the blog.',
  request: z.object({}),
  data: z.array(type),
  empty: [],
  records: [''],
  limit: (data) => data.slice(0, buildLimits.list.blogType),
  named: { kind: 'category', only: (data, has) => data.filter(({ id }) => has(id)) },
});

/** The blog has addresses of its own beside the articles'. */
const articleId = addressId
  .refine((value) => !isAddressable(value) || isArticleId(value), {
    error: ({ input }) => `/dev-blog/${input} is an address of the blog itself`,
  })
  .meta({
    description: 'Part of the address /dev-blog/{id}',
    'x-zh': '地址 /dev-blog/{id} 的一部分',
    examples: ['im-message-order'],
  });

const articleHead = z.object({
  id: articleId,
  title: text.meta({ examples: ['消息的顺序'] }),
  summary: anyText.meta({ description: 'One or two sentences', 'x-zh': '一两句话' }).default(''),
  type: id.meta({ description: 'Id of its category', 'x-zh': '所属分类的编号' }).default(''),
  author: anyText.meta({ examples: ['戎朝'] }).default(''),
  cover: picture.optional(),
  figure: anyText.optional().meta({
    description: 'Text of its first figure (the code block `figure`), which lists draw as its cover',
  }),
  ...published,
  ...publication,
});
export type BlogArticleHead = z.infer<typeof articleHead>;

export const blogList = call({
  ...buildAddresses.blogList,
  about: 'Articles, newest first, without their bodies.',
  request: z.object({
    ...paging,
    type: id.optional().meta({ description: 'Only articles of this category', examples: ['im'] }),
    author: anyText.optional().meta({ description: 'Only articles of this author', examples: ['戎朝'] }),
  }),
  data: z.object({ total, list: z.array(articleHead.overwrite(updatedLast)) }),
  empty: { total: 0, list: [] },
  records: ['list'],
  paged: { kind: 'article', size: buildLimits.blogPage, by: ['type', 'author'] },
  shown: { kind: 'article', only: (data, keep) => ({ ...data, list: data.list.filter(keep) }) },
});

const neighbour = z.object({ id, title: text });

const article = articleHead.extend({
  keywords: anyText.optional().meta({ description: 'Joined by commas', 'x-zh': '用英文逗号分隔' }),
  content: html,
  prev: neighbour.nullable().default(null),
  next: neighbour.nullable().default(null),
  related: z.array(neighbour).meta({ description: 'Articles of the same category', 'x-zh': '同类文章' }).default([]),
});
export type BlogArticle = z.infer<typeof article>;

export const blogDetail = call({
  ...buildAddresses.blogDetail,
  about: 'One article with its body; `prev` is the next older one, `next` the next newer one.',
  request: z.object({ id }),
  data: article.overwrite(updatedLast).nullable(),
  empty: null,
  records: ['related'],
  updated: (data) => data?.updateTime,
  named: {
    kind: 'article',
    only: (data, has) =>
      data && {
        ...data,
        prev: data.prev && has(data.prev.id) ? data.prev : null,
        next: data.next && has(data.next.id) ? data.next : null,
        related: data.related.filter(({ id }) => has(id)),
      },
  },
  html: ['content'],
});
