import { join, relative } from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';
import type { Build, Built } from '../../bundle/build-type.ts';
import { reachedFrom, scriptsByEntry } from '../../bundle/own-sources.mjs';
import { type PlaceScript, placeScriptOf } from '../../bundle/place-scripts.ts';
import {
  type Entry,
  fromRoot,
  outFolder,
  picturesAmong,
  sharedSources,
  siteBuild,
  sourceOf,
  type SiteBundle,
} from '../../bundle/site-bundle.ts';
import type { SiteCode } from '../../bundle/site-code.ts';
import { type SourceFrame, sourceFrames } from '../../render/source-frames.ts';
import { shortHash } from '../../lib/sha256.mjs';
import { chunkMaps } from './chunk-maps.ts';
import { type Chunks, openChunks } from './chunks.ts';
import { buildPages, type PageBuild, type PageNames } from './page-builds.ts';
import { stylesFrom } from './page-styles.ts';

/** The code of some pages and layouts. Each version is a new object. */
export type PageCode = {
  code: SiteCode;
  bundle: Omit<SiteBundle, 'sources'>;
  /** Returns a function that maps a stack to the sources. Bundles again, with source maps, which take a fifth of the time of a bundle. */
  openFrames: () => Promise<(stack: string) => readonly SourceFrame[]>;
  /** Source files of the pages and layouts, below the project folder. */
  sources: readonly string[];
  /** Scripts of islands and try-outs that the pages may have. */
  placeScripts: readonly PlaceScript[];
};

type PageCodeOptions = { root: string; build: Build; packages: (name: string) => unknown };

/** Maximum number of bundles whose chunks are kept for their next version. */
const most = 24;

/** Bundles pages on request. Throws a `Stop` for errors in the sources. */
export function openPageCode({ root, build, packages }: PageCodeOptions): (names: PageNames) => Promise<PageCode> {
  const outdir = join(root, outFolder);
  const known = new Map<string, { from: readonly Built[]; made: Promise<PageCode>; chunks: Chunks | null }>();

  const options = {
    ...siteBuild(root),
    sourcemap: false,
    packages: 'external',
  } satisfies BuildOptions;

  async function make(names: PageNames, [own, base]: readonly [PageBuild, Built], before: Chunks | null) {
    const files = new Map(own.outputFiles.map((file) => [file.path, file.text]));
    const [basePath, baseOutput] = Object.entries(base.metafile.outputs).find(([path]) => path.endsWith('.css'))!;
    const stylesOf = stylesFrom({ root, built: own, base: baseOutput.inputs });
    const chunks = await openChunks({ files, before, packages });
    const { metafile } = own;
    const scripts = scriptsByEntry(metafile);
    const outputOf = (source: string) => `${outFolder}/${scripts[source]!}`;
    const entry = (source: string): Entry => {
      const path = outputOf(source);
      const sources = reachedFrom({ source, metafile });
      return {
        css: fromRoot(stylesOf(source)),
        code: closureHash({ root, path, metafile, files }),
        placeScripts: sources.flatMap((file) => placeScriptOf(file)?.name ?? []),
        pictures: picturesAmong({ root, sources }),
      };
    };
    const load = (source: string) => async () => chunks.load(join(root, outputOf(source))) as never;
    const reached = (files: readonly string[]) => files.flatMap((source) => reachedFrom({ source, metafile }));
    const pages = [...new Set(reached(names.pages.map(sourceOf.page)))];
    const pageCode: PageCode = {
      code: {
        markup: load(sharedSources.markup),
        rendering: load(sharedSources.rendering),
        pages: table(names.pages, (page) => load(sourceOf.page(page))),
        layouts: table(names.layouts, (layout) => load(sourceOf.layout(layout))),
      },
      bundle: {
        code: '',
        markupCode: [sharedSources.markup, sharedSources.rendering].map((source) => entry(source).code).join('-'),
        base: fromRoot(base.outputFiles.find(({ path }) => path === join(root, basePath))!.text),
        // Styles of pages refer to fonts too.
        files: new Map([base, own].flatMap((built) => assetsOf(built, outdir))),
        pages: table(names.pages, (page) => entry(sourceOf.page(page))),
        layouts: table(names.layouts, (layout) => entry(sourceOf.layout(layout))),
      },
      async openFrames() {
        const mapped = await buildPages({ names, options: { ...options, sourcemap: 'external' }, build });
        return sourceFrames(await chunkMaps({ root, outdir, built: own, mapped }));
      },
      sources: [...new Set([...pages, ...reached(names.layouts.map(sourceOf.layout))])],
      placeScripts: pages.flatMap((file) => placeScriptOf(file) ?? []),
    };
    return { pageCode, chunks };
  }

  return async (names) => {
    const key = JSON.stringify(names);
    const [own, base] = await Promise.all([
      buildPages({ names, options, build }),
      build({ ...options, entryPoints: [sharedSources.base] }),
    ]);
    const from = [...own.from, base];
    const last = known.get(key);
    if (last?.from.length === from.length && last.from.every((result, index) => result === from[index]))
      return last.made;
    const making = make(names, [own, base], last?.chunks ?? null);
    const made = { from, made: making.then(({ pageCode }) => pageCode), chunks: last?.chunks ?? null };
    known.delete(key);
    known.set(key, made);
    for (const oldest of known.keys()) if (known.size > most) known.delete(oldest);
    made.chunks = (await making).chunks;
    return made.made;
  };
}

const table = <Value>(names: readonly string[], of: (name: string) => Value): Record<string, Value> =>
  Object.fromEntries(names.map((name) => [name, of(name)]));

type Closure = { root: string; path: string; metafile: Metafile; files: ReadonlyMap<string, string> };

/** Hash of a script and all its imports. */
function closureHash({ root, path, metafile, files }: Closure): string {
  const reached = new Set<string>();
  const visit = (one: string) => {
    if (reached.has(one)) return;
    reached.add(one);
    for (const { path: next, external } of metafile.outputs[one]?.imports ?? []) if (!external) visit(next);
  };
  visit(path);
  return shortHash(
    [...reached]
      .sort()
      .map((one) => files.get(join(root, one)))
      .join('\0'),
  );
}

/** Fonts and pictures that styles refer to, by their final name. */
const assetsOf = ({ outputFiles }: Pick<Built, 'outputFiles'>, outdir: string) =>
  outputFiles
    .filter(({ path }) => !/\.(?:css|js|map)$/.test(path))
    .map(({ path, contents }) => [relative(join(outdir, 'assets'), path), contents] as const);
