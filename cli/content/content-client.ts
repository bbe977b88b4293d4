import type { CallRequest } from '../define/call-request.ts';
import type { Problem } from '../problem.ts';
import type { Call, HiddenRecord, RecordPages } from '../define/call.ts';
import type { Viewing } from '../define/publication.ts';
import type { ApiAccess } from '../api-access.ts';
import type { LinkAt } from './links.ts';
import type { LocalApi } from './local-connection.ts';
import type { Received, ReceivedHash, Skipped } from './received.ts';
import type { ContentReport } from './call-log.ts';

/**
 * Where a response came from: `fresh` was sent now; `unchanged` was confirmed by the API (304); `trusted` is cached and was not requested,
 * because its list shows no change or a shard has just requested it; `stale` is cached and used because the call failed; `empty` is the
 * empty data of the call's row.
 */
export type Source = 'fresh' | 'unchanged' | 'trusted' | 'stale' | 'empty';

export type CallResponse<Data> = {
  /** SHA-256 of the validated and shortened data, hex. Part of the fingerprints of pages. */
  hash: string;
  source: Source;
  /** Whether invalid records were skipped. */
  flawed: boolean;
  links: readonly LinkAt[];
  /** Ids of the records that the data names, such as neighbours. */
  names: readonly string[];
  /** For a response that was made from others: the requests whose failures or invalid records affect it. */
  from?: readonly string[];
  /**
   * The data, parsed on first use. It is shared and therefore frozen. HTML fields are unsanitized. Rejects with a `Stop` when another
   * process changed the cached response during the build.
   */
  read(): Promise<Data>;
};

/** A record of a list. */
export type ListedRecord = {
  id: string;
  /** The fields that requests select by. */
  by: Readonly<Record<string, unknown>>;
  /** Its place: index of the response, and of the record among those that are shown. */
  page: number;
  at: number;
  hash: string;
  links: readonly LinkAt[];
};

/** A whole list in one consistent state. */
export type PagedList = {
  /** The records that are shown, in the order of the API. */
  records: readonly ListedRecord[];
  /** The responses, a page each. */
  responses: readonly CallResponse<unknown>[];
  /** The failed request, when the responses are stale or empty; else null. */
  failed: string | null;
};

export type Content = {
  /** Reads a whole list: all its pages, in one consistent state. Never rejects because a call failed. */
  list(call: string): Promise<PagedList>;
  /** Sets which records have a page: the others are left out of all responses from now on. */
  showOnly(pages: RecordPages): void;
  /**
   * Returns the response of a call. A cached response is used without a request if it was cached with the same `version` (see
   * versions.ts). A page of a list is taken from the whole list. Never rejects because a call failed: it reports the failure and
   * falls back to stale or empty data.
   */
  fetch<Data = unknown>(callRequest: CallRequest, version?: string | null): Promise<CallResponse<Data>>;
  /** Keys of cached responses that the shards of this build have just requested: they are not requested again. */
  confirm(keys: ReadonlySet<string>): void;
  /**
   * Requests what an earlier build received, and returns whether all of it is unchanged. Each round is requested only if the round before
   * is unchanged, because its requests follow from the responses of that round. Responses are requested once.
   */
  revalidate(before: { rounds: readonly (readonly ReceivedHash[])[]; skipped: Skipped }): Promise<boolean>;
  received(): Received;
  report(): ContentReport;
  /** When a record that was read appears or expires, milliseconds since the epoch; null when none does. */
  nextChange(): number | null;
  /** The records that were read and are not shown. */
  hidden(): readonly HiddenRecord[];
  /**
   * Makes the lists that were received the cached ones, with `holdLists`: the next build falls back to them when a call fails. Returns a
   * warning when they cannot be written.
   */
  commit(): Problem | null;
  /**
   * Holds back all lists that were used, with `holdLists`: a shard hands them on, and the build that publishes commits them. Returns their
   * keys in the cache, by their keys.
   */
  hold(): ReadonlyMap<string, string>;
  /** Evicts unused cached responses. Only for builds that requested all content of the site. */
  evict(): void;
  /** Aborts running requests and closes all connections, so that the process can exit. */
  close(): Promise<void>;
};

export type ContentOptions = {
  /** The calls of the site. */
  calls: Readonly<Record<string, Call>>;
  /** The message in the result of a failed call. */
  requestFailed: string;
  /** The content API in this process; default: none. */
  local?: LocalApi | null;
  /** Base address of the content API, as `https://api.example/gateway`; `null` only with `offline` or a local API. */
  base: string | null;
  /** Base address for the calls to the base `site`; default: `base`. */
  siteBase?: string | null;
  /** Cache folder of this API, from `namespaceOf(base)`: responses of different APIs must not mix. */
  namespace: string;
  cache: string;
  /** Hash of the build's code: responses cached by other code are validated again. */
  engine: string;
  concurrency: number;
  /** Credentials and proxy; default: none. */
  access?: ApiAccess;
  /** Which drafts and scheduled records are shown; default: all. */
  viewing?: Viewing;
  /** Lists of earlier builds stay in the cache until `commit`: a build that is refused may have received broken ones. */
  holdLists?: boolean;
  /** Keys of the lists that merged shards hold back; default: none. */
  held?: Iterable<string>;
  /** Open no connection: use cached responses or empty data. */
  offline: boolean;
  /** Milliseconds for a call, including retries. Pauses between retries and the connect timeout are fractions of it. */
  callTime: number;
  /** Maximum size of a response body, in bytes. */
  bodyLimit?: number;
  /** Random number from 0 to 1, for the jitter of retries. */
  random?: () => number;
};
