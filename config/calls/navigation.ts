import * as z from 'zod';
import { contentLimits } from '../content-limits.ts';
import { buildAddresses } from './addresses.ts';
import { call } from '#generator';
import { link, anyText, text } from './shapes.ts';

export const tag = z.enum(['HOT', 'New', 'TwoDotZero', 'free']);

const navigationLink = z.object({
  name: text.meta({ examples: ['即时通讯'] }),
  url: link,
  tag: tag.optional().meta({ description: 'Badge beside the name', 'x-zh': '名称旁的角标' }),
  desc: anyText.optional().meta({ description: 'A line below the name', 'x-zh': '名称下的一行字' }),
  icon: anyText.optional().meta({ description: 'Name of its icon', 'x-zh': '图标名', examples: ['message-square'] }),
});

const navigationGroup = z.object({
  caption: anyText.optional().meta({ description: 'Heading of the group', 'x-zh': '分组标题' }),
  lead: z
    .boolean()
    .optional()
    .meta({ description: 'Shown across the panel, above the other groups', 'x-zh': '横跨面板，在其他分组之上' }),
  children: z.array(navigationLink),
});

/** Drawings that a feature can show. */
export const featureArts = ['reply', 'loss'] as const;

const navigationFeature = navigationLink.omit({ icon: true }).extend({
  art: z.enum(featureArts).optional().meta({ description: 'Name of its drawing', 'x-zh': '插图名' }),
});

const navigationEntry = navigationLink.extend({
  component: z
    .enum(['product', 'solution', 'normal'])
    .optional()
    .meta({ description: 'Kind of its panel', 'x-zh': '面板种类' }),
  children: z.array(navigationGroup).optional().meta({ description: 'Groups of its panel', 'x-zh': '面板里的分组' }),
  feature: navigationFeature
    .optional()
    .meta({ description: 'What its panel shows at the side', 'x-zh': '面板一侧显示的内容' }),
});

export type Tag = z.infer<typeof tag>;
export type NavigationLink = z.infer<typeof navigationLink>;
export type NavigationFeature = z.infer<typeof navigationFeature>;
export type FeatureArt = (typeof featureArts)[number];
export type NavigationGroup = z.infer<typeof navigationGroup>;
/** A menu entry; with groups below it, it opens a panel. An entry that only opens its panel has an empty `url`. */
export type NavigationEntry = z.infer<typeof navigationEntry>;

/** A menu of the length that a header can show: each level is rendered on every page. */
function cutMenu(entries: readonly NavigationEntry[]): NavigationEntry[] {
  const { entries: most, groups, links } = contentLimits.menu;
  return entries.slice(0, most).map(({ children, ...entry }) => ({
    ...entry,
    ...(children && {
      children: children.slice(0, groups).map((group) => ({ ...group, children: group.children.slice(0, links) })),
    }),
  }));
}

export const navigation = call({
  ...buildAddresses.navigation,
  about: 'Header menus, keyed by page name; `index` and `en` serve the pages that have none of their own.',
  request: z.object({}),
  data: z.record(z.string(), z.array(navigationEntry)),
  empty: {},
  records: ['*.*.children.*.children', '*.*.children', '*'],
  limit: (menus) =>
    Object.fromEntries(
      Object.entries(menus)
        .slice(0, contentLimits.menu.menus)
        .map(([name, entries]) => [name, cutMenu(entries)] as const),
    ),
});
