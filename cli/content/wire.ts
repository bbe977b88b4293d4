import type { Call } from '../define/call.ts';
import { canonical } from './canonical.ts';
import { quote } from './failure.ts';

export type Wire = { method: 'GET' | 'POST'; path: string; body: string | null };

type Fields = Record<string, string | number | boolean | undefined>;

/**
 * Creates the HTTP request: `{name}` in the row's path is filled from the parameters; the others become a sorted query (GET) or a JSON
 * body. `prefix` is the path of the base address.
 */
export function wireOf(options: { row: Call; request: unknown; prefix: string }): Wire {
  const { row, prefix } = options;
  const rest = { ...(options.request as Fields) };
  const path =
    prefix +
    row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(rest[name]);
      delete rest[name];
      return encodeURIComponent(value);
    });
  if (row.method !== 'GET') return { method: row.method, path, body: canonical(rest) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, String(value));
  query.sort();
  return { method: 'GET', path: query.size > 0 ? `${path}?${query}` : path, body: null };
}

/** The request for a message: `POST https://api.example/list {"page":1}`. */
export function describe({ method, path, body }: Wire, origin: string): string {
  const sent = body === null ? '' : body.length > 200 ? ` ${quote(body, 200)}` : ` ${body}`;
  return `${method} ${origin}${path}${sent}`;
}
