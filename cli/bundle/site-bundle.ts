import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { filesBelow } from '../lib/files-below.ts';
import { sha256, shortHash } from '../lib/sha256.mjs';
import { pictureAddress } from '../define/content-picture.ts';
import { isPagePicture, picturePlugin } from '../pictures/picture-plugin.ts';
import { wordsPlugin } from '../words/words-plugin.ts';
import { build } from './build.mjs';
import { ownSources, reachedFrom } from './own-sources.mjs';
import { ownStyles } from './own-styles.mjs';
import { placeScriptOf } from './place-scripts.ts';
import { remember } from './remember.mjs';
import { joinSiteCode } from './site-code.ts';

/** The bundled code of the site: pages and layouts, their styles, and a hash of the sources of each. */
export type SiteBundle = {
  /** File of the code; see `loadSiteCode`. */
  code: string;
  /** Hash of the sources of the rendering code. */
  markupCode: string;
  /** Base styles of all pages: tokens, fonts, the order of layers. */
  base: string;
  pages: Record<string, Entry>;
  layouts: Record<string, Entry>;
  /** Files that styles refer to (fonts, pictures), by their final name. */
  files: ReadonlyMap<string, Uint8Array>;
  sources: SiteSources;
};

/** Sources below the project's folder with their hashes, and the places in this list of those of each page (by its `code`) and of layouts. */
export type SiteSources = {
  files: [path: string, hash: string][];
  entries: Record<string, number[]>;
};

export type Entry = {
  /** Styles of the entry; empty when it has none. */
  css: string;
  /** Hash of all sources of the entry; part of the fingerprint of a page. */
  code: string;
  /** Scripts of islands and try-outs that the entry may contain, by name. */
  placeScripts: readonly string[];
  /** Addresses of the pictures that its code imports. */
  pictures: readonly string[];
};

type Facts = Record<'pages' | 'layouts', Record<string, Omit<Entry, 'css'> & { css: string | null }>> & {
  markupCode: string;
  base: string;
  sources: SiteSources;
};

export const assetFolder = 'assets';

const codeFile = 'site.mjs';

type BundleSiteOptions = { root: string; engine: string; layouts: readonly string[] };

/** Bundles pages and layouts, or returns the cached bundle. */
export async function bundleSite({ root, engine, layouts: named }: BundleSiteOptions): Promise<SiteBundle> {
  const pages = pagesIn(join(root, 'pages'));
  const layouts = layoutsIn({ root, layouts: named });
  const { path, facts } = await remember({
    root,
    name: 'code',
    // A new page is not an input of the old bundle, so the list of pages is part of the key.
    key: sha256(engine, JSON.stringify([pages, layouts])),
    make: () => make({ root, pages, layouts }),
  });
  const { markupCode, base, pages: pageFacts, layouts: layoutFacts, sources } = facts as Facts;
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
    sources,
  };
}

