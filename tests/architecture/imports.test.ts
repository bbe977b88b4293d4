import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import glob from 'fast-glob';
import { beforeAll, describe, expect, it } from 'vitest';
import { picturePlugin } from '../../cli/pictures/picture-plugin.ts';
import { wordsPlugin } from '../../cli/words/words-plugin.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What each top folder may import from. Data flows one way: config, components, pages; the runtime and the generator stand apart. */
const folders: Record<string, readonly string[]> = {
  config: ['config'],
  components: ['components', 'config'],
  pages: ['pages', 'components', 'config'],
  runtime: ['runtime', 'config'],
  cli: ['cli'],
};

/** The door between the generator and the site, and the one with schemas: the only files of the generator that the site imports. */
const doors = ['cli/define/index.ts', 'cli/define/record-kinds.ts'];

/** Rooms that put the others together. */
const knowsAll = ['commands', 'declarations', 'dev', 'pipeline'];

/** Rooms of the CLI, and the rooms that each may import. `lib` and files beside the rooms serve all of them. */
const rooms: Record<string, readonly string[]> = {
  lib: [],
  define: [],
  plan: [],
  store: [],
  content: ['store'],
  bundle: ['pictures', 'words'],
  pictures: ['embedded-api', 'store'],
  words: ['edit'],
  edit: [],
  render: ['store', 'threads', 'search'],
  'og-images': ['store', 'threads'],
  threads: [],
  'server-model': [],
  emit: ['server-model'],
  search: ['store'],
  export: ['release', 'server-model'],
  release: [],
  shards: ['store', 'content', 'release', 'render', 'og-images', 'pictures'],
  'embedded-api': [],
  console: ['places'],
  places: ['server-model'],
  announce: ['release'],
  new: ['plan', 'edit'],
  preview: ['server-model'],
  report: ['content', 'diff', 'release', 'shards'],
  diff: ['release', 'console', 'server-model'],
  check: ['places', 'server-model', 'release', 'preview', 'render'],
};

type Graph = Record<string, { imports: { path: string; external?: boolean; original?: string }[] }>;
let graph: Graph;

beforeAll(async () => {
  const entryPoints = await glob(['{cli,components,pages,runtime,config}/**/*.{ts,tsx,mjs}', '!**/*.d.ts'], {
    cwd: root,
  });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: 'out',
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    plugins: [wordsPlugin(root), picturePlugin()],
    loader: { '.woff2': 'empty', '.webp': 'empty', '.png': 'empty', '.svg': 'empty' },
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  graph = metafile.inputs;
});

const arrows = () =>
  Object.entries(graph).flatMap(([from, { imports }]) =>
    imports.filter(({ external }) => !external).map(({ path }) => ({ from, to: path })),
  );
const top = (path: string) => path.split('/')[0]!;
const room = (path: string) => /^cli\/([^/]+)\//.exec(path)?.[1] ?? null;

/** What a file is made of: files of our own, and packages. */
function reachedFrom(entry: string) {
  const own = new Set<string>();
  const packages = new Set<string>();
  const visit = (path: string) => {
    if (own.has(path)) return;
    own.add(path);
    for (const found of graph[path]?.imports ?? []) found.external ? packages.add(found.path) : visit(found.path);
  };
  visit(entry);
  return { own: [...own], packages: [...packages] };
}

