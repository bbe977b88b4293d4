import type { PageRoute } from '../define/page.ts';
import type { BrowserBundle } from '../bundle/browser-bundle.ts';
import { sha256, shortHash } from '../lib/sha256.mjs';
import { assetFolder, type SiteBundle } from '../bundle/site-bundle.ts';
import type { Emitted } from '../emit/emitted.ts';
import { type DocumentAssets, loads, starts } from '../render/document.ts';
import { sourcesOf } from '../render/page-sources.ts';

/** The assets of a build, and those that each page loads. */
export type Assets = {
  files: readonly Emitted[];
  of: (route: PageRoute) => DocumentAssets;
  /** Address of the icons that menus show. */
  icons: string;
};

type NameAssetsOptions = {
  site: Omit<SiteBundle, 'sources'>;
  browser: BrowserBundle;
  icons: string;
  /** Layouts whose pages load no fonts at once. */
  deviceFontLayouts: readonly string[];
};

/** Names all assets by content hash: styles of layouts and pages, the runtime, files in styles, icons of the menus. */
export function nameAssets({ site, browser, icons, deviceFontLayouts }: NameAssetsOptions): Assets {
  const files = new Map<string, string | Uint8Array>();
  const place = (name: string, content: string | Uint8Array) => {
    files.set(`${assetFolder}/${name}`, content);
    return `/${assetFolder}/${name}`;
  };
  const style = ([name, { css }]: [string, { css: string }]) =>
    [name, css ? [place(`${name.replaceAll('/', '-')}-${sha256(css).slice(0, 8)}.css`, css)] : []] as const;

  const layouts = new Map(
    Object.entries(site.layouts).map(([name, { css }]) => style([name, { css: site.base + css }])),
  );
  const pages = new Map(Object.entries(site.pages).map(style));
  for (const [name, content] of site.files) place(name, content);
  for (const [name, content] of browser.files) place(name, content);
  const script = `/${assetFolder}/${browser.script}`;
  const sheet = place(`icons-${sha256(icons).slice(0, 8)}.svg`, icons);
  const baseFonts = [...site.files.keys()]
    .filter((name) => name.endsWith('.woff2') && site.base.includes(name))
    .map((name) => `/${assetFolder}/${name}`);
  const placeScriptsOf = (page: string) =>
    Object.fromEntries(
      (site.pages[page]?.placeScripts ?? []).map((name) => [name, `/${assetFolder}/${browser.placeScripts[name]}`]),
    );
  const known = new Map<string, DocumentAssets>();
  return {
    files: [...files].map(([path, content]) => ({ path, content })),
    of({ layout, page }) {
      const key = `${layout} ${page}`;
      const styles = [...(layouts.get(layout) ?? []), ...(pages.get(page) ?? [])];
      const placeScripts = placeScriptsOf(page);
      const { boot } = browser;
      const fonts = deviceFontLayouts.includes(layout) ? [] : baseFonts;
      const sources = () => sourcesOf(`<script>${boot}</script>${loads({ fonts, styles })}${starts({ script })}`);
      const made = known.get(key) ?? {
        styles,
        fonts,
        script,
        boot,
        placeScripts,
        sources: sources(),
        hash: shortHash(JSON.stringify([styles, fonts, script, boot, placeScripts])),
      };
      known.set(key, made);
      return made;
    },
    icons: sheet,
  };
}
