/**
 * A value of nginx's language, quoted where it has to be. Within quotes a backslash only escapes quotes, itself, and the
 * letters t, r and n: elsewhere it stays, so that regular expressions read as they are.
 */
export function quoted(value: string): string {
  if (/^[\w/.:=?*$^-]+$/.test(value)) return value;
  return `"${value.replace(/\\(?=[\\"'trn]|$)|"/g, '\\$&')}"`;
}
