import type { PageRoute } from '../../components/define-page.ts';
import { editions } from '../../config/editions.ts';
import { isMctalk } from '../../config/rules/talk-programme.ts';
import { escapeHtml } from '../escape.ts';
import type { Frame } from './frames.ts';
import { joinSources, type PageSources } from './page-sources.ts';
import type { Rendered } from './render-page.ts';

/** What a document loads and starts with. */
export type DocumentAssets = {
  styles: readonly string[];
  /** Those that every page's first lines are set in. */
  fonts: readonly string[];
  script: string;
  /** Text of the script that runs before anything is painted. */
  boot: string;
  /** Addresses of scripts that islands and try-outs load, by name: the body names them. */
  placeScripts: Readonly<Record<string, string>>;
  /** What of that the document needs to be allowed and to be there. */
  sources: PageSources;
  /** Hash of all these. */
  hash: string;
};

type DocumentHtmlOptions = { route: PageRoute; rendered: Rendered; frame: Frame; assets: DocumentAssets };

/** The whole document of a page: head, frame and body joined, as they are written. */
export function documentHtml({ route, rendered, frame, assets }: DocumentHtmlOptions): Buffer {
  const product = route.product ? ` data-product="${route.product}"` : '';
  const feed = route.layout === 'blog' ? feedLinks : '';
  const head = [
    `<!doctype html><html lang="${editions[route.edition].lang}"${themeOf(rendered)}${sisterOf(route)}${product}${choiceOf(route)}${eventOf(route)}${errorOf(route)}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="${route.viewport}"><script>${assets.boot}</script>${loads(assets)}`,
    rendered.head,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="/icon-192.png"><link rel="manifest" href="/manifest.webmanifest">${feed}${starts(assets)}</head><body>`,
  ];
  return Buffer.concat([Buffer.from(head.join('')), frame.start, rendered.main, frame.end, end]);
}

const feedLinks =
  '<link rel="alternate" type="application/atom+xml" href="/dev-blog/atom.xml">' +
  '<link rel="alternate" type="application/feed+json" href="/dev-blog/feed.json">';
const end = Buffer.from('</body></html>');

/** What the first lines are painted with. */
export function loads({ fonts, styles }: Pick<DocumentAssets, 'fonts' | 'styles'>): string {
  const preloads = fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`);
  return [...preloads, ...styles.map((href) => `<link rel="stylesheet" href="${href}">`)].join('');
}

export const starts = ({ script }: Pick<DocumentAssets, 'script'>) => `<script type="module" src="${script}"></script>`;

function themeOf({ theme: { night, paper, gray } }: Rendered): string {
  const attributes = { theme: gray ? 'gray' : undefined, night, paper };
  return Object.entries(attributes)
    .map(([name, value]) => (value ? ` data-${name}="${value}"` : ''))
    .join('');
}

/** The look of the talk programme, which is a site of its own to its visitors. */
function sisterOf({ address }: PageRoute): string {
  return isMctalk(address) ? ' data-sister="mctalk"' : '';
}

/** Read where no server rules choose the text. */
function choiceOf({ choice }: PageRoute): string {
  return choice
    ? ` data-query="${choice.query}" data-value="${choice.value}" data-values="${choice.values.join(' ')}"`
    : '';
}

/** What analytics counts clicks under, where no element within the page says otherwise. */
function eventOf({ address, layout }: PageRoute): string {
  return ` data-event-page="${escapeHtml(address)}" data-event-client="${layout === 'phone' ? 'h5' : 'web'}"`;
}

/** Marks error pages, for the runtime. */
function errorOf({ status }: PageRoute): string {
  return status >= 400 ? ' data-error=""' : '';
}

/** What the document needs. Each part was read when it was made. */
export function documentSources({ rendered, frame, assets }: Omit<DocumentHtmlOptions, 'route'>): PageSources {
  return joinSources([assets.sources, frame.sources, rendered.sources]);
}
