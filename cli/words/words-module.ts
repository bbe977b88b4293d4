import { textsOf, type Word, type WordEntry } from './read-words.ts';
import type { TemplatePart } from './template.ts';

type WordsModuleOptions = {
  entries: readonly WordEntry[];
  /** The address from which the module imports a module of `config/`. */
  importOf: (module: string) => string;
};

/**
 * The JavaScript of a words file: one export for each name at its top level, so that a bundle contains only what it uses. A text with
 * parameters is a function; values of `config/` are imported.
 */
export function wordsModule({ entries, importOf }: WordsModuleOptions): string {
  const modules = [...new Set(factsOf(entries).map(({ module }) => module))].sort();
  const imports = modules.map(
    (module) => `import { ${module} as ${local(module)} } from ${JSON.stringify(importOf(module))};`,
  );
  const exports = entries.map((entry) => `export const ${entry.name} = ${exportCode(entry)};`);
  return [...imports, ...exports, ''].join('\n');
}

/** The values of `config/` that a file uses. */
export function factsOf(entries: readonly WordEntry[]) {
  return textsOf(entries).flatMap(({ parts, place }) =>
    parts.flatMap((part) => (part.kind === 'fact' ? [{ ...part, place }] : [])),
  );
}

/** A value of `config/` may have a getter, so bundlers would keep what reads it: the call says that nothing happens. */
function exportCode(entry: WordEntry): string {
  const code = codeOf(entry.value);
  return factsOf([entry]).length === 0 ? code : `/* @__PURE__ */ (() => (${code}))()`;
}

/** A name that no export has. */
const local = (module: string) => `$${module}`;

function codeOf(word: Word): string {
  if (word.kind === 'constant') return String(word.value);
  if (word.kind === 'list') return `[${word.items.map(codeOf).join(', ')}]`;
  if (word.kind === 'map')
    return `{ ${word.entries.map(({ name, value }) => `${JSON.stringify(name)}: ${codeOf(value)}`).join(', ')} }`;
  const text = templateCode(word.parts);
  return word.parts.some(({ kind }) => kind === 'parameter') ? `($) => ${text}` : text;
}

function templateCode(parts: readonly TemplatePart[]): string {
  if (parts.every((part) => part.kind === 'letters')) return JSON.stringify(parts.map(({ text }) => text).join(''));
  const inside = parts.map((part) => {
    if (part.kind === 'letters') return part.text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
    if (part.kind === 'parameter') return `\${$.${part.name}}`;
    const value = [local(part.module), ...part.path.map((step) => `[${JSON.stringify(step)}]`)].join('');
    return part.grouped ? `\${${value}.toLocaleString("en-US")}` : `\${${value}}`;
  });
  return `\`${inside.join('')}\``;
}
