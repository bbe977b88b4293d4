import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readWords } from '../../cli/words/read-words.ts';
import { wordsFiles } from '../../cli/words/write-types.ts';
import { readSources, type Sources } from './sources.ts';
import {
  copyInCodeProblems,
  numberedNameProblems,
  sentenceInCodeProblems,
  sentencesElsewhere,
  tablesOfCopyProblems,
  unusedWordsProblems,
} from './words-rules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let sources: Sources;
/** What the words files of pages and components have, by their path. */
let wordsOfSite: (readonly [string, ReturnType<typeof readWords>['entries']])[];
beforeAll(async () => {
  sources = await readSources(root);
  wordsOfSite = wordsFiles(root)
    .filter((file) => !file.startsWith('tests/'))
    .map((file) => [file, readWords(readFileSync(join(root, file), 'utf8')).entries]);
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

describe('a sentence in Chinese', () => {
  const elsewhere = Object.keys(sentencesElsewhere);

  it('is in no page, no component and no table of config', () => {
    expect(sentenceInCodeProblems(sources, elsewhere)).toEqual([]);
  });

  it('is in each of the places that are named', () => {
    const found = sentenceInCodeProblems(sources, []);
    expect(elsewhere.filter((place) => !found.some((problem) => problem.startsWith(place)))).toEqual([]);
  });

  it('in code is found; names, labels, units and samples of code are not', () => {
    const sources = files({
      'components/forms/note.tsx': [
        '/** 说明，不算。 */',
        "const unit = '毫秒';",
        'const price = (n: number) => `共 ${n} 元，含税`;',
        "const art = <p title='十个以上的汉字也是一句'>{unit}</p>;",
        "const label = '九个字的标签不是句';",
      ].join('\n'),
      'config/rules/advice.ts': "export const advice = '先登录';\nexport const why = '为什么？';",
      'config/records/note.ts': "export const hint = '写一句，说清楚';",
      'pages/products/im/data.ts': "export const lead = '一句，两句';",
      'pages/products/im/code.ts': 'export const sample = `send(text)\n// 一句，两句`;',
      'pages/products/im/lines.ts': 'export const lines = `一句，两句\n三句，四句`;',
    });
    expect(sentenceInCodeProblems(sources, elsewhere)).toEqual([
      'components/forms/note.tsx:3 has a sentence: move `共 ${n} 元，含税` to words.yaml or config/content',
      "components/forms/note.tsx:4 has a sentence: move '十个以上的汉字也是一句' to words.yaml or config/content",
      "config/rules/advice.ts:2 has a sentence: move '为什么？' to words.yaml or config/content",
      "pages/products/im/data.ts:1 has a sentence: move '一句，两句' to words.yaml or config/content",
      'pages/products/im/lines.ts:1 has a sentence: move `一句，两句\n三句，四句` to words.yaml or config/content',
    ]);
  });
});

describe('a name at the top level of a words file', () => {
  it('is used by code', () => {
    const words = wordsOfSite.map(([file, entries]) => [file, entries.map(({ name }) => name)] as const);
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

describe('a name in a words file', () => {
  it('says what the text is, and no number tells it from another', () => {
    expect(numberedNameProblems(new Map(wordsOfSite))).toEqual([]);
  });

  it('with a number is found where the same name stands beside it', () => {
    const { entries } = readWords(
      'facts: 一\nfacts2: 二\nlevel3: 三级\nopening:\n  cells:\n    - text: 一\n      text2: 二\n',
    );
    expect(numberedNameProblems(new Map([['pages/products/im/words.yaml', entries]]))).toEqual([
      'pages/products/im/words.yaml: name facts2 after what the text says',
      'pages/products/im/words.yaml: name opening.cells.0.text2 after what the text says',
    ]);
  });
});
