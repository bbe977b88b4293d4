import type { WordPath } from '../../../words/edit-words.ts';

/** Text that is typed and not saved, kept in the browser until it is. */
export type Drafts = {
  get(path: WordPath): string | null;
  set(path: WordPath, text: string): void;
  remove(path: WordPath): void;
};

export function openDrafts(file: string): Drafts {
  const keyOf = (path: WordPath) => `site-edit ${file} ${JSON.stringify(path)}`;
  return {
    get: (path) => localStorage.getItem(keyOf(path)),
    set: (path, text) => localStorage.setItem(keyOf(path), text),
    remove: (path) => localStorage.removeItem(keyOf(path)),
  };
}
