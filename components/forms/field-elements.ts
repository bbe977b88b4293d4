import { type FieldName, fieldProblem, fieldRules, normalized } from '../../config/rules/form-fields.ts';
import type { FieldFinding } from './form-script.ts';
import type { FormWords } from './words.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of a form: elements with `data-field`, which contain their controls and the place of their problem. */
export const fieldsOf = (form: HTMLElement): HTMLElement[] => [...form.querySelectorAll<HTMLElement>('[data-field]')];
export const fieldOf = (control: EventTarget | null): HTMLElement | null =>
  control instanceof Element ? control.closest<HTMLElement>('[data-field]') : null;
const controlsOf = (field: HTMLElement) => [...field.querySelectorAll<Control>('input, textarea, select')];

/** The value of a field as it is sent. */
export function sentValue(field: HTMLElement): string {
  const control = controlsOf(field).find(
    (one) => !(one instanceof HTMLInputElement && /radio|checkbox/.test(one.type)) || one.checked,
  );
  return control ? normalized(control.name, control.value) : '';
}

/** Problem of a field, by the same rules as in its call. Files have separate rules. */
export function findingOf(field: HTMLElement, { problems }: FormWords): FieldFinding | null {
  const name = field.dataset['field']!;
  if (name === 'files') return null;
  const value = sentValue(field);
  const required = 'required' in field.dataset;
  const problem =
    name in fieldRules ? fieldProblem(name as FieldName, value, required) : required && value === '' ? 'missing' : null;
  const text = problem && problems[name]?.[problem];
  return text ? { field, text: text.replace('{length}', String(value.length)) } : null;
}

/** Shows a problem at its field, or removes it. For a group of buttons, the group is marked invalid. */
export function showProblem(field: HTMLElement, problem: string | null): void {
  const place = field.querySelector<HTMLElement>('[data-problem]')!;
  const marked = field.matches('[role="radiogroup"]') ? [field] : controlsOf(field);
  place.textContent = problem;
  place.hidden = problem === null;
  for (const control of marked)
    if (problem === null) control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', 'true');
}

export const isInvalid = (field: HTMLElement) => !field.querySelector<HTMLElement>('[data-problem]')!.hidden;
export const focusField = (field: HTMLElement) => controlsOf(field)[0]?.focus();
