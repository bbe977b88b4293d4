import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** A line of the package's index: the names of an icon, including former ones, and its file. Then the icon data in that file. */
const line = /^export \{(.*)\} from '(\.\/icons\/.*)';$/gm;
const drawing = /^const __iconData = (\{.*?^\});$/ms;

/** The virtual module of the whole icon set. */
const file = 'icons-when-shown.cjs';

/**
 * Creates each icon of `lucide-react/icons` on first use, and only under its prefixed names. Creating all icons took every thread longer than
 * loading the rest of the rendering code, and they were most of the code in the compile cache.
 */
export const iconsWhenShown: Plugin = {
  name: 'icons-when-shown',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^lucide-react\/icons$/ }, async ({ resolveDir, kind }) => {
      const { path: index, errors } = await resolve('lucide-react', { resolveDir, kind });
      return { path: join(dirname(index), file), pluginData: index, errors };
    });
    onLoad({ filter: /icons-when-shown\.cjs$/ }, async ({ pluginData: index }) => {
      const resolveDir = dirname(index);
      const lines = [...(await readFile(index, 'utf8')).matchAll(line)];
      const getters = await Promise.all(
        lines.map(([, names, path]) => gettersOf({ names: names!, path: join(resolveDir, path!) })),
      );
      return {
        contents: `const { default: create } = require('./createLucideIcon.mjs');\nconst made = {};\nmodule.exports = {\n${getters.flat().join('\n')}\n};`,
        resolveDir,
      };
    });
  },
};

/** All names of an icon refer to the same component. */
async function gettersOf({ names, path }: { names: string; path: string }): Promise<string[]> {
  const [, data] = drawing.exec(await readFile(path, 'utf8')) ?? [];
  if (data === undefined)
    throw new Error(
      `${path} has an unknown format: adapt cli/bundle/icons-when-shown.ts to this version of lucide-react`,
    );
  const [name, ...others] = names.match(/\bLucide\w+/g)!;
  return [
    `get ${name}() { return (made.${name} ??= create(${data})); },`,
    ...others.map((other) => `get ${other}() { return module.exports.${name}; },`),
  ];
}
