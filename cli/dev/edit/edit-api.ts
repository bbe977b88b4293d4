import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FormField, fieldsOf } from '../../edit/form-fields.ts';
import type { Schema } from '../../edit/schema.ts';
import { shortHash } from '../../lib/sha256.mjs';
import { writeAtomically } from '../../lib/write-atomically.ts';
import { changedText, type EditedPlace, type FileChange, textAtPlace, textOf } from './file-change.ts';

/** Why a text is refused: its place, if it is not the field itself, and what to do. */
export type Reason = { where?: string; why: string; fix?: string };

/** A file as a form. `fields` is null while the file is not valid, which `problems` says; `version` is a hash of the file. */
export type EditedFile = {
  file: string;
  version: string;
  fields: FormField | null;
  problems: readonly Reason[];
  /** The text below a front matter; null where there is none. */
  body: string | null;
  /** All of the file, to be edited as it is; null where the form is all. */
  source: string | null;
  /** An address that shows it; null when none is known. */
  seen: string | null;
  /** Whether pictures may lie beside it. */
  hasPictures: boolean;
};

/** The rules of a file: its schema, and what is wrong with a text of it. */
export type EditableFile = Pick<EditedFile, 'file' | 'seen' | 'hasPictures'> & {
  /** Of a content file; words have none. */
  schema: Schema | null;
  /** The errors of the file if it had this text. */
  problemsOf(text: string): Promise<readonly Reason[]>;
};

export type ChangeRequest = { file: string; path: EditedPlace; change: FileChange };

export type ChangeResult =
  | { outcome: 'saved'; file: EditedFile }
  /** Somebody else changed the text, or the file of a list, meanwhile. */
  | { outcome: 'conflict'; now: string | null; file: EditedFile }
  | { outcome: 'refused'; reasons: readonly Reason[] };

type EditOptions = { root: string; editable: EditableFile };

export async function editedFile({ root, editable }: EditOptions): Promise<EditedFile> {
  const source = readFileSync(join(root, editable.file), 'utf8');
  return formOf({ editable, source, problems: await editable.problemsOf(source) });
}

type FormOptions = { editable: EditableFile; source: string; problems: readonly Reason[] };

function formOf({ editable: { file, seen, hasPictures, schema }, source, problems }: FormOptions): EditedFile {
  const { fields, body } = textOf({ file, source });
  return {
    file,
    version: shortHash(source),
    fields: fieldsOf({ source: fields, ...(schema && { schema }) }),
    problems,
    body,
    source: schema ? source : null,
    seen,
    hasPictures,
  };
}

/** Changes a file. What would not build is refused, and the file stays as it is. */
export async function changeFile({
  root,
  editable,
  request,
}: EditOptions & { request: ChangeRequest }): Promise<ChangeResult> {
  const { file, path, change } = request;
  const source = readFileSync(join(root, file), 'utf8');
  const now = textAtPlace({ file, source, place: path });
  // Somebody else wrote the same.
  if (change.kind === 'set' && now === change.text)
    return { outcome: 'saved', file: await editedFile({ root, editable }) };
  const isSame = change.kind === 'set' ? now === change.before : shortHash(source) === change.version;
  if (!isSame) return { outcome: 'conflict', now, file: await editedFile({ root, editable }) };
  const changed = changedText({ file, source, place: path, change, schema: editable.schema });
  if (changed === null) return { outcome: 'refused', reasons: [{ why: whyNot({ now, change }) }] };
  const problems = await editable.problemsOf(changed);
  // Errors that were there before do not prevent others from being corrected.
  const known = new Set(problems.length > 0 ? (await editable.problemsOf(source)).map(withoutLine) : []);
  const added = problems.filter((reason) => !known.has(withoutLine(reason)));
  if (added.length > 0) return { outcome: 'refused', reasons: added };
  await writeAtomically(join(root, file), changed);
  return { outcome: 'saved', file: formOf({ editable, source: changed, problems }) };
}

/** Why a change cannot be written. */
function whyNot({ now, change }: { now: string | null; change: FileChange }): string {
  const isNumber = change.kind === 'set' && now !== null && now !== '' && Number.isFinite(Number(now));
  return isNumber
    ? `expected a number: digits, and a point before decimals; received ${JSON.stringify(change.text)}`
    : 'this value cannot be changed here; edit the file';
}

/** A reason as a text, without the line and column of its place, which a change above moves. */
const withoutLine = ({ where = '', why, fix = '' }: Reason) =>
  [where, why, fix].map((text) => text.replace(/(?<=\.(?:json|md|yaml)):\d+(?::\d+)?/g, '')).join('\n');
