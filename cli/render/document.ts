import { feedAddress, feedFiles, feedFormats } from '../define/feed-files.ts';
import type { PageRoute } from '../define/page.ts';
import type { Editions } from '../define/editions.ts';
import { escapeHtml } from '../lib/escape.ts';
import type { Frame } from './frames.ts';
import { joinSources, type PageSources } from './page-sources.ts';
import type { RecordedPage } from './recorded-page.ts';

export type DocumentAssets = {
  styles: readonly string[];
  /** Fonts of the first lines of all pages. */
  fonts: readonly string[];
  script: string;
  /** The script that runs before first paint. */
  boot: string;
  /** Addresses of the scripts of islands and try-outs, by name. */
  placeScripts: Readonly<Record<string, string>>;
  /** Sources for the content-security policy, and required files. */
  sources: PageSources;
  hash: string;
};

type DocumentPiecesOptions = {
  route: PageRoute;
  rendered: RecordedPage;
  frame: Frame;
  assets: DocumentAssets;
  editions: Editions;
};

/** The parts of a page's document in their order: head, frame, body, frame. */
export function documentPieces({
  route,
  rendered,
  frame,
  assets,
  editions,
}: DocumentPiecesOptions): readonly Uint8Array[] {
  const product = route.product ? ` data-product="${route.product}"` : '';
  const feeds = (route.feeds ?? []).map(feedLinks).join('');
  const head = [
    `<!doctype html><html lang="${editions[route.edition]!.lang}"${themeOf(rendered)}${attributesOf(route.attributes)}${product}${choiceOf(route)}${attributesOf(route.siteAttributes)}${errorOf(route)}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="${route.viewport}"><script>${assets.boot}</script>${loads(assets)}`,
    rendered.head,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="/icon-192.png"><link rel="manifest" href="/manifest.webmanifest">${feeds}${starts(assets)}</head><body>`,
  ];
  return [Buffer.from(head.join('')), frame.start, rendered.main, frame.end, end];
}

const feedLinks = (home: string) =>
  feedFormats
    .map((format) => `<link rel="alternate" type="${feedFiles[format].type}" href="${feedAddress(home, format)}">`)
    .join('');
const end = Buffer.from('</body></html>');

export function loads({ fonts, styles }: Pick<DocumentAssets, 'fonts' | 'styles'>): string {
  const preloads = fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`);
  return [...preloads, ...styles.map((href) => `<link rel="stylesheet" href="${href}">`)].join('');
}

/** The main script is `async`: otherwise the browser lays out the page only after running it, in the same task; see `runtime/lib/when-parsed.ts`. */
export const starts = ({ script }: Pick<DocumentAssets, 'script'>) =>
  `<script type="module" src="${script}" async></script>`;

function themeOf({ theme: { night, paper, gray } }: RecordedPage): string {
  const attributes = { theme: gray ? 'gray' : undefined, night, paper };
  return Object.entries(attributes)
    .map(([name, value]) => (value ? ` data-${name}="${value}"` : ''))
    .join('');
}

/** The `data-` attributes of the row of the route, or of the site. */
function attributesOf(attributes: PageRoute['attributes'] = {}): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
}

/** For hosts whose server does not select query variants. */
function choiceOf({ choice }: PageRoute): string {
  return choice
    ? ` data-query="${choice.query}" data-value="${choice.value}" data-values="${choice.values.join(' ')}"`
    : '';
}

/** Marks error pages, for the runtime. */
function errorOf({ status }: PageRoute): string {
  return status >= 400 ? ' data-error=""' : '';
}

/** The sources of a document, from those of its parts. */
export function documentSources({
  rendered,
  frame,
  assets,
}: Omit<DocumentPiecesOptions, 'route' | 'editions'>): PageSources {
  return joinSources([assets.sources, frame.sources, rendered.sources]);
}
