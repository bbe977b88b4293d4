import { dirname, join, normalize } from 'node:path';
import type { Word, WordEntry } from '../../cli/words/read-words.ts';
import type { Sources } from './sources.ts';
import { isNode, type Node, parse, visitAll } from './syntax.ts';

/** The letters of a text in code; null for other nodes. */
function lettersOf(node: Node): string | null {
  if (node.type === 'JSXText') return node['value'] as string;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' ');
}

const chinese = /\p{Script=Han}/u;
/** Two words, or one with a capital. */
const sentence = /[A-Za-z]{2,}[’',;:.]* [A-Za-z]|^\s*[A-Z][a-z]+[.!?]?\s*$/;
/** Attributes whose text nobody reads. */
const unread = /^(?:className|viewBox|d|points|transform|style|id|name|href|data-.*)$/;

/** Copy in code: Chinese in a page.tsx, and English sentences in the JSX of an English page. */
export function copyInCodeProblems(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => {
    if (!/^pages\/[^/]+\/[^/]+\/page\.tsx$/.test(file)) return [];
    const problems: string[] = [];
    visitAll(parse(file, text), (node, above) => {
      const letters = lettersOf(node);
      if (letters === null) return;
      const isCopy =
        chinese.test(letters) || (file.startsWith('pages/english/') && isReadEnglish({ node, above, letters }));
      const before = text.slice(0, node.start + /^\s*/.exec(text.slice(node.start, node.end))![0].length);
      if (isCopy)
        problems.push(
          `${file}:${before.split('\n').length} has copy: move ${text.slice(node.start, node.end).trim()} to words.yaml`,
        );
    });
    return problems;
  });
}

/** Files beside a page whose texts are samples of code, or of what people write with the product. */
const samples = /\/(?:code|samples|text|examples|material)\.tsx?$/;
/** Values of drawings, which stand in code beside the names that they belong to: colours, paths. */
const drawn = /^(?:#[\da-f]{3,8}|var\(--.*\)|M-?\d.*)$/i;

/** Tables of texts beside a page: a constant with Chinese that has nothing but texts. Numbers and parts of drawings keep a table in code. */
export function tablesOfCopyProblems(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => {
    if (!/^pages\/[^/]+\/[^/]+\/.*\.tsx?$/.test(file) || samples.test(file)) return [];
    const { body } = parse(file, text) as unknown as { body: Node[] };
    return body.flatMap((statement) => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement;
      if (!isNode(declared) || declared.type !== 'VariableDeclaration') return [];
      return (declared['declarations'] as { id: { name: string }; init: unknown }[]).flatMap(({ id, init }) => {
        const texts = isNode(init) ? textsIn(init) : null;
        if (texts === null || !texts.some((one) => chinese.test(one)) || texts.some((one) => drawn.test(one)))
          return [];
        const line = text.slice(0, statement.start).split('\n').length;
        return [`${file}:${line} has copy: move ${id.name} to words.yaml`];
      });
    });
  });
}

/** Files whose sentences are no copy of the site, and why. A folder ends in a slash. */
export const sentencesElsewhere = {
  'config/records/': 'what the editor says beside a field',
  'config/calls/': 'what the editor says beside a field, and examples of the contract',
  'config/local/': 'refusals of the editor, generated articles, sites that stand in for others',
  'config/spellings.ts': 'patterns of wrong spellings',
  'config/site.ts': 'the company, whom the program names, too',
  'config/error-messages.ts': 'part of the contract with users of the API',
  'config/regulations.ts': 'numbers of a law with what it says',
  'config/live-lines.ts': 'measurements with their names',
  'components/blog/key-figure.ts': 'a pattern of numbers in summaries',
  'pages/price/price/told.ts': 'digits of amounts in words',
  'pages/products/rtc-ai/code.ts': 'what a sample prints',
  'pages/tools/param-check/summary.ts': 'with the names of its words, its script would exceed 6 kB',
} as const;

/** A clause of Chinese, or ten characters of it; shorter texts are names, labels and units. */
const clause = /[，。；？！]/;
const longest = 9;

/** A template with a line that has no Chinese is a sample of code, or a file that a command writes. */
const isSample = (node: Node, letters: string) =>
  node.type === 'TemplateLiteral' &&
  letters.includes('\n') &&
  letters.split('\n').some((line) => /[a-z]/i.test(line) && !chinese.test(line));

/** Sentences in Chinese in the code of pages, components and tables, where no editor finds them. */
export function sentenceInCodeProblems(sources: Sources, elsewhere: readonly string[]): string[] {
  return [...sources].flatMap(([file, text]) => {
    if (!/^(?:components|config|pages)\/.*\.tsx?$/.test(file)) return [];
    if (elsewhere.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place))) return [];
    const problems: string[] = [];
    visitAll(parse(file, text), (node) => {
      const letters = lettersOf(node);
      if (letters === null || !chinese.test(letters) || isSample(node, letters)) return;
      const count = letters.match(/\p{Script=Han}/gu)!.length;
      if (count <= longest && !clause.test(letters)) return;
      const before = text.slice(0, node.start + /^\s*/.exec(text.slice(node.start, node.end))![0].length);
      problems.push(
        `${file}:${before.split('\n').length} has a sentence: move ${text.slice(node.start, node.end).trim()} to words.yaml or config/content`,
      );
    });
    return problems;
  });
}