/** Whether an import on use is made by `loadChunk`, or is one that `lazyPart` passes to it: on parts of a page, `partOf` does so. */
const isGuarded = (line: string) =>
  /\bloadChunk(?:<\w+>)?\(\(\) => import\(/.test(line) ||
  /\b(?:(?:lazyPart|partOf)\([^,]+, |partOnUse\()async \(\) => \(await import\(/.test(line);

describe('imports', () => {
  it('point one way between the top folders', () => {
    const wrong = arrows().filter(({ from, to }) => {
      if (/^components\/(?:islands|forms)\//.test(from) && to.startsWith('runtime/lib/')) return false;
      if (doors.includes(to)) return false;
      return top(from) in folders && top(to) !== 'node_modules' && !folders[top(from)]!.includes(top(to));
    });
    expect(wrong).toEqual([]);
  });

  it('keep the folders of the CLI apart as its table says', () => {
    const wrong = arrows().filter(({ from, to }) => {
      const [own, other] = [room(from), room(to)];
      return (
        own !== null &&
        other !== null &&
        !['lib', 'define'].includes(other) &&
        own !== other &&
        !knowsAll.includes(own) &&
        !(rooms[own] ?? []).includes(other)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('of scripts on use go through the one function that handles missing ones', async () => {
    const files = await glob('{runtime,components,pages}/**/*.{ts,tsx}', { cwd: root });
    const bare = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(join(root, file), 'utf8');
        const calls = text.match(/^.*(?<!typeof )\bimport\(.*$/gm) ?? [];
        return calls.filter((line) => !isGuarded(line)).map((line) => `${file}: ${line.trim()}`);
      }),
    );
    expect(bare.flat()).toEqual([]);
    expect(isGuarded("import('./vitals.ts').then(measure)")).toBe(false);
    expect(isGuarded("start('#vitals', async () => (await import('./vitals.ts')).measure)")).toBe(false);
  });

  it('have no circles', () => {
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (path: string, way: readonly string[]) => {
      if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' → '));
      if (done.has(path) || way.includes(path)) return;
      for (const { path: next, external } of graph[path]?.imports ?? []) if (!external) visit(next, [...way, path]);
      done.add(path);
    };
    for (const path of Object.keys(graph)) visit(path, []);
    expect(circles).toEqual([]);
  });

  it('let islands reach the browser by address: no part of the runtime imports one, and none imports what only a build knows', () => {
    expect(reachedFrom('runtime/main.ts').own.filter((path) => path.startsWith('components/'))).toEqual([]);
    const islands = Object.keys(graph).filter((path) => /^components\/islands\/[^/]+\.tsx$/.test(path));
    expect(islands.length).toBeGreaterThan(0);
    for (const island of islands) {
      const { own, packages } = reachedFrom(island);
      // The context of an edition, the place of an island on a page, all icons at once, and the state of a visit, of which it would have a copy.
      const forbidden = [
        'components/site-context.ts',
        'components/island-runtime/island.tsx',
        'components/island-runtime/places.ts',
        'components/ui/icon-data.ts',
        'runtime/lib/store.ts',
      ];
      expect(own.filter((path) => forbidden.includes(path))).toEqual([]);
      expect(packages.filter((name) => !['react', 'react/jsx-runtime'].includes(name))).toEqual([]);
      // Its script names classes by their own style sheet alone: where two have one name, pages tell their classes apart by a number.
      const sheets = own.filter((path) => path.endsWith('.module.css')).map((path) => basename(path));
      expect(sheets.map((name) => Object.keys(graph).filter((path) => basename(path) === name).length)).toEqual(
        sheets.map(() => 1),
      );
    }
  });

  it('let try-outs reach the browser as plain scripts: their engines, config and files of their page, no React, styles or packages', () => {
    const tryOuts = Object.keys(graph).filter((path) => /^pages\/[^/]+\/[^/]+\/try(?:\/[^/]+)?\.ts$/.test(path));
    expect(tryOuts.length).toBeGreaterThan(0);
    for (const tryOut of [...tryOuts, 'components/try/start.ts']) {
      const { own, packages } = reachedFrom(tryOut);
      const allowed = /^(?:components\/(?:try|tool|qr|art\/kit)|config|pages\/[^/]+\/[^/]+)\/.*\.(?:ts|yaml|json)$/;
      expect([tryOut, own.filter((path) => !allowed.test(path)), packages]).toEqual([tryOut, [], []]);
    }
  });

  it('let forms reach the browser as plain scripts: their kit, config and what the runtime calls with, no React, styles or packages', () => {
    const forms = Object.keys(graph).filter((path) => /^components\/forms\/[^/]+\/form\.ts$/.test(path));
    expect(forms.length).toBeGreaterThan(0);
    for (const form of [...forms, 'components/forms/start.ts']) {
      const { own, packages } = reachedFrom(form);
      const allowed = /^(?:components\/forms|config|runtime\/lib)\/.*(?<!\/store)\.ts$/;
      expect([form, own.filter((path) => !allowed.test(path)), packages]).toEqual([form, [], []]);
    }
  });

  it('keep schemas of calls out of what a page loads to declare its needs', () => {
    const pages = Object.keys(graph).filter((path) => /^(?:pages|components\/layouts)\/.*\.tsx$/.test(path));
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      const { own, packages } = reachedFrom(page);
      expect([page, own.filter((path) => path === 'config/calls/index.ts')]).toEqual([page, []]);
      expect([page, packages.filter((name) => name === 'zod')]).toEqual([page, []]);
    }
  });

  it('bring Node into the CLI only, and the schema library nowhere near the browser', () => {
    const outside = Object.keys(graph).filter((path) =>
      ['config', 'components', 'pages', 'runtime'].includes(top(path)),
    );
    const node = outside.filter((path) =>
      graph[path]!.imports.some((found) => found.external && found.path.startsWith('node:')),
    );
    expect(node).toEqual([]);
    // The table of traditional characters, which the search loads where it finds nothing.
    expect(reachedFrom('runtime/main.ts').packages).toEqual(['opencc-js/dict/TSCharacters']);
  });
});
