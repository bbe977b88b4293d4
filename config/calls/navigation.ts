import * as z from 'zod';
import { buildAddresses } from './addresses.ts';
import { call } from './call.ts';
import { link, text } from './shapes.ts';

export const tag = z.enum(['HOT', 'New', 'TwoDotZero', 'free']);

const navigationLink = z.object({
  name: text.meta({ examples: ['即时通讯'] }),
  url: link,
  tag: tag.optional().meta({ description: 'Badge beside the name' }),
  desc: z.string().optional().meta({ description: 'A line below the name' }),
  icon: z.string().optional().meta({ description: 'Name of its icon', examples: ['message-square'] }),
});

const navigationGroup = z.object({
  caption: z.string().optional().meta({ description: 'Heading of the group' }),
  children: z.array(navigationLink),
});

const navigationEntry = navigationLink.extend({
  component: z.enum(['product', 'solution', 'normal']).optional().meta({ description: 'Kind of its panel' }),
  children: z.array(navigationGroup).optional().meta({ description: 'Groups of its panel' }),
});

export type Tag = z.infer<typeof tag>;
export type NavigationLink = z.infer<typeof navigationLink>;
export type NavigationGroup = z.infer<typeof navigationGroup>;
/** A menu entry; with groups below it, it opens a panel. An entry that only opens its panel has an empty `url`. */
export type NavigationEntry = z.infer<typeof navigationEntry>;

export const navigation = call({
  ...buildAddresses.navigation,
  about: 'Header menus, keyed by page name; `index` and `en` serve the pages that have none of their own.',
  request: z.object({}),
  data: z.record(z.string(), z.array(navigationEntry)),
  empty: {},
  records: ['*'],
});
