import type { ReactNode } from 'react';
import type { PageConfig } from './config.ts';
import type { PictureForms } from './content-picture.ts';
import type { Edition } from './editions.ts';
import type { IslandDefinition } from './island.ts';
import type { PageRoute } from './page.ts';
import type { RowFacts } from './row-facts.ts';

/** Data that is the same in a whole edition, which components read without props. */
export type SiteContext<Config = PageConfig, Name extends Edition = Edition> = {
  site: Config;
  edition: Name;
  /** Moment of the build, milliseconds since the epoch; only for what the runtime sets right again when viewed. */
  now: number;
  /** Icons that all pages share in one file: its address, and the names it has. Only a page's frame knows them. */
  icons?: { address: string; names: ReadonlySet<string> };
  /** Absolute addresses of the same subject in other editions; only a page's frame knows them. */
  counterparts?: Readonly<Partial<Record<Name, string>>>;
  /** Code of the product that the page is about. */
  product?: string;
  /** Smaller variants of the pictures in the content of a page. */
  pictures?: PictureForms;
  /** What the page reads of other rows of the route table. */
  rows?: RowFacts;
};

/** Takes note of an island on the page that is being rendered. `props` are JSON. */
export type PlaceIsland = (island: { of: IslandDefinition; props: string }) => {
  /** Sets the ids inside it apart from those of other islands on the page. */
  prefix: string;
  /** Stands for its markup, which is rendered by itself. */
  mark: string;
};

export type PlaceContext = {
  /** Addresses of the scripts that bring places to life, by name: those of islands, of try-outs and of forms. */
  placeScripts: Readonly<Record<string, string>>;
  placeIsland: PlaceIsland;
};

/** What a frame is rendered from. Pages that agree on all of it share one frame, so a layout may know no more. */
export type LayoutProps = {
  header: Omit<PageRoute['header'], 'name'>;
  /** Parts this page does without. */
  hide: readonly string[];
  /** Menu of the page: entries of the navigation call. */
  navigation: readonly unknown[];
  /** Index of the navigation entry the page belongs to, -1 for none. */
  active: number;
  /** The page's `<main>`. */
  children: ReactNode;
};

/** The default export of a file in `components/layouts/`. A site adds what its definition gives to its frames. */
export type Layout = { of(props: LayoutProps): ReactNode }['of'];

/** What a site renders besides pages and layouts: the default export of its `components/rendering.tsx`. */
export type SiteRendering = {
  /** Provides the data of an edition to components. */
  Site: { of(props: { value: SiteContext; children: ReactNode }): ReactNode }['of'];
  /** Provides the places of islands, try-outs and forms to the body of a page. */
  Places: { of(props: { value: PlaceContext; children: ReactNode }): ReactNode }['of'];
  /** The logo, for the icons of the site. */
  Mark(): ReactNode;
  /** Icons by name, as `<symbol>` elements, and the names there are. */
  Icons(props: { names: readonly string[] }): ReactNode;
  iconNames(): readonly string[];
  /** A drawing for the Open Graph image of a page that opens with none; null for none. */
  picture(route: PageRoute): ReactNode;
  /** Fits sanitized HTML of the content into a page. `onDead` receives the targets of links to no place of the text. */
  fit(text: { html: string; edition: Edition; onDead?: (target: string) => void }): string;
  /** Changes sanitized HTML for readers without the site's styles. */
  forFeeds(html: string): string;
  /** Structured data of the home page of an edition: who publishes it. */
  publisher(site: PageConfig, edition: Edition): object;
};

/** Types the rendering of a site: `export default defineRendering({ … })` in its `components/rendering.tsx`. */
export function defineRendering(rendering: SiteRendering): SiteRendering {
  return rendering;
}
