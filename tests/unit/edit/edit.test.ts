import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { type FormField, fieldsOf } from '../../../cli/edit/form-fields.ts';
import { addItem, removeItem, repeatItem } from '../../../cli/edit/list-items.ts';
import { addField, removeField } from '../../../cli/edit/record-fields.ts';
import { setText, textAt } from '../../../cli/edit/set-value.ts';
import type { ValuePath } from '../../../cli/edit/values.ts';
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
function valuesOf(field: FormField, path: ValuePath = []): { path: ValuePath; text: string }[] {
  if (field.kind === 'map') return field.entries.flatMap(({ name, field }) => valuesOf(field, [...path, name]));
  if (field.kind === 'list') return field.items.flatMap((item, index) => valuesOf(item, [...path, index]));
  if (field.kind === 'nothing') return [];
  return [{ path, text: field.kind === 'switch' ? String(field.on) : field.text }];
}

describe('a change of a word', () => {
  it.each<[ValuePath, string, string, string]>([
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

  it.each<[ValuePath, string]>([
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
    const hostile = ["': {a} # |\t", '"', '%', '{', '* a', 'null', '行一\n行二', '\u2028', '---', ' x '];
    for (const [index, file] of files.entries()) {
      const text = readFileSync(join(root, file), 'utf8');
      const values = valuesOf(fieldsOf({ source: text })!);
      expect([file, values.length > 0]).toEqual([file, true]);
      // One value of each file, and one of ten texts, each time others: each takes three parses of its file.
      const { path, text: own } = values[(index * 7) % values.length]!;
      expect([file, path, setText({ source: text, path, text: own }) === text]).toEqual([file, path, true]);
      const put = hostile[index % hostile.length]!;
      const changed = setText({ source: text, path, text: put });
      // Numbers and switches take no text.
      if (changed !== null) expect([file, textAt({ source: changed, path })]).toEqual([file, put]);
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

  it('is changed in brackets, too, and not where an item begins on the line of another', () => {
    const changed = repeatItem({ source, path: ['ticks'], index: 0 })!;
    expect(changed).toBe(source.replace("[ 0, 'a' ]", "[ 0, 0, 'a' ]"));
    expect(removeItem({ source: changed, path: ['ticks'], index: 1 })).toBe(source);
    expect(repeatItem({ source: 'a:\n  - - 1\n    - 2\n', path: ['a', 0], index: 0 })).toBeNull();
    expect(fieldsOf({ source: 'a:\n  - - 1\n    - 2\n' })).toMatchObject({
      entries: [{ field: { items: [{ canChange: false }] } }],
    });
  });

  it.each([
    ['{ "rows": [] }\n', '{ "rows": [\n  {\n    "id": "a"\n  }\n] }\n'],
    [
      '{\n  "rows": [\n    {\n      "id": "b"\n    }\n  ]\n}\n',
      '{\n  "rows": [\n    {\n      "id": "b"\n    },\n    {\n      "id": "a"\n    }\n  ]\n}\n',
    ],
    ['{ "rows": [{ "id": "b" }] }\n', '{ "rows": [{ "id": "b" }, { "id": "a" }] }\n'],
    ['rows:\n  - id: b\n\n# End.\n', 'rows:\n  - id: b\n  - id: a\n\n# End.\n'],
  ])('gets a record in the style of its file: %j', (before, after) => {
    const added = addItem({ source: before, path: ['rows'], value: { id: 'a' } });
    expect(added).toBe(after);
    const index = fieldsOf({ source: before })!;
    const count =
      index.kind === 'map' && index.entries[0]!.field.kind === 'list' && index.entries[0]!.field.items.length;
    expect(removeItem({ source: added!, path: ['rows'], index: Number(count) })).toBe(before);
  });

  it.each([
    ['[{ "id": "b" }]', '[{ "id": "a" }, { "id": "b" }]'],
    ['[\n  {\n    "id": "b"\n  }\n]\n', '[\n  {\n    "id": "a"\n  },\n  {\n    "id": "b"\n  }\n]\n'],
    ['- id: b\n', '- id: a\n- id: b\n'],
  ])('gets a record before all others: %j', (before, after) => {
    expect(addItem({ source: before, path: [], value: { id: 'a' }, at: 'begin' })).toBe(after);
    expect(removeItem({ source: after, path: [], index: 0 })).toBe(before);
  });

  it('gets its first record below the comments of an empty file', () => {
    expect(addItem({ source: '# Rows.\n', path: [], value: { from: '/a', to: '/b' } })).toBe(
      '# Rows.\n- from: /a\n  to: /b\n',
    );
  });

  it('gets copies with ids of their own', () => {
    const list = '[{ "id": "im" }, { "id": "im-2" }]';
    expect(repeatItem({ source: list, path: [], index: 0 })).toBe(
      '[{ "id": "im" }, { "id": "im-3" }, { "id": "im-2" }]',
    );
  });
});

describe('a field', () => {
  const names = ['id', 'title', 'tag', 'link'];
  it.each<[string, ValuePath, unknown, string]>([
    ['{ "id": "a", "link": "/a" }', ['tag'], 'New', '{ "id": "a", "tag": "New", "link": "/a" }'],
    ['{}', ['tag'], 'New', '{ "tag": "New" }'],
    ['{\n  "link": "/a"\n}\n', ['id'], 'a', '{\n  "id": "a",\n  "link": "/a"\n}\n'],
    ['{\n  "id": "a"\n}\n', ['tag'], ['x', 'y'], '{\n  "id": "a",\n  "tag": ["x", "y"]\n}\n'],
    ['id: a # first\nlink: /a\n', ['title'], 'b: c', 'id: a # first\ntitle: "b: c"\nlink: /a\n'],
    ['- title: a\n- title: b\n', [1, 'id'], 'x', '- title: a\n- id: x\n  title: b\n'],
  ])('is added to %j at %j', (source, path, value, after) => {
    expect(addField({ source, path, value, names })).toBe(after);
    expect(removeField({ source: after, path })).toBe(source);
  });

  it('that is the only one of a block is not removed', () => {
    expect(removeField({ source: 'id: a\n', path: ['id'] })).toBeNull();
    expect(removeField({ source: 'id: a\n', path: ['tag'] })).toBeNull();
    expect(addField({ source: 'id: a\n', path: ['id', 'b'], value: 1, names: [] })).toBeNull();
  });
});

describe('a text that a visitor sees', () => {
  it.each<[string, ValuePath | null]>([
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

  it.each<[string, ValuePath | null]>([
    ['每条 72 小时内: 有结果', ['opening', 'lead']],
    ['看 每条 3 小时内: 有结果。', null],
    ['五秒到手', null],
  ])('%j as a whole is at %j', (seen, path) => {
    expect(findWords({ source, seen, whole: true })).toEqual(path);
  });
});
