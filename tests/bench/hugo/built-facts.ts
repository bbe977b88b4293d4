import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What Hugo cannot make by itself and is given from our build: names of assets, and what stands on one page only. */
export type BuiltFacts = {
  assets: {
    boot: string;
    script: string /** Address of the menus' icons. */;
    icons: string;
    styles: Record<'home' | 'list' | 'article', string[]>;
  };
  /** Ids of the notices that pages have: the others begin too late. */
  notices: string[];
  /** Drawings at the side of the menus, in their order. */
  features: string[];
  /** The home page's body. */
  home: string;
  /** Banners and activity above the first list. */
  entrance: string;
};

/** Reads them from the document root of a release. */
export async function builtFacts({ site, article }: { site: string; article: string }): Promise<BuiltFacts> {
  const read = (file: string) => readFile(join(site, file), 'utf8');
  const [home, list, one] = await Promise.all(['index.html', 'dev-blog.html', `dev-blog/${article}.html`].map(read));
  return {
    assets: {
      boot: between(one!, '<script>', '</script>'),
      script: /<script type="module" src="([^"]+)"/.exec(one!)![1]!,
      icons: /<use href="([^"#]+)#/.exec(home!)![1]!,
      styles: { home: stylesOf(home!), list: stylesOf(list!), article: stylesOf(one!) },
    },
    notices: [...one!.matchAll(/data-notice="([^"]+)"/g)].map(([, id]) => id!),
    features: [...home!.matchAll(/class="panel_aside_feature"[^>]*>(<svg.*?<\/svg>)/gs)].map(([, drawing]) => drawing!),
    home: bodyOf(home!),
    entrance: between(list!, '<div class="container_container list_page">', '<nav aria-label="文章分类">'),
  };
}

/** What stands in a page's `<main>`. */
export function bodyOf(html: string): string {
  const start = html.indexOf('>', html.indexOf('<main')) + 1;
  return html.slice(start, html.indexOf('</main>', start));
}

const stylesOf = (html: string) =>
  [...html.matchAll(/<link rel="?stylesheet"? href="?([^">]+)/g)].map(([, href]) => href!);

function between(html: string, start: string, end: string): string {
  const at = html.indexOf(start);
  if (at < 0) throw new Error(`a built page lost its ${start}`);
  return html.slice(at + start.length, html.indexOf(end, at + start.length));
}
