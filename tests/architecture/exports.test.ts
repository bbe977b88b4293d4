import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readSources } from './sources.ts';

/** Names that a script exports. */
const exported = /^export (?:async )?(?:const|let|function\*?|class|type|interface) ([\w$]+)/gm;
const words = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

it('every name that is exported has a use besides tests', async () => {
  const sources = await readSources(fileURLToPath(new URL('../..', import.meta.url)));
  const scripts = [...sources].filter(([file]) => /\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'));
  const uses = new Map<string, number>();
  for (const [, text] of scripts) for (const word of words(text)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const unused = scripts.flatMap(([file, text]) =>
    Array.from(text.matchAll(exported), ([, name]) => name!)
      .filter((name) => uses.get(name) === 1)
      .map((name) => `${file}: ${name}`),
  );
  expect(scripts.length).toBeGreaterThan(1000);
  expect(unused).toEqual([]);
});
