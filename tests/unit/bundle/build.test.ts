import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { build } from '../../../cli/bundle/build.mjs';
import { formatProblem, Stop } from '../../../cli/problem.ts';

let root: string;
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'build-'))));
afterEach(() => rm(root, { recursive: true }));

/** What is reported when a file with this text is bundled. */
async function reported(file: string, text: string): Promise<string[]> {
  await mkdir(join(root, file, '..'), { recursive: true });
  await writeFile(join(root, file), text);
  const failure = await build({
    absWorkingDir: root,
    entryPoints: [file],
    outdir: join(root, 'out'),
    bundle: true,
    format: 'esm',
    jsx: 'preserve',
  }).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (failure === null) return [];
  expect(failure).toBeInstanceOf(Stop);
  expect((failure as Stop).code).toBe(1);
  return (failure as Stop).problems.map(formatProblem);
}

it('reports a typing error with file, line, column and excerpt', async () => {
  expect(await reported('pages/a.tsx', 'export const A = () => (\n  <p>会议室</b>\n);\n')).toEqual([
    [
      'error: invalid source: pages/a.tsx',
      '  where: pages/a.tsx:2:11',
      '    2 │   <p>会议室</b>',
      '      │              ^',
      '  why:   Unexpected closing "b" tag does not match opening "p" tag; The opening "p" tag is here: pages/a.tsx:2:4',
      '  fix:   replace b with p; nothing was published',
    ].join('\n'),
  ]);
});

it('reports every import that cannot be found, and a name that a file does not export', async () => {
  expect(await reported('a.ts', "import './b.ts';\nimport 'nosuch';\n")).toEqual([
    [
      'error: invalid source: a.ts',
      '  where: a.ts:1:8',
      "    1 │ import './b.ts';",
      '      │        ^^^^^^^^',
      '  why:   Could not resolve "./b.ts"',
      '  fix:   correct the source; nothing was published',
    ].join('\n'),
    [
      'error: invalid source: a.ts',
      '  where: a.ts:2:8',
      "    2 │ import 'nosuch';",
      '      │        ^^^^^^^^',
      '  why:   Could not resolve "nosuch"',
      '  fix:   correct the source; nothing was published',
    ].join('\n'),
  ]);
  expect(await reported('a.ts', "import { c } from './a.ts';\nexport const d = c;\n")).toEqual([
    [
      'error: invalid source: a.ts',
      '  where: a.ts:1:10',
      "    1 │ import { c } from './a.ts';",
      '      │          ^',
      '  why:   No matching export in "a.ts" for import "c"',
      '  fix:   correct the source; nothing was published',
    ].join('\n'),
  ]);
});

it('refuses CSS that does not parse', async () => {
  expect(await reported('a.css', '.a { color: red;\n.b color: blue }\n')).not.toEqual([]);
  expect(await reported('a.css', '.a { color red }\n')).toEqual([
    [
      'error: invalid source: a.css',
      '  where: a.css:1:11',
      '    1 │ .a { color red }',
      '      │           ^',
      '  why:   Expected ":"',
      '  fix:   insert :; nothing was published',
    ].join('\n'),
  ]);
});

it('shows a part of a long line', async () => {
  const [problem] = await reported('a.ts', `export const a = '${'x'.repeat(200)}' + ;// ${'y'.repeat(200)}\n`);
  expect(problem).toContain(`\n    1 │ ${'x'.repeat(56)}' + ;// ${'y'.repeat(57)}\n      │ ${' '.repeat(60)}^\n`);
});

it('bundles valid sources', async () => {
  expect(await reported('a.ts', 'export const a: number = 1;\n')).toEqual([]);
});

it.each([
  ['./part.tsx', './parts.tsx'],
  ['../../components/section.tsx', '../../components/sections/section.tsx'],
  ['../../../components/sections/section.tsx', '../../components/sections/section.tsx'],
])('names the nearest file for the import %s, which leads nowhere', async (written, meant) => {
  for (const file of ['pages/one/parts.tsx', 'components/sections/section.tsx', 'components/sections/split.tsx']) {
    await mkdir(join(root, file, '..'), { recursive: true });
    await writeFile(join(root, file), 'export const A = 1;\n');
  }
  const [text] = await reported('pages/one/page.tsx', `import { A } from '${written}';\nexport default A;\n`);
  expect(text).toContain(`Could not resolve "${written}"`);
  expect(text).toContain(`fix:   import ${meant}, the nearest file; nothing was published`);
});
