import type { z } from 'zod';
import { type CallData, type CallName, calls } from '../../config/calls/index.ts';
import type { Articles } from './articles.ts';
import type { Content } from './content.ts';

/** Finds a call's data; null is answered with 404. Data that never changes is the same object each time. */
export type Handler<Name extends CallName> = (
  request: z.output<(typeof calls)[Name]['request']>,
) => CallData<Name> | null;
export type Handlers = { [Name in CallName]: Handler<Name> };

/** A handler for each call of the table, by its name. */
export function handlersOf({ content, articles }: { content: Content; articles: Articles }): Handlers {
  const { banner, activity, link, blogcover } = content.blogData;
  const blocks = { banner: { banner }, activity: { activity }, link: { link }, blogcover: { blogcover } };
  return {
    navigation: () => content.navigation,
    seoInfo: () => content.seoInfo,
    commonData: () => content.commonData,
    bannerList: () => content.bannerList,
    bannerActivity: () => content.bannerActivity,
    blogData: ({ data_type }) => (data_type ? blocks[data_type] : content.blogData),
    blogNav: () => content.blogNav,
    blogType: () => content.blogType,
    blogList: (request) => articles.list(request),
    blogDetail: ({ id }) => articles.detail(id),
  };
}
