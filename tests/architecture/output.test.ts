import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readSources } from './sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The console, the streams it is given, and what runs before the program is bundled. */
const writers = ['cli/bin.mjs', 'cli/main.ts', 'cli/packages.mjs', 'cli/start-failure.mjs'];

it('the console alone writes to the terminal', async () => {
  const found = [...(await readSources(join(root)))]
    .filter(([file]) => file.startsWith('cli/') && !file.startsWith('cli/dev/client/'))
    .filter(([, text]) => /process\.std(?:out|err)\b|(?<![\w.])console\.(?:log|error|warn|info)\(/.test(text))
    .map(([file]) => file);
  expect(found.sort()).toEqual(writers);
});