/** The texts of a value; null where it has anything else. */
function textsIn(node: Node): string[] | null {
  const all = (nodes: readonly unknown[]) => {
    const found = nodes.map((one) => (isNode(one) ? textsIn(one) : null));
    return found.includes(null) ? null : found.flatMap((one) => one!);
  };
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : null;
  if (node.type === 'TemplateLiteral')
    return (node['expressions'] as unknown[]).length > 0 ? null : [lettersOf(node) ?? ''];
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return all([node['expression']]);
  if (node.type === 'ArrayExpression') return all(node['elements'] as unknown[]);
  if (node.type === 'ObjectExpression')
    return all((node['properties'] as Record<string, unknown>[]).map((one) => one['value']));
  return null;
}

type IsReadEnglishOptions = { node: Node; above: readonly Node[]; letters: string };

function isReadEnglish({ node, above, letters }: IsReadEnglishOptions): boolean {
  if (node.type === 'JSXText') return /[A-Za-z]{2}/.test(letters);
  const attribute = above.find(({ type }) => type === 'JSXAttribute');
  return (
    attribute !== undefined && !unread.test((attribute['name'] as { name: string }).name) && sentence.test(letters)
  );
}

type UnusedWordsRules = {
  sources: Sources;
  /** The names at the top level of each words file, by its path. */
  words: ReadonlyMap<string, readonly string[]>;
};

/** Names of words files that no code uses. A file that is passed on whole uses all of its names. */
export function unusedWordsProblems({ sources, words }: UnusedWordsRules): string[] {
  const used = new Map<string, Set<string>>();
  const use = (file: string, names: readonly string[]) => {
    used.set(file, new Set([...(used.get(file) ?? []), ...names]));
  };
  for (const [file, text] of sources) {
    if (!text.includes(".yaml'")) continue;
    const namespaces = new Map<string, string>();
    visitAll(parse(file, text), (node, [parent]) => {
      if (node.type === 'ImportDeclaration') {
        const target = normalize(join(dirname(file), (node['source'] as { value: string }).value));
        if (!words.has(target)) return;
        for (const { type, local, imported } of node['specifiers'] as Specifier[])
          if (type === 'ImportNamespaceSpecifier') namespaces.set(local.name, target);
          else use(target, [imported.name]);
        return;
      }
      if (node.type === 'ExportNamedDeclaration' && isNode(node['source'])) {
        const target = normalize(join(dirname(file), node['source']['value'] as string));
        if (words.has(target))
          use(
            target,
            (node['specifiers'] as { local: { name: string } }[]).map(({ local }) => local.name),
          );
        return;
      }
      const target = namespaces.get(node['name'] as string);
      if (target === undefined || node.type !== 'Identifier' || parent === undefined) return;
      if (parent.type === 'ImportNamespaceSpecifier' || isNameOf(node, parent)) return;
      const member =
        parent.type === 'MemberExpression' && parent['computed'] !== true
          ? parent['property']
          : parent.type === 'TSQualifiedName' && parent['right'];
      if (isNode(member)) use(target, [member['name'] as string]);
      else use(target, words.get(target)!);
    });
  }
  return [...words].flatMap(([file, names]) => {
    const found = used.get(file);
    if (found === undefined) return [`${file} is not imported`];
    return names.filter((name) => !found.has(name)).map((name) => `${file}: no code uses ${name}`);
  });
}

type Specifier = { type: string; local: { name: string }; imported: { name: string } };

/** Whether an identifier is the name of a member, not a variable. */
const isNameOf = (node: Node, parent: Node) =>
  (parent.type === 'MemberExpression' && parent['property'] === node && parent['computed'] !== true) ||
  (/Property/.test(parent.type) && parent['key'] === node && parent['shorthand'] !== true);

/** Names that only a number tells from another one beside them: `text2` beside `text` says nothing of the text. */
export function numberedNameProblems(words: ReadonlyMap<string, readonly WordEntry[]>): string[] {
  const inEntries = (entries: readonly WordEntry[], path: readonly string[]): string[] => {
    const names = new Set(entries.map(({ name }) => name));
    return entries.flatMap(({ name, value }) => {
      const [, stem = ''] = /^(.*[a-z])\d+$/i.exec(name) ?? [];
      const found = names.has(stem) ? [[...path, name].join('.')] : [];
      return [...found, ...inWord(value, [...path, name])];
    });
  };
  const inWord = (word: Word, path: readonly string[]): string[] => {
    if (word.kind === 'list') return word.items.flatMap((item, index) => inWord(item, [...path, String(index)]));
    return word.kind === 'map' ? inEntries(word.entries, path) : [];
  };
  return [...words].flatMap(([file, entries]) =>
    inEntries(entries, []).map((name) => `${file}: name ${name} after what the text says`),
  );
}
