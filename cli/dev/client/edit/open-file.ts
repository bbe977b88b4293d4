import type { ChangeResult, EditedFile, Reason } from '../../edit/edit-api.ts';
import type { EditedPlace, FileChange } from '../../edit/file-change.ts';
import { type Drafts, openDrafts } from './drafts.ts';

export type State = 'saving' | 'saved' | 'unsaved' | 'changed';

/** A file that the form shows, and how its values are changed. */
export type OpenFile = {
  edited: EditedFile;
  drafts: Drafts;
  /** The version of the file as it is now, so far as this form knows. */
  version(): string;
  send(change: { path: EditedPlace; change: FileChange }): Promise<ChangeResult | null>;
  /** Does one thing after the other: an item is added after the text before it was saved. */
  inOrder(work: () => Promise<void>): void;
  /** Replaces the form: a list got or lost an item, here or elsewhere. */
  replace(file: EditedFile): void;
  say(state: State): void;
  /** Shows a text in the preview. */
  show(text: string): void;
  /** Why something is refused, in the editor's language. */
  explain(reasons: readonly Reason[]): string;
  upload(picture: File): Promise<{ name: string } | { reasons: readonly Reason[] }>;
};

type OpenFileOptions = Pick<OpenFile, 'edited' | 'replace' | 'say' | 'show' | 'explain'>;

const path = '/__site/edit';

export async function post<Result>(place: string, body: unknown): Promise<Result | null> {
  try {
    const response = await fetch(path + place, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Result;
  } catch {
    return null;
  }
}

export function openFile({ edited, ...options }: OpenFileOptions): OpenFile {
  const { file } = edited;
  let { version } = edited;
  let last: Promise<unknown> = Promise.resolve();
  return {
    edited,
    ...options,
    drafts: openDrafts(file),
    version: () => version,
    async send({ path: place, change }) {
      const result = await post<ChangeResult>('/change', { file, path: place, change });
      if (result?.outcome === 'saved') version = result.file.version;
      return result;
    },
    inOrder(work) {
      last = last.then(work);
    },
    async upload(picture) {
      const query = new URLSearchParams({ file, name: picture.name });
      const response = await fetch(`${path}/picture?${query}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: picture,
      });
      return (await response.json()) as { name: string } | { reasons: readonly Reason[] };
    },
  };
}
