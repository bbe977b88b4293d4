import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Base } from '../define/address.ts';
import type { CallRequest } from '../define/call-request.ts';
import type { PageOfRecords, RecordPages } from '../define/call.ts';
import { contentBounds } from '../lib/content-bounds.ts';
import { openAccess } from '../api-access.ts';
import { each } from '../lib/each.ts';
import type { CallResponse, Content, ContentOptions } from './content-client.ts';
import { parseRequestKey, requestKey, responseKey } from './request-key.ts';
import { openDates } from './dates.ts';
import { openConnection, type Connection } from './connection.ts';
import { isList } from './list-calls.ts';
import { isPaged, listRequest, openLists, pageRequest } from './lists.ts';
import { openLocalConnection } from './local-connection.ts';
import { openMemory } from './memory.ts';
import { onlyNamed } from './named-records.ts';
import { openReceived } from './received.ts';
import { openCallLog } from './call-log.ts';
import { openSecrets } from './secrets.ts';
import { requestCall, type Requested, resolveCall, reuseUnchanged, settle } from './resolve-call.ts';
import { openSnapshots } from './snapshots.ts';
import { type CallJob, openStore } from './store.ts';

/** Maximum size of the bodies whose parsed data is kept in memory, in bytes. */
const memoryLimit = 8_000_000;

/**
 * Maximum number of responses in memory. Pages share some responses; the response of a record is used once, by its own page. An evicted
 * response is requested again if it is needed.
 */
const maxAnswers = 6000;

/** A response with all records, and with only the records that are shown. */
type Entry = { whole: Promise<CallResponse<unknown>>; shown: Promise<CallResponse<unknown>> | null };

