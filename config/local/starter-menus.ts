import type { NavigationEntry, NavigationLink } from '../calls/navigation.ts';
import { type SiteConfig, site as defaults } from '../site.ts';
import { withDocs } from '../rules/docs-link.ts';

export type NamedSite = Pick<SiteConfig, 'docs' | 'netcallName'>;

/** Adapts the starter menus to the configuration: the documentation site and the name of the call product. */
export function starterMenus(
  menus: Readonly<Record<string, readonly NavigationEntry[]>>,
  { docs, netcallName }: NamedSite,
): Record<string, NavigationEntry[]> {
  const named = <Link extends Pick<NavigationLink, 'name' | 'url'>>(link: Link): Link => {
    const moved = docs === defaults.docs ? link : withDocs(link, docs);
    return moved.url === '/netcall' && moved.name === defaults.netcallName ? { ...moved, name: netcallName } : moved;
  };
  const entry = ({ children, feature, ...own }: NavigationEntry): NavigationEntry => ({
    ...named(own),
    ...(feature && { feature: named(feature) }),
    ...(children && { children: children.map((group) => ({ ...group, children: group.children.map(named) })) }),
  });
  return Object.fromEntries(Object.entries(menus).map(([page, entries]) => [page, entries.map(entry)]));
}
