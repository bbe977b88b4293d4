import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readWords } from '../../cli/words/read-words.ts';
import { wordsFiles } from '../../cli/words/write-types.ts';
import { readSources, type Sources } from './sources.ts';
import { copyInCodeProblems, tablesOfCopyProblems, unusedWordsProblems } from './words-rules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let sources: Sources;
beforeAll(async () => {
  sources = await readSources(root);
});

const files = (texts: Record<string, string>): Sources => new Map(Object.entries(texts));

describe('copy', () => {
  it('is in no page.tsx', () => {
    expect(copyInCodeProblems(sources)).toEqual([]);
  });

  it('in a page.tsx is found: in JSX, attributes, templates and values', () => {
    const sources = files({
      'pages/products/im/page.tsx': [
        '/** 说明 */',
        "const unit = '人';",
        'const count = (n: number) => `共 ${n} 位`;',
        'const art = <p title="标题" className="a b">一句话{unit}</p>;',
      ].join('\n'),
      'pages/products/im/data.ts': "export const name = '名字';",
      'pages/english/im/page.tsx': [
        "import a from './some file.ts';",
        "const id = 'Not read';",
        'const art = (',
        '  <Split ground="raised" lead="How it works" label={`${n} of ten`} className="one two">',
        '    Read it',
        '    <Icon name="arrow right" title="Open" data-part="a b" />',
        '  </Split>',
        ');',
      ].join('\n'),
    });
    expect(copyInCodeProblems(sources)).toEqual([
      "pages/products/im/page.tsx:2 has copy: move '人' to words.yaml",
      'pages/products/im/page.tsx:3 has copy: move `共 ${n} 位` to words.yaml',
      'pages/products/im/page.tsx:4 has copy: move "标题" to words.yaml',
      'pages/products/im/page.tsx:4 has copy: move 一句话 to words.yaml',
      'pages/english/im/page.tsx:4 has copy: move "How it works" to words.yaml',
      'pages/english/im/page.tsx:4 has copy: move `${n} of ten` to words.yaml',
      'pages/english/im/page.tsx:5 has copy: move Read it to words.yaml',
      'pages/english/im/page.tsx:6 has copy: move "Open" to words.yaml',
    ]);
  });
});

describe('a table of texts', () => {
  it('is in words.yaml, not in code beside a page', () => {
    expect(tablesOfCopyProblems(sources)).toEqual([]);
  });

  it('in code beside a page is found; tables with numbers, colours or values of code are not', () => {
    const sources = files({
      'pages/products/im/data.ts': [
        "export const names = { one: '名字', two: ['甲', `乙`] } as const;",
        "const first: string = '一';",
        "const points = [{ name: '甲', x: 12 }];",
        "const colors = { name: '甲', color: '#ffeedd' };",
        "const English = ['one'];",
        'const filled = { name: `甲${first}`, ...points };',
      ].join('\n'),
      'pages/products/im/code.ts': "export const code = '// 说明';",
      'components/words.ts': "export const word = '词';",
    });
    expect(tablesOfCopyProblems(sources)).toEqual([
      'pages/products/im/data.ts:1 has copy: move names to words.yaml',
      'pages/products/im/data.ts:2 has copy: move first to words.yaml',
    ]);
  });
});

describe('a name at the top level of a words file', () => {
  it('is used by code', () => {
    const words = wordsFiles(root)
      .filter((file) => !file.startsWith('tests/'))
      .map(
        (file) => [file, readWords(readFileSync(join(root, file), 'utf8')).entries.map(({ name }) => name)] as const,
      );
    expect(unusedWordsProblems({ sources, words: new Map(words) })).toEqual([]);
  });

  it('that no code uses is found, and so is a file that nobody imports', () => {
    const sources = files({
      'pages/products/im/page.tsx': [
        "import * as copy from './words.yaml';",
        "import { terms as shown } from './words/terms.yaml';",
        "import * as whole from './words/whole.yaml';",
        'export const art = <p title={copy.opening.title}>{filled(whole, { facts: 1 })}</p>;',
        'type Steps = typeof copy.steps;',
      ].join('\n'),
      'pages/products/im/data.ts': "export { facts } from './words.yaml';",
    });
    const words = new Map([
      ['pages/products/im/words.yaml', ['opening', 'title', 'facts', 'steps', 'copy']],
      ['pages/products/im/words/terms.yaml', ['terms', 'shown']],
      ['pages/products/im/words/whole.yaml', ['anything']],
      ['pages/products/im/words/lost.yaml', ['opening']],
    ]);
    expect(unusedWordsProblems({ sources, words })).toEqual([
      'pages/products/im/words.yaml: no code uses title',
      'pages/products/im/words.yaml: no code uses copy',
      'pages/products/im/words/terms.yaml: no code uses shown',
      'pages/products/im/words/lost.yaml is not imported',
    ]);
  });
});
