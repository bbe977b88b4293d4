import { STATUS_CODES } from 'node:http';
import type { Problem } from '../problem.ts';
import { pathOf } from './data-path.ts';
import { duration, quote, type Failure } from './failure.ts';
import { tooManyInformational } from './exchange.ts';
import type { Dropped } from './records.ts';

/** Fields of longer error bodies are not reported: they are HTML pages or dumps. */
export const errorBodyLimit = 16_384;

type BrokenConnectionOptions = {
  code: string;
  base: string;
  /** Host of the proxy, when the connection to it failed or it refused; else null. */
  proxy: string | null;
};

/** No response, or an incomplete one. */
export function brokenConnection({ code, base, proxy }: BrokenConnectionOptions): Failure {
  const { hostname, host } = new URL(proxy === null ? base : `http://${proxy}`);
  const peer = proxy === null ? host : `the proxy ${host}`;
  const runs =
    proxy === null ? `check that the content API runs at ${base} and that SITE_API names it` : proxyVariables(base);
  const fault = (why: string, fix = runs, retryable = true): Failure => ({ cause: 'unreachable', why, fix, retryable });
  if (code === 'ECONNREFUSED') return fault(`nothing accepts connections at ${peer}`);
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return fault(`${peer} does not accept the connection in time`);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return fault(`the host name ${hostname}${proxy === null ? '' : ' of the proxy'} has no address (${code})`);
  if (code === 'UND_ERR_DESTROYED' || code === 'UND_ERR_CLOSED') return closed;
  if (code === '407') return fault(`${peer} answered 407 Proxy Authentication Required`, proxyUser(host), false);
  if (/^\d{3}$/.test(code))
    return fault(
      `${peer} answered ${[code, STATUS_CODES[code]].join(' ').trim()} to the connection to ${new URL(base).host}`,
      runs,
      Number(code) >= 500,
    );
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER' || code === 'EPROTO')
    return fault(
      `${peer} does not speak TLS (${code})`,
      `use http:// instead of https:// in ${proxy === null ? 'SITE_API' : 'the address of the proxy'}`,
      false,
    );
  if (code === tooManyInformational)
    return fault('it sends informational responses (1xx), and no response', runs, false);
  if (/^HTTPParserError$|^HPE_|HEADERS_OVERFLOW|LENGTH_MISMATCH/.test(code))
    return fault(
      `the response is not valid HTTP (${code})`,
      proxy === null ? 'check that SITE_API names an HTTP server' : runs,
      false,
    );
  if (/CERT|TLS|SSL|ALTNAME|UNABLE_TO_/.test(code))
    return fault(`the certificate of ${peer} is not accepted (${code})`, fixForCertificate(code, peer), false);
  return fault(
    `the connection closed before the response was complete (${code})`,
    proxy === null ? `look for this request in the log of the content API at ${base}` : runs,
  );
}

function fixForCertificate(code: string, peer: string): string {
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID')
    return `renew the certificate of ${peer}, or correct the clock of this machine`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `use a host name that the certificate of ${peer} is issued for, or have it issued for this name`;
  return `set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority that issued the one of ${peer}`;
}

const proxyVariables = (base: string) =>
  `check http_proxy and https_proxy, or add ${new URL(base).hostname} to no_proxy if no proxy is needed`;

const proxyUser = (host: string) =>
  `write the user and password of the proxy in http_proxy and https_proxy: http://user:password@${host}`;

export const closed: Failure = {
  cause: 'closed',
  why: 'the build ended before the response arrived',
  fix: 'build again',
  retryable: false,
};

type RedirectedOptions = { status: number; location: string | null; base: string };

/** A redirect. It is not followed: a POST would become a GET, and another server would respond. */
export function redirected({ status, location, base }: RedirectedOptions): Failure {
  return {
    cause: 'redirect',
    why: `it answered ${status} and redirects to ${location === null ? 'no address' : quote(location, 200)}`,
    fix: `set SITE_API to the address that the server redirects to, instead of ${base}`,
    retryable: false,
  };
}

type RefusedStatusOptions = {
  status: number;
  raw: Buffer;
  base: string;
  /** Host of a proxy that may have answered instead of the API; else null. */
  forwarder: string | null;
  after: number | null;
};

