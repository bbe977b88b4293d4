import type { Result } from '../../runtime/lib/call.ts';
import type { FormWords } from './words.ts';

/** A form on a page, as its script gets it. */
export type FormPlace = {
  form: HTMLFormElement;
  words: FormWords;
  /** Data of the page for this form. */
  props: Readonly<Record<string, string>>;
  /** Shows the problem of a field, or removes it with `null`. */
  show: (field: HTMLElement, problem: string | null) => void;
  /** Aborted when the page goes. */
  signal: AbortSignal;
};

export type FormWork = {
  /** Problems that the rules of the fields do not know. */
  problems?: () => readonly FieldFinding[];
  /** Sends normalized values. */
  send: (values: Readonly<Record<string, string>>) => Promise<Result>;
  /** Texts for the thanks from a successful result, by their `data-text`; null if the result lacks a required field. */
  texts?: (result: Result) => Readonly<Record<string, string>> | null;
};

/** Something wrong with a field: the element with `data-field`, and what the visitor reads. */
export type FieldFinding = { field: HTMLElement; text: string };

/** The script of a form. Its file must not touch `document` while it is imported: the page imports it for its name. */
export type FormScript = {
  /** Name of its folder and `-form`. */
  name: string;
  start: (place: FormPlace) => FormWork;
};

/** Types the file of a form: `export default formScript({ name, start })`. */
export function formScript(definition: FormScript): FormScript {
  return definition;
}
