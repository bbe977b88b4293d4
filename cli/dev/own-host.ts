import { isIP } from 'node:net';

/**
 * Whether a Host header names this machine: by an address, by `localhost`, by the name that the server listens on, or by a name without
 * dots. Any other name can belong to a site that points it to this machine (DNS rebinding), and would let its scripts read drafts.
 */
export function isOwnHost(header: string | undefined, listen: string): boolean {
  if (header === undefined || !/^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i.test(header)) return false;
  const name = header.toLowerCase().replace(/:\d+$/, '');
  if (name.startsWith('[') || isIP(name) !== 0) return true;
  return !name.includes('.') || name.endsWith('.localhost') || name === listen.toLowerCase();
}
