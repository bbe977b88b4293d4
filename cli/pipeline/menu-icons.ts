import type { ContentIndexes } from '../content/indexes.ts';
import type { GetOrCreate } from '../emit/emitted.ts';
import { nearest } from '../lib/nearest.mjs';
import type { Problem } from '../problem.ts';
import type { Rendering } from '../render/rendering.ts';

/** The icons of all menus in one SVG sprite. */
export type MenuIcons = {
  sheet: string;
  names: ReadonlySet<string>;
  problems: readonly Problem[];
};

type MenuIconsOptions = {
  navigation: ContentIndexes['navigation'];
  /** Hash of the code that renders icons. */
  markupCode: string;
  rendering: () => Promise<Pick<Rendering, 'iconSheet' | 'iconNames'>>;
  remember: GetOrCreate;
};

export async function openMenuIcons({
  navigation,
  markupCode,
  rendering,
  remember,
}: MenuIconsOptions): Promise<MenuIcons> {
  const links = linksWithIcons(navigation);
  const wanted = [...new Set(links.map(({ icon }) => icon))].sort();
  const sheet = await remember(['icon sheet', markupCode, wanted], async () => (await rendering()).iconSheet(wanted));
  const text = sheet.toString();
  const names = new Set(wanted.filter((name) => text.includes(` id="${name}"`)));
  const unknown = links.filter(({ icon }) => !names.has(icon));
  const known = unknown.length > 0 ? (await rendering()).iconNames() : [];
  return { sheet: text, names, problems: unknown.map((link) => unknownIcon({ ...link, known })) };
}

function linksWithIcons(navigation: ContentIndexes['navigation']): { name: string; icon: string }[] {
  return Object.values(navigation)
    .flatMap((entries) => entries.flatMap(({ children = [] }) => children.flatMap((group) => group.children)))
    .flatMap(({ name, icon }) => (icon === undefined ? [] : [{ name, icon }]));
}

function unknownIcon({ name, icon, known }: { name: string; icon: string; known: readonly string[] }): Problem {
  return {
    severity: 'warning',
    what: `unknown icon: ${icon}`,
    where: `navigation, entry ${JSON.stringify(name)}`,
    why: 'the icon library (lucide) has no icon of this name, so none is shown',
    fix: `use one of ${nearest(icon, known).join(', ')}, or another name of https://lucide.dev/icons`,
  };
}
