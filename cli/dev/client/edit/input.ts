import type { FieldFacts, FormField } from '../../../edit/form-fields.ts';
import { element } from './elements.ts';
import { label } from './labels.ts';

/** What a value is typed into. */
export type Input = {
  element: HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement;
  /** The text as the file has it; null while what is typed is no whole value. */
  get(): string | null;
  set(text: string): void;
};

export type ScalarField = Extract<FormField, { kind: 'text' | 'number' | 'switch' }>;

export const textOf = (field: ScalarField): string =>
  field.kind === 'switch' ? (field.on === null ? '' : String(field.on)) : field.text;

/** Times of the content have the offset of China; others are typed as text. */
const localTime = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)\+08:00$/;

/** Attributes that each input has: its place, for tests and links, and its name. */
type InputOptions = { field: ScalarField; attributes: Record<string, string> };

export function inputFor({ field, attributes }: InputOptions): Input {
  const text = textOf(field);
  if (field.kind === 'switch')
    return choice({
      field,
      text,
      attributes,
      options: [
        ['true', label.yes],
        ['false', label.no],
      ],
    });
  if (field.choices) return choice({ field, text, attributes, options: field.choices.map((one) => [one, one]) });
  if (field.input === 'time' && (text === '' || localTime.test(text))) return time({ text, attributes });
  if (field.kind === 'number') {
    const made = element('input', { inputmode: 'decimal', ...attributes });
    made.value = text;
    return plain(made);
  }
  const made = element('textarea', { rows: 1, spellcheck: 'true', ...attributes });
  made.value = text;
  made.addEventListener('input', () => fit(made));
  return plain(made);
}

const plain = (made: HTMLTextAreaElement | HTMLInputElement): Input => ({
  element: made,
  get: () => made.value,
  set(text) {
    made.value = text;
    if (made instanceof HTMLTextAreaElement) fit(made);
  },
});

type ChoiceOptions = {
  field: FieldFacts;
  text: string;
  attributes: Record<string, string>;
  options: readonly (readonly [value: string, name: string])[];
};

function choice({ field, text, attributes, options }: ChoiceOptions): Input {
  const isKnown = options.some(([value]) => value === text);
  const all = [
    ...(field.isOptional || text === '' ? [['', '—'] as const] : []),
    ...options,
    ...(isKnown || text === '' ? [] : [[text, text] as const]),
  ];
  const made = element('select', attributes, ...all.map(([value, name]) => element('option', { value }, name)));
  made.value = text;
  return { element: made, get: () => made.value, set: (next) => (made.value = next) };
}

function time({ text, attributes }: { text: string; attributes: Record<string, string> }): Input {
  const made = element('input', { type: 'datetime-local', step: '1', ...attributes });
  const set = (next: string) => {
    made.value = localTime.exec(next)?.[1] ?? '';
  };
  set(text);
  return {
    element: made,
    set,
    get() {
      // While a part is missing, its value is empty.
      if (made.validity.badInput) return null;
      const { value } = made;
      return value === '' ? '' : `${value.length === 16 ? `${value}:00` : value.slice(0, 19)}+08:00`;
    },
  };
}

/** Makes a text as high as its lines. One that is not shown has no height. */
export function fit(text: HTMLTextAreaElement): void {
  if (text.offsetParent === null) return;
  text.style.height = 'auto';
  text.style.height = `${text.scrollHeight + 2}px`;
}

export function fitAll(root: ParentNode): void {
  for (const text of root.querySelectorAll('textarea')) fit(text);
}
