import type { EditedPlace } from '../../edit/file-change.ts';
import { button, element } from './elements.ts';
import { fit, inputFor, type ScalarField, textOf } from './input.ts';
import { hintOf, label } from './labels.ts';
import type { OpenFile } from './open-file.ts';
import { pictureButton } from './picture-button.ts';

/** Time without typing after which a text is saved, in milliseconds. */
const pause = 500;

export type ValueOptions = { open: OpenFile; field: ScalarField; place: EditedPlace; name: string };

/** The control of a value: what is typed is saved after a pause, and stays in the browser until then. */
export function valueControl({ open, field, place, name }: ValueOptions): HTMLElement {
  const { drafts, send } = open;
  const draft = drafts.get(place);
  // If the text has changed since, saving the draft is a conflict.
  let saved = draft?.before ?? textOf(field);
  const input = inputFor({ field, attributes: { 'data-path': JSON.stringify(place) } });
  const note = element('p', { class: 'wrong', role: 'status', hidden: true });
  if (draft) {
    input.set(draft.text);
    input.element.dataset['draft'] = '';
  }
  const say = (...parts: readonly (Node | string)[]) => {
    note.replaceChildren(...parts);
    note.hidden = parts.length === 0;
  };

  async function save(): Promise<void> {
    const text = input.get();
    if (text === null) return say(label.incomplete);
    if (text === saved) {
      drafts.remove(place);
      if (!note.hidden) open.say('saved');
      say();
      return;
    }
    open.say('saving');
    const result = await send({ path: place, change: { kind: 'set', before: saved, text } });
    if (result?.outcome === 'saved') {
      saved = text;
      say();
      const now = input.get();
      if (now === text) drafts.remove(place);
      else if (now !== null) drafts.set(place, { before: saved, text: now });
      open.say('saved');
      if (place === 'source') open.replace(result.file);
      return;
    }
    open.say('unsaved');
    if (result === null) return say(label.offline);
    if (result.outcome === 'refused') return say(open.explain(result.reasons));
    const { now } = result;
    say(
      `${label.conflict} ${now ?? ''} `,
      button(label.keepMine, () => {
        saved = now ?? '';
        saveSoon(0);
      }),
      button(label.takeTheirs, () => {
        saved = now ?? '';
        input.set(saved);
        saveSoon(0);
      }),
    );
  }

  let timer = 0;
  const saveSoon = (delay: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => open.inOrder(save), delay);
  };
  const typed = () => {
    const text = input.get();
    if (text !== null) drafts.set(place, { before: saved, text });
    saveSoon(pause);
  };
  input.element.addEventListener('input', typed);
  input.element.addEventListener('blur', () => saveSoon(0));
  input.element.addEventListener('focus', () => open.show(input.get() ?? ''));
  if (input.element instanceof HTMLTextAreaElement)
    requestAnimationFrame(() => fit(input.element as HTMLTextAreaElement));
  if (draft !== null) saveSoon(0);
  const said = field.input === 'time' ? '' : hintOf(field);
  const hint = said ? [element('small', {}, said)] : [];
  const made = element('label', {}, element('span', {}, name), ...hint, input.element, note);
  const takesPictures = open.edited.hasPictures && (place === 'body' || field.input === 'picture');
  if (!takesPictures) return made;
  const insert = (written: string) => {
    if (place === 'body') insertText(input.element as HTMLTextAreaElement, `![${label.describe}](${written})`);
    else input.set(written.replace(/^<|>$/g, ''));
    typed();
  };
  return element('div', {}, made, pictureButton({ open, insert, say }));
}

/** Puts a text where the cursor is, on a paragraph of its own. */
function insertText(text: HTMLTextAreaElement, inserted: string): void {
  const at = text.selectionEnd === 0 ? text.value.length : text.selectionEnd;
  const [before, after] = [text.value.slice(0, at).trimEnd(), text.value.slice(at).trimStart()];
  text.value = `${before}\n\n${inserted}\n${after === '' ? '' : `\n${after}`}`;
  const begin = before.length + 4;
  text.focus();
  text.setSelectionRange(begin, begin + label.describe.length);
  fit(text);
}