/** The pages below a folder, sorted: `products/im` for `products/im/page.tsx`. */
export function pagesIn(folder: string): string[] {
  return filesBelow(folder)
    .map((file) => /^([^/]+\/[^/]+)\/page\.tsx$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .sort();
}

/** The layouts that have a file. */
export const layoutsIn = ({ root, layouts }: Pick<BundleSiteOptions, 'root' | 'layouts'>) =>
  layouts.filter((name) => existsSync(join(root, sourceOf.layout(name))));

/** Sources of pages and layouts, by name. A name that is a file, below the project's folder, is one that no release has. */
export const sourceOf = {
  page: (name: string) => (name.endsWith('.tsx') ? name : `pages/${name}/page.tsx`),
  layout: (name: string) => (name.endsWith('.tsx') ? name : `components/layouts/${name}.tsx`),
};

/** Sources that all pages share: the rendering code of the generator and of the site, and the base styles. */
export const sharedSources = {
  markup: 'cli/render/markup.tsx',
  rendering: 'components/rendering.tsx',
  base: 'components/styles/base.css',
} as const;

/** Virtual output folder, below the project folder. */
export const outFolder = 'out';

/** Options of a build of pages and layouts, without its entries. */
export const siteBuild = (root: string) =>
  ({
    absWorkingDir: root,
    outdir: join(root, outFolder),
    outbase: root,
    entryNames: '[dir]/[name]',
    assetNames: `${assetFolder}/[name]-[hash]`,
    bundle: true,
    // The styles of each page separately; the scripts are joined afterwards.
    splitting: true,
    // Islands import parts of the runtime that need these values in a browser. They are not used during rendering.
    define: { 'process.env.NODE_ENV': '"production"', SITE_CONFIG: 'null' },
    format: 'esm',
    platform: 'node',
    target: ['node20.19', 'chrome100', 'safari15.4', 'firefox100'],
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
    plugins: [wordsPlugin(root), picturePlugin()],
    // Classes are named after the class and its style sheet, and not shortened: adding one would change the names on all pages.
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: 'external',
    sourcesContent: false,
  }) satisfies BuildOptions;

type Sources = { root: string; pages: readonly string[]; layouts: readonly string[] };

async function make({ root, pages, layouts }: Sources) {
  const outdir = join(root, outFolder);
  const entries = {
    pages: pages.map((name) => [name, sourceOf.page(name)] as const),
    layouts: layouts.map((name) => [name, sourceOf.layout(name)] as const),
  };
  const { markup, rendering, base } = sharedSources;
  const { outputFiles, metafile } = await build({
    ...siteBuild(root),
    entryPoints: [
      markup,
      rendering,
      base,
      ...entries.pages.map(([, path]) => path),
      ...entries.layouts.map(([, path]) => path),
    ],
  });
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
    return {
      css: cssBundle ? relative(outFolder, cssBundle) : null,
      code: codeHash({ root, sources }),
      placeScripts,
      pictures: picturesAmong({ root, sources }),
    };
  };
  const named = <Value>(list: readonly (readonly [string, string])[], take: (source: string) => Value) =>
    Object.fromEntries(list.map(([name, source]) => [name, take(source)]));
  const pageEntries = named(entries.pages, entry);
  const scripts = (list: readonly (readonly [string, string])[]) => named(list, (source) => of(source).path);
  const facts: Facts = {
    markupCode: codeHash({ root, sources: [markup, rendering].flatMap((source) => reachedFrom({ source, metafile })) }),
    base: outputs.find((output) => output.entryPoint === base)!.path,
    pages: pageEntries,
    layouts: named(entries.layouts, entry),
    sources: sourcesOf({
      root,
      entries: {
        ...Object.fromEntries(
          entries.pages.map(([name, source]) => [pageEntries[name]!.code, reachedFrom({ source, metafile })]),
        ),
        [layoutSources]: [base, markup, ...entries.layouts.map(([, source]) => source)].flatMap((source) =>
          reachedFrom({ source, metafile }),
        ),
      },
    }),
  };
  const code = await joinSiteCode({
    root,
    made,
    markup: of(markup).path,
    rendering: of(rendering).path,
    pages: scripts(entries.pages),
    layouts: scripts(entries.layouts),
  });
  const inputsOf = (path: string) => metafile.outputs[`${outFolder}/${path}`]!.inputs;
  const rest = [...made]
    .filter(([path]) => !/\.js$|\.map$/.test(path))
    .map(([path, contents]) =>
      path.endsWith('.css') && path !== facts.base
        ? ([path, ownStyles({ contents, inputs: inputsOf(path), base: inputsOf(facts.base) })] as const)
        : ([path, contents] as const),
    );
  return {
    files: new Map([...rest, [codeFile, code.module], [`${codeFile}.map`, code.sourceMap]]),
    inputs: ownSources(metafile),
    facts,
  };
}

/** Name of the entry with the sources of all layouts, the base styles and the code that renders frames. */
const layoutSources = 'layouts';

type SourcesOptions = { root: string; entries: Readonly<Record<string, readonly string[]>> };

function sourcesOf({ root, entries }: SourcesOptions): SiteSources {
  const paths = [...new Set(Object.values(entries).flat())].sort();
  const places = new Map(paths.map((path, place) => [path, place]));
  return {
    files: paths.map((path) => [path, shortHash(readFileSync(join(root, path)))]),
    entries: Object.fromEntries(
      Object.entries(entries).map(([name, found]) => [name, [...new Set(found)].map((path) => places.get(path)!)]),
    ),
  };
}

/** Addresses of the pictures among the sources of a page or a layout. */
export const picturesAmong = ({ root, sources }: { root: string; sources: readonly string[] }): string[] =>
  sources
    .filter(isPagePicture)
    .map((file) => pictureAddress({ name: basename(file), hash: sha256(readFileSync(join(root, file))) }));

/** Hash of sources by path and content: the same in every folder and on every machine. */
function codeHash({ root, sources }: { root: string; sources: readonly string[] }): string {
  return sha256(...sources.flatMap((path) => [path, readFileSync(join(root, path))])).slice(0, 16);
}

/**
 * Makes addresses in styles absolute, because styles are served from another folder than they are bundled in. (The bundler's `publicPath`
 * would also change the imports of scripts.)
 */
export function fromRoot(css: string): string {
  return css.replace(new RegExp(`url\\((["']?)(?:\\.\\.?/)*${assetFolder}/`, 'g'), `url($1/${assetFolder}/`);
}
