import { z } from 'zod';
import { call } from './call.ts';
import { link } from './shapes.ts';

export const tag = z.enum(['HOT', 'New', 'TwoDotZero', 'free']);

const navigationLink = z.object({
  name: z.string().min(1),
  url: link,
  tag: tag.optional(),
  desc: z.string().optional(),
  icon: z.string().optional(),
});

const navigationGroup = z.object({
  caption: z.string().optional(),
  children: z.array(navigationLink),
});

const navigationEntry = navigationLink.extend({
  component: z.enum(['product', 'solution', 'normal']).optional(),
  children: z.array(navigationGroup).optional(),
});

export type Tag = z.infer<typeof tag>;
export type NavigationLink = z.infer<typeof navigationLink>;
export type NavigationGroup = z.infer<typeof navigationGroup>;
/** A menu entry; with groups below it, it opens a panel. An entry that only opens its panel has an empty `url`. */
export type NavigationEntry = z.infer<typeof navigationEntry>;

export const navigation = call({
  method: 'GET',
  path: '/api/v2/navigation/client/list',
  base: 'default',
  about: 'Header menus, keyed by page name; `index` and `en` serve the pages that have none of their own.',
  request: z.object({}),
  data: z.record(z.string(), z.array(navigationEntry)),
  empty: {},
});
