import type { PageRoute } from '../../components/page.ts';
import { editions } from '../../config/editions.ts';
import { escape } from '../escape.ts';
import type { Frame } from './frames.ts';
import type { Rendered } from './render-page.ts';

/** What a document loads and starts with. */
export type DocumentAssets = {
  styles: readonly string[];
  script: string;
  /** Text of the script that runs before anything is painted. */
  boot: string;
};

type Given = { route: PageRoute; rendered: Rendered; frame: Frame; assets: DocumentAssets };

/** The whole document of a page: head, frame and body joined as strings. */
export function documentHtml({ route, rendered, frame, assets }: Given): string {
  const theme = rendered.theme ? ` data-theme="${escape(rendered.theme)}"` : '';
  const product = route.product ? ` data-product="${route.product}"` : '';
  return [
    `<!doctype html><html lang="${editions[route.edition].lang}"${theme}${product}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="${route.viewport}"><script>${assets.boot}</script>`,
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