export function refusedStatus(options: RefusedStatusOptions): Failure {
  const { status, base, forwarder, after } = options;
  const body = fieldsOf(options.raw);
  const said = body?.msg ?? body?.message;
  return {
    cause: 'status',
    why: `it answered ${[status, STATUS_CODES[status]].join(' ').trim()}${typeof said === 'string' ? ` and says ${quote(said)}` : ''}`,
    fix: fixFor({ status, base, forwarder }),
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

/** A response that exceeds the bounds `response` in cli/lib/content-bounds.ts. */
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

export const notCached: Failure = {
  cause: 'offline',
  why: 'the build is offline, and there is no cached response',
  fix: 'build once with the content API reachable, and keep SITE_CACHE between builds',
  retryable: false,
};

type ChangingListOptions = { readings: number; misfit: string | null };

/** The pages of a list do not fit together. */
export function changingList({ readings, misfit }: ChangingListOptions): Failure {
  const each = `in each of ${readings} readings`;
  return {
    cause: 'changing',
    why: misfit === null ? `the list changed ${each}` : `the pages of the list do not fit together ${each}: ${misfit}`,
    fix: 'build again; if it recurs, check that the content API lists all records in a fixed order, in pages as large as requested, and that no cache in front of it answers with pages of different times',
    retryable: false,
  };
}

/** The embedded content has no such record. */
export const notInContent: Failure = {
  cause: 'missing',
  why: 'the embedded content has no such record',
  fix: 'add it to config/content, or remove the page that needs it from config/routes',
  retryable: false,
};

/** A failure of the embedded content API itself. */
export function wrongLocalResponse(status: number, raw: Buffer): Failure {
  return {
    cause: 'status',
    why: `the embedded content API answered ${status}: ${quote(raw.toString('utf8'))}`,
    fix: 'this is an error in the program: report it with the content that causes it',
    retryable: false,
  };
}

/** A 304 to a request without an ETag. */
export const unexpectedNotModified: Failure = {
  cause: 'status',
  why: 'it answered 304 Not Modified to a request without an ETag',
  fix: 'have the content API, or the cache in front of it, answer 304 only to an If-None-Match',
  retryable: false,
};

export function withAttempts(failure: Failure, attempts: number): Failure {
  return attempts > 1 ? { ...failure, why: `${failure.why}, in the last of ${attempts} attempts` } : failure;
}

/** A record, or a field of one, that does not match its schema and is left out. */
export function leftOutProblem({ name, dropped, where }: LeftOutProblemOptions): Problem {
  const { part, steps, id, field, why } = dropped;
  const place = `data${pathOf(steps)}`;
  const record = id === null ? place : `record ${quote(id)}`;
  const named = pathOf(field).replace(/^\./, '');
  return {
    severity: 'warning',
    what: `${name}: ${part === 'field' ? `field ${named} of ${record}` : id === null ? `record ${place}` : record} is left out`,
    where: `${where}, ${place}${named && `, field ${named}`}`,
    why,
    fix: `fix the record in the content system, or the schema of ${name} in config/calls`,
  };
}

type LeftOutProblemOptions = { name: string; dropped: Dropped; where: string };

/** A list with records, none of which matches its schema. */
export function allInvalid({ name, dropped }: { name: string; dropped: readonly Dropped[] }): Failure {
  const [first] = dropped;
  return {
    cause: 'misfit',
    why: `no record of the list is valid; the first is not: data${pathOf([...first!.steps, ...first!.field])}: ${first!.why}`,
    fix: `fix the records in the content system, or the schema of ${name} in config/calls`,
    retryable: false,
  };
}

export function withInvalidCache(failure: Failure, unfit: string): Failure {
  return { ...failure, why: `${failure.why}; its cached response is no longer valid: ${unfit}` };
}

function fixFor({ status, base, forwarder }: Pick<RefusedStatusOptions, 'status' | 'base' | 'forwarder'>): string {
  if (status === 407) return forwarder === null ? proxyVariables(base) : proxyUser(forwarder);
  const orProxy = forwarder === null ? '' : `; if the proxy ${forwarder} refuses it, ${proxyVariables(base)}`;
  if (status === 429) return 'build with a lower --concurrency';
  if (status >= 500) return `look for this request in the log of the content API at ${base}${orProxy}`;
  if (status === 401 || status === 403)
    return `set SITE_API_TOKEN or SITE_API_HEADERS to credentials that the content API at ${base} accepts${orProxy}`;
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