/** Opens the client of the content API. Each request of a build is sent once. */
export function openContent(options: ContentOptions): Content {
  const { calls, requestFailed, base, namespace, cache, engine, concurrency, callTime, offline } = options;
  const address = base === null ? null : publicAddress(base);
  const access = options.access ?? openAccess;
  const log = openCallLog(offline ? null : address, openSecrets(access.headers));
  const siteAddress = options.siteBase ? publicAddress(options.siteBase) : address;
  const connectTo = (base: string | null): Connection | null =>
    offline || base === null
      ? null
      : openConnection({
          base,
          access,
          concurrency,
          log,
          callTime,
          bodyLimit: options.bodyLimit ?? contentBounds.response.bytes,
          random: options.random ?? Math.random,
        });
  const { local } = options;
  const defaultConnection = local && !offline ? openLocalConnection({ api: local, log }) : connectTo(address);
  const connections: Record<Base, Connection | null> = {
    default: defaultConnection,
    site: siteAddress === address ? defaultConnection : connectTo(siteAddress),
  };
  const snapshots = openSnapshots({
    cache,
    namespace,
    isHeld: ({ call, request }) => options.holdLists === true && isList({ row: calls[call], request }),
    held: options.held ?? [],
  });
  const store = openStore({ snapshots, memory: openMemory(memoryLimit), log, engine });
  const slots = pLimit(concurrency);
  const dates = options.viewing ? openDates(options.viewing) : null;
  const received = openReceived();
  let confirmed: ReadonlySet<string> = new Set();
  /** Keys of cached responses that `revalidate` found unchanged: they are not requested or counted again. */
  const same = new Set<string>();
  const entries = new LRUCache<string, Entry>({ max: maxAnswers });

  const jobOf = ({ call, request }: CallRequest, callKey: string, version: string | null): CallJob => ({
    row: calls[call]!,
    place: { call, request, key: responseKey(callKey) },
    version,
  });

  /** The response with all its records. */
  function receive(callRequest: CallRequest, callKey: string, version: string | null): Promise<CallResponse<unknown>> {
    const { call, request } = callRequest;
    const job = jobOf(callRequest, callKey, version);
    const connection = connections[job.row.base];
    const isSame = same.has(job.place.key);
    const isConfirmed = isSame || confirmed.has(job.place.key);
    const reused = reuseUnchanged(job, { store, isConfirmed });
    if (reused) {
      if (isSame) return Promise.resolve(reused);
      if (isConfirmed) received.add([callKey, reused.hash, version]);
      else received.skip(call, 1);
      log.answered({ call, request, source: reused.source, took: null });
      return Promise.resolve(reused);
    }
    return slots(async () => {
      const start = performance.now();
      const resolved = await resolveCall(job, { connection, store, log, engine, requestFailed });
      const took = connection ? performance.now() - start : null;
      log.answered({ call, request, source: resolved.source, took });
      received.add([callKey, resolved.hash, version]);
      return resolved;
    });
  }

  /** Pages of lists that `revalidate` requested, until their list is read. */
  const probed = new Map<string, Promise<Requested>>();
  const times = new WeakMap<Requested, number>();

  function requestPage(callRequest: CallRequest): Promise<Requested> {
    const job = jobOf(callRequest, requestKey(callRequest), null);
    const connection = connections[job.row.base];
    return slots(async () => {
      const start = performance.now();
      const requested = await requestCall(job, { connection, store });
      if (connection) times.set(requested, performance.now() - start);
      return requested;
    });
  }

  function settlePage(requested: Requested): CallResponse<unknown> {
    const { call, request } = requested.job.place;
    const response = settle(requested, { store, log, engine, requestFailed });
    log.answered({ call, request, source: response.source, took: times.get(requested) ?? null });
    received.add([requestKey({ call, request }), response.hash, null]);
    return response;
  }

  const lists = openLists({
    calls,
    requestFailed,
    log,
    request(callRequest) {
      const callKey = requestKey(callRequest);
      const known = probed.get(callKey);
      probed.delete(callKey);
      return known ?? requestPage(callRequest);
    },
    async dataOf(requested) {
      if (requested.kind === 'failed') throw new Error('a failed request has no data');
      if (requested.kind === 'fresh') return requested.validated.data;
      return store.kept(requested.job, { ...requested.cached, source: 'stale' }).read();
    },
    settle: settlePage,
    async cached({ call, row }) {
      const pages: CallResponse<unknown>[] = [];
      for (let [page, count] = [1, 1]; page <= count; page += 1) {
        const callRequest = { call, request: pageRequest(row, page) };
        const job = jobOf(callRequest, requestKey(callRequest), null);
        const { cached } = store.lookUp(job);
        if (!cached) return null;
        const response = store.kept(job, { ...cached, source: 'stale' });
        const { total } = (await response.read()) as PageOfRecords;
        if (page === 1) count = Math.ceil(total / row.paged.size);
        pages.push(response);
      }
      return pages;
    },
    shown: async (row, response) => (dates ? dates.shown(row, response) : response),
  });

  function lookUp(callRequest: CallRequest, version: string | null): Entry {
    const callKey = requestKey(callRequest);
    const found = entries.get(callKey);
    if (found) return found;
    const entry: Entry = { whole: receive(callRequest, callKey, version), shown: null };
    entries.set(callKey, entry);
    return entry;
  }

  /** Which records have a page; null while it is not known. */
  let pages: RecordPages | null = null;

  async function fetchShown(callRequest: CallRequest, version: string | null): Promise<CallResponse<unknown>> {
    const row = calls[callRequest.call]!;
    const found = lookUp(callRequest, version);
    found.shown ??= dates ? found.whole.then((whole) => dates.shown(row, whole)) : found.whole;
    const response = await found.shown;
    const known = row.named && pages?.[row.named.kind];
    return known ? onlyNamed({ row, response, has: (id) => known.has(id) }) : response;
  }

  return {
    list: (call) => lists.read(call),
    showOnly: (records) => void (pages = records),
    async fetch<Data>(callRequest: CallRequest, version: string | null = null) {
      const request = listRequest(calls[callRequest.call]!, callRequest.request);
      const response = request
        ? await lists.fetch(callRequest.call, request, pages)
        : await fetchShown(callRequest, version);
      return response as CallResponse<Data>;
    },
    async revalidate({ rounds, skipped }) {
      let isUnchanged = true;
      for (const round of rounds) {
        await each(
          until(round, () => !isUnchanged),
          async ([callKey, hash, version]) => {
            const callRequest = parseRequestKey(callKey);
            if (isPaged(calls[callRequest.call]!)) {
              const page = requestPage(callRequest);
              probed.set(callKey, page);
              const requested = await page;
              isUnchanged &&= isSound(requested, hash);
              return;
            }
            const response = await lookUp(callRequest, version).whole;
            isUnchanged &&= response.hash === hash && !response.flawed;
            if (response.source === 'unchanged' || response.source === 'trusted') same.add(responseKey(callKey));
          },
          2 * concurrency,
        );
      }
      if (isUnchanged) for (const page of probed.values()) settlePage(await page);
      if (isUnchanged)
        for (const [call, count] of Object.entries(skipped) as [string, number][]) {
          received.skip(call, count);
          for (let left = count; left > 0; left--) log.answered({ call, request: null, source: 'trusted', took: null });
        }
      return isUnchanged;
    },
    received: () => received.list(),
    confirm: (keys) => void (confirmed = keys),
    report: () => log.report(),
    nextChange: () => dates?.nextChange() ?? null,
    hidden: () => dates?.hidden() ?? [],
    commit: () => snapshots.commit(),
    hold: () => snapshots.hold(),
    evict: () => snapshots.evict(),
    async close() {
      for (const connection of new Set(Object.values(connections))) await connection?.close();
      snapshots.close();
    },
  };
}

/** Whether a page of a list is the one of the last build, with nothing left out. */
function isSound(page: Requested, hash: string): boolean {
  if (page.kind === 'fresh') return page.validated.hash === hash && page.validated.dropped.length === 0;
  return page.kind === 'unchanged' && page.cached.hash === hash;
}

/** Yields items until `isEnough` returns true. */
function* until<Item>(items: Iterable<Item>, isEnough: () => boolean): Iterable<Item> {
  for (const item of items) {
    if (isEnough()) return;
    yield item;
  }
}

/** The address for messages and reports, without credentials, query and trailing slash. */
function publicAddress(base: string): string {
  const { origin, pathname } = new URL(base);
  return origin + pathname.replace(/\/+$/, '');
}
