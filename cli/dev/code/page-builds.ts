import { statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import type { Build, Built } from '../../bundle/build-type.ts';
import { sharedSources, sourceOf } from '../../bundle/site-bundle.ts';

/** Pages and layouts that are bundled together: a page and its layout, or all of them. */
export type PageNames = { pages: readonly string[]; layouts: readonly string[] };

/** The result of two builds as if it were one. */
export type PageBuild = Pick<Built, 'metafile' | 'outputFiles'> & {
  /** The results that it is made of: the same objects while none of their sources changes. */
  from: readonly Built[];
};

export type BuildPagesOptions = {
  names: PageNames;
  options: BuildOptions & { absWorkingDir: string; outdir: string };
  build: Build;
};

/** Sources that pages and layouts share. */
const shared = /^(?:components|config|cli|runtime)\/.*\.[cm]?[jt]sx?$/;

/**
 * Bundles pages in one build, and what they and layouts share in another one: after a change of a page, only its own few files are bundled
 * again, in a fifth of the time. Throws a `Stop` for errors in the sources.
 */
export async function buildPages({ names, options, build }: BuildPagesOptions): Promise<PageBuild> {
  const { absWorkingDir: root, outdir } = options;
  const pages = names.pages.map(sourceOf.page);
  const standing = [sharedSources.markup, sharedSources.rendering, ...names.layouts.map(sourceOf.layout)];
  const alone = { ...options, entryPoints: pages, plugins: [leaveShared(root, outdir), ...options.plugins!] };
  const importsOf = ({ metafile }: Built) =>
    Object.values(metafile.inputs).flatMap(({ imports }) => imports.flatMap(({ path }) => leftSource(outdir, path)));
  const first = await build(alone);
  // An import whose file is gone since is left to the bundler, which names the place.
  const missing = importsOf(first).filter((file) => !isFile(join(root, file)));
  const own = missing.length === 0 ? first : await build(alone, missing.join(' '));
  const entries = [...new Set([...standing, ...importsOf(own)])].sort();
  const other = await build({ ...options, entryPoints: entries.map((file) => ({ in: file, out: file })) });
  if (haveSameSheets(own, other)) {
    // The bundler would tell their classes apart, if it knew both.
    const whole = await build({ ...options, entryPoints: [...standing, ...pages] });
    return { metafile: whole.metafile, outputFiles: whole.outputFiles, from: [own, other, whole] };
  }
  return {
    metafile: joined({ root, outdir, parts: [own.metafile, other.metafile] }),
    outputFiles: [...own.outputFiles, ...other.outputFiles],
    from: [own, other],
  };
}

/** Where a page imports shared code from: the script that the other build makes of it. */
const leftPath = (outdir: string, file: string) => join(outdir, `${file}.js`);

/** The source of a script that a page imports from the other build; none for other imports. */
function leftSource(outdir: string, path: string): string[] {
  return path.startsWith(`${outdir}/`) ? [relative(outdir, path).slice(0, -'.js'.length)] : [];
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Leaves imports of shared code to the other build. */
function leaveShared(root: string, outdir: string): Plugin {
  return {
    name: 'leave-shared',
    setup({ onResolve, resolve: find }) {
      onResolve({ filter: /^(?:\.\.?\/|#)/ }, async ({ path, resolveDir, importer, kind, pluginData }) => {
        if (pluginData === asBundler || (!kind.endsWith('-import') && kind !== 'import-statement')) return undefined;
        let file = resolve(resolveDir, path);
        // An extension that is left out, or a name of `package.json`.
        if (path.startsWith('#') || !isFile(file))
          file = (await find(path, { resolveDir, importer, kind, pluginData: asBundler })).path;
        const source = relative(root, file);
        return shared.test(source) && isFile(file) ? { path: leftPath(outdir, source), external: true } : undefined;
      });
    },
  };
}

/** Marks a question to the bundler itself. */
const asBundler = Symbol('as the bundler finds it');

/** Whether two builds have different style sheets of the same name, after which their classes are named. */
function haveSameSheets(one: Built, other: Built): boolean {
  const sheetsIn = ({ metafile }: Built) => Object.keys(metafile.inputs).filter((file) => file.endsWith('.module.css'));
  const files = new Map(sheetsIn(other).map((file) => [basename(file), file]));
  return sheetsIn(one).some((file) => (files.get(basename(file)) ?? file) !== file);
}

/** One description of both builds, in which the imports of pages lead to the other one. */
function joined({ root, outdir, parts }: { root: string; outdir: string; parts: readonly Metafile[] }): Metafile {
  const all = { inputs: {}, outputs: {} } as Metafile;
  const sourceAt = (path: string) => leftSource(outdir, path)[0];
  for (const { inputs, outputs } of parts) {
    for (const [file, input] of Object.entries(inputs))
      all.inputs[file] ??= { ...input, imports: input.imports.map((one) => leading(one, sourceAt(one.path))) };
    for (const [file, output] of Object.entries(outputs))
      all.outputs[file] = {
        ...output,
        imports: output.imports.map((one) => leading(one, sourceAt(one.path) && relative(root, one.path))),
      };
  }
  return all;
}

/** An import that leads to a file of the other build; unchanged without one. */
const leading = <Import extends object>(one: Import, path: string | undefined): Import =>
  path === undefined ? one : { ...one, path, external: false };
