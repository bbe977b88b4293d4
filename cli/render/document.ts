import type { PageRoute } from '../../components/page.ts';
import { editions } from '../../config/editions.ts';
import { escape } from '../escape.ts';
import type { Frame } from './frames.ts';
import { joinSources, type PageSources, sourcesOf } from './page-sources.ts';
import type { Rendered } from './render-page.ts';

/** What a document loads and starts with. */
export type DocumentAssets = {
  styles: readonly string[];
  /** Those that every page's first lines are set in. */
  fonts: readonly string[];
  script: string;
  /** Text of the script that runs before anything is painted. */
  boot: string;
  /** Addresses of scripts that are loaded when an island wakes, by island: the body names them. */
  islands: Readonly<Record<string, string>>;
  /** What that script needs of the policy. */
  sources: PageSources;
  /** Hash of all these. */
  hash: string;
};

type Given = { route: PageRoute; rendered: Rendered; frame: Frame; assets: DocumentAssets };

/** The whole document of a page: head, frame and body joined as strings. */
export function documentHtml({ route, rendered, frame, assets }: Given): string {
  const theme = rendered.theme ? ` data-theme="${escape(rendered.theme)}"` : '';
  const product = route.product ? ` data-product="${route.product}"` : '';
  return [
    `<!doctype html><html lang="${editions[route.edition].lang}"${theme}${product}${choiceOf(route)}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="${route.viewport}"><script>${assets.boot}</script>`,
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    rendered.head,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-192.png"><link rel="manifest" href="/manifest.webmanifest">',
    route.layout === 'blog' ? '<link rel="alternate" type="application/atom+xml" href="/dev-blog/atom.xml">' : '',
    `<script type="module" src="${assets.script}"></script></head><body>`,
    frame.start,
    rendered.main,
    frame.end,
    '</body></html>',
  ].join('');
}

/** Read where no server rules choose the text. */
function choiceOf({ choice }: PageRoute): string {
  return choice ? ` data-query="${choice.query}" data-value="${choice.value}" data-values="${choice.values.join(' ')}"` : '';
}

/** What the document needs of its policy. Only what is the page's own is read anew: the rest was read when it was made. */
export function documentSources({ rendered, frame, assets }: Omit<Given, 'route'>): PageSources {
  return joinSources([assets.sources, frame.sources, sourcesOf(rendered.head), sourcesOf(rendered.main)]);
}
