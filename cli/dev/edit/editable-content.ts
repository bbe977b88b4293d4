import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SiteDefinition } from '../../define/site.ts';
import { redirectFilePath } from '../../define/redirect-file-path.ts';
import { type FormField, fieldsOf } from '../../edit/form-fields.ts';
import type { ValuePath } from '../../edit/values.ts';
import { textFoldersOf } from '../../embedded-api/content.ts';
import type { Problem } from '../../problem.ts';
import { seenLetters } from '../../words/seen-letters.ts';
import { type ContentFile, contentFolder, listContentFiles } from './content-files.ts';
import { contentProblems } from './content-problems.ts';
import type { EditableFile } from './edit-api.ts';
import { type EditedPlace, textOf } from './file-change.ts';

export type OpenContentInput = {
  root: string;
  definition: SiteDefinition;
  linked: readonly string[];
  /** What the plan says of redirects. */
  redirectProblems: (text: string) => readonly Problem[] | Promise<readonly Problem[]>;
};

/** The files of `config/content` for the editor. */
export function openContentFiles({ root, definition, linked, redirectProblems }: OpenContentInput) {
  const list = () => listContentFiles({ root, definition });

  const editable = ({ file, schema, seen }: ContentFile): EditableFile => ({
    file,
    schema,
    seen,
    hasPictures: textFoldersOf(definition).includes(posix.dirname(file).slice(contentFolder.length + 1)),
    async problemsOf(text) {
      const problems =
        file === redirectFilePath
          ? await redirectProblems(text)
          : await contentProblems({ root, definition, linked, changed: { file, text } });
      return problems
        .filter(({ severity }) => severity === 'error')
        .map(({ where, why, fix }) => ({ where, why, fix }));
    },
  });

  return {
    list,
    find(file: string): EditableFile | null {
      const found = list().find((one) => one.file === file);
      return found ? editable(found) : null;
    },
    /** The file of the text that an address shows. */
    at: (address: string): EditableFile[] =>
      list()
        .filter(({ file, seen }) => file.endsWith('.md') && seen === address)
        .map(editable),
    /** Where a text that a visitor sees is written. Files that `address` shows are searched first. */
    placeOf({ seen, address }: { seen: string; address: string }): { file: string; path: EditedPlace } | null {
      const letters = seenLetters(seen);
      if (letters.length < 2) return null;
      const files = list().sort((a, b) => Number(b.seen === address) - Number(a.seen === address));
      for (const { file, schema } of files) {
        const source = readFileSync(join(root, file), 'utf8');
        const { fields, body } = textOf({ file, source });
        const form = fieldsOf({ source: fields, schema });
        const path = form && pathOf({ field: form, letters });
        if (path) return { file, path };
        if (body !== null && seenLetters(body.replace(/[*`]|\]\([^)]*\)|\[/g, '')).includes(letters))
          return { file, path: 'body' };
      }
      return null;
    },
  };
}

/** The way to a text of a form, without what is no letter. */
function pathOf({
  field,
  letters,
  path = [],
}: {
  field: FormField;
  letters: string;
  path?: ValuePath;
}): ValuePath | null {
  if (field.kind === 'text') return seenLetters(field.text) === letters ? path : null;
  const inner =
    field.kind === 'map'
      ? field.entries.map(({ name, field: one }) => [name, one] as const)
      : field.kind === 'list'
        ? field.items.map((one, index) => [index, one] as const)
        : [];
  for (const [step, one] of inner) {
    const found = pathOf({ field: one, letters, path: [...path, step] });
    if (found) return found;
  }
  return null;
}
