import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPageCode } from '../../../cli/dev/code/page-code.ts';
import { openWarmBuilds, type WarmBuilds } from '../../../cli/dev/code/warm-builds.ts';
import { isStop } from '../../../cli/dev/is-stop.ts';

let root: string;
let builds: WarmBuilds;
let pageCode: ReturnType<typeof openPageCode>;

const names = { pages: ['products/one'], layouts: ['plain'] };
const page = 'pages/products/one/page.tsx';

function save(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  builds.changed([file]);
}

const loadPage = async () => (await (await pageCode(names)).code.pages['products/one']!()) as any;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-code-'));
  builds = openWarmBuilds();
  pageCode = openPageCode({ root, build: builds.build, packages: () => undefined });
  save('package.json', JSON.stringify({ imports: { '#kit': './components/kit.ts' } }));
  save('cli/render/markup.tsx', 'export const markup = 1;');
  save('components/rendering.tsx', 'export const rendering = 1;');
  save('components/styles/base.css', '@layer part, page;');
  save('components/kit.ts', 'export const runs = { count: 0 }; runs.count += 1;');
  save('components/layouts/plain.tsx', "import { runs } from '../kit.ts'; export default () => runs;");
  save('components/part.module.css', '.part { color: red }');
  save('components/part.ts', "import styles from './part.module.css'; export const part = styles.part;");
  save('components/last.module.css', '.last { color: blue }');
  save('components/last.ts', "import styles from './last.module.css'; export const last = styles.last;");
  save('pages/products/one/own.module.css', '.own { color: green }');
  save(
    page,
    `import { part } from '../../../components/part';
import own from './own.module.css';
import { last } from '../../../components/last.ts';
import { runs } from '#kit';
export default { classes: [part, own.own, last], runs };`,
  );
});
afterEach(async () => {
  await builds.close();
  rmSync(root, { recursive: true });
});

it('runs a module that a page and its layout import once', async () => {
  const { code } = await pageCode(names);
  const { runs } = ((await code.pages['products/one']!()) as any).default;
  const layout = ((await code.layouts['plain']!()) as any).default;
  expect(layout()).toBe(runs);
  expect(runs).toEqual({ count: 1 });
});

it('has the styles of a page in the order of its imports', async () => {
  const { bundle } = await pageCode(names);
  expect(bundle.pages['products/one']!.css).toBe('.part_part{color:red}.own_own{color:green}.last_last{color:#00f}');
  expect((await loadPage()).default.classes).toEqual(['part_part', 'own_own', 'last_last']);
});

it('keeps what a page shares after a change of the page, and the page after a change of that', async () => {
  const before = (await loadPage()).default;
  save('pages/products/one/own.module.css', '.own { color: black }');
  const { bundle } = await pageCode(names);
  expect(bundle.pages['products/one']!.css).toContain('.own_own{color:#000}');
  expect((await loadPage()).default).toBe(before);
  save('components/last.ts', "export const last = 'changed';");
  const after = (await loadPage()).default;
  expect(after.classes).toEqual(['part_part', 'own_own', 'changed']);
  expect(after.runs).toBe(before.runs);
});

it('tells the classes of a page from those of a shared sheet of the same name', async () => {
  save('pages/products/one/part.module.css', '.part { color: green }');
  save(
    page,
    `import { part } from '../../../components/part.ts';
import own from './part.module.css';
export default { classes: [part, own.part] };`,
  );
  const { classes } = (await loadPage()).default;
  expect(new Set(classes).size).toBe(2);
  const { css } = (await pageCode(names)).bundle.pages['products/one']!;
  for (const name of classes) expect(css).toContain(`.${name}{`);
});

it('names the place of an import whose file is gone, and bundles again when it is back', async () => {
  await loadPage();
  rmSync(join(root, 'components/last.ts'));
  builds.changed(['components/last.ts']);
  const failure = await loadPage().catch((one: unknown) => one);
  if (!isStop(failure)) throw failure;
  expect(failure.problems.map(({ where }) => where)).toEqual([`${page}:3:22`]);
  save('components/last.ts', "export const last = 'back';");
  expect((await loadPage()).default.classes[2]).toBe('back');
});
