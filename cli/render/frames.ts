import type { Layout } from '../../components/layout.ts';
import type { PageRoute } from '../../components/page.ts';
import type { SiteContext } from '../../components/site-context.ts';
import type { NavigationEntry } from '../../config/calls/navigation.ts';
import type { Notice } from '../../config/calls/page.ts';
import { editions } from '../../config/editions.ts';
import type { SiteConfig } from '../../config/site.ts';
import { shortHash } from '../sha256.mjs';
import { activeEntryOf } from './active-entry.ts';
import { lighten } from './lighten.ts';
import type { Minifier } from './minify.ts';
import { type PageSources, sourcesOf } from './page-sources.ts';

/** What stands before and after a page's `<main>`: rendered once for all pages that share it. */
export type Frame = {
  hash: string;
  /** The markup, minified when the first page needs it: pages that are reused know their frame by its hash alone. */
  parts(): Promise<FrameParts>;
};
export type FrameParts = { start: string; end: string; sources: PageSources };

type Given = {
  site: SiteConfig;
  now: number;
  icons: NonNullable<SiteContext['icons']>;
  navigation: Readonly<Record<string, readonly NavigationEntry[]>>;
  blogNav: readonly { name: string; url: string }[];
  notices: readonly Notice[];
  layouts: Readonly<Record<string, { module: string }>>;
  markup: typeof import('./markup.tsx');
  minify: Minifier;
};

/** Gives the frame of a page, made when the first page asks for it. */
export function openFrames({ site, now, icons, navigation, blogNav, notices, layouts, markup, minify }: Given): (route: PageRoute) => Promise<Frame> {
  const frames = new Map<string, Promise<Frame>>();
  const menus = new Map<string, (address: string) => number>();

  return (route) => {
    const { edition, layout, hide, pageName } = route;
    const { name: _, ...header } = route.header;
    // `index` is the Chinese home's own name; the English home goes by its edition's.
    const key = pageName !== 'index' && Object.hasOwn(navigation, pageName) ? pageName : editions[edition].navigation;
    const entries = navigation[key] ?? [];
    const find = menus.get(key) ?? activeEntryOf(entries);
    menus.set(key, find);
    const active = find(route.address);
    const identity = JSON.stringify([edition, layout, header, hide, key, active]);

    const make = async (): Promise<Frame> => {
      const { default: component } = (await import(layouts[layout]!.module)) as { default: Layout };
      const props = { header, hide, navigation: entries, active, blogNav: layout === 'blog' ? blogNav : [], notices: edition === 'zh' ? notices : [] };
      const html = markup.frameMarkup({ layout: component, props, context: { site, edition, now, icons } });
      let parts: Promise<FrameParts> | undefined;
      return { hash: shortHash(html), parts: () => (parts ??= minify(html).then((small) => cut({ html: lighten(small), layout }))) };
    };

    const made = frames.get(identity) ?? make();
    frames.set(identity, made);
    return made;
  };
}

function cut({ html, layout }: { html: string; layout: string }): FrameParts {
  const start = html.indexOf('<main data-body');
  const end = html.indexOf('</main>', start);
  if (start < 0 || end < 0) throw new Error(`components/layouts/${layout}.tsx does not render its children`);
  return { start: html.slice(0, start), end: html.slice(end + '</main>'.length), sources: sourcesOf(html) };
}
