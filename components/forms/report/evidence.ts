import { uploadLimit } from '../../../config/limits.ts';
import { evidenceFiles, evidenceHead, evidenceTypeOf } from '../../../config/rules/evidence.ts';
import type { FieldFinding, FormPlace } from '../form-script.ts';
import type { ReportWords } from '../words.ts';
import { upload } from './upload.ts';

/** `refused` files cannot be sent again: they are too large, or of another kind. */
type State = 'waiting' | 'uploading' | 'done' | 'failed' | 'refused';
type Item = { file: File; state: State; name: string; row: HTMLElement; work: AbortController };

export type Evidence = { problems: () => readonly FieldFinding[]; names: () => string[] };

/** Uploads files as soon as they are chosen or dropped, each with its own progress, cancel, retry and remove. */
export function startEvidence({ form, words: { report }, show, signal }: FormPlace): Evidence {
  const words = report!.files;
  const field = form.querySelector<HTMLElement>('[data-field="files"]')!;
  const input = field.querySelector<HTMLInputElement>('input')!;
  const list = field.querySelector<HTMLElement>('[data-files]')!;
  const template = field.querySelector<HTMLTemplateElement>('template')!;
  const problem = field.querySelector('[data-problem]')!;
  const items: Item[] = [];

  const problems = (): FieldFinding[] => {
    const has = (...states: State[]) => items.some(({ state }) => states.includes(state));
    if (has('waiting', 'uploading')) return [{ field, text: words.pending }];
    // A refused file says so in its row; it cannot be sent, so the report does not wait for it.
    return has('failed') ? [{ field, text: words.unsent }] : [];
  };

  const tell = (item: Item, state: State, text: string) => {
    item.state = state;
    item.row.dataset['state'] = state;
    item.row.querySelector('[data-file-says]')!.textContent = text;
    // Messages about a file are outdated; the one about files left out is not.
    if (problems().length === 0 && problem.textContent !== words.many) show(field, null);
  };
  const press = (item: Item, action: string) => item.row.querySelector<HTMLButtonElement>(`[data-file="${action}"]`)!;

  const run = async (item: Item) => {
    const { file } = item;
    item.work = new AbortController();
    signal.addEventListener('abort', () => item.work.abort());
    const bar = item.row.querySelector('progress')!;
    bar.value = 0;
    const refused = await refusalOf(file, words);
    if (refused) return tell(item, 'refused', refused);
    tell(item, 'uploading', words.waiting);
    const progress = (share: number) => {
      bar.value = share;
      tell(item, 'uploading', words.uploading.replace('{percent}', String(Math.floor(share * 100))));
    };
    try {
      item.name = await upload({ file, progress, signal: item.work.signal });
      tell(item, 'done', words.done);
    } catch {
      tell(item, 'failed', item.work.signal.aborted ? words.cancelled : words.failed);
    }
  };

  const remove = (item: Item) => {
    item.work.abort();
    items.splice(items.indexOf(item), 1);
    item.row.remove();
    show(field, null);
    input.focus();
  };

  const add = (files: readonly File[]) => {
    const room = evidenceFiles - items.length;
    show(field, files.length > room ? words.many : null);
    for (const file of files.slice(0, room)) {
      const row = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
      const item: Item = { file, state: 'waiting', name: '', row, work: new AbortController() };
      row.querySelector('[data-file-name]')!.textContent = file.name;
      row.querySelector('[data-file-size]')!.textContent = sizeOf(file.size);
      for (const button of row.querySelectorAll('button'))
        button.setAttribute('aria-label', `${button.textContent} ${file.name}`);
      press(item, 'cancel').addEventListener('click', () => {
        item.work.abort();
        press(item, 'retry').focus();
      });
      press(item, 'retry').addEventListener('click', () => void run(item));
      press(item, 'remove').addEventListener('click', () => remove(item));
      items.push(item);
      list.append(row);
      void run(item);
    }
  };

  input.addEventListener(
    'change',
    () => {
      add([...(input.files ?? [])]);
      // The same file may be chosen again after it was removed.
      input.value = '';
    },
    { signal },
  );
  const drop = field.querySelector<HTMLElement>('[data-drop]')!;
  const over = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    drop.toggleAttribute('data-over', event.type === 'dragover');
    if (event.type === 'drop') add([...event.dataTransfer.files]);
  };
  for (const name of ['dragover', 'dragleave', 'drop'] as const) drop.addEventListener(name, over, { signal });

  return {
    problems,
    names: () => items.flatMap(({ state, name }) => (state === 'done' ? name : [])),
  };
}

/** Why a file is not sent at all; null when it may be. */
async function refusalOf(file: File, words: ReportWords['files']): Promise<string | null> {
  if (file.size === 0) return words.empty;
  if (file.size > uploadLimit) return words.size;
  const head = new Uint8Array(await file.slice(0, evidenceHead).arrayBuffer());
  return evidenceTypeOf(head) ? null : words.type;
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
