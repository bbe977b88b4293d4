import type * as z from 'zod';
import { meant } from '../lib/nearest.mjs';
import type { Problem } from '../problem.ts';

export type Said = Pick<Problem, 'why' | 'fix'>;

const readme = 'see config/content/README.md';

/** Why a value of content is invalid, and what to do, in the words of an editor. `value` is undefined for a missing field. */
export function explainIssue({ issue, value }: { issue: z.core.$ZodIssue; value: unknown }): Said {
  if (value === undefined) return { why: 'the field is missing', fix: `add it; ${readme}` };
  if (value === null || value === '') return { why: 'it is empty', fix: `write a value; ${readme}` };
  if (issue.code === 'invalid_type') {
    const { name, fix } = kinds[issue.expected] ?? { name: issue.expected, fix: 'correct it' };
    const isUnquoted = issue.expected === 'string' && ['number', 'boolean'].includes(typeof value);
    return {
      why: `expected ${name}, received ${received(value)}`,
      fix: isUnquoted ? `put it in quotes: "${String(value)}"` : `${fix}; ${readme}`,
    };
  }
  const why = issue.message.replace(/^Invalid (?:input|option): /, '');
  const shown = why.includes(JSON.stringify(value)) ? '' : `; it is ${received(value)}`;
  const similar = hint(value, 'values' in issue ? issue.values.map(String) : []);
  return { why: why + (isShort(value) ? shown : ''), fix: `correct it${similar}; ${readme}` };
}

/** Types of values, and how to write one. */
const kinds: Readonly<Record<string, { name: string; fix: string }>> = {
  boolean: { name: 'true or false', fix: 'write true or false' },
  string: { name: 'a text', fix: 'write a text' },
  number: { name: 'a number', fix: 'write a number, without quotes and without a unit' },
  int: { name: 'a whole number', fix: 'write a number without a fraction' },
  array: { name: 'a list', fix: 'write a list, such as [a, b]' },
  object: { name: 'fields', fix: 'write a record with its fields' },
  record: { name: 'fields', fix: 'write records by name' },
};

/** A similar name or value; empty when there is none. */
export function hint(name: unknown, known: readonly string[]): string {
  const found = typeof name === 'string' ? meant(name, known) : null;
  return found === null ? '' : ` (did you mean ${JSON.stringify(found)}?)`;
}

const isShort = (value: unknown) => typeof value !== 'object';

function received(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'fields';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
