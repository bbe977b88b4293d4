import { expect, it } from 'vitest';
import { packageFiles } from '../../../cli/new/package-files.ts';

const own = {
  name: 'site',
  version: '3.2.1',
  engines: { node: '>=20.19' },
  bin: { site: 'cli/bin.mjs' },
  imports: { '#generator': './cli/define/index.ts' },
  dependencies: { a: '1.0.0' },
  devDependencies: { typescript: '7.0.0', playwright: '1.0.0', '@types/node': '20.0.0' },
};
const lock = {
  packages: {
    '': { dependencies: own.dependencies, devDependencies: own.devDependencies },
    'node_modules/a': { dependencies: { b: '^2.0.0' }, optionalDependencies: { 'a-linux': '1.0.0' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1.0.0' } },
    'node_modules/a-linux': {},
    'node_modules/b': { dependencies: { d: '1.0.0' } },
    'node_modules/c': { peerDependencies: { '@scope/e': '1.0.0' } },
    'node_modules/d': {},
    'node_modules/@scope/e': {},
    'node_modules/typescript': {},
    'node_modules/@types/node': {},
    'node_modules/playwright': { dependencies: { b: '1.0.0' } },
  },
};

it('a new project has the packages that it needs, found as Node.js finds them, and none of the tests', () => {
  const { manifest, lock: written } = packageFiles({ name: 'garden', own, lock });
  expect(manifest).toMatchObject({
    name: 'garden',
    version: '1.0.0',
    dependencies: { a: '1.0.0' },
    devDependencies: { typescript: '7.0.0', '@types/node': '20.0.0' },
  });
  expect(Object.keys((written as typeof lock).packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/a-linux',
    'node_modules/c',
    'node_modules/@scope/e',
    'node_modules/typescript',
    'node_modules/@types/node',
  ]);
});
