import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceProblem } from '../../../cli/bundle/source-problem.mjs';
import { openFacts } from '../../../cli/words/facts.ts';
import { readWords } from '../../../cli/words/read-words.ts';
import { templateOf } from '../../../cli/words/template.ts';
import { loadWords, wordsPlugin } from '../../../cli/words/words-plugin.ts';
import { wordsTypes } from '../../../cli/words/words-types.ts';
import { writeWordsTypes } from '../../../cli/words/write-types.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
});
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const facts = `export const roomLimits = { seats: 10_000, screen: { lines: 30 }, name: 'Room', of: { a: 1 } } as const;`;

/** The exports of a words file, as code that imports it sees them, or the problems of the build. */
async function load(words: string): Promise<any> {
  write('config/room-limits.ts', facts);
  write('pages/a/b/words.yaml', words);
  const built = await build({
    absWorkingDir: root,
    stdin: { contents: `export * from './pages/a/b/words.yaml';`, resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    preserveSymlinks: true,
    plugins: [wordsPlugin(root)],
  }).catch((failure: { errors: any[] }) => ({ problems: failure.errors.map((one) => sourceProblem(one)) }));
  if ('problems' in built) return built.problems;
  return import(`data:text/javascript;base64,${Buffer.from(built.outputFiles![0]!.contents).toString('base64')}`);
}

const problemsOf = async (words: string) =>
  ((await load(words)) as { where: string; why: string }[]).map(({ where, why }) => `${where} ${why}`);

describe('a bundle', () => {
  it('has nothing of the names that it does not use, nor of their values', async () => {
    write('config/room-limits.ts', facts);
    write('pages/a/b/words.yaml', "used: 用到\nunused: '{roomLimits.seats} 个座位'\nalso: '{$count} 用不到'\n");
    const { outputFiles } = await build({
      absWorkingDir: root,
      stdin: { contents: `export { used } from './pages/a/b/words.yaml';`, resolveDir: root },
      bundle: true,
      write: false,
      format: 'esm',
      charset: 'utf8',
      plugins: [wordsPlugin(root)],
    });
    const { text } = outputFiles[0]!;
    expect(text).toContain('用到');
    expect(text).not.toMatch(/个座位|10_?000|1e4|用不到/);
  });
});

describe('a words file', () => {
  it('gives code its texts, numbers, switches and lists', async () => {
    const words = await load(`title: 六位数字，|五秒到手
rows:
  - { name: '100,000', at: 3.5, marked: true, note: }
  - plain
code: |
  const a = { b: 1 };
  \`\${a}\` \\n
`);
    expect(words.title).toBe('六位数字，|五秒到手');
    expect(words.rows).toEqual([{ name: '100,000', at: 3.5, marked: true, note: null }, 'plain']);
    expect(words.code).toBe('const a = { b: 1 };\n`${a}` \\n');
  });

  it('has values of config and of the page in its texts', async () => {
    const words = await load(`
plain: '{roomLimits.screen.lines} 行/秒，{roomLimits.seats:grouped} 人'
called: '{$count} of {roomLimits.name}, {$count}'
braces: '\\{roomLimits.seats} {a} { roomLimits.seats } {} {$}'
`);
    expect(words.plain).toBe('30 行/秒，10,000 人');
    expect(words.called({ count: 3 })).toBe('3 of Room, 3');
    expect(words.braces).toBe('{roomLimits.seats} {a} { roomLimits.seats } {} {$}');
  });

  it('is refused with every value that does not exist, its place and the nearest name', async () => {
    const words = `a: 中文 {roomLimits.seat} 人
b:
  - '{roomLimit.seats}'
c: '{roomLimits.screen}'
d: '{roomLimits.seats.more}'
`;
    expect(await problemsOf(words)).toEqual([
      'pages/a/b/words.yaml:1:7 {roomLimits.seat} has no value: roomLimits has no "seat"; did you mean seats?',
      'pages/a/b/words.yaml:3:6 {roomLimit.seats} has no value: there is no config/room-limit.ts; did you mean roomLimits?',
      'pages/a/b/words.yaml:4:5 {roomLimits.screen} is no text or number; it has lines',
      'pages/a/b/words.yaml:5:5 {roomLimits.seats.more} has no value: roomLimits.seats has no "more"',
    ]);
  });

  it.each([
    ['a: b: c', '1:4 Nested mappings are not allowed in compact mappings'],
    ['a: 1\na: 2', '2:1 Map keys must be unique'],
    ['- a', '1:1 the file begins with a name and a colon, such as `title: …`'],
    [
      'default: a',
      '1:1 "default" cannot be a name at the beginning of a line; use letters and digits, a small letter first',
    ],
    ['a: &x b\nc: *x', '2:4 references (*name) cannot be used here; write the text again'],
    ['a: {1: b}', '1:5 a name is a word; write it in quotation marks if it is a number'],
  ])('is refused with its place: %j', async (words, problem) => {
    expect(await problemsOf(words)).toEqual([`pages/a/b/words.yaml:${problem}`]);
  });

  it('is checked with the values of config as they are, after each change of a module or of what it imports', async () => {
    write('config/seats.ts', 'export const seats = { room: 10 };');
    write('config/hall-limits.ts', "import { seats } from './seats.ts';\nexport const hallLimits = { ...seats };");
    const findProblem = openFacts(root);
    const problemOf = (name: string) => findProblem({ module: 'hallLimits', path: [name] });
    expect(await Promise.all(['room', 'stage'].map(problemOf))).toEqual([
      null,
      '{hallLimits.stage} has no value: hallLimits has no "stage"; it has room',
    ]);
    write('config/seats.ts', 'export const seats = { stage: 20 };');
    expect(await Promise.all(['room', 'stage'].map(problemOf))).toEqual([
      '{hallLimits.room} has no value: hallLimits has no "room"; it has stage',
      null,
    ]);
    write('config/seats.ts', 'export const seats = {');
    expect(await problemOf('stage')).toContain('cannot be evaluated');
    write('config/seats.ts', 'export const seats = { stage: 20 };');
    expect(await problemOf('stage')).toBeNull();
  });

  it('may be empty', async () => {
    expect({ ...(await load('')) }).toEqual({});
  });
});

describe('the types of a words file', () => {
  const typesOf = (words: string) => wordsTypes(readWords(words).entries);

  it('know each name, single words, and parameters', () => {
    expect(
      typesOf(`title: A text of words
tone: second
call: '{$count} of {$count} and {$all}'
fact: '{limits.a} x'
`),
    ).toBe(`export declare const title: string;
export declare const tone: "second";
export declare const call: (values: { readonly count: string | number; readonly all: string | number; }) => string;
export declare const fact: string;
`);
  });

  it('let code read of every item what one item has', () => {
    expect(typesOf('rows:\n  - a: x\n  - a: y\n    marked: true\n')).toBe(
      'export declare const rows: readonly [{ readonly "a": "x"; readonly "marked"?: never; }, { readonly "a": "y"; readonly "marked": true; }];\n',
    );
  });

  it('are written beside nothing but words, and removed with their file', async () => {
    write('pages/c/d/words.yaml', 'title: Words of a page\n');
    write('pages/c/d/words/one.yaml', 'title: Words of a page\n');
    write('pages/c/d/data.yaml', 'title: No words\n');
    await writeWordsTypes(root);
    const types = (file: string) => readFileSync(join(root, '.cache/types/pages/c/d', file), 'utf8');
    expect(types('words.d.yaml.ts')).toBe('export declare const title: string;\n');
    expect(types('words/one.d.yaml.ts')).toBe('export declare const title: string;\n');
    expect(() => types('data.d.yaml.ts')).toThrow('ENOENT');
    write('pages/c/d/words.yaml', 'other: Words of a page\n');
    expect(await writeWordsTypes(root, ['pages/c/d/words/one.yaml'])).toEqual([]);
    expect(await writeWordsTypes(root, ['pages/c/d/words.yaml'])).toEqual(['.cache/types/pages/c/d/words.d.yaml.ts']);
    expect(types('words.d.yaml.ts')).toBe('export declare const other: string;\n');
    for (const [file, files] of [['words'], ['words/one', ['pages/c/d/words/one.yaml']]] as const) {
      rmSync(join(root, `pages/c/d/${file}.yaml`));
      await writeWordsTypes(root, files);
      expect(() => types(`${file}.d.yaml.ts`)).toThrow('ENOENT');
    }
  });
});

it('a pipe or a device in place of a words file is not opened', async () => {
  write('pages/e/f/words.yaml', '');
  const file = join(root, 'pages/e/f/words.yaml');
  rmSync(file);
  for (const [command, ...args] of [['mkfifo'], ['ln', '-s', '/dev/zero']] as const) {
    execFileSync(command, [...args, file]);
    expect(await writeWordsTypes(root, ['pages/e/f/words.yaml'])).toEqual([]);
    expect(await loadWords({ root, file: 'pages/e/f/words.yaml', findProblem: openFacts(root) })).toEqual({
      errors: [{ text: 'pages/e/f/words.yaml cannot be read: it is no regular file' }],
    });
    rmSync(file);
  }
});

describe('placeholders', () => {
  it('are found among any letters', () => {
    const letters = ['{', '}', '$', 'a', '.', '\\', '中', ':grouped', '`', '${'];
    for (let seed = 0; seed < 2_000; seed++) {
      const text = Array.from(
        { length: seed % 12 },
        (_, at) => letters[(seed * 7 + at * at * 3 + at) % letters.length],
      );
      const source = text.join('');
      const written = templateOf(source).map((part) => {
        if (part.kind === 'letters') return part.text;
        if (part.kind === 'parameter') return `{$${part.name}}`;
        return `{${[part.module, ...part.path].join('.')}${part.grouped ? ':grouped' : ''}}`;
      });
      expect(written.join('')).toBe(source.replaceAll('\\{', '{'));
    }
  });
});
