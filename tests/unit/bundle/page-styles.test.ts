import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { pageStyles, sheetName, withRealPaths } from '../../../cli/bundle/page-styles.ts';

/** Bundles the pages of a project made of these files. */
async function bundle(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'page-styles-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.keys(files).filter((path) => path.endsWith('page.tsx')),
    outdir: join(root, 'out'),
    bundle: true,
    format: 'esm',
    minifyWhitespace: true,
    plugins: [pageStyles({ root })],
    loader: { '.woff2': 'empty' },
    metafile: true,
    write: false,
  });
  const css = outputFiles.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text.trim());
  return { css, metafile: withRealPaths(metafile) };
}

const page = (sheet: string) => `import styles from '${sheet}'; export default styles;`;
const im = {
  'pages/products/im/page.tsx': `${page('./page.module.css')} export * from './art/stage.tsx';`,
  'pages/products/im/page.module.css': '.lead { color: red }',
  'pages/products/im/art/stage.tsx': `import styles from './stage.module.css'; export const row = styles.row;`,
  'pages/products/im/art/stage.module.css':
    '.row { color: red } .row::before { content: ""; animation: go 1s } @keyframes go {}',
};
const chat = {
  'pages/products/chat/page.tsx': page('./page.module.css'),
  'pages/products/chat/page.module.css': '.lead { color: blue }',
};

it('classes and animations of a page are named after the page and the sheet', async () => {
  const { css } = await bundle(im);
  expect(css).toEqual([
    '.im_lead{color:red}.im_stage_row{color:red}.im_stage_row::before{content:"";animation:im_stage_go 1s}@keyframes im_stage_go{}',
  ]);
});

it('another page with sheets of the same names changes none of them', async () => {
  const { css } = await bundle({ ...chat, ...im });
  expect(css).toEqual(['.chat_lead{color:blue}', ...(await bundle(im)).css]);
});

it('the metafile names the files that were read', async () => {
  const { metafile } = await bundle(chat);
  expect(Object.keys(metafile.inputs).sort()).toEqual(Object.keys(chat).sort());
  expect(metafile.inputs['pages/products/chat/page.tsx']?.imports.map(({ path }) => path)).toEqual([
    'pages/products/chat/page.module.css',
  ]);
});

it('sheets of components keep the name of their file', () => {
  expect(sheetName('components/sections/hero.module.css')).toBeNull();
  expect(sheetName('pages/price/price/bill-road.module.css')).toBe('price-bill-road');
});
