import data from '@iconify-json/lucide/icons.json' with { type: 'json' };

/** All but the one that is not drawn in lines on the grid of 24 pixels. */
const { 'search-large': _, ...icons } = data.icons;
const { aliases } = data;

/** Kebab-case name of an icon (`message-circle`), former names too. */
export type IconName = keyof typeof icons | keyof typeof aliases;

/** Names of all icons, as content and pages write them. */
export const iconNames = (): string[] => [...Object.keys(icons), ...Object.keys(aliases)];

/** How the set draws the lines of each icon. `Icon` draws them thinner, and says so once on its `<svg>`. */
const lines = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** The shapes of an icon, as markup without the looks of their lines; undefined for a name that no icon has. */
export function iconShapes(name: string): string | undefined {
  const current = Object.hasOwn(aliases, name) ? aliases[name as keyof typeof aliases].parent : name;
  if (!Object.hasOwn(icons, current)) return undefined;
  return icons[current as keyof typeof icons].body.replace(lines, '').replace(/^<g>(.*)<\/g>$/, '$1');
}
