import type { ChangeRequest, ChangeResult, EditedFile } from '../../edit/edit-api.ts';
import type { WordField, WordPath } from '../../../words/edit-words.ts';
import { openDrafts } from './drafts.ts';
import { button, element } from './elements.ts';
import { label, nameOf } from './labels.ts';

export type FieldsOptions = {
  edited: EditedFile;
  send: (request: ChangeRequest) => Promise<ChangeResult | null>;
  /** Replaces the form: a list got or lost an item, here or elsewhere. */
  onListChange: (file: EditedFile) => void;
  onState: (state: 'saving' | 'saved' | 'unsaved' | 'changed') => void;
  /** The text that has the focus, to be shown in the preview. */
  onFocus: (text: string) => void;
};

/** Time without typing after which a text is saved, in milliseconds. */
const pause = 500;

/** Values that code uses: addresses, names of icons, colours. */
const isSetting = (field: WordField) =>
  field.kind === 'number' ||
  field.kind === 'switch' ||
  (field.kind === 'text' && /^(?:[a-z][\w-]*|\/\S*|https?:\/\/\S+|#\S*)?$/.test(field.text));

/** The form of a words file. */
export function fieldsForm(options: FieldsOptions): HTMLElement {
  const { edited } = options;
  const { file, fields, problems } = edited;
  const form = element('section', { 'data-file': file }, element('p', { class: 'file' }, file));
  for (const problem of problems) form.append(element('p', { class: 'wrong' }, `${label.invalidFile} ${problem}`));
  const drafts = openDrafts(file);
  let { version } = edited;
  /** One request after the other: an item is added after the text before it was saved. */
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = (work: () => Promise<void>) => {
    last = last.then(work);
  };

  function scalar(field: Extract<WordField, { text: string }>, path: WordPath, name: string): HTMLElement {
    const draft = drafts.get(path);
    // If the text has changed since, saving the draft is a conflict.
    let saved = draft?.before ?? field.text;
    const input = element('textarea', { rows: 1, spellcheck: 'true', 'data-path': JSON.stringify(path) });
    const note = element('p', { class: 'wrong', role: 'status', hidden: true });
    input.value = draft?.text ?? field.text;
    const fit = () => {
      input.style.height = 'auto';
      input.style.height = `${input.scrollHeight + 2}px`;
    };
    const say = (...parts: readonly (Node | string)[]) => {
      note.replaceChildren(...parts);
      note.hidden = parts.length === 0;
    };

    async function save(): Promise<void> {
      const text = input.value;
      if (text === saved) {
        drafts.remove(path);
        if (!note.hidden) options.onState('saved');
        say();
        return;
      }
      options.onState('saving');
      const result = await options.send({ file, path, change: { kind: 'set', before: saved, text } });
      if (result?.outcome === 'saved') {
        saved = text;
        version = result.file.version;
        say();
        if (input.value === text) drafts.remove(path);
        else drafts.set(path, { before: saved, text: input.value });
        options.onState('saved');
        return;
      }
      options.onState('unsaved');
      if (result === null) return say(label.offline);
      if (result.outcome === 'refused') return say(result.why);
      const { now } = result;
      say(
        `${label.conflict} ${now ?? ''} `,
        button(label.keepMine, () => {
          saved = now ?? '';
          saveSoon(0);
        }),
        button(label.takeTheirs, () => {
          saved = now ?? '';
          input.value = saved;
          fit();
          saveSoon(0);
        }),
      );
    }

    let timer = 0;
    const saveSoon = (delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => inOrder(save), delay);
    };
    input.addEventListener('input', () => {
      fit();
      drafts.set(path, { before: saved, text: input.value });
      saveSoon(pause);
    });
    input.addEventListener('blur', () => saveSoon(0));
    input.addEventListener('focus', () => options.onFocus(input.value));
    requestAnimationFrame(fit);
    if (draft !== null) saveSoon(0);
    return element('label', {}, element('span', {}, name), input, note);
  }

  function changeList(path: WordPath, { kind, index }: { kind: 'repeat' | 'remove'; index: number }): void {
    inOrder(async () => {
      options.onState('saving');
      const result = await options.send({ file, path, change: { kind, index, version } });
      options.onState(result?.outcome === 'saved' ? 'saved' : result?.outcome === 'conflict' ? 'changed' : 'unsaved');
      if (result?.outcome === 'saved' || result?.outcome === 'conflict') options.onListChange(result.file);
    });
  }

  function list(field: Extract<WordField, { kind: 'list' }>, path: WordPath): HTMLElement {
    const items = field.items.map((item, index) => {
      const made = element('li', {}, ...controlsOf(item, [...path, index], String(index + 1)));
      if (!field.canChange) return made;
      const actions = [button(label.repeat, () => changeList(path, { kind: 'repeat', index }))];
      if (field.items.length > 1)
        actions.push(
          button(label.remove, () => {
            if (confirm(label.sureToRemove)) changeList(path, { kind: 'remove', index });
          }),
        );
      made.append(element('p', { class: 'actions' }, ...actions));
      return made;
    });
    return element('ol', {}, ...items);
  }

  /** The controls of a value; settings of a group follow its texts, folded. */
  function controlsOf(field: WordField, path: WordPath, name: string): HTMLElement[] {
    if (field.kind === 'nothing') return [];
    if (field.kind === 'list') return [element('fieldset', {}, element('legend', {}, name), list(field, path))];
    if (field.kind === 'switch') return [scalar({ kind: 'text', text: String(field.on), isLong: false }, path, name)];
    if (field.kind !== 'map') return [scalar(field, path, name)];
    const shown = field.entries.filter((entry) => !isSetting(entry.field));
    const settings = field.entries.filter((entry) => isSetting(entry.field));
    const controls = (entries: typeof shown) =>
      entries.flatMap((entry) => controlsOf(entry.field, [...path, entry.name], nameOf(entry.name)));
    const folded =
      settings.length === 0
        ? []
        : [element('details', {}, element('summary', {}, label.settings), ...controls(settings))];
    return [...controls(shown), ...folded];
  }

  if (fields?.kind === 'map')
    for (const { name, note, field } of fields.entries) {
      const inside = field.kind === 'list' ? [list(field, [name])] : controlsOf(field, [name], nameOf(name));
      const notes = note ? [element('p', { class: 'note' }, note)] : [];
      form.append(element('section', { class: 'group' }, element('h2', {}, nameOf(name)), ...notes, ...inside));
    }
  return form;
}
