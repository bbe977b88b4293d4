import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Layout } from '../../components/layout.ts';
import type { Page } from '../../components/page.ts';
import { asRun } from '../run-bundle.mjs';

/** The site's own code as it runs: what a build does not use of it is neither compiled nor run. */
export type SiteCode = {
  /** What turns pages into markup; it shares React with all of them. */
  markup(): Promise<typeof import('../render/markup.tsx')>;
  pages: Readonly<Record<string, () => Promise<{ default: Page }>>>;
  layouts: Readonly<Record<string, () => Promise<{ default: Layout }>>>;
};

type Given = {
  root: string;
  /** Files by name; scripts import each other by these. */
  made: ReadonlyMap<string, Uint8Array>;
  /** Names of scripts. */
  markup: string;
  pages: Readonly<Record<string, string>>;
  layouts: Readonly<Record<string, string>>;
};

/** Joins the scripts of pages and layouts into one that exports a `SiteCode`: one file to read, and to keep compiled. */
export async function joinSiteCode({ root, made, markup, pages, layouts }: Given): Promise<Uint8Array> {
  const { build } = await import('esbuild');
  const importOf = (name: string) => `() => import(${JSON.stringify(`./${name}`)})`;
  const table = (scripts: Given['pages']) => `{ ${Object.entries(scripts).map(([name, script]) => `${JSON.stringify(name)}: ${importOf(script)}`).join(', ')} }`;
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: `export const markup = ${importOf(markup)}; export const pages = ${table(pages)}; export const layouts = ${table(layouts)};` },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    minifyWhitespace: true,
    plugins: [fromMemory(made)],
    write: false,
    logLevel: 'warning',
  });
  return asRun(outputFiles[0]!.text);
}

/** Finds scripts among files that were made and not written. */
function fromMemory(made: Given['made']): Plugin {
  const namespace = 'made';
  return {
    name: 'from-memory',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\.?\// }, ({ path, importer }) => ({ path: join(importer, '..', path), namespace }));
      onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: made.get(path)!, loader: 'js' }));
    },
  };
}
