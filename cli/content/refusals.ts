import { STATUS_CODES } from 'node:http';
import type { Problem } from '../problem.ts';
import { pathOf } from './data-path.ts';
import { duration, quote, type Failure } from './failure.ts';
import type { Dropped } from './records.ts';

/** Fields of longer error bodies are not reported: they are HTML pages or dumps. */
export const errorBodyLimit = 16_384;

/** No response, or an incomplete one. */
export function brokenConnection({ code, base }: { code: string; base: string }): Failure {
  const { hostname, host } = new URL(base);
  const runs = `check that the content API runs at ${base} and that SITE_API names it`;
  const fault = (why: string, fix = runs, retryable = true): Failure => ({ cause: 'unreachable', why, fix, retryable });
  if (code === 'ECONNREFUSED') return fault(`nothing accepts connections at ${host}`);
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return fault(`${host} does not accept the connection in time`);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return fault(`the host name ${hostname} has no address (${code})`);
  if (code === 'UND_ERR_DESTROYED' || code === 'UND_ERR_CLOSED') return closed;
  if (/^HTTPParserError$|HEADERS_OVERFLOW|LENGTH_MISMATCH/.test(code))
    return fault(`the response is not valid HTTP (${code})`, 'check that SITE_API names an HTTP server', false);
  if (code === 'UND_ERR_ABORTED')
    return fault(`the proxy cannot connect to ${host}`, 'check http_proxy, https_proxy and no_proxy');
  if (/CERT|TLS|SSL|ALTNAME|UNABLE_TO_/.test(code))
    return fault(
      `the certificate of ${host} is not accepted (${code})`,
      'renew the certificate, or set NODE_EXTRA_CA_CERTS to the certificate of its issuer',
      false,
    );
  return fault(
    `the connection closed before the response was complete (${code})`,
    `look for this request in the log of the content API at ${base}`,
  );
}

/** The client was closed during the call. */
export const closed: Failure = {
  cause: 'closed',
  why: 'the build ended before the response arrived',
  fix: 'build again',
  retryable: false,
};

/** A redirect. It is not followed: a POST would become a GET, and another server would respond. */
export function redirected({
  status,
  location,
  base,
}: {
  status: number;
  location: string | null;
  base: string;
}): Failure {
  return {
    cause: 'redirect',
    why: `it answered ${status} and redirects to ${location === null ? 'no address' : quote(location, 200)}`,
    fix: `set SITE_API to the address that the server redirects to, instead of ${base}`,
    retryable: false,
  };
}

/** A response with an error status. */
export function refusedStatus(options: { status: number; raw: Buffer; base: string; after: number | null }): Failure {
  const { status, base, after } = options;
  const body = fieldsOf(options.raw);
  const said = body?.msg ?? body?.message;
  return {
    cause: 'status',
    why: `it answered ${[status, STATUS_CODES[status]].join(' ').trim()}${typeof said === 'string' ? ` and says ${quote(said)}` : ''}`,
    fix: fixFor(status, base),
    retryable: status === 429 || status >= 500,
    ...(after !== null && { after }),
    ...(body && { body }),
  };
}

export function tooLarge(limit: number): Failure {
  const size = limit < 1_000_000 ? `${limit} bytes` : `${limit / 1_000_000} MB`;
  return oversize(`the response is larger than ${size}`);
}

/** A body that does not match its `Content-Encoding`. */
export function invalidGzip(code: string): Failure {
  return {
    cause: 'content',
    why: `the response is not valid gzip (${code})`,
    fix: 'have the content API, or the cache in front of it, send the correct Content-Encoding',
    retryable: false,
  };
}

/** A response that exceeds the limits `answer` in config/content-limits.ts. */
export function oversize(why: string): Failure {
  return {
    cause: 'content',
    why,
    fix: 'have the content API paginate lists and send pictures as URLs',
    retryable: false,
  };
}

/** A Retry-After that is longer than the time left for the call. */
export function waitTooLong(failure: Failure, after: number): Failure {
  return {
    ...failure,
    why: `${failure.why}, with a Retry-After of ${duration(after)}, longer than the call may take`,
  };
}

/** Offline, and no cached response. */
export const notCached: Failure = {
  cause: 'offline',
  why: 'the build is offline, and there is no cached response',
  fix: 'build once with the content API reachable, and keep SITE_CACHE between builds',
  retryable: false,
};

/** A 304 to a request without an ETag. */
export const unexpectedNotModified: Failure = {
  cause: 'status',
  why: 'it answered 304 Not Modified to a request without an ETag',
  fix: 'have the content API, or the cache in front of it, answer 304 only to an If-None-Match',
  retryable: false,
};

/** Adds the number of attempts to a failure. */
export function withAttempts(failure: Failure, attempts: number): Failure {
  return attempts > 1 ? { ...failure, why: `${failure.why}, in the last of ${attempts} attempts` } : failure;
}

/** A record that does not match its schema and is skipped. */
export function skippedRecord({ name, record, where }: { name: string; record: Dropped; where: string }): Problem {
  const { steps, id, field, why } = record;
  const named = id === null ? `data${pathOf(steps)}` : quote(id);
  return {
    severity: 'warning',
    what: `${name}: record ${named} is left out`,
    where: `${where}, data${pathOf(steps)}${field.length > 0 ? `, field ${pathOf(field).replace(/^\./, '')}` : ''}`,
    why,
    fix: `fix the record in the content system, or the schema of ${name} in config/calls`,
  };
}

/** Parts of HTML that the sanitizer removes. */
export function removedProblem({ name, removed, where }: RemovedProblemInput): Problem {
  const [most, more] = [removed.slice(0, 5), removed.length - 5];
  return {
    severity: 'warning',
    what: `${name}: HTML is removed: ${most.map((one) => quote(one)).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    where,
    why: 'content may only have formatting, links, and pictures of this site and of the hosts in config/site.ts',
    fix: 'remove it in the content system, or add the host of the picture to mediaHosts',
  };
}

type RemovedProblemInput = { name: string; removed: readonly string[]; where: string };

/** Adds to a failure that the cached response is invalid. */
export function withInvalidCache(failure: Failure, unfit: string): Failure {
  return { ...failure, why: `${failure.why}; its cached response is no longer valid: ${unfit}` };
}

function fixFor(status: number, base: string): string {
  if (status === 429) return 'build with a lower --concurrency';
  if (status >= 500) return `look for this request in the log of the content API at ${base}`;
  if (status === 401 || status === 403)
    return `have the content API at ${base} answer this machine: SITE_API_TOKEN and SITE_API_HEADERS hold the credentials that the build sends`;
  return `check that SITE_API names a content API, and that the one at ${base} has this call and this record`;
}

function fieldsOf(raw: Buffer): Record<string, unknown> | null {
  if (raw.length > errorBodyLimit) return null;
  try {
    const value: unknown = JSON.parse(raw.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
