import type { Edition } from '../../../config/editions.ts';
import type { Rules } from './rules.ts';

export type Question = {
  rules: Rules;
  /** The Host header as it came, or undefined when there was none. */
  host: string | undefined;
  /** The request target as it came: `/im?from=x`, or absolute. */
  target: string;
  method: string;
  /** Whether a file, named from the document root (`im.html`), is there. */
  exists: (file: string) => boolean;
};

export type Answer = {
  edition: Edition;
  status: number;
  /** What to send, named from the document root; null for a redirect, a proxied call, or a refusal in the server's own words. */
  file: string | null;
  location: string | null;
  /** Value of Cache-Control; null where the upstream decides. */
  cache: string | null;
  /** Whether the API behind the site answers. */
  proxied: boolean;
};

export function answer(_: Question): Answer {
  throw new Error('being written');
}
