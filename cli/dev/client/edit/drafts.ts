import type { WordPath } from '../../../words/edit-words.ts';

/** Text that is typed and not saved, and the text that it replaces. */
export type Draft = { before: string; text: string };

/** Drafts by the path of their value; the browser keeps them until they are saved. */
export type Drafts = {
  get(path: WordPath): Draft | null;
  set(path: WordPath, draft: Draft): void;
  remove(path: WordPath): void;
};

export function openDrafts(file: string): Drafts {
  const keyOf = (path: WordPath) => `site-edit ${file} ${JSON.stringify(path)}`;
  return {
    get: (path) => JSON.parse(localStorage.getItem(keyOf(path)) ?? 'null') as Draft | null,
    set: (path, draft) => localStorage.setItem(keyOf(path), JSON.stringify(draft)),
    remove: (path) => localStorage.removeItem(keyOf(path)),
  };
}
