import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { layoutNames } from '../../config/routes/route.ts';
import type { BuildOptions } from 'esbuild';
import { sha256 } from '../sha256.mjs';
import { build } from './build.mjs';
import { iconsWhenShown } from './icons-when-shown.ts';
import { ownSources, reachedFrom } from './own-sources.mjs';
import { pageStyles, withRealPaths } from './page-styles.ts';
import { placeScriptOf } from './place-scripts.ts';
import { remember } from './remember.mjs';
import { joinSiteCode } from './site-code.ts';

/** The site's own code, made ready for Node: pages and layouts, their styles, and a hash of each one's sources. */
export type SiteBundle = {
  /** File of the code: see `loadSiteCode`. */
  code: string;
  /** Hash of the sources of what turns pages into markup. */
  markupCode: string;
  /** Styles that every page starts with: tokens, fonts, the order of layers. */
  base: string;
  pages: Record<string, Entry>;
  layouts: Record<string, Entry>;
  /** Files the styles point at (fonts, pictures), by their final name. */
  files: ReadonlyMap<string, Uint8Array>;
};

export type Entry = {
  /** Styles of what the entry uses; empty when it uses none. */
  css: string;
  /** Hash of every source file the entry is made of: one part of a page's fingerprint. */
  code: string;
  /** Scripts of places that the entry may have, by name. */
  placeScripts: readonly string[];
};

type Facts = Record<'pages' | 'layouts', Record<string, Omit<Entry, 'css'> & { css: string | null }>> & {
  markupCode: string;
  base: string;
};

/** Where bundled files are served from. */
export const assetFolder = 'assets';

/** Name of the file with all code. */
const codeFile = 'site.mjs';

/** Bundles pages and layouts, or finds the bundle made earlier from the same sources. */
export async function bundleSite({ root, engine }: { root: string; engine: string }): Promise<SiteBundle> {
  const pages = pagesIn(join(root, 'pages'));
  const layouts = layoutNames.filter((name) => existsSync(join(root, 'components/layouts', `${name}.tsx`)));
  const { path, facts } = await remember({
    root,
    folder: join(root, '.cache', 'code'),
    // A new page is no changed input of the old bundle: the list of files is part of the key.
    key: sha256(engine, JSON.stringify([pages, layouts])),
    make: () => make({ root, pages, layouts }),
  });
  const { markupCode, base, pages: pageFacts, layouts: layoutFacts } = facts as Facts;
  const styles = (file: string) => fromRoot(readFileSync(join(path, file), 'utf8'));
  const withStyles = (entries: Facts['pages']) =>
    Object.fromEntries(
      Object.entries(entries).map(([name, { css, ...rest }]): [string, Entry] => [
        name,
        { ...rest, css: css === null ? '' : styles(css) },
      ]),
    );
  const assets = join(path, assetFolder);
  const names = existsSync(assets) ? readdirSync(assets).sort() : [];
  return {
    code: join(path, codeFile),
    markupCode,
    base: styles(base),
    pages: withStyles(pageFacts),
    layouts: withStyles(layoutFacts),
    files: new Map(names.map((name) => [name, new Uint8Array(readFileSync(join(assets, name)))])),
  };
}

/** The pages below a folder, in order: `products/im` for `products/im/page.tsx`. */
export function pagesIn(folder: string): string[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .map((file) => /^([^/]+\/[^/]+)\/page\.tsx$/.exec(file.replaceAll(sep, '/'))?.[1])
    .filter((name) => name !== undefined)
    .sort();
}

/** What every page is rendered with: the code that turns it into markup, and the styles that come first. */
export const sharedSources = { markup: 'cli/render/markup.tsx', base: 'components/styles/base.css' } as const;

/** Where bundled files would be written, below the project's folder. */
export const outFolder = 'out';

