import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../define/site.ts';
import type { NewOptions, RecordTemplate } from '../../define/templates.ts';
import { addField } from '../../edit/record-fields.ts';
import { newRecord } from '../../new/new-record.ts';
import { projectFiles, writeDraft } from '../../new/project-files.ts';
import type { Reason } from './edit-api.ts';
import { textOf } from './file-change.ts';

/** A kind of record that the editor creates: the fields that it needs, in their order, and the values of `type`. */
export type NewKind = { kind: string; folder: string; needs: readonly string[]; types: readonly string[] };

const nothing: NewOptions = {
  name: '',
  title: null,
  summary: null,
  type: null,
  customer: null,
  metrics: [],
  product: null,
  like: null,
  counterpart: null,
  to: null,
  edition: null,
  now: 0,
};

type ProjectOptions = { root: string; definition: SiteDefinition };

export function newKinds({ root, definition }: ProjectOptions): NewKind[] {
  const { read } = projectFiles(root);
  const typesOf = ({ types }: RecordTemplate) =>
    types === undefined ? [] : (JSON.parse(read(types) ?? '[]') as { id: string }[]).map(({ id }) => id);
  return Object.entries(definition.templates.records)
    .filter(([, { folder }]) => existsSync(join(root, folder)))
    .map(([kind, template]) => ({
      kind,
      folder: template.folder,
      needs: Object.keys(template.needs(nothing)),
      types: typesOf(template),
    }));
}

export type NewRecordRequest = { kind: string; values: Readonly<Record<string, string>> };

/** Creates the file of a record, as a draft. */
export function newRecordFile({
  root,
  definition,
  request: { kind, values },
}: ProjectOptions & { request: NewRecordRequest }):
  | { outcome: 'created'; file: string }
  | { outcome: 'refused'; reasons: readonly Reason[] } {
  if (!Object.hasOwn(definition.templates.records, kind))
    return { outcome: 'refused', reasons: [{ why: `there is no kind ${kind}` }] };
  const given = (name: string) => values[name]?.trim() || null;
  const options: NewOptions = {
    ...nothing,
    name: given('id') ?? '',
    title: given('title'),
    summary: given('summary'),
    type: given('type'),
    customer: given('customer'),
    metrics: (given('metric') ?? '').split('\n').filter((line) => line.trim() !== ''),
    now: Date.now(),
  };
  const draft = newRecord({ kind, options, definition, ...projectFiles(root) });
  if ('problem' in draft) {
    // Options of a command are fields here.
    const named = (text: string) => text.replace(/--(?=[a-z])/g, '');
    const { what, why, fix } = draft.problem;
    return { outcome: 'refused', reasons: [{ where: named(what), why: named(why), fix: named(fix) }] };
  }
  const files = new Map([...draft.files].map(([file, text]) => [file, asDraft({ file, text: String(text) })]));
  writeDraft({ root, draft: { files } });
  return { outcome: 'created', file: [...files.keys()][0]! };
}

function asDraft({ file, text: source }: { file: string; text: string }): string {
  const { head, fields, tail, body } = textOf({ file, source });
  const drafted = addField({ source: fields, path: ['draft'], value: true, names: [] });
  return drafted === null ? source : head + drafted + tail + (body ?? '');
}
