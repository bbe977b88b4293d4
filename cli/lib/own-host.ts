import type { ServerResponse } from 'node:http';
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

/** Refuses a request to a name that is not this machine's. `server` says which one, at the start of a sentence. */
export function refuseHost(response: ServerResponse, server: string): void {
  const text = `${server} answers at localhost, at addresses such as 127.0.0.1, and at the name that it listens on.\n`;
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}
