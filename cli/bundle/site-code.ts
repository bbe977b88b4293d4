import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Page } from '../define/page.ts';
import type { Layout, SiteRendering } from '../define/rendering.ts';
import { build, nodeModules } from './build.mjs';

/** The code of the site, bundled into one module. Pages and layouts are evaluated on import. */
export type SiteCode = {
  /** The rendering code; it shares React with the pages. */
  markup(): Promise<typeof import('../render/markup.tsx')>;
  rendering(): Promise<{ default: SiteRendering }>;
  pages: Readonly<Record<string, () => Promise<{ default: Page }>>>;
  layouts: Readonly<Record<string, () => Promise<{ default: Layout }>>>;
};

type JoinSiteCodeOptions = {
  root: string;
  /** Files by name: scripts, which import each other by name, and their source maps. */
  made: ReadonlyMap<string, Uint8Array>;
  markup: string;
  rendering: string;
  pages: Readonly<Record<string, string>>;
  layouts: Readonly<Record<string, string>>;
};

export type MappedModule = { module: Uint8Array; sourceMap: Uint8Array };

/** Joins the scripts of pages and layouts into one module that exports a `SiteCode`; hundreds of files would take longer to load. */
export async function joinSiteCode({
  root,
  made,
  markup,
  rendering,
  pages,
  layouts,
}: JoinSiteCodeOptions): Promise<MappedModule> {
  const importOf = (name: string) => `() => import(${JSON.stringify(`./${name}`)})`;
  const table = (scripts: JoinSiteCodeOptions['pages']) =>
    `{ ${Object.entries(scripts)
      .map(([name, script]) => `${JSON.stringify(name)}: ${importOf(script)}`)
      .join(', ')} }`;
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: `export const markup = ${importOf(markup)}; export const rendering = ${importOf(rendering)}; export const pages = ${table(pages)}; export const layouts = ${table(layouts)};`,
    },
    bundle: true,
    ...nodeModules,
    minifyWhitespace: true,
    plugins: [fromMemory(made)],
    outfile: join(root, 'site.mjs'),
    sourcemap: 'external',
    sourcesContent: false,
  });
  const find = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))!.contents;
  return { module: find('.mjs'), sourceMap: find('.map') };
}

/** Resolves scripts among files in memory. */
function fromMemory(made: JoinSiteCodeOptions['made']): Plugin {
  const namespace = 'made';
  return {
    name: 'from-memory',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\.?\// }, ({ path, importer }) => ({ path: join(importer, '..', path), namespace }));
      onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: withSourceMap(path, made), loader: 'js' }));
    },
  };
}

/** A script with inline source map; its sources are relative to the root. */
function withSourceMap(path: string, made: JoinSiteCodeOptions['made']): string {
  const decode = (name: string) => new TextDecoder().decode(made.get(name)!);
  const map = JSON.parse(decode(`${path}.map`)) as { sources: string[] };
  const sources = map.sources.map((source) => join('out', dirname(path), source));
  const inline = Buffer.from(JSON.stringify({ ...map, sources })).toString('base64');
  return `${decode(path)}\n//# sourceMappingURL=data:application/json;base64,${inline}`;
}
