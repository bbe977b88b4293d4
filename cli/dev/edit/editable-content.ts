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

export type OpenContentOptions = {
  root: string;
  definition: SiteDefinition;
  linked: readonly string[];
  /** What the plan says of redirects. */
  redirectProblems: (text: string) => readonly Problem[] | Promise<readonly Problem[]>;
};

/** The files of `config/content` for the editor. */
export function openContentFiles({ root, definition, linked, redirectProblems }: OpenContentOptions) {
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
    /**
     * Where a text that a visitor sees is written, or the longest part of one that is put together of fields. Files that `address` shows are
     * searched first.
     */
    placeOf({ seen, address }: { seen: string; address: string }): TextPlace | null {
      const letters = seenLetters(seen);
      if (letters.length < 2) return null;
      const files = list().sort((a, b) => Number(b.seen === address) - Number(a.seen === address));
      let part: { place: TextPlace; length: number } | null = null;
      for (const { file, schema } of files) {
        const source = readFileSync(join(root, file), 'utf8');
        const { fields, body } = textOf({ file, source });
        const form = fieldsOf({ source: fields, schema });
        for (const text of form ? textsOf(form) : []) {
          if (text.letters === letters) return { file, path: text.path };
          const { length } = text.letters;
          if (length > (part?.length ?? 3) && length * 4 >= letters.length && letters.includes(text.letters))
            part = { place: { file, path: text.path }, length };
        }
        if (body !== null && seenLetters(body.replace(/[*`]|\]\([^)]*\)|\[/g, '')).includes(letters))
          return { file, path: 'body' };
      }
      return part?.place ?? null;
    },
  };
}

type TextPlace = { file: string; path: EditedPlace };

/** The texts of a form by the way to them, without what is no letter. */
function* textsOf(field: FormField, path: ValuePath = []): Generator<{ path: ValuePath; letters: string }> {
  if (field.kind === 'text') yield { path, letters: seenLetters(field.text) };
  if (field.kind === 'map') for (const { name, field: one } of field.entries) yield* textsOf(one, [...path, name]);
  if (field.kind === 'list') for (const [index, one] of field.items.entries()) yield* textsOf(one, [...path, index]);
}
