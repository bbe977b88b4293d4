import type { ChangeRequest, ChangeResult, EditedFile } from '../../edit/edit-api.ts';
import type { EditedPage } from '../../edit/editor.ts';
import type { WordPath } from '../../../words/edit-words.ts';
import styles from './edit.css';
import { button, element } from './elements.ts';
import { fieldsForm } from './fields.ts';
import { label } from './labels.ts';
import { showInPage } from './preview.ts';

const path = '/__site/edit';
const query = new URLSearchParams(location.search);
const address = query.get('address') ?? '/';

const status = element('p', { class: 'status', role: 'status' }, label.ready);
const frame = element('iframe', { src: address, title: label.page });
const form = element('main');
const stage = element('div', { class: 'stage' }, frame);

async function send(request: ChangeRequest): Promise<ChangeResult | null> {
  try {
    const response = await fetch(`${path}/words`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    });
    return (await response.json()) as ChangeResult;
  } catch {
    return null;
  }
}

const states = { saving: label.saving, saved: label.saved, unsaved: label.unsaved, changed: label.changed };

function formOf(edited: EditedFile): HTMLElement {
  const made = fieldsForm({
    edited,
    send,
    onListChange: (changed) => made.replaceWith(formOf(changed)),
    onState: (state) => {
      status.textContent = states[state];
      status.dataset['state'] = state;
    },
    onFocus: (text) => showInPage(frame, text),
  });
  return made;
}

function focusOn(file: string, at: WordPath): void {
  const found = form.querySelector<HTMLTextAreaElement>(
    `[data-file="${CSS.escape(file)}"] [data-path="${CSS.escape(JSON.stringify(at))}"]`,
  );
  const folded = found?.closest('details');
  if (folded) folded.open = true;
  found?.scrollIntoView({ block: 'center' });
  found?.focus();
}

/** Finds the field of a text that was clicked in the page. */
async function find(text: string): Promise<void> {
  const response = await fetch(`${path}/find?${new URLSearchParams({ address, text })}`);
  const found = (await response.json()) as { file: string; path: WordPath } | null;
  if (found) focusOn(found.file, found.path);
  else status.textContent = label.notFound;
}

/** Widths of the preview in CSS pixels; null is all of the room. */
const widths = [390, 820, null];

function top({ name, addresses }: EditedPage): HTMLElement {
  const chosen = element('input', { list: 'addresses', value: address, 'aria-label': label.page });
  const options = addresses.map((one) => element('option', { value: one.address }, one.name));
  chosen.addEventListener('change', () => {
    if (addresses.some((one) => one.address === chosen.value))
      location.href = `${path}?${new URLSearchParams({ address: chosen.value })}`;
  });
  const sizes = widths.map((width) =>
    button(width === null ? label.whole : String(width), () => {
      frame.style.maxWidth = width === null ? '' : `${width}px`;
    }),
  );
  return element(
    'header',
    {},
    element('h1', {}, label.title(name)),
    chosen,
    element('datalist', { id: 'addresses' }, ...options),
    status,
    element('p', { class: 'widths', role: 'group', 'aria-label': label.widths }, ...sizes),
  );
}

// A click in the preview finds the field; links do not leave the page.
frame.addEventListener('load', () => {
  frame.contentDocument?.addEventListener(
    'click',
    (event) => {
      // The dev client replaces the page by a click of its own.
      if (!event.isTrusted) return;
      const target = event.target as Element;
      if (!target.closest('[data-try], button, input, select, summary')) event.preventDefault();
      void find(target.textContent ?? '');
    },
    { capture: true },
  );
});

const response = await fetch(`${path}/words?${new URLSearchParams({ address })}`);
const page = (await response.json()) as EditedPage | null;
document.head.append(element('style', {}, styles));
if (page === null) document.body.append(element('p', {}, label.noWords));
else {
  document.title = label.title(page.name);
  document.body.append(top(page), form, stage);
  const { files } = page;
  form.append(element('p', { class: 'note' }, files.length === 0 ? label.noWords : label.help), ...files.map(formOf));
  const text = query.get('text');
  if (text) await find(text);
}
