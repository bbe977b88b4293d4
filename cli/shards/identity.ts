/** What pages depend on beside the content: builds that agree in all of it make the same pages of the same lists. */
export type Identity = {
  /** Version of Node.js, which knows where words end, how numbers are written and how files are compressed. */
  node: string;
  /** Hash of all code that makes pages and the pictures for links to them. */
  code: string;
  /** Hash of each part of the configuration, by its name. */
  configuration: Readonly<Record<string, string>>;
};

/** In what one identity differs from another, in words; null when in nothing. */
export function difference(one: Identity, other: Identity): string | null {
  const parts = [...new Set([...Object.keys(one.configuration), ...Object.keys(other.configuration)])].sort();
  const changed = parts.filter((part) => one.configuration[part] !== other.configuration[part]);
  if (changed.length > 0) return `other configuration: ${changed.join(', ')}`;
  if (one.node !== other.node) return `other Node.js: ${one.node}, not ${other.node}`;
  return one.code === other.code ? null : 'other code: another commit, or other packages';
}
