import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openWarmBuilds, type WarmBuilds } from '../../../cli/dev/code/warm-builds.ts';

let root: string;
let builds: WarmBuilds;
/** The texts that the bundler read, and what it waits for after that. */
let read: string[];
let gate: Promise<void>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-warm-'));
  builds = openWarmBuilds();
  read = [];
  gate = Promise.resolve();
});
afterEach(async () => {
  await builds.close();
  rmSync(root, { recursive: true });
});

const reading: Plugin = {
  name: 'reading',
  setup({ onLoad }) {
    onLoad({ filter: /(?:page|part)\.js$/ }, async ({ path }) => {
      const contents = readFileSync(path, 'utf8');
      read.push(contents);
      await gate;
      return { contents };
    });
  },
};
const build = async () => {
  const { outputFiles } = await builds.build({
    absWorkingDir: root,
    entryPoints: ['page.js'],
    bundle: true,
    format: 'esm',
    minifyWhitespace: true,
    plugins: [reading],
  });
  return outputFiles[0]!.text;
};
const save = (text: string) => {
  writeFileSync(join(root, 'page.js'), text);
  builds.changed(['page.js']);
};
const readTimes = async (count: number) => {
  while (read.length < count) await new Promise(setImmediate);
};

it('builds a file again that is saved while it is built', async () => {
  save('one();\n');
  await build();
  let open = () => {};
  gate = new Promise((done) => {
    open = done;
  });
  save('two();\n');
  const second = build();
  await readTimes(2);
  save('three();\n');
  const third = build();
  open();
  expect([await second, await third]).toEqual(['two();\n', 'three();\n']);
});

it('begins to build when a file is saved, and only then', async () => {
  save('one();\n');
  await build();
  await build();
  expect(read).toEqual(['one();\n']);
  save('two();\n');
  await readTimes(2);
  expect(await build()).toBe('two();\n');
  builds.changed(['other.js']);
  await build();
  expect(read).toEqual(['one();\n', 'two();\n']);
});

it('builds again when a file is saved that the build in progress is the first one to have', async () => {
  writeFileSync(join(root, 'part.js'), 'export const part = "old";\n');
  save('one();\n');
  await build();
  save("import { part } from './part.js';\nconsole.log(part);\n");
  // Read before its change, and bundled after it.
  await readTimes(2);
  let open = () => {};
  gate = new Promise((done) => {
    open = done;
  });
  const second = build();
  await readTimes(3);
  writeFileSync(join(root, 'part.js'), 'export const part = "new";\n');
  builds.changed(['part.js']);
  open();
  await second;
  expect(await build()).toContain('"new"');
});
