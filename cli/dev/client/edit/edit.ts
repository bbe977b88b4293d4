import type { EditedFile, Reason } from '../../edit/edit-api.ts';
import type { EditedPage } from '../../edit/editor.ts';
import type { EditedPlace } from '../../edit/file-change.ts';
import styles from './edit.css';
import { button, element, unfold } from './elements.ts';
import { fieldsForm } from './fields.ts';
import { fitAll } from './input.ts';
import { isChinese, label } from './labels.ts';
import { newTexts } from './new-text.ts';
import { type OpenFile, openFile } from './open-file.ts';
import { showInPage } from './preview.ts';
import { chineseReasons, englishReasons } from './reasons.ts';

const path = '/__site/edit';
const query = new URLSearchParams(location.search);

const status = element('p', { class: 'status', role: 'status' }, label.ready);
const frame = element('iframe', { title: label.page });
const form = element('main');
const stage = element('div', { class: 'stage' }, frame);

const states = { saving: label.saving, saved: label.saved, unsaved: label.unsaved, changed: label.changed };

/** The forms that are shown, by file, to follow what others change. */
const shown = new Map<string, OpenFile>();

function formOf(edited: EditedFile): HTMLElement {
  const open = openFile({
    edited,
    replace: (changed) => replaceForm(made, changed),
    say(state) {
      status.textContent = states[state];
      status.dataset['state'] = state;
    },
    show: (text) => showInPage(frame, text),
    explain,
  });
  const made = fieldsForm(open);
  shown.set(edited.file, open);
  return made;
}

/** Shows a file as it is now; the cursor and what is unfolded stay. */
function replaceForm(before: HTMLElement, changed: EditedFile): void {
  const unfolded = [...before.querySelectorAll('details')].map(({ open }) => open);
  const focused = document.activeElement instanceof HTMLTextAreaElement ? document.activeElement : null;
  const [at, cursor] = [focused?.dataset['path'], focused?.selectionEnd ?? 0];
  const made = formOf(changed);
  before.replaceWith(made);
  for (const [index, one] of [...made.querySelectorAll('details')].entries()) one.open ||= unfolded[index] === true;
  fitAll(made);
  const target = at && made.querySelector<HTMLTextAreaElement>(`textarea[data-path="${CSS.escape(at)}"]`);
  if (!target) return;
  target.focus({ preventScroll: true });
  target.setSelectionRange(cursor, cursor);
}

/** What the server has of the page or file in the address. */
async function load(): Promise<EditedPage | null> {
  const response = await fetch(`${path}/files?${query}`);
  return (await response.json()) as EditedPage | null;
}

/** Shows what others changed meanwhile; what is being saved here comes first. */
function follow(): void {
  for (const [name, { inOrder }] of shown)
    inOrder(async () => {
      const now = await load().catch(() => null);
      const file = now?.files.find((one) => one.file === name);
      const form = shown.get(name)!;
      if (file && form.version() !== file.version) form.replace(file);
    });
}

function focusOn(file: string, at: EditedPlace): boolean {
  const found = form.querySelector<HTMLTextAreaElement>(
    `[data-file="${CSS.escape(file)}"] [data-path="${CSS.escape(JSON.stringify(at))}"]`,
  );
  if (found) unfold(found);
  found?.scrollIntoView({ block: 'center' });
  found?.focus();
  return found !== null;
}

/** Finds the field of a text that was clicked in the page; it may be in another file. */
async function find(text: string, address: string): Promise<void> {
  const response = await fetch(`${path}/find?${new URLSearchParams({ address, text })}`);
  const found = (await response.json()) as { file: string; path: EditedPlace } | null;
  if (!found) status.textContent = label.notFound;
  else if (!focusOn(found.file, found.path) && query.get('file') !== found.file)
    location.href = `${path}?${new URLSearchParams({ file: found.file, address, text })}`;
}

/** Widths of the preview in CSS pixels; null is all of the room. */
const widths = [390, 820, null];

/** A field that opens another page or file of a list. */
function chooser({
  name,
  options,
  value,
}: {
  name: 'address' | 'file';
  options: HTMLElement[];
  value: string;
}): Node[] {
  const title = name === 'address' ? label.page : label.file;
  const chosen = element('input', { list: name, value, placeholder: title, 'aria-label': title });
  const known = new Set(options.map((one) => (one as HTMLOptionElement).value));
  chosen.addEventListener('focus', () => chosen.select());
  chosen.addEventListener('change', () => {
    if (known.has(chosen.value)) location.href = `${path}?${new URLSearchParams({ [name]: chosen.value })}`;
  });
  return [chosen, element('datalist', { id: name }, ...options)];
}

function top({ name, address, addresses, contents }: EditedPage): HTMLElement {
  const sizes = widths.map((width) =>
    button(width === null ? label.whole : String(width), () => {
      frame.style.maxWidth = width === null ? '' : `${width}px`;
    }),
  );
  return element(
    'header',
    {},
    element('h1', {}, label.title(name)),
    ...chooser({
      name: 'address',
      value: address,
      options: addresses.map((one) => element('option', { value: one.address }, one.name)),
    }),
    ...chooser({
      name: 'file',
      value: query.get('file') ?? '',
      options: contents.map((one) => element('option', { value: one })),
    }),
    status,
    element('p', { class: 'widths', role: 'group', 'aria-label': label.widths }, ...sizes),
  );
}

const page = await load();
const explain = (reasons: readonly Reason[]) =>
  isChinese ? chineseReasons(reasons, page?.refusals ?? []) : englishReasons(reasons);
document.head.append(element('style', {}, styles));
if (page === null) document.body.append(element('p', {}, label.noPage));
else {
  const { address, files } = page;
  // A click in the preview finds the field; links do not leave the page.
  frame.addEventListener('load', () => {
    frame.contentDocument?.addEventListener(
      'click',
      (event) => {
        // The dev client replaces the page by a click of its own.
        if (!event.isTrusted) return;
        const target = event.target as Element;
        if (!target.closest('[data-try], button, input, select, summary')) event.preventDefault();
        void find(target.textContent ?? '', address);
      },
      { capture: true },
    );
  });
  frame.src = address;
  document.title = label.title(page.name);
  document.body.append(top(page), form, stage);
  form.append(
    element('p', { class: 'note' }, files.length === 0 ? label.noWords : label.help),
    ...files.map(formOf),
    ...(page.kinds.length > 0 ? [newTexts({ kinds: page.kinds, explain })] : []),
  );
  fitAll(form);
  new EventSource('/__site/events').addEventListener('change', follow);
  const text = query.get('text');
  if (text) await find(text, address);
}
