import type { PageRoute } from '../define/page.ts';
import type { SiteContext } from '../define/rendering.ts';
import type { NavigationEntry } from '../define/navigation.ts';
import type { FrameData } from '../define/site.ts';
import type { PageConfig } from '../define/config.ts';
import type { Cache } from '../store/cache.ts';
import { shortHash } from '../lib/sha256.mjs';
import { activeEntryOf } from './active-entry.ts';
import { type PageSources, sourcesOf } from './page-sources.ts';
import type { Rendering } from './rendering.ts';

/** The markup before and after `<main>`: rendered once for all pages that share it, and cached between builds. */
export type Frame = {
  /** Hash of the markup, so that a frame with other inputs and equal markup is equal. */
  hash: string;
  /** Encoded as UTF-8. */
  start: Uint8Array;
  end: Uint8Array;
  sources: PageSources;
};
type Text = Omit<Frame, 'start' | 'end'> & { start: string; end: string };

type OpenFramesOptions = {
  site: PageConfig;
  now: number;
  icons: NonNullable<SiteContext['icons']>;
  navigation: Readonly<Record<string, readonly NavigationEntry[]>>;
  /** What the frames of the site show besides the menu, and the responses for it. */
  frame: Pick<FrameData, 'props'>;
  data: Readonly<Record<string, unknown>>;
  /** Hash of the inputs that all frames share besides the data here. */
  inputs: string;
  /** Code of each layout with its styles, because class names may depend on other files. */
  layouts: Readonly<Record<string, { code: string; css: string }>>;
  rendering: () => Promise<Rendering>;
  remember: Cache['getOrCreate'];
};

/** Returns a function that returns the frame of a page, created on first use. */
export function openFrames({
  site,
  now,
  icons,
  navigation,
  frame,
  data,
  inputs,
  layouts,
  rendering,
  remember,
}: OpenFramesOptions): (route: PageRoute) => Promise<Frame> {
  const frames = new Map<string, Promise<Frame>>();
  const menus = new Map<string, (address: string) => number>();
  const shared = shortHash(JSON.stringify([inputs, icons.address, navigation]));

  const homes = ['/', ...Object.values(site.editions).flatMap(({ paths }) => paths?.exact ?? [])];
  return (route) => {
    const { edition, layout, hide, pageName } = route;
    const { name: _, ...header } = route.header;
    // `index` is the page name of every home page; each edition names its own menu.
    const key =
      pageName !== 'index' && Object.hasOwn(navigation, pageName) ? pageName : site.editions[edition]!.navigation;
    const entries = navigation[key] ?? [];
    const find = menus.get(key) ?? activeEntryOf({ entries, homes });
    menus.set(key, find);
    const active = find(route.address);
    const own = frame.props({ route, data });
    const { [edition]: _own, ...counterparts } = route.alternates;
    const identity = JSON.stringify([edition, layout, header, hide, key, active, own, counterparts, route.product]);

    const make = async (): Promise<string> => {
      const props = {
        header,
        hide,
        navigation: entries,
        active,
        ...own,
      };
      const { markup, html } = await (await rendering()).frame({
        layout,
        props,
        context: {
          site,
          edition,
          now,
          icons,
          counterparts,
          ...(route.product && { product: route.product }),
        },
      });
      return JSON.stringify({ hash: shortHash(markup), ...cut({ html, layout }) } satisfies Text);
    };

    const { code, css } = layouts[layout]!;
    const found =
      frames.get(identity) ??
      remember(['frame', shared, code, shortHash(css), identity], make).then((text) =>
        written(JSON.parse(text.toString()) as Text),
      );
    frames.set(identity, found);
    return found;
  };
}

const written = ({ start, end, ...frame }: Text): Frame => ({
  ...frame,
  start: Buffer.from(start),
  end: Buffer.from(end),
});

function cut({ html, layout }: { html: string; layout: string }): Omit<Text, 'hash'> {
  const start = html.indexOf('<main data-body');
  const end = html.indexOf('</main>', start);
  if (start < 0 || end < 0) throw new Error(`components/layouts/${layout}.tsx does not render its children`);
  return { start: html.slice(0, start), end: html.slice(end + '</main>'.length), sources: sourcesOf(html) };
}
