import type { FormField } from '../../../edit/form-fields.ts';
import type { ValuePath } from '../../../edit/values.ts';
import { button, element } from './elements.ts';
import { fitAll, inputFor, type ScalarField } from './input.ts';
import { hintOf, label, nameOf } from './labels.ts';
import type { OpenFile } from './open-file.ts';

export type NewItemOptions = {
  open: OpenFile;
  path: ValuePath;
  template: FormField;
  /** Its place in a list; the record of a map has a name instead. */
  at: 'begin' | 'end' | null;
};

/** A value of the form of a new record; undefined for an optional one that is empty. */
type Read = () => unknown;

/** A button that opens the form of a new record. It is saved when it is complete; what is typed stays in the browser until then. */
export function newItem({ open, path, template, at: where }: NewItemOptions): HTMLElement {
  const { drafts } = open;
  const used: string[] = [];
  const place = element('div', { 'data-new': JSON.stringify(path), 'data-at': where });

  function scalar(field: ScalarField, at: readonly string[], name: string): { element: HTMLElement; read: Read } {
    const key = at.join('.');
    used.push(key);
    const input = inputFor({ field, attributes: { 'data-new-field': key } });
    const draft = drafts.get({ added: path, field: key });
    if (draft) input.set(draft.text);
    input.element.addEventListener('input', () =>
      drafts.set({ added: path, field: key }, { before: '', text: input.get() ?? '' }),
    );
    const said = field.input === 'time' ? '' : hintOf(field);
    const hint = said ? [element('small', {}, said)] : [];
    const text = field.isOptional ? label.optional(name) : name;
    return {
      element: element('label', {}, element('span', {}, text), ...hint, input.element),
      read: () => typedValue(field, input.get() ?? ''),
    };
  }

  function controls(field: FormField, at: readonly string[], name: string): { elements: HTMLElement[]; read: Read } {
    if (field.kind === 'map') {
      const made = field.entries.map((entry) => ({
        entry,
        ...controls(entry.field, [...at, entry.name], entry.field.label ?? nameOf(entry.name)),
      }));
      return {
        elements: made.flatMap(({ elements }) => elements),
        read: () => {
          const values = made.map(({ entry, read }) => [entry.name, read()] as const);
          const given = values.filter(([, value]) => value !== undefined);
          return field.isOptional && given.length === 0 ? undefined : Object.fromEntries(given);
        },
      };
    }
    if (field.kind === 'list') {
      const item = field.template;
      // Records of a record are added when it is saved.
      if (!item || item.kind === 'map' || item.kind === 'list')
        return { elements: [], read: () => (field.isOptional ? undefined : []) };
      const lines: ScalarField = { kind: 'text', text: '', isLong: true, hint: label.oneALine(hintOf(field)) };
      const made = scalar({ ...lines, ...(field.isOptional && { isOptional: true }) }, at, name);
      return {
        elements: [made.element],
        read: () => {
          const given = String(made.read() ?? '')
            .split('\n')
            .filter((line) => line.trim() !== '');
          return given.length === 0 && field.isOptional
            ? undefined
            : given.map((line) => typedValue(item as ScalarField, line));
        },
      };
    }
    if (field.kind === 'nothing') return { elements: [], read: () => undefined };
    const made = scalar(field, at, name);
    return { elements: [made.element], read: made.read };
  }

  function openForm(): void {
    const note = element('p', { class: 'wrong', role: 'status', hidden: true });
    const key: ScalarField = { kind: 'text', text: '', isLong: false };
    const named = where === null ? scalar(key, ['#'], label.key) : null;
    const { elements, read } = controls(template, ['value'], label.value);
    const refuse = (why: string) => {
      note.textContent = why;
      note.hidden = false;
    };
    const save = () =>
      open.inOrder(async () => {
        const name = named && String(named.read() ?? '');
        if (name === '') return refuse(label.keyMissing);
        open.say('saving');
        const value = read();
        const change = {
          kind: 'add' as const,
          value,
          ...(name === null ? { at: where! } : { name }),
          version: open.version(),
        };
        const result = await open.send({ path, change });
        open.say(result?.outcome === 'saved' ? 'saved' : result?.outcome === 'conflict' ? 'changed' : 'unsaved');
        if (result === null) return refuse(label.offline);
        if (result.outcome === 'refused') return refuse(open.explain(result.reasons));
        if (result.outcome === 'saved') for (const field of used) drafts.remove({ added: path, field });
        open.replace(result.file);
      });
    const form = element(
      'fieldset',
      { class: 'new' },
      element('legend', {}, label.add),
      ...(named ? [named.element] : []),
      ...elements,
      note,
      element('p', { class: 'actions' }, button(label.save, save), button(label.cancel, close)),
    );
    place.replaceChildren(form);
    fitAll(form);
    form.querySelector<HTMLElement>('textarea, input, select')?.focus();
  }

  function close(): void {
    used.length = 0;
    const text = where === 'begin' ? label.addFirst : label.add;
    place.replaceChildren(element('p', { class: 'actions' }, button(text, openForm)));
  }

  close();
  return place;
}

/** A typed text as a value of its kind; undefined for an optional one that is empty. */
function typedValue(field: ScalarField, text: string): unknown {
  if (text === '' && (field.isOptional || field.kind !== 'text')) return undefined;
  if (field.kind === 'switch') return text === 'true';
  if (field.kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : text;
  return text;
}
