import type { Edition } from '../define/editions.ts';
import type { RateLimit, SiteDefinition } from '../define/site.ts';
import { removedResponseHeaders } from './proxied-headers.ts';

/** The calls that are proxied to the API, and what the server answers when the API does not. */
export type ApiRules = {
  /** Path prefixes and whole paths of calls. */
  prefixes: readonly string[];
  paths: readonly string[];
  /** Paths of calls to the base `site`, which may have an API server of its own. */
  sitePaths: readonly string[];
  /** Milliseconds until the API has to respond. */
  timeout: number;
  /** Largest request body, in bytes. */
  maxBody: number;
  /** The path that takes files, and their largest size in bytes; null for none. */
  upload: { path: string; maxBody: number } | null;
  /** Message of a failed call, by edition. */
  failureMessage: Record<Edition, string>;
  rateLimits: readonly RateLimit[];
  /** Headers of clients that the API gets, and of the API that clients get; `removed` are those of the API to remove where only names can be. */
  headers: { request: readonly string[]; response: readonly string[]; removed: readonly string[] };
};

/** The rules of the calls of a site. */
export function apiRules({
  calls,
  browserCalls,
  paths,
  callHeaders,
  rateLimits,
  messages,
  limits,
}: SiteDefinition): ApiRules {
  const addresses = [...Object.values(calls), ...Object.values(browserCalls)];
  return {
    prefixes: paths.prefixes,
    paths: paths.whole,
    sitePaths: addresses.filter(({ base }) => base === 'site').map(({ path }) => path),
    timeout: limits.callTime,
    maxBody: limits.body,
    upload: paths.upload === null ? null : { path: paths.upload, maxBody: limits.upload },
    failureMessage: messages.requestFailed,
    rateLimits,
    headers: { ...callHeaders, removed: removedResponseHeaders(callHeaders.response) },
  };
}

/** The message of a failed call whose edition is unknown: that of each. */
export const unknownFailure = ({ failureMessage }: Pick<ApiRules, 'failureMessage'>) =>
  [...new Set(Object.values(failureMessage))].join(' / ');

/** Body of a failed call, in the form that every caller reads. `status` may be a variable of the server. */
export function failureBody({ status, message }: { status: number | string; message: string }): string {
  return `{"res":${status},"success":false,"message":${JSON.stringify(message)}}`;
}
