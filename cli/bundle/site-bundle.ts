import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Metafile } from 'esbuild';
import glob from 'fast-glob';
import { layoutNames } from '../../config/routes/route.ts';
import { sha256 } from '../sha256.mjs';
import { islandFolder } from './islands-bundle.ts';
import { ownSources } from './own-sources.mjs';
import { remember } from './remember.mjs';

/** The site's own code, made ready for Node: pages and layouts as modules, their styles, and a hash of each one's sources. */
export type SiteBundle = {
  /** Address of the module that turns pages into markup. */
  markup: string;
  /** Hash of the sources of that module. */
  markupCode: string;
  /** Styles that every page starts with: tokens, fonts, the order of layers. */
  base: string;
  pages: Record<string, Entry>;
  layouts: Record<string, Entry>;
  /** Files the styles point at (fonts, pictures), by their final name. */
  files: ReadonlyMap<string, Uint8Array>;
};

export type Entry = {
  /** Address to import. */
  module: string;
  /** Styles of what the entry uses; empty when it uses none. */
  css: string;
  /** Hash of every source file the entry is made of: one part of a page's fingerprint. */
  code: string;
  /** Islands that the entry may place, by name. */
  islands: readonly string[];
};

type Facts = Record<'pages' | 'layouts', Record<string, Omit<Entry, 'css'> & { css: string | null }>> & {
  markup: string;
  markupCode: string;
  base: string;
};

/** Where bundled files are served from. */
export const assetFolder = 'assets';

/** Bundles pages and layouts, or finds the bundle made earlier from the same sources. */
export async function bundleSite({ root, engine }: { root: string; engine: string }): Promise<SiteBundle> {
  const pages = await glob('**/*.tsx', { cwd: join(root, 'pages') });
  const layouts = await glob(`{${layoutNames.join(',')}}.tsx`, { cwd: join(root, 'components/layouts') });
  const { path, facts } = await remember({
    root,
    folder: join(root, '.cache', 'code'),
    // A new page is no changed input of the old bundle: the list of files is part of the key.
    key: sha256(engine, JSON.stringify([pages.sort(), layouts.sort()])),
    make: () => make({ root, pages, layouts }),
  });
  const { markup, markupCode, base, pages: pageFacts, layouts: layoutFacts } = facts as Facts;
  const at = (file: string) => pathToFileURL(join(path, file)).href;
  const styles = async (file: string) => fromRoot(await readFile(join(path, file), 'utf8'));
  const load = (entries: Facts['pages']) =>
    Promise.all(
      Object.entries(entries).map(async ([name, { module, css, ...rest }]) => {
        return [name, { ...rest, module: at(module), css: css === null ? '' : await styles(css) }] as const;
      }),
    ).then(Object.fromEntries<Entry>);

  const names = await glob('*', { cwd: join(path, assetFolder) });
  const files = await Promise.all(
    names.sort().map(async (name) => [name, new Uint8Array(await readFile(join(path, assetFolder, name)))] as const),
  );
  return { markup: at(markup), markupCode, base: await styles(base), pages: await load(pageFacts), layouts: await load(layoutFacts), files: new Map(files) };
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
    outExtension: { '.js': '.mjs' },
    entryNames: '[dir]/[name]',
    assetNames: `${assetFolder}/[name]-[hash]`,
    bundle: true,
    splitting: true,
    // React and the icons too: as packages they are 1,700 files to find and open at every start.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    // What islands import of the runtime looks for the facts of a visitor's browser; nothing asks for them while pages are rendered.
    define: { 'process.env.NODE_ENV': '"production"', SITE_FACTS: 'null' },
    format: 'esm',
    platform: 'node',
    target: ['node20.19', 'chrome100', 'safari15.4', 'firefox100'],
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
    // Names of classes stay readable: shortened ones would change on every page whenever one is added anywhere.
    minifyWhitespace: true,
    minifySyntax: true,
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  const hashes = new Map<string, string>();
  for (const input of ownSources(metafile)) hashes.set(input, sha256(await readFile(join(root, input))));

  const outputs = Object.entries(metafile.outputs).map(([path, output]) => ({ path: relative('out', path), ...output }));
  const entry = (source: string) => {
    const { path, cssBundle } = outputs.find((output) => output.entryPoint === source && output.path.endsWith('.mjs'))!;
    const sources = reachedFrom({ source, metafile, hashes });
    const islands = sources.flatMap((file) => new RegExp(`^${islandFolder}/([^/]+)\\.tsx$`).exec(file)?.[1] ?? []);
    return { module: path, css: cssBundle ? relative('out', cssBundle) : null, code: codeHash(sources, hashes), islands };
  };
  const facts: Facts = {
    markup: entry(markup).module,
    markupCode: entry(markup).code,
    base: outputs.find((output) => output.entryPoint === base)!.path,
    pages: Object.fromEntries(entries.pages.map(([name, source]) => [name, entry(source)])),
    layouts: Object.fromEntries(entries.layouts.map(([name, source]) => [name, entry(source)])),
  };
  const files = new Map(outputFiles.map((file) => [relative(outdir, file.path), file.contents]));
  return { files, inputs: ownSources(metafile), facts };
}

/** Our own sources that an entry reaches, in order of their paths. */
function reachedFrom({ source, metafile, hashes }: { source: string; metafile: Metafile; hashes: Map<string, string> }): string[] {
  const reached = new Set<string>();
  const visit = (path: string) => {
    if (reached.has(path) || !hashes.has(path)) return;
    reached.add(path);
    for (const found of metafile.inputs[path]?.imports ?? []) if (!found.external) visit(found.path);
  };
  visit(source);
  return [...reached].sort();
}

/** Hash of sources by path and content: the same in every folder and on every machine. */
function codeHash(sources: readonly string[], hashes: Map<string, string>): string {
  return sha256(...sources.flatMap((path) => [path, hashes.get(path)!])).slice(0, 16);
}

/**
 * Styles are bundled beside their modules and served from elsewhere: what they point at is named from the root.
 * (The bundler's `publicPath` would do it, and would change how modules find each other too.)
 */
function fromRoot(css: string): string {
  return css.replace(new RegExp(`url\\((["']?)(?:\\.\\.?/)*${assetFolder}/`, 'g'), `url($1/${assetFolder}/`);
}

const trim = (file: string) => file.replace(/\.tsx$/, '');
