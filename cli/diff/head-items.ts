import type { Item, Kind } from './kinds.ts';

export type Found = Pick<Item, 'of' | 'value'> & {
  kind: Kind;
  /** Address of the file that it shows. */
  shows?: string | undefined;
};
type Tag = { name: string; attributes: Readonly<Record<string, string>> };

/** The metadata in a tag of the head; null for other tags. */
export function headItem({ name, attributes }: Tag): Found | null {
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