/** Options of a build of pages and layouts, without its entries and plugins. */
export const siteBuild = (root: string) =>
  ({
    absWorkingDir: root,
    outdir: join(root, outFolder),
    outbase: root,
    entryNames: '[dir]/[name]',
    assetNames: `${assetFolder}/[name]-[hash]`,
    bundle: true,
    // Each page's styles by themselves; the scripts are joined afterwards.
    splitting: true,
    // What islands import of the runtime looks for the facts of a visitor's browser; nothing uses them while pages are rendered.
    define: { 'process.env.NODE_ENV': '"production"', SITE_CONFIG: 'null' },
    format: 'esm',
    platform: 'node',
    target: ['node20.19', 'chrome100', 'safari15.4', 'firefox100'],
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
    // Names of classes stay readable: shortened ones would change on every page whenever one is added anywhere.
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: 'external',
    sourcesContent: false,
  }) satisfies BuildOptions;

type Sources = { root: string; pages: readonly string[]; layouts: readonly string[] };

async function make({ root, pages, layouts }: Sources) {
  const outdir = join(root, outFolder);
  const entries = {
    pages: pages.map((name) => [name, `pages/${name}/page.tsx`] as const),
    layouts: layouts.map((name) => [name, `components/layouts/${name}.tsx`] as const),
  };
  const { markup, base } = sharedSources;
  const { outputFiles, metafile: asBundled } = await build({
    ...siteBuild(root),
    entryPoints: [markup, base, ...entries.pages.map(([, path]) => path), ...entries.layouts.map(([, path]) => path)],
    plugins: [iconsWhenShown, pageStyles({ root })],
  });
  const metafile = withRealPaths(asBundled);
  const made = new Map(outputFiles.map((file) => [relative(outdir, file.path), file.contents]));
  const outputs = Object.entries(metafile.outputs).map(([path, output]) => ({
    path: relative(outFolder, path),
    ...output,
  }));
  const of = (source: string) => outputs.find((output) => output.entryPoint === source && output.path.endsWith('.js'))!;
  const entry = (source: string) => {
    const { cssBundle } = of(source);
    const sources = reachedFrom({ source, metafile });
    const placeScripts = sources.flatMap((file) => placeScriptOf(file)?.name ?? []);
    return { css: cssBundle ? relative(outFolder, cssBundle) : null, code: codeHash({ root, sources }), placeScripts };
  };
  const scripts = (list: readonly (readonly [string, string])[]) =>
    Object.fromEntries(list.map(([name, source]) => [name, of(source).path]));
  const facts: Facts = {
    markupCode: entry(markup).code,
    base: outputs.find((output) => output.entryPoint === base)!.path,
    pages: Object.fromEntries(entries.pages.map(([name, source]) => [name, entry(source)])),
    layouts: Object.fromEntries(entries.layouts.map(([name, source]) => [name, entry(source)])),
  };
  const code = await joinSiteCode({
    root,
    made,
    markup: of(markup).path,
    pages: scripts(entries.pages),
    layouts: scripts(entries.layouts),
  });
  const rest = [...made].filter(([path]) => !/\.js$|\.map$/.test(path));
  return {
    files: new Map([...rest, [codeFile, code.module], [`${codeFile}.map`, code.sourceMap]]),
    inputs: ownSources(metafile),
    facts,
  };
}

/** Hash of sources by path and content: the same in every folder and on every machine. */
function codeHash({ root, sources }: { root: string; sources: readonly string[] }): string {
  return sha256(...sources.flatMap((path) => [path, readFileSync(join(root, path))])).slice(0, 16);
}

/**
 * Styles are bundled beside their scripts and served from elsewhere: what they point at is named from the root.
 * (The bundler's `publicPath` would do it, and would change how scripts find each other too.)
 */
export function fromRoot(css: string): string {
  return css.replace(new RegExp(`url\\((["']?)(?:\\.\\.?/)*${assetFolder}/`, 'g'), `url($1/${assetFolder}/`);
}
