import type { Headers } from '../../server-model/security-headers.ts';

/** Encodes a decoded path for a line of `_redirects` or `_headers`: without spaces and patterns. */
export function encodedPath(path: string): string {
  return encodeURI(path).replace(/[:*?#]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** A block of `_headers`: a pattern of paths, and its headers. */
export function headerBlock(pattern: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[pattern, ...lines].join('\n')}\n`;
}
