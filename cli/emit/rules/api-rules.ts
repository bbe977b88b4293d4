import { uploadPath } from '../../../config/calls/addresses.ts';
import { type Edition, editionNames } from '../../../config/editions.ts';
import { limits } from '../../../config/limits.ts';
import { type RateLimit, rateLimits } from '../../../config/rate-limits.ts';
import { strings } from '../../../config/strings.ts';

/** The calls that are handed to the API, and what is answered where it does not. */
export type ApiRules = {
  prefixes: readonly string[];
  addresses: readonly string[];
  /** Milliseconds that the API has for an answer. */
  time: number;
  /** Bytes of a request's body at most. */
  body: number;
  /** An address whose bodies are files, and their bytes at most. */
  uploads: { address: string; body: number };
  /** Statuses the server itself may come to; it says them in the form of the call wrapper. */
  failures: readonly number[];
  /** What a failed call says, by edition. */
  message: Record<Edition, string>;
  limits: readonly RateLimit[];
};

export const apiRules: ApiRules = {
  prefixes: ['/api/v2/'],
  addresses: ['/weixin/token'],
  time: limits.callTime,
  body: limits.body,
  uploads: { address: uploadPath, body: limits.upload },
  failures: [413, 429, 500, 502, 503, 504],
  message: Object.fromEntries(editionNames.map((edition) => [edition, strings[edition].requestFailed])) as ApiRules['message'],
  limits: rateLimits,
};

/** Body of a failed call, in the form that every caller reads. */
export function failureBody({ status, message }: { status: number; message: string }): string {
  return JSON.stringify({ res: status, success: false, message });
}
