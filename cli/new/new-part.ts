import { type Draft, type DraftOptions, refused } from './draft.ts';
import { pageNameOf } from './page-folder.ts';

/** A part of pages: its files, and the lists that name it. */
export function newPart({ kind, options, definition, read }: DraftOptions & { kind: string }): Draft {
  const { name } = options;
  const template = definition.templates.parts![kind]!;
  if (template.named === 'page') {
    if (pageNameOf(name) === null || read(`pages/${name}/page.tsx`) === null)
      return refused(
        `${name} is no page`,
        `there is no pages/${name}/page.tsx`,
        `name a page, as in \`site new ${kind} about/history\``,
      );
  } else if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    return refused(
      `${name} is not a valid name`,
      'a name is lower-case words joined by hyphens',
      'choose another name',
    );
  const files = Object.entries(template.files(name));
  const present = files.find(([path]) => read(path) !== null);
  if (present) return refused(`${name} exists`, `there is ${present[0]}`, 'choose another name');
  const lists = Object.entries(template.listed?.(name) ?? {}).flatMap(([path, change]) => {
    const text = read(path);
    return text === null ? [] : [[path, change(text)] as const];
  });
  return { files: new Map([...files, ...lists]), next: template.next(name) };
}
