import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { importsOf, readSources } from './sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const site = /^(?:config|components|pages|runtime)\//;

/** The files that the site imports of the generator: `#generator` and `#generator/records`. */
const doors = ['cli/define/index.ts', 'cli/define/record-kinds.ts'];

it('the generator imports nothing of the site, types included', async () => {
  const imports = importsOf(await readSources(root));
  const wrong = [...imports].flatMap(([file, targets]) =>
    file.startsWith('cli/') ? targets.filter((path) => site.test(path)).map((path) => `${file}: ${path}`) : [],
  );
  expect(imports.size).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

it('the site imports the generator by its doors alone, types included', async () => {
  const sources = await readSources(root);
  const wrong = [...importsOf(sources)].flatMap(([file, targets]) =>
    site.test(file)
      ? targets.filter((path) => path.startsWith('cli/') && !doors.includes(path)).map((path) => `${file}: ${path}`)
      : [],
  );
  expect(wrong).toEqual([]);
});
