import type { Found } from './head-items.ts';

const fields = new Set(['input', 'select', 'textarea']);
/** Attributes that constrain the input of a field. */
const facts = ['type', 'value', 'placeholder', 'required', 'pattern', 'minlength', 'maxlength', 'min', 'max', 'step'];

type Tag = { name: string; attributes: Readonly<Record<string, string>> };

/** A form or a field with its constraints; null for other tags. */
export function formItem({ name, attributes }: Tag): Found | null {
  if (name === 'form') {
    const { action, method } = attributes;
    const form = attributes['data-form'] ?? attributes['id'] ?? null;
    return { kind: 'form', of: form, value: ['form', method, action].filter(Boolean).join(' ') };
  }
  if (!fields.has(name)) return null;
  const own = ['aria-label', ...facts].flatMap((fact) => {
    const value = attributes[fact];
    return value === undefined ? [] : [value === '' ? fact : `${fact}=${value}`];
  });
  return { kind: 'form', of: attributes['name'] ?? attributes['id'] ?? null, value: [name, ...own].join(' ') };
}
