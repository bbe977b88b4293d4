import type { SiteConfig } from './config.ts';
import type { Edition } from './editions.ts';
import type { Markup } from './html.ts';
import { type HttpResponse, refusal } from './http-response.ts';

/** A request to the embedded API. */
export type Exchange = {
  method: string;
  path: string;
  /** The raw query, without `?`. */
  query: string;
  header(name: string): string | undefined;
  /** Address of the client, or the forwarded one when a proxy on this machine sent the request. */
  client: string;
  /** Whether the request comes from this machine, not through a proxy. */
  direct: boolean;
  body(limit?: number): Promise<{ ok: true; bytes: Buffer } | { ok: false; answer: HttpResponse }>;
};

/** A request for a page of a stand-in. */
export type Visit = {
  exchange: Exchange;
  path: string;
  query: URLSearchParams;
  /** The edition, by host name. */
  edition: Edition;
  cookies: string | undefined;
};

/** A page of a stand-in. */
export type StandInPage = {
  /** Null for pages of tools, which are in English. */
  edition: Edition | null;
  title: string;
  /** Name and navigation of the site that the page belongs to. */
  place: string;
  links?: readonly { href: string; name: string }[];
  /** Address of the page, to mark its link as current. */
  at?: string;
  narrow?: boolean;
  body: Markup;
  status?: number;
  headers?: HttpResponse['headers'];
};

/** Submissions of visitors, as readable files. */
export type SavedFiles = {
  /** Writes a record as JSON and returns the file name. */
  record(kind: string, record: object): Promise<string>;
  upload(name: string, bytes: Buffer): Promise<void>;
};

/** Maximum number of requests (`most`) in a time in milliseconds (`within`). */
export type Rate = { most: number; within: number };

/** What stand-ins work with. */
export type StandInTools = {
  site: SiteConfig;
  files: SavedFiles;
  now(): number;
  log(line: string): void;
  /** A page without scripts and frames. */
  page(page: StandInPage): HttpResponse;
  /** Null for an accepted request, or a 429 response with the seconds to wait. */
  limit(who: string, rate: Rate): HttpResponse | null;
};

/** Handles a call of browsers. Its parameters fit its schema, and its signature and rate limit were checked. */
export type BrowserHandler = { of(request: never, exchange: Exchange): HttpResponse | Promise<HttpResponse> }['of'];

/** Stand-ins for what browsers use besides the site: its calls, and the sites and services beside it. */
export type StandIns = {
  calls: Readonly<Record<string, BrowserHandler>>;
  /** Rate limits of calls for one visitor. */
  rates: Readonly<Partial<Record<string, Rate>>>;
  /** Handles requests that are not calls; null for unknown addresses. */
  page(visit: Visit): Promise<HttpResponse | null>;
};

export async function formOf({
  exchange,
}: Visit): Promise<{ ok: true; fields: URLSearchParams } | { ok: false; answer: HttpResponse }> {
  const body = await exchange.body();
  return body.ok ? { ok: true, fields: new URLSearchParams(body.bytes.toString('utf8')) } : body;
}

/**
 * Whether a request comes from this machine. Checks the host name and the origin too, against CSRF and DNS rebinding.
 */
export function isLocalRequest({ exchange }: Visit): boolean {
  const host = exchange.header('host') ?? '';
  const origin = exchange.header('origin');
  return (
    exchange.direct &&
    /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host) &&
    (origin === undefined || origin === `http://${host}`)
  );
}

/** The response to other machines for a page that only this one may see. */
export function onlyLocal(path: string): HttpResponse {
  return refusal({ status: 403, msg: `${path} is available on this machine only` });
}
