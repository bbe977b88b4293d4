import type { Base } from '../define/address.ts';
import type { Edition } from '../define/editions.ts';
import { isHostOf } from '../define/host.ts';
import { cacheControl } from './cache-control.ts';
import { anchored, escapeLiteral } from './patterns.ts';
import { requestHost } from './request-host.ts';
import { parseRequestTarget, type RequestTarget } from './request-target.ts';
import { type Headers, permissionsPolicy, securityPolicy } from './security-headers.ts';
import type { EditionRules, ServerRules } from './server-rules.ts';
import { isLoggedIn, serverTiming } from './server-timing.ts';

export type ModelRequest = {
  rules: ServerRules;
  /** The Host header as sent; undefined when there was none. */
  host: string | undefined;
  /** The request target as sent: `/im?from=x`, or absolute. One character for each byte, as in node:http. */
  target: string;
  method: string;
  cookies?: string | undefined;
  /** Whether a file exists, named relative to the document root (`im.html`). */
  exists: (file: string) => boolean;
};

export type ModelResponse = {
  edition: Edition;
  /** False for a request that is refused before its host is read, and whose path is of no edition: its page is in both languages. */
  isEditionKnown: boolean;
  status: number;
  /** File to send, relative to the document root; null for a redirect, a proxied call and an error without a file. */
  file: string | null;
  /**
   * Where a request with a Range gets a part of the file: the error page for a part that the file does not have, if there is one. Null
   * where the file is always sent whole.
   */
  ranges: { unsatisfiable: string | null } | null;
  /** Whether an error is sent as JSON, as callers expect; otherwise it is a page. */
  json: boolean;
  location: string | null;
  /** Value of Cache-Control; null where the API decides. */
  cacheControl: string | null;
  /** Value of Server-Timing; null on immutable files and where the API decides. */
  serverTiming: string | null;
  headers: Headers;
  /** The API that responds instead, by its base key; null when the server responds. */
  upstream: Base | null;
};

/** The response to a request: the decisions of the nginx configuration as a function. */
export function respond({ rules, host, target, method, cookies, exists }: ModelRequest): ModelResponse {
  const parsed = parseRequestTarget(target);
  const name = parsed?.host ?? (host === undefined ? '' : requestHost(host));
  // nginx has not read the host name when it refuses a request target: the path alone may tell the edition.
  const early = parsed === null || (name === null && host === '');
  const byPath = early ? editionOfTarget({ rules, target }) : null;
  const edition = byPath ?? editionOfHost({ rules, host: early ? null : name });
  const address = parsed === null ? '' : addressOf({ rules, path: parsed.path });
  const loggedIn = isLoggedIn({ cookies, login: rules.login });
  const response = (status: number, fields: Partial<ModelResponse> = {}): ModelResponse => ({
    edition: edition.edition,
    isEditionKnown: true,
    status,
    file: null,
    ranges: null,
    json: false,
    location: null,
    cacheControl: cacheControl.revalidate,
    serverTiming: serverTiming({ release: rules.release, loggedIn }),
    headers: headersOf({ rules, edition, address }),
    upstream: null,
    ...fields,
  });
  const errorPage = (status: number): string | null => {
    const phone = parsed?.path.includes('/m/') ? edition.phoneErrors[status] : undefined;
    const file = phone ?? edition.errors[status] ?? null;
    return file !== null && exists(file) ? file : null;
  };
  const error = (status: number) => response(status, { file: errorPage(status) });
  const found = (file: string, fields: Partial<ModelResponse> = {}): ModelResponse =>
    response(200, {
      file,
      ranges: new RegExp(rules.patterns.ranged).test(file) ? { unsatisfiable: errorPage(416) } : null,
      headers: fileHeaders({ rules, edition, address, file }),
      ...(rules.pageCache && { cacheControl: rules.pageCache[loggedIn ? 'loggedIn' : 'anonymous'] }),
      ...fields,
    });
  const page = (file: string | null): ModelResponse => (file !== null && exists(file) ? found(file) : error(404));

  const isCalled = parsed === null ? startsCall({ rules, target }) : isCall({ rules, path: parsed.path });
  const call = isCalled ? { json: true, cacheControl: cacheControl.noStore, serverTiming: null } : null;
  if (early && byPath === null) return response(400, { isEditionKnown: false, ...call });
  if (parsed === null || name === null) return call ? response(400, call) : error(400);
  const foreign = isForeign({ rules, name });
  if (call) {
    if (foreign) return response(421, call);
    if (!new RegExp(rules.patterns.callPath).test(parsed.raw)) return response(404, call);
    const upstream = rules.api.sitePaths.includes(parsed.path) ? 'site' : 'default';
    return response(200, { ...call, cacheControl: null, upstream });
  }
  if (foreign && rules.foreignHosts?.action === 'refuse') return error(421);
  if (!rules.methods.includes(method)) return error(405);
  if (foreign) return response(301, { location: edition.origin + sameAddress({ rules, address, target: parsed }) });

  const irregular = new RegExp(rules.patterns.irregular, 'i').test(parsed.raw);
  if (!irregular) {
    if (isGone({ rules, edition, address })) return error(410);
    const location = redirectOf({ rules, edition, address, target: parsed });
    if (location !== null) return response(301, { location });
  }
  if (parsed.path.startsWith(rules.assets)) {
    const file = fromBytes(parsed.path).slice(1);
    const isPublic = !new RegExp(rules.patterns.privateAsset, 'i').test(parsed.path);
    return isPublic && exists(file)
      ? found(file, { cacheControl: cacheControl.immutable, serverTiming: null })
      : page(null);
  }
  const lookup = { rules, edition, address };
  const file = irregular ? null : (variantFile({ ...lookup, target: parsed }) ?? addressFile(lookup));
  if (address === parsed.path) return page(file);
  const redirects = file?.endsWith('.html') && exists(file) && new RegExp(rules.patterns.headerSafe).test(address);
  return redirects ? response(301, { location: address + parsed.query }) : page(null);
}

