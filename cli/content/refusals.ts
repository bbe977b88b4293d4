import { STATUS_CODES } from 'node:http';
import type { Problem } from '../problem.ts';
import { pathOf } from './data-path.ts';
import { duration, quote, type Failure } from './failure.ts';
import type { Dropped } from './records.ts';

/** Longer error bodies are a page or a dump: their fields stay out of the report. */
export const errorBodyLimit = 16_384;

/** Nothing came back, or not all of it. */
export function brokenConnection({ code, base }: { code: string; base: string }): Failure {
  const { hostname, host } = new URL(base);
  const runs = `Check that the content API runs at ${base} and that SITE_API names it`;
  const fault = (why: string, fix = runs, again = true): Failure => ({ cause: 'unreachable', why, fix, again });
  if (code === 'ECONNREFUSED') return fault(`nothing accepts connections at ${host}`);
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return fault(`${host} does not take up the connection`);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return fault(`the host name ${hostname} has no address (${code})`);
  if (code === 'UND_ERR_DESTROYED' || code === 'UND_ERR_CLOSED') return closed;
  if (/^HTTPParserError$|HEADERS_OVERFLOW|LENGTH_MISMATCH/.test(code))
    return fault(`the answer is not valid HTTP (${code})`, 'Check that SITE_API names an HTTP server', false);
  if (code === 'UND_ERR_ABORTED')
    return fault(`the proxy makes no connection to ${host}`, 'Check http_proxy, https_proxy and no_proxy');
  if (/CERT|TLS|SSL|ALTNAME|UNABLE_TO_/.test(code))
    return fault(
      `the certificate of ${host} is not accepted (${code})`,
      'Renew the certificate, or name that of its issuer in NODE_EXTRA_CA_CERTS',
      false,
    );
  return fault(
    `the connection broke before the answer was complete (${code})`,
    `Look for this request in the log of the content API at ${base}`,
  );
}

/** The client was closed while the call was under way. */
export const closed: Failure = {
  cause: 'closed',
  why: 'the build was ended before the answer came',
  fix: 'Build again',
  again: false,
};

/** An answer that points elsewhere. Not followed: a POST would turn into a GET, and the answer into someone else's. */
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
    why: `it answered ${status} and points to ${location === null ? 'no address' : quote(location, 200)}`,
    fix: `Set SITE_API to the address that the server redirects to, instead of ${base}`,
    again: false,
  };
}

/** An answer with an error status. */
export function refusedStatus(options: { status: number; raw: Buffer; base: string; after: number | null }): Failure {
  const { status, base, after } = options;
  const body = fieldsOf(options.raw);
  const said = body?.msg ?? body?.message;
  return {
    cause: 'status',
    why: `it answered ${[status, STATUS_CODES[status]].join(' ').trim()}${typeof said === 'string' ? ` and says ${quote(said)}` : ''}`,
    fix: adviceFor(status, base),
    again: status === 429 || status >= 500,
    ...(after !== null && { after }),
    ...(body && { body }),
  };
}

export function tooLarge(limit: number): Failure {
  const size = limit < 1_000_000 ? `${limit} bytes` : `${limit / 1_000_000} MB`;
  return oversize(`the answer is larger than ${size}`);
}

/** A body that is not what its `Content-Encoding` says. */
export function notPacked(code: string): Failure {
  return {
    cause: 'content',
    why: `the answer cannot be unpacked as gzip (${code})`,
    fix: 'Have the content API, or the cache in front of it, send a Content-Encoding that is true',
    again: false,
  };
}

/** An answer with more of something than `answer` in config/content-limits.ts allows. */
export function oversize(why: string): Failure {
  return {
    cause: 'content',
    why,
    fix: 'Have the content API send lists in pages and pictures as addresses',
    again: false,
  };
}

/** The Retry-After of a server is longer than the call may take. */
export function waitTooLong(failure: Failure, after: number): Failure {
  return {
    ...failure,
    why: `${failure.why}, asking to wait ${duration(after)}, which is longer than the call may take`,
  };
}

/** Offline, and nothing to fall back on. */
export const neverKept: Failure = {
  cause: 'offline',
  why: 'the build is offline, and no good answer of this call is kept',
  fix: 'Build once with the content API within reach, and keep SITE_CACHE between builds',
  again: false,
};

/** A 304 that compares with nothing: we sent no ETag. What it means to confirm may be anything. */
export const notAsked: Failure = {
  cause: 'status',
  why: 'it answered 304 Not Modified to a request without an ETag',
  fix: 'Have the content API, or the cache in front of it, answer 304 only to an If-None-Match',
  again: false,
};

/** The failure of a call that was tried more than once. */
export function counted(failure: Failure, attempts: number): Failure {
  return attempts > 1 ? { ...failure, why: `${failure.why}, in the last of ${attempts} attempts` } : failure;
}

/** A record that does not fit its call's schema, and so is on no page. */
export function leftOut({ name, record, where }: { name: string; record: Dropped; where: string }): Problem {
  const { steps, id, field, why } = record;
  const named = id === null ? `data${pathOf(steps)}` : quote(id);
  return {
    severity: 'warning',
    what: `${name}: record ${named} is left out`,
    where: `${where}, data${pathOf(steps)}${field.length > 0 ? `, field ${pathOf(field).replace(/^\./, '')}` : ''}`,
    why,
    fix: `Mend that record in the content system, or the schema of ${name} in config/calls`,
  };
}

/** Parts of a record's HTML that pages cannot show. */
export function removedProblem({ name, removed, where }: RemovedProblemInput): Problem {
  const [most, more] = [removed.slice(0, 5), removed.length - 5];
  return {
    severity: 'warning',
    what: `${name}: HTML is removed: ${most.map((one) => quote(one)).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    where,
    why: 'content can format, link, and show pictures of this site and of the hosts in config/site.ts, nothing else',
    fix: 'take it out in the content system, or name the host of the picture in mediaHosts',
  };
}

type RemovedProblemInput = { name: string; removed: readonly string[]; where: string };

/** The failure of a call whose kept answer was of no use. */
export function noLongerFits(failure: Failure, unfit: string): Failure {
  return { ...failure, why: `${failure.why}; its kept answer is not valid any more: ${unfit}` };
}

function adviceFor(status: number, base: string): string {
  if (status === 429) return 'Build with a lower --concurrency';
  if (status >= 500) return `Look for this request in the log of the content API at ${base}`;
  if (status === 401 || status === 403)
    return `Have the content API at ${base} answer this machine: SITE_API_TOKEN and SITE_API_HEADERS hold the credentials that the build sends`;
  return `Check that SITE_API names a content API, and that the one at ${base} has this call and this record`;
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
