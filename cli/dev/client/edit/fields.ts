import type { FormField, MapEntry } from '../../../edit/form-fields.ts';
import type { ValuePath } from '../../../edit/values.ts';
import { button, element, unfold } from './elements.ts';
import { fitAll, textOf } from './input.ts';
import { label, nameOf } from './labels.ts';
import { newItem } from './new-item.ts';
import type { OpenFile } from './open-file.ts';
import { valueControl } from './value-control.ts';

/** Values that code uses: addresses, names of icons, colours. */
const isSetting = ({ field }: MapEntry) =>
  field.kind === 'number' ||
  field.kind === 'switch' ||
  (field.kind === 'text' && /^(?:[a-z][\w-]*|\/\S*|https?:\/\/\S+|#\S*)?$/.test(field.text));

const isMissing = ({ field }: MapEntry) => field.isMissing === true && field.isOptional === true;

/** The form of a file of words or content. */
export function fieldsForm(open: OpenFile): HTMLElement {
  const { file, fields, problems, body, source } = open.edited;
  const isContent = source !== null;
  const form = element('section', { 'data-file': file }, element('p', { class: 'file' }, file));
  for (const problem of problems)
    form.append(element('p', { class: 'wrong' }, `${label.invalidFile} ${open.explain([problem])}`));

  function changeList(path: ValuePath, { kind, index }: { kind: 'repeat' | 'remove'; index: number }): void {
    open.inOrder(async () => {
      open.say('saving');
      const result = await open.send({ path, change: { kind, index, version: open.version() } });
      if (result?.outcome === 'refused') alert(open.explain(result.reasons));
      open.say(result?.outcome === 'saved' ? 'saved' : result?.outcome === 'conflict' ? 'changed' : 'unsaved');
      if (result?.outcome === 'saved' || result?.outcome === 'conflict') open.replace(result.file);
    });
  }

  function list(field: Extract<FormField, { kind: 'list' }>, path: ValuePath): HTMLElement[] {
    const items = field.items.map((item, index) => {
      const at = [...path, index];
      const inside = controlsOf(item, at, String(index + 1));
      const made = element('li', {}, ...(item.kind === 'map' && isContent ? [folded(item, inside, at)] : inside));
      if (!field.canChange) return made;
      const actions = [button(label.repeat, () => changeList(path, { kind: 'repeat', index }))];
      if (field.items.length > 1 || isContent)
        actions.push(
          button(label.remove, () => {
            if (confirm(label.sureToRemove)) changeList(path, { kind: 'remove', index });
          }),
        );
      made.append(element('p', { class: 'actions' }, ...actions));
      return made;
    });
    const { template } = field;
    const add = (at: 'begin' | 'end') => (template ? [newItem({ open, path, template, at })] : []);
    return [...(items.length > 0 ? add('begin') : []), element('ol', {}, ...items), ...add('end')];
  }

  /** The controls of a value. Those that are seldom changed follow, folded: settings of words, optional fields that a record lacks. */
  function controlsOf(field: FormField, path: ValuePath, name: string): HTMLElement[] {
    if (field.kind === 'nothing') return [];
    if (field.kind === 'list') return [element('fieldset', {}, element('legend', {}, name), ...list(field, path))];
    if (field.kind !== 'map') return [valueControl({ open, field, place: path, name })];
    const isFolded = isContent ? isMissing : isSetting;
    const controls = (entries: readonly MapEntry[]) => entries.flatMap((entry) => controlsOfEntry(entry, path));
    const rest = field.entries.filter(isFolded);
    const more = isContent ? label.more : label.settings;
    const { template } = field;
    return [
      ...controls(field.entries.filter((entry) => !isFolded(entry))),
      ...(rest.length === 0 ? [] : [details(more, controls(rest))]),
      ...(template ? [newItem({ open, path, template, at: null })] : []),
    ];
  }

  function controlsOfEntry({ name, field }: MapEntry, path: ValuePath): HTMLElement[] {
    const inside = controlsOf(field, [...path, name], field.label ?? nameOf(name));
    return field.kind === 'map' && isContent ? [folded(field, inside, [...path, name], name)] : inside;
  }

  if (fields?.kind === 'list') form.append(...list(fields, []));
  else if (fields?.kind === 'map' && !isContent)
    for (const { name, note, field } of fields.entries) {
      const inside = field.kind === 'list' ? list(field, [name]) : controlsOf(field, [name], nameOf(name));
      const notes = note ? [element('p', { class: 'note' }, note)] : [];
      form.append(element('section', { class: 'group' }, element('h2', {}, nameOf(name)), ...notes, ...inside));
    }
  else if (fields) form.append(...controlsOf(fields, [], label.value));
  if (body !== null) {
    const field = { kind: 'text', text: body, isLong: true } as const;
    form.append(valueControl({ open, field, place: 'body', name: label.body }));
  }
  if (source !== null) {
    const field = { kind: 'text', text: source, isLong: true } as const;
    const whole = details(label.source, [valueControl({ open, field, place: 'source', name: file })]);
    whole.open = fields === null;
    form.append(whole);
  }
  for (const unsaved of form.querySelectorAll('[data-draft]')) unfold(unsaved);
  return form;
}

function details(summary: string, inside: readonly HTMLElement[]): HTMLDetailsElement {
  const made = element('details', {}, element('summary', {}, summary), ...inside);
  made.addEventListener('toggle', () => fitAll(made));
  return made;
}

/** A record with its first text as heading. */
function folded(
  field: Extract<FormField, { kind: 'map' }>,
  inside: readonly HTMLElement[],
  path: ValuePath,
  name = '',
): HTMLElement {
  const texts = field.entries.flatMap((entry) =>
    entry.field.kind === 'text' ? [[entry.name, textOf(entry.field)]] : [],
  );
  const [, found = ''] =
    texts.find(([own, text]) => /^(?:name|title|caption|from|gone)$/.test(own!) && text) ?? texts[0] ?? [];
  const made = details([name, found].filter(Boolean).join(' · ') || String(Number(path.at(-1)) + 1), inside);
  made.dataset['record'] = JSON.stringify(path);
  return made;
}
