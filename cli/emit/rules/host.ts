/**
 * The host name of a Host header, in small letters, without port and closing dot, as nginx takes it.
 * Null where nginx refuses the request: no name at all, an empty label, a slash, a control character.
 */
export function hostOf(header: string): string | null {
  if (/[\0-\x20\x7f/]|\.\./.test(header)) return null;
  const [literal] = /^\[[^\]]*\]/.exec(header) ?? [];
  const name = (literal ?? header.replace(/:.*$/s, '')).replace(/\.$/, '');
  return name === '' ? null : name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
