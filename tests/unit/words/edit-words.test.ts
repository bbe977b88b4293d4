import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import {
  fieldsOf,
  removeItem,
  repeatItem,
  setText,
  textAt,
  type WordField,
  type WordPath,
} from '../../../cli/words/edit-words.ts';
import { findWords } from '../../../cli/words/find-words.ts';
import { root } from '../../support/run-site.ts';

const source = `# The beginning.
opening:
  title: 六位数字，|五秒到手   # a comment
  lead: '每条 {limits.hours} 小时内: 有结果'

rows:
  - name: one
    at: 3.5
  - name: "two"
    at: 4
    marked: true

# Code.
code: |
  const a = 1;

  go(a);
ticks: [ 0, 'a' ]
signs: (a-b) [c] 1/2
`;

/** Every value that a form shows, with its path. */
function valuesOf(field: WordField, path: WordPath = []): { path: WordPath; text: string }[] {
  if (field.kind === 'map') return field.entries.flatMap(({ name, field }) => valuesOf(field, [...path, name]));
  if (field.kind === 'list') return field.items.flatMap((item, index) => valuesOf(item, [...path, index]));
  if (field.kind === 'nothing') return [];
  return [{ path, text: field.kind === 'switch' ? String(field.on) : field.text }];
}

describe('a change of a word', () => {
  it.each<[WordPath, string, string, string]>([
    [['opening', 'title'], '新的标题', '六位数字，|五秒到手', '新的标题'],
    [['opening', 'title'], 'a: b', '六位数字，|五秒到手', "'a: b'"],
    [['opening', 'title'], '- a # b', '六位数字，|五秒到手', "'- a # b'"],
    [['opening', 'title'], '', '六位数字，|五秒到手', "''"],
    [['opening', 'title'], '12', '六位数字，|五秒到手', "'12'"],
    [['opening', 'title'], 'yes', '六位数字，|五秒到手', 'yes'],
    [['opening', 'title'], 'two\nlines', '六位数字，|五秒到手', '"two\\nlines"'],
    [['opening', 'lead'], `it's`, `'每条 {limits.hours} 小时内: 有结果'`, `'it''s'`],
    [['rows', 1, 'name'], '2 "x"', '"two"', '"2 \\"x\\""'],
    [['rows', 0, 'at'], '12', '3.5', '12'],
    [['rows', 1, 'marked'], 'false', 'true', 'false'],
    [['code'], 'const b = 2;\n', '  const a = 1;\n\n  go(a);', '  const b = 2;'],
    [['ticks', 1], 'b, c', "'a'", "'b, c'"],
  ])('at %j to %j', (path, text, from, to) => {
    expect(source.split(from)).toHaveLength(2);
    expect(setText({ source, path, text })).toBe(source.replace(from, () => to));
  });

  it.each<[WordPath, string]>([
    [['opening'], 'x'],
    [['nothing', 'here'], 'x'],
    [['rows', 0, 'at'], 'three'],
    [['rows', 1, 'marked'], 'maybe'],
  ])('at %j to %j is refused', (path, text) => {
    expect(setText({ source, path, text })).toBeNull();
  });

  it('leaves every other byte of every words file of the site as it is', () => {
    const files = glob.sync('{pages,tests/unit/example-page}/**/words{,/*}.yaml', { cwd: root });
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8');
      const values = valuesOf(fieldsOf(text)!);
      expect([file, values.length > 0]).toEqual([file, true]);
      // One value of twenty: each takes three parses of its file.
      const wrong = values.filter((value, at) => at % 20 === 0 && setText({ source: text, ...value }) !== text);
      expect([file, wrong]).toEqual([file, []]);
      for (const hostile of ["': {a} # |\t", '"', '%', '{', '* a', 'null', '行一\n行二', '\u2028', '---', ' x ']) {
        const { path } = values.find((value) => typeof textAt({ source: text, path: value.path }) === 'string')!;
        const changed = setText({ source: text, path, text: hostile });
        if (changed !== null) expect(textAt({ source: changed, path })).toBe(hostile);
      }
    }
  });
});

describe('a list', () => {
  it('gets an item like another, below it', () => {
    expect(parse(repeatItem({ source, path: ['rows'], index: 0 })!).rows.map(({ name }: any) => name)).toEqual([
      'one',
      'one',
      'two',
    ]);
    expect(repeatItem({ source, path: ['rows'], index: 1 })).toBe(
      source.replace('    marked: true\n', '    marked: true\n  - name: "two"\n    at: 4\n    marked: true\n'),
    );
  });

  it('loses an item, but not the last one', () => {
    const one = removeItem({ source, path: ['rows'], index: 1 })!;
    expect(one).toBe(source.replace('  - name: "two"\n    at: 4\n    marked: true\n', ''));
    expect(removeItem({ source: one, path: ['rows'], index: 0 })).toBeNull();
  });

  it('is not changed where its items are on one line', () => {
    expect(repeatItem({ source, path: ['ticks'], index: 0 })).toBeNull();
    expect(fieldsOf(source)).toMatchObject({
      entries: [{}, { field: { canChange: true } }, { note: 'Code.' }, { field: { canChange: false } }, {}],
    });
  });
});

describe('a text that a visitor sees', () => {
  it.each<[string, WordPath | null]>([
    ['六位数字， 五秒到手', ['opening', 'title']],
    ['每条 72 小时内: 有结果', ['opening', 'lead']],
    ['看 每条 3 小时内: 有结果。', ['opening', 'lead']],
    ['五秒到手', ['opening', 'title']],
    ['two', ['rows', 1, 'name']],
    ['(a-b) [c] 1/2', ['signs']],
    ['nowhere', null],
    ['', null],
  ])('%j is at %j', (seen, path) => {
    expect(findWords({ source, seen })).toEqual(path);
  });
});
