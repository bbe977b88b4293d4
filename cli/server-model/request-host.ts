/**
 * The host name of a Host header as nginx reads it: lower case, without port and trailing dot.
 * Null where nginx refuses the request: no name, an empty label, a slash, a control character.
 */
export function requestHost(header: string): string | null {
  if (/[\0-\x20\x7f/]|\.\./.test(header)) return null;
  const [ipv6] = /^\[[^\]]*\]/.exec(header) ?? [];
  const name = (ipv6 ?? header.replace(/:.*$/s, '')).replace(/\.$/, '');
  return name === '' ? null : name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
