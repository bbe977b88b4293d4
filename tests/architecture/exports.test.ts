import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readSources, readWords } from './sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Names that a script exports. */
const exported = /^export (?:async )?(?:const|let|function\*?|class|type|interface) ([\w$]+)/gm;
/** Modules of `config/` whose values stand in words. */
const placed = (text: string): string[] => Array.from(text.matchAll(/\{([a-z]\w*)\./g), ([, name]) => name!);
const words = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

it('every name that is exported has a use besides tests', async () => {
  const sources = await readSources(root);
  const scripts = [...sources].filter(([file]) => /\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'));
  const uses = new Map<string, number>();
  for (const [, text] of scripts) for (const word of words(text)) uses.set(word, (uses.get(word) ?? 0) + 1);
  for (const text of await readWords(root)) for (const name of placed(text)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const unused = scripts.flatMap(([file, text]) =>
    Array.from(text.matchAll(exported), ([, name]) => name!)
      .filter((name) => uses.get(name) === 1)
      .map((name) => `${file}: ${name}`),
  );
  expect(scripts.length).toBeGreaterThan(1000);
  expect(unused).toEqual([]);
});
