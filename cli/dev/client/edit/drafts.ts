import type { EditedPlace } from '../../edit/file-change.ts';

/** Text that is typed and not saved, and the text that it replaces. */
export type Draft = { before: string; text: string };

/** Drafts by the place of their value; the browser keeps them until they are saved. */
export type Drafts = {
  get(place: DraftPlace): Draft | null;
  set(place: DraftPlace, draft: Draft): void;
  remove(place: DraftPlace): void;
};

/** A value, or a field of a record that is to be added to a list. */
type DraftPlace = EditedPlace | { added: EditedPlace; field: string };

export function openDrafts(file: string): Drafts {
  const keyOf = (place: DraftPlace) => `site-edit ${file} ${JSON.stringify(place)}`;
  return {
    get: (place) => JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as Draft | null,
    set: (place, draft) => localStorage.setItem(keyOf(place), JSON.stringify(draft)),
    remove: (place) => localStorage.removeItem(keyOf(place)),
  };
}