function editionOfHost({ rules, host }: { rules: ServerRules; host: string | null }): EditionRules {
  return rules.editions.find(({ domain }) => domain === null || isHostOf(host ?? '', domain))!;
}

/** The edition that alone has the path of a request target, which may be unreadable as a whole. */
function editionOfTarget({ rules, target }: Pick<ModelRequest, 'rules' | 'target'>): EditionRules | null {
  const isPath = (paths: string) => new RegExp(`^(?:https?://[^/ ]*)?(?:${paths})(?:[ ?#].*)?$`, 's').test(target);
  const origin = rules.editions
    .flatMap(({ otherEditions }) => otherEditions)
    .find(({ paths }) => isPath(paths))?.origin;
  return rules.editions.find((edition) => edition.origin === origin) ?? null;
}

function headersOf({ rules, edition: { edition }, address }: Lookup): Headers {
  const row = rules.permissions.find((one) => one.edition === edition && toBytes(one.address) === address);
  const headers = rules.headers[edition]!;
  return row ? { ...headers, [permissionsPolicy]: row.value } : headers;
}

function fileHeaders({ file, ...lookup }: Lookup & { file: string }): Headers {
  const headers = headersOf(lookup);
  const isDrawing = new RegExp(lookup.rules.patterns.drawing).test(file);
  return isDrawing ? { ...headers, [securityPolicy]: lookup.rules.drawingPolicy } : headers;
}

function isCall({ rules: { api }, path }: { rules: ServerRules; path: string }): boolean {
  return api.paths.includes(path) || api.prefixes.some((prefix) => path.startsWith(prefix));
}

/** Whether a request target that cannot be read as a whole begins as that of a call. */
function startsCall({ rules: { api }, target }: Pick<ModelRequest, 'rules' | 'target'>): boolean {
  const calls = [...api.prefixes.map(escapeLiteral), ...api.paths.map((path) => `${escapeLiteral(path)}(?:[ ?]|$)`)];
  return calls.length > 0 && new RegExp(`^(?:https?://[^/ ]*)?(?:${calls.join('|')})`).test(target);
}

/** The address that a path means: `/im` for `/im/`, `/im.html` and `/im/index.html`. */
function addressOf({ rules: { exactAddresses, patterns }, path }: { rules: ServerRules; path: string }): string {
  if (exactAddresses.some(({ address }) => toBytes(address) === path)) return path;
  if (new RegExp(patterns.homeFile, 'i').test(path)) return '/';
  return new RegExp(patterns.alternateSpelling, 'i').exec(path)?.groups?.['site_stem'] ?? path;
}

type Lookup = { rules: ServerRules; edition: EditionRules; address: string };

/** An address as the sources of redirects are compared. */
const sourceOf = (address: string) => fromBytes(address).replace(/[A-Z]/g, (letter) => letter.toLowerCase());

function isGone({ rules: { gone = [] }, edition, address }: Lookup): boolean {
  const source = sourceOf(address);
  return gone.some((rule) => rule.edition === edition.edition && rule.address === source);
}

function redirectOf({ rules, edition, address, target }: Lookup & { target: RequestTarget }): string | null {
  const from = sourceOf(address);
  const row = rules.redirects.find((rule) => rule.edition === edition.edition && rule.from === from);
  if (row) return row.to + target.query;
  const other = edition.otherEditions.find(({ paths }) => new RegExp(anchored(paths)).test(target.path));
  if (!other) return null;
  return other.origin + sameAddress({ rules, address, target });
}

/** The address of a request at another origin: its only spelling where that is safe in a header, else as it was sent. */
function sameAddress({
  rules,
  address,
  target,
}: {
  rules: ServerRules;
  address: string;
  target: RequestTarget;
}): string {
  return new RegExp(rules.patterns.headerSafe).test(address) ? address + target.query : target.raw;
}

/** Whether a host name is not of the site; a request without one is for the edition that has all other host names. */
function isForeign({ rules: { foreignHosts }, name }: { rules: ServerRules; name: string }): boolean {
  return foreignHosts !== undefined && name !== '' && !new RegExp(foreignHosts.own).test(name);
}

/**
 * The file of the variant that the query selects. Parameters are read as nginx reads them: the first of that name,
 * case-insensitive, not decoded.
 */
function variantFile({ rules, edition, address, target }: Lookup & { target: RequestTarget }): string | null {
  const parameter = (query: string) => new RegExp(`[?&]${escapeLiteral(query)}=([^&]*)`, 'i').exec(target.query)?.[1];
  const variants = rules.variants.filter(
    (variant) => variant.edition === edition.edition && toBytes(variant.address) === address,
  );
  return variants.find(({ query, value }) => parameter(query) === value)?.file ?? null;
}

/** The file of an address of an edition, whether it exists or not; null for what is no address. */
function addressFile({ rules, edition, address }: Lookup): string | null {
  if (address === '/') return edition.home;
  const named = [...rules.exactAddresses, ...rules.aliases].find(
    (row) => row.edition === edition.edition && toBytes(row.address) === address,
  );
  if (named) return named.file;
  if (new RegExp(anchored(edition.hidden)).test(address)) return null;
  const shared = rules.shared.find(({ paths }) => new RegExp(anchored(paths)).test(address));
  if (shared) return (shared.perEdition ? edition.folder : '') + address.slice(1);
  return new RegExp(anchored(edition.pages)).test(address) ? `${fromBytes(address).slice(1)}.html` : null;
}

const toBytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
const fromBytes = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8');
