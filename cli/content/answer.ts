import type { Ask, CallData, CallName } from '../../config/calls/ask.ts';
import type { Viewing } from '../../config/rules/publication.ts';
import type { ApiAccess } from '../api-access.ts';
import type { LinkAt } from './links.ts';
import type { Received, ReceivedHash, Skipped } from './received.ts';
import type { ContentReport } from './report.ts';

/**
 * Where an answer came from: `fresh` was sent now, `unchanged` was confirmed by the API (304), `trusted` was not requested
 * because its list says that it did not change or a shard has just requested it, `stale` is the last good one of an earlier build,
 * `empty` is the row's own.
 */
export type Source = 'fresh' | 'unchanged' | 'trusted' | 'stale' | 'empty';

export type Answer<Data> = {
  /** Hash of the validated and limited data, SHA-256 in hex: what fingerprints are made of. */
  hash: string;
  source: Source;
  /** Whether records were left out of it because they do not fit. */
  flawed: boolean;
  /** Its links to addresses of this site. */
  links: readonly LinkAt[];
  /**
   * The data, parsed on first use. It is shared, and so frozen. HTML fields are as the API sent
   * them: hostile. Rejects with a `Stop` when the kept answer was changed on disk by someone else during the build.
   */
  read(): Promise<Data>;
};

export type Content = {
  /**
   * The answer; one that is kept is used without a request when it was kept with the same `version`, what its list says of it.
   * Never rejects because a call failed: the failure is in the report, and the answer is the last good or the empty one.
   */
  answer<Name extends CallName>(ask: Ask<Name>, version?: string | null): Promise<Answer<CallData<Name>>>;
  /** Kept answers, by their keys, that the API gave or confirmed just now to another part of this build: they are not requested. */
  confirm(keys: ReadonlySet<string>): void;
  /**
   * Requests what an earlier build received, and returns whether all of it is the same. A round is requested when all of the one before is
   * the same, so that nothing is requested that the responses before do not lead to. What was received is not requested again.
   */
  isSame(before: { rounds: readonly (readonly ReceivedHash[])[]; skipped: Skipped }): Promise<boolean>;
  /** What this build received so far. */
  received(): Received;
  report(): ContentReport;
  /** When a record that was read appears or expires, milliseconds since the epoch; null when none does. */
  nextChange(): number | null;
  /** Evicts unused entries: for a build that requested everything the site shows. */
  tidy(): void;
  /** Gives up what is under way and closes all connections, so that the process can end. */
  close(): Promise<void>;
};

export type ContentOptions = {
  /** Base address of the content API, as `https://api.example/gateway`; `null` only with `offline`. */
  base: string | null;
  /** Base address for the calls to the base `site`; left out: the same. */
  siteBase?: string | null;
  /** Names the place of the kept answers, from `namespaceOf(base)`: answers of different APIs never mix. */
  namespace: string;
  /** Folder of everything kept between builds. */
  cache: string;
  /** Hash of the build's code: answers kept by other code are validated again. */
  engine: string;
  /** Calls in flight at most. */
  concurrency: number;
  /** Credentials, and the proxy; left out, there are none. */
  access?: ApiAccess;
  /** Whom records with times are shown to; left out, all are. */
  viewing?: Viewing;
  /** Opens no socket at all: every answer is a kept one, or the empty one. */
  offline: boolean;
  /** Milliseconds for a call, retries included; the pauses between retries and the time to connect are shares of it. */
  callTime?: number;
  /** Bytes of a response body at most. */
  bodyLimit?: number;
  /** From 0 to 1: spreads the pauses before retries. */
  random?: () => number;
};
