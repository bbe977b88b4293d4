import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listContentFiles } from '../../../cli/dev/edit/content-files.ts';
import { changedText, type EditedPlace, textAtPlace, textOf } from '../../../cli/dev/edit/file-change.ts';
import { type FormField, fieldsOf } from '../../../cli/edit/form-fields.ts';
import type { ValuePath } from '../../../cli/edit/values.ts';
import { filesBelow } from '../../../cli/lib/files-below.ts';
import definition from '../../../config/index.ts';
import { root } from '../../support/run-site.ts';

const files = listContentFiles({ root, definition });

/** Every value and list of a form, with its path. Fields that a record lacks are left out. */
function partsOf(field: FormField, path: ValuePath = []): { path: ValuePath; field: FormField }[] {
  if (field.isMissing) return [];
  if (field.kind === 'map') return field.entries.flatMap(({ name, field: one }) => partsOf(one, [...path, name]));
  if (field.kind !== 'list') return field.kind === 'nothing' ? [] : [{ path, field }];
  return [{ path, field }, ...field.items.flatMap((item, index) => partsOf(item, [...path, index]))];
}

/** Three of many, in each file others: each change takes three parses of its file. */
const some = <Thing>(things: readonly Thing[], file: number) =>
  things.filter((_, at) => (at + file) % Math.ceil(things.length / 3) === 0);

it('opens every text, list and table of the content folder', () => {
  const others = filesBelow(join(root, 'config/content')).filter(
    (path) => !files.some(({ file }) => file === `config/content/${path}`) && !path.startsWith('files/'),
  );
  expect(
    others.filter((path) => path !== 'README.md' && !/\.(?:png|jpe?g|webp|avif|gif|svg|vtt|mp4|webm)$/.test(path)),
  ).toEqual([]);
});

describe.each(files.map((one, index) => ({ ...one, index })))('$file', ({ file, schema, index }) => {
  const source = readFileSync(join(root, file), 'utf8');
  const { fields, body } = textOf({ file, source });
  const parts = partsOf(fieldsOf({ source: fields, schema })!);

  it('is the same after each value is saved as it is', () => {
    const values = parts.filter(({ field }) => field.kind !== 'list').map(({ path }) => path);
    const places: EditedPlace[] = [...some(values, index), 'source', ...(body === null ? [] : ['body' as const])];
    for (const place of places) {
      const text = textAtPlace({ file, source, place })!;
      const change = { kind: 'set', before: text, text } as const;
      expect([place, changedText({ file, source, place, change, schema }) === source]).toEqual([place, true]);
    }
  });

  it('is the same after an item of each list is copied and the copy removed', () => {
    const lists = parts.flatMap(({ path, field }) =>
      field.kind === 'list' && field.items.length > 0 ? [{ path, field }] : [],
    );
    for (const { path, field } of some(lists, index)) {
      expect([path, field.canChange]).toEqual([path, true]);
      const last = field.items.length - 1;
      const copy = { kind: 'repeat', index: last, version: '' } as const;
      const copied = changedText({ file, source, place: path, change: copy, schema })!;
      const removed = { kind: 'remove', index: last + 1, version: '' } as const;
      expect([path, copied === source]).toEqual([path, false]);
      expect(changedText({ file, source: copied, place: path, change: removed, schema })).toBe(source);
    }
  });
});
