import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { messageOf } from '../lib/failure.ts';
import { fileMark } from '../lib/file-mark.ts';
import { meant } from '../lib/nearest.mjs';

/** Folder of the modules whose values words may use. */
const folder = 'config';

/** The file that exports a module of values: `config/product-limits.ts` exports `productLimits`. */
export const factFile = (module: string) =>
  `${folder}/${module.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

export type FindFactProblem = (fact: { module: string; path: readonly string[] }) => Promise<string | null>;

/** Opens the values of `config/`. The function says why a placeholder has no value, or returns null; modules are evaluated once, and again after a change. */
export function openFacts(root: string): FindFactProblem {
  const known = new Map<string, Promise<Evaluated>>();

  async function valuesOf(module: string): Promise<Evaluated> {
    const before = known.get(module);
    if (before && !hasChanged(root, (await before).sources)) return before;
    // Another look may have begun to evaluate it meanwhile.
    const values = known.get(module) === before ? evaluate({ root, module }) : known.get(module)!;
    known.set(module, values);
    return values;
  }

  return async ({ module, path }) => {
    const name = `{${[module, ...path].join('.')}}`;
    const file = factFile(module);
    if (!existsSync(join(root, file)))
      return `${name} has no value: there is no ${file}${suggestion(module, modulesIn(root))}`;
    const evaluated = await valuesOf(module);
    if ('failure' in evaluated) return `${name} has no value: ${file} cannot be evaluated: ${evaluated.failure}`;
    let { value } = evaluated;
    if (value === undefined) return `${name} has no value: ${file} does not export ${module}`;
    for (const [index, step] of path.entries()) {
      const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
      if (!names.includes(step)) {
        const before = [module, ...path.slice(0, index)].join('.');
        return `${name} has no value: ${before} has no "${step}"${suggestion(step, names) || listed(names)}`;
      }
      value = (value as Record<string, unknown>)[step];
    }
    if (typeof value === 'string' || typeof value === 'number') return null;
    const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    return `${name} is no text or number${listed(names)}`;
  };
}

/** Names of the modules that have a file. */
function modulesIn(root: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map(({ name }) => name.slice(0, -'.ts'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
}

function suggestion(name: string, names: readonly string[]): string {
  const found = meant(name, names);
  return found === null ? '' : `; did you mean ${found}?`;
}

const most = 12;

function listed(names: readonly string[]): string {
  if (names.length === 0) return '';
  const rest = names.length > most ? ` and ${names.length - most} more` : '';
  return `; it has ${names.slice(0, most).join(', ')}${rest}`;
}

type Evaluated = ({ value: unknown } | { failure: string }) & { sources: Sources };

/** Files with their marks, as they were evaluated; none if they may have been read before a change. */
type Sources = ReadonlyMap<string, string>;

const hasChanged = (root: string, sources: Sources) =>
  sources.size === 0 || [...sources].some(([file, mark]) => fileMark(join(root, file)) !== mark);

const isOlder = (path: string, time: number) =>
  (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Number.POSITIVE_INFINITY) < time;

async function evaluate({ root, module }: { root: string; module: string }): Promise<Evaluated> {
  const { build } = await import('esbuild');
  const begun = Date.now();
  try {
    const { outputFiles, metafile } = await build({
      absWorkingDir: root,
      stdin: { contents: `export * from './${factFile(module)}';`, resolveDir: root },
      bundle: true,
      metafile: true,
      write: false,
      logLevel: 'silent',
      preserveSymlinks: true,
      format: 'cjs',
      platform: 'node',
      target: 'node20.19',
    });
    // Without the entry, which is no file.
    const files = Object.keys(metafile.inputs).filter((path) => !path.startsWith('<'));
    const isCertain = files.every((file) => isOlder(join(root, file), begun));
    const sources = new Map(isCertain ? files.map((file) => [file, fileMark(join(root, file))!]) : []);
    const evaluated = { exports: {} as Record<string, unknown> };
    compileFunction(outputFiles[0]!.text, ['module', 'exports'])(evaluated, evaluated.exports);
    return { value: evaluated.exports[module], sources };
  } catch (failure) {
    return { failure: messageOf(failure).split('\n', 1)[0]!, sources: new Map() };
  }
}
