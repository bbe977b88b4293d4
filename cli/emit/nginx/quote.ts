/**
 * A value in nginx's language, quoted where necessary. Within quotes nginx treats a backslash as an escape only before
 * quotes, a backslash, t, r and n; elsewhere it stays, so regular expressions need no second escaping.
 */
export function quote(value: string): string {
  if (/^[\w/.:=?*$^-]+$/.test(value)) return value;
  return `"${value.replace(/\\(?=[\\"'trn]|$)|"/g, '\\$&')}"`;
}
