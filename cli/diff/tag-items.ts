import type { Item, Kind } from './kinds.ts';

export type Found = Pick<Item, 'of' | 'value'> & {
  kind: Kind;
  /** Address of the file that it shows. */
  shows?: string | undefined;
};
type Tag = { name: string; attributes: Readonly<Record<string, string>> };

/** What a tag of the head or of a form says; null for other tags. */
export const tagItem = (tag: Tag): Found | null => headItem(tag) ?? formItem(tag);

/** The metadata in a tag of the head; null for other tags. */
function headItem({ name, attributes }: Tag): Found | null {
  if (name === 'html') return { kind: 'metadata', of: 'lang', value: attributes['lang'] ?? '' };
  if (name === 'meta') return metaItem(attributes);
  if (name !== 'link') return null;
  const { rel = '', href = '', hreflang } = attributes;
  if (rel === 'canonical') return { kind: 'canonical', of: null, value: href };
  if (rel === 'alternate') return { kind: 'alternate', of: hreflang ?? attributes['type'] ?? rel, value: href };
  if (rel === 'prev' || rel === 'next') return { kind: 'metadata', of: rel, value: href };
  return null;
}

function metaItem(attributes: Tag['attributes']): Found | null {
  const name = attributes['name'] ?? attributes['property'];
  const value = attributes['content'] ?? '';
  if (name === undefined) return null;
  if (name === 'description' || name === 'robots') return { kind: name, of: null, value };
  if (!/^(?:og|twitter|article):/.test(name)) return { kind: 'metadata', of: name, value };
  return { kind: 'sharing', of: name, value, ...(/^(?:og|twitter):image$/.test(name) && { shows: value }) };
}

const fields = new Set(['input', 'select', 'textarea']);
/** Attributes that constrain the input of a field. */
const facts = ['type', 'value', 'placeholder', 'required', 'pattern', 'minlength', 'maxlength', 'min', 'max', 'step'];

/** A form or a field with its constraints; null for other tags. */
function formItem({ name, attributes }: Tag): Found | null {
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
