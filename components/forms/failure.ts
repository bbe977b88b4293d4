import type { Result } from '../../runtime/lib/call.ts';
import type { FormWords } from './words.ts';

/** Why a call did not succeed, in words for the visitor. */
export type Failure = {
  text: string;
  /** Seconds to wait before the next try; 0: none. */
  wait: number;
  /** Fields that the server refused, by name. */
  fields: readonly string[];
};

/** Seconds to wait where a refusal for too many calls does not say it. */
const WAIT = 30;

/** Classifies a failure. A successful result without its required fields counts as unreadable. */
export function failureOf(result: Result, { failures }: FormWords): Failure {
  const { success, status, failed, timedOut, retryAfter } = result;
  const fail = (text: string, more?: Partial<Failure>): Failure => ({ text, wait: 0, fields: [], ...more });
  if (status === 0 && !navigator.onLine) return fail(failures.offline);
  if (timedOut || status === 504) return fail(failures.timeout);
  if (status === 429) {
    const wait = retryAfter ?? WAIT;
    return fail(failures.limited.replace('{seconds}', String(wait)), { wait });
  }
  if (status === 0) return fail(failures.network);
  if (status >= 500) return fail(failures.server);
  const said = [result['msg'], result.message].find((one) => typeof one === 'string' && one !== '');
  if (success || failed || (status < 300 && said === undefined)) return fail(failures.nonsense);
  const names = Array.isArray(result['fields']) ? result['fields'] : [];
  return fail(failures.refused.replace('{message}', String(said).slice(0, 200)), {
    fields: names.map((name) => String(name).split('.').at(-1)!),
  });
}
