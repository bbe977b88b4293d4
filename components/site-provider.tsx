import type { LucideIcon } from 'lucide-react';
import * as library from 'lucide-react/icons';
import type { ReactNode } from 'react';
import { SiteContextProvider, type SiteContext } from './site-context.ts';
import { IconSetProvider } from './ui/icon-set.ts';

/** By the prefixed names, which keep an icon's former names too. */
const shapes = library as unknown as Record<string, LucideIcon | undefined>;

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const shapeOf = (name: string) => shapes[`Lucide${pascal(name)}`];
const kebab = (name: string) => name.replace(/(?<!^)(?=[A-Z])|(?<=[a-z])(?=\d+x\d|\d+$)/g, '-').toLowerCase();

/** Names of all icons, as content and pages write them. */
export const iconNames = (): string[] =>
  Object.keys(shapes).flatMap((name) => /^Lucide([A-Z]\w*)$/.exec(name)?.slice(1).map(kebab) ?? []);

/**
 * Gives the icons to what is in it. Pages and layouts do not import this, so that they can be asked what they need without the whole set
 * being made.
 */
export function IconsProvider({ children }: { children: ReactNode }) {
  return <IconSetProvider value={shapeOf}>{children}</IconSetProvider>;
}

/** What stands around a page: the facts of the site, and the icons. */
export function SiteProvider({ value, children }: { value: SiteContext; children: ReactNode }) {
  return (
    <SiteContextProvider value={value}>
      <IconsProvider>{children}</IconsProvider>
    </SiteContextProvider>
  );
}
