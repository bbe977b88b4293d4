/**
 * Rules of what visitors type into forms. The schemas of the calls and the scripts of the forms use the same: a value that a form
 * sends is one that its call takes. Lengths are in UTF-16 units, as `maxlength` counts them.
 */
export type FieldRule = { min: number; max: number; pattern?: RegExp };

/** A Chinese mobile number, or an international one with its `+`; single spaces and hyphens may separate the digits. */
const telephone = /^(?:(?:\+?86[ -]?)?1[3-9](?:[ -]?\d){9}|\+(?!86)(?:[ -]?\d){7,15})$/;
const email = /^(?!\.)(?!.*\.\.)[\w'+.-]{0,63}[\w+-]@(?:[a-z\d][a-z\d-]{0,62}\.){1,8}[a-z]{2,24}$/i;

export const fieldRules = {
  contactsName: { min: 1, max: 60 },
  leadsName: { min: 2, max: 120 },
  mobile: { min: 1, max: 40, pattern: telephone },
  email: { min: 1, max: 200, pattern: email },
  remark: { min: 1, max: 1000 },
  code: { min: 1, max: 6, pattern: /^\d{6}$/ },
  target: { min: 1, max: 300 },
  description: { min: 1, max: 2000 },
} as const satisfies Record<string, FieldRule>;
export type FieldName = keyof typeof fieldRules;

/** What can be wrong with a value. */
export type FieldProblem = 'missing' | 'short' | 'long' | 'wrong';

/** What is wrong with a normalized value; null when it may be sent. Only a required field may not be empty. */
export function fieldProblem(name: FieldName, value: string, required = true): FieldProblem | null {
  const { min, max, pattern }: FieldRule = fieldRules[name];
  if (value === '') return required ? 'missing' : null;
  if (value.length < min) return 'short';
  if (value.length > max) return 'long';
  return !pattern || pattern.test(value) ? null : 'wrong';
}

/** Names of the fields that hold no words: punctuation is normalized in them too. */
const codes: readonly string[] = ['mobile', 'email', 'code'] satisfies FieldName[];

/**
 * A value as it is sent: trimmed, full-width letters and digits as plain ones; telephone numbers without separators, `+86` or an
 * international `00`.
 */
export function normalized(name: string, typed: string): string {
  if (!codes.includes(name)) return halfWidth(typed, /[０-９Ａ-Ｚａ-ｚ]/g).trim();
  const value = halfWidth(typed, /[！-～]/g).replace(/\s+/g, '');
  return name === 'mobile' ? telephoneOf(value) : value;
}

function telephoneOf(value: string): string {
  const digits = value.replace(/[()\-‐-―−.]/g, '').replace(/^00(?=[1-9])/, '+');
  return digits.replace(/^\+?86(?=1[3-9]\d{9}$)/, '');
}

/** Full-width forms are the ASCII characters, 0xFEE0 further on. */
function halfWidth(text: string, which: RegExp): string {
  return text.replace(which, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
}
