/** What pages depend on besides content. Builds with the same identity and lists create the same pages. */
export type Identity = {
  /** Version of Node.js: it determines word segmentation, number formats and compression. */
  node: string;
  /** Hash of all code that renders pages and Open Graph images. */
  code: string;
  /** Hash of each part of the configuration, by name. */
  configuration: Readonly<Record<string, string>>;
};

/** Describes the difference between two identities; null when they are equal. */
export function difference(one: Identity, other: Identity): string | null {
  const parts = [...new Set([...Object.keys(one.configuration), ...Object.keys(other.configuration)])].sort();
  const changed = parts.filter((part) => one.configuration[part] !== other.configuration[part]);
  if (changed.length > 0) return `other configuration: ${changed.join(', ')}`;
  if (one.node !== other.node) return `other Node.js: ${one.node}, not ${other.node}`;
  return one.code === other.code ? null : 'other code: another commit, or other packages';
}
