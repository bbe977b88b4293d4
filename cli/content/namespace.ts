import { sha256 } from '../lib/sha256.mjs';

/** A readable, unique folder name for the cached responses of the API at a base address. */
export function namespaceOf(base: string): string {
  const { protocol, host, pathname } = new URL(base);
  const path = pathname.replace(/\/+$/, '');
  return `${`${host}${path}`.replace(/[^A-Za-z0-9.-]+/g, '_').slice(0, 80)}-${sha256(`${protocol}//${host}${path}`).slice(0, 8)}`;
}
