import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { layoutNames } from '../../config/routes/route.ts';
import { sha256 } from '../sha256.mjs';
import { iconsWhenShown } from './icons-when-shown.ts';
import { islandFolder } from './islands-bundle.ts';
import { ownSources, reachedFrom } from './own-sources.mjs';
import { remember } from './remember.mjs';
import { joinSiteCode } from './site-code.ts';

/** The site's own code, made ready for Node: pages and layouts, their styles, and a hash of each one's sources. */
export type SiteBundle = {
  /** File of the code, for `runBundle`: see `SiteCode`. */
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
  /** Islands that the entry may place, by name. */
  islands: readonly string[];
};

type Facts = Record<'pages' | 'layouts', Record<string, Omit<Entry, 'css'> & { css: string | null }>> & {
  markupCode: string;
  base: string;
};

/** Where bundled files are served from. */
export const assetFolder = 'assets';

/** Name of the file with all code. */
const codeFile = 'site.cjs';

/** Bundles pages and layouts, or finds the bundle made earlier from the same sources. */
export async function bundleSite({ root, engine }: { root: string; engine: string }): Promise<SiteBundle> {
  const pages = sourcesIn(join(root, 'pages'));
  const layouts = sourcesIn(join(root, 'components/layouts')).filter((file) => (layoutNames as readonly string[]).includes(trim(file)));
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
    Object.fromEntries(Object.entries(entries).map(([name, { css, ...rest }]): [string, Entry] => [name, { ...rest, css: css === null ? '' : styles(css) }]));
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

/** The `.tsx` files below a folder, in order. */
function sourcesIn(folder: string): string[] {
  return (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.tsx')).map((file) => file.replaceAll(sep, '/')).sort();
}

async function make({ root, pages, layouts }: { root: string; pages: string[]; layouts: string[] }) {
  const { build } = await import('esbuild');
  const outdir = join(root, 'out');
  const named = (folder: string, files: string[]) => files.map((file) => [trim(file), `${folder}/${file}`] as const);
  const entries = { pages: named('pages', pages), layouts: named('components/layouts', layouts) };
  const markup = 'cli/render/markup.tsx';
  const base = 'components/styles/base.css';
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [markup, base, ...entries.pages.map(([, path]) => path), ...entries.layouts.map(([, path]) => path)],
    outdir,
    outbase: root,
    entryNames: '[dir]/[name]',
    assetNames: `${assetFolder}/[name]-[hash]`,
    bundle: true,
    // Each page's styles by themselves; the scripts are joined afterwards.
    splitting: true,
    // What islands import of the runtime looks for the facts of a visitor's browser; nothing asks for them while pages are rendered.
    define: { 'process.env.NODE_ENV': '"production"', SITE_FACTS: 'null' },
    format: 'esm',
    platform: 'node',
    target: ['node20.19', 'chrome100', 'safari15.4', 'firefox100'],
    jsx: 'automatic',
    plugins: [iconsWhenShown],
    loader: { '.woff2': 'file' },
    // Names of classes stay readable: shortened ones would change on every page whenever one is added anywhere.
    minifyWhitespace: true,
    minifySyntax: true,
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  const made = new Map(outputFiles.map((file) => [relative(outdir, file.path), file.contents]));
  const outputs = Object.entries(metafile.outputs).map(([path, output]) => ({ path: relative('out', path), ...output }));
  const of = (source: string) => outputs.find((output) => output.entryPoint === source && output.path.endsWith('.js'))!;
  const entry = (source: string) => {
    const { cssBundle } = of(source);
    const sources = reachedFrom({ source, metafile });
    const islands = sources.flatMap((file) => new RegExp(`^${islandFolder}/([^/]+)\\.tsx$`).exec(file)?.[1] ?? []);
    return { css: cssBundle ? relative('out', cssBundle) : null, code: codeHash({ root, sources }), islands };
  };
  const scripts = (list: readonly (readonly [string, string])[]) => Object.fromEntries(list.map(([name, source]) => [name, of(source).path]));
  const facts: Facts = {
    markupCode: entry(markup).code,
    base: outputs.find((output) => output.entryPoint === base)!.path,
    pages: Object.fromEntries(entries.pages.map(([name, source]) => [name, entry(source)])),
    layouts: Object.fromEntries(entries.layouts.map(([name, source]) => [name, entry(source)])),
  };
  const code = await joinSiteCode({ root, made, markup: of(markup).path, pages: scripts(entries.pages), layouts: scripts(entries.layouts) });
  const rest = [...made].filter(([path]) => !path.endsWith('.js'));
  return { files: new Map([...rest, [codeFile, code]]), inputs: ownSources(metafile), facts };
}

/** Hash of sources by path and content: the same in every folder and on every machine. */
function codeHash({ root, sources }: { root: string; sources: readonly string[] }): string {
  return sha256(...sources.flatMap((path) => [path, readFileSync(join(root, path))])).slice(0, 16);
}

/**
 * Styles are bundled beside their scripts and served from elsewhere: what they point at is named from the root.
 * (The bundler's `publicPath` would do it, and would change how scripts find each other too.)
 */
function fromRoot(css: string): string {
  return css.replace(new RegExp(`url\\((["']?)(?:\\.\\.?/)*${assetFolder}/`, 'g'), `url($1/${assetFolder}/`);
}

const trim = (file: string) => file.replace(/\.tsx$/, '');
