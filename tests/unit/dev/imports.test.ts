import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openImports } from '../../../cli/dev/types/imports.ts';

function project(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'site-imports-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { imports: openImports(root), write };
}

const files = {
  'components/a.tsx': "export * from './b.ts';\n",
  'components/b.ts': 'export const b = 1;\n',
  'components/c.ts': "export const load = () => import('./b.ts');\n",
  'pages/one/page.tsx': "import { b } from '../../components/a.tsx';\nimport * as words from './words.yaml';\n",
  'pages/two/page.tsx': "import type { T } from './types.ts';\n",
};
const names = Object.keys(files);

it('finds what imports a file, directly or not, in every form of an import', () => {
  const { imports } = project(files);
  expect([...imports.reaching(['components/b.ts'], names)].sort()).toEqual([
    'components/a.tsx',
    'components/b.ts',
    'components/c.ts',
    'pages/one/page.tsx',
  ]);
});

it('finds the pages of a words file by its declarations', () => {
  const { imports } = project(files);
  const found = imports.reaching(['.cache/types/pages/one/words.d.yaml.ts'], names);
  expect(found).toContain('pages/one/page.tsx');
});

it('reads a file again after it changed', () => {
  const { imports, write } = project(files);
  imports.read(names);
  write('pages/two/page.tsx', "import { b } from '../../components/b.ts';\n");
  expect(imports.reaching(['components/b.ts'], names)).not.toContain('pages/two/page.tsx');
  imports.changed('pages/two/page.tsx');
  expect(imports.reaching(['components/b.ts'], names)).toContain('pages/two/page.tsx');
});
