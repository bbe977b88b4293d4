import * as z from 'zod';
import type { CallRequest } from '../define/call-request.ts';
import type { Call, PageOfRecords, RecordPages } from '../define/call.ts';
import { sha256, shortHash } from '../lib/sha256.mjs';
import type { CallResponse, ListedRecord, PagedList } from './content-client.ts';
import type { CallLog } from './call-log.ts';
import { duplicateFree, type LinkAt, linksOf } from './links.ts';
import { freeze } from './memory.ts';
import { allInvalid, changingList } from './refusals.ts';
import { requestKey } from './request-key.ts';
import { emptyResponse, reportFailure, type Requested } from './resolve-call.ts';

/** Number of times that a list is read again. */
const maxRereads = 3;

const pageShape = z.object({ page: z.number(), pageSize: z.number() });
type ListRequest = z.output<typeof pageShape> & {
  /** The fields of the records that are wanted, with their values. */
  wanted: Readonly<Record<string, unknown>>;
};

export type ListsOptions = {
  calls: Readonly<Record<string, Call>>;
  /** The message in the result of a failed call. */
  requestFailed: string;
  log: CallLog;
  /** Requests a page without storing the response. */
  request(callRequest: CallRequest): Promise<Requested>;
  /** The data of a page that was requested. */
  dataOf(requested: Requested): Promise<unknown>;
  /** Stores and reports a page. */
  settle(requested: Requested): CallResponse<unknown>;
  /** The cached pages of a list, from the first to the last of its `total`; null when one is missing. */
  cached(list: PagedCall): Promise<readonly CallResponse<unknown>[] | null>;
  /** The response with only the records that are shown. */
  shown(row: Call, response: CallResponse<unknown>): Promise<CallResponse<unknown>>;
};

/** The lists of the API that have pages. */
export type Lists = {
  read(call: string): Promise<PagedList>;
  /** A page of records that have a page of their own, from the whole list. */
  fetch(call: string, request: ListRequest, pages: RecordPages | null): Promise<CallResponse<unknown>>;
};

export const isPaged = (row: Call): row is PagedRow => row.paged !== undefined;

type PagedRow = Call & Required<Pick<Call, 'paged'>>;

/** A call that lists records in pages. */
type PagedCall = { call: string; row: PagedRow };

/**
 * Reads each list once, in one consistent state. An API pages by position: a record that appears, goes or moves while its list is read
 * shifts others from one page to another, and one that nobody touched would be missing. If one record goes and another one appears, neither
 * totals nor overlaps show it. So a list of several pages is read until two readings in a row are equal: the second one begins when the
 * first one has ended, so that all pages are of the moment between them. The cached pages of a list are of one state, too. A list with
 * other than the records of its total has gaps: its API limits pages to a smaller size, or hides records of some of them.
 */
export function openLists(options: ListsOptions): Lists {
  const { calls, requestFailed, log, request, dataOf, settle, cached, shown } = options;
  const lists = new Map<string, Promise<Opened>>();

  function pagedCall(call: string): PagedCall {
    const row = calls[call]!;
    if (!isPaged(row)) throw new Error(`the call ${call} has no pages`);
    return { call, row };
  }

  async function collect({ call, row }: PagedCall): Promise<readonly Requested[]> {
    const requestOf = (page: number) => request({ call, request: pageRequest(row, page) });
    const first = await requestOf(1);
    if (first.kind === 'failed') return [first];
    const { total } = (await dataOf(first)) as PageOfRecords;
    const count = Math.max(1, Math.ceil(total / row.paged.size));
    const rest = Array.from({ length: count - 1 }, (_, index) => requestOf(index + 2));
    return [first, ...(await Promise.all(rest))];
  }

  async function readPages(list: PagedCall): Promise<Pick<PagedList, 'responses' | 'failed'>> {
    let before: readonly string[] | null = null;
    for (let readings = 1; ; readings += 1) {
      const reading = await collect(list);
      const [first] = reading;
      const failed = reading.find((one) => one.kind === 'failed');
      if (failed) return fallBack(list, failed);
      const allLeftOut = everyRecordLeftOut(reading);
      if (allLeftOut) return fallBack(list, allLeftOut);
      const hashes = reading.map(hashOf);
      const isOneState = reading.length === 1 || reading.every(isAsCached) || String(hashes) === String(before);
      const misfit = await misfitOf(reading);
      if (isOneState && misfit === null) return { responses: reading.map(settle), failed: null };
      if (readings > maxRereads)
        return fallBack(list, { ...first!, kind: 'failed', failure: changingList({ readings, misfit }) });
      before = hashes;
    }
  }

  /** Why pages are no whole list; null when they have the same total, as many records as that, and no record twice. */
  async function misfitOf(reading: readonly Requested[]): Promise<string | null> {
    const totals = new Set<number>();
    const records = new Set<string>();
    let received = 0;
    for (const requested of reading) {
      const { total, list } = (await dataOf(requested)) as PageOfRecords;
      totals.add(total);
      // A record that the API lists twice on one page, or with two contents, is an error of its content.
      const own = new Set(list.map(recordHash));
      if ([...own].some((hash) => records.has(hash))) return 'a record is on two of its pages';
      for (const hash of own) records.add(hash);
      received += list.length + leftOutOf(requested);
    }
    const [total, other] = totals;
    if (other !== undefined) return `its pages say that it has ${total} and ${other} records`;
    // What is cached was whole when it was stored; how many of its records are left out now is not known.
    const isCached = reading.some(({ kind }) => kind === 'stale');
    return received === total || isCached
      ? null
      : `it says that it has ${total} records, and its pages have ${received}`;
  }

  async function fallBack(list: PagedCall, failed: Extract<Requested, { kind: 'failed' }>) {
    const { job, where, failure } = failed;
    const pages = await cached(list);
    reportFailure({ place: job.place, where, failure, cached: pages, log, requestFailed });
    const responses = pages ?? [emptyResponse(job.row)];
    for (const [index, { source }] of responses.entries())
      log.answered({ call: list.call, request: pageRequest(list.row, index + 1), source, took: null });
    return { responses, failed: requestKey(job.place) };
  }

  async function open(call: string): Promise<Opened> {
    const { row } = pagedCall(call);
    const { responses, failed } = await readPages({ call, row });
    const records: ListedRecord[] = [];
    const visible: CallResponse<unknown>[] = [];
    for (const response of responses) {
      const page = await shown(row, response);
      const { list } = (await page.read()) as PageOfRecords;
      for (const [at, record] of list.entries()) {
        const links = linksOf({ row, data: { total: 0, list: [record] } });
        records.push({
          id: record.id,
          by: fieldsOf(row, record),
          page: visible.length,
          at,
          hash: recordHash(record),
          links,
        });
      }
      visible.push(page);
    }
    return { responses, failed, records, visible, selected: new Map() };
  }

  function opened(call: string): Promise<Opened> {
    const list = lists.get(call) ?? open(call);
    lists.set(call, list);
    return list;
  }

  return {
    read: opened,
    async fetch(call, { page, pageSize, wanted }, pages) {
      const { row } = pagedCall(call);
      const list = await opened(call);
      const some = select({ list, wanted, has: pages?.[row.paged.kind] ?? null });
      const taken = some.slice((page - 1) * pageSize, page * pageSize);
      return pageOf({ call, row, list, total: some.length, taken });
    },
  };
}

/** A list that was read, and its pages with the records that are shown. */
type Opened = PagedList & {
  visible: readonly CallResponse<unknown>[];
  /** The records by the fields that are wanted, as JSON, when it is known which ones have a page. */
  selected: Map<string, readonly ListedRecord[]>;
};

const recordHash = (record: unknown) => shortHash(JSON.stringify(record));

function hashOf(requested: Requested): string {
  if (requested.kind === 'failed') throw new Error('a failed request has no hash');
  return requested.kind === 'fresh' ? requested.validated.hash : requested.cached.hash;
}

/** How many records of a page are left out because they are invalid. */
const leftOutOf = (requested: Requested) =>
  requested.kind === 'fresh'
    ? requested.validated.dropped.filter(({ part, steps }) => part === 'record' && steps[0] === 'list').length
    : 0;

/** The failure of a list whose records are all invalid: its schema is another one than that of the content system. Null for other lists. */
function everyRecordLeftOut(reading: readonly Requested[]): Extract<Requested, { kind: 'failed' }> | null {
  const fresh = reading.filter((one) => one.kind === 'fresh');
  const isEmpty = ({ validated }: (typeof fresh)[number]) => (validated.data as PageOfRecords).list.length === 0;
  const first = fresh.find((one) => leftOutOf(one) > 0);
  if (!first || fresh.length < reading.length || !fresh.every(isEmpty)) return null;
  const { job, found, where, validated } = first;
  return {
    job,
    found,
    where,
    kind: 'failed',
    failure: allInvalid({ name: job.place.call, dropped: validated.dropped }),
  };
}

/** Whether a page is the cached one. */
const isAsCached = (requested: Requested) => hashOf(requested) === requested.found.cached?.hash;

type SelectOptions = { list: Opened; wanted: ListRequest['wanted']; has: ReadonlySet<string> | null };

/** The records with the wanted fields that have a page; each once. */
function select({ list, wanted, has }: SelectOptions): readonly ListedRecord[] {
  const fields = Object.entries(wanted);
  const key = JSON.stringify(fields);
  const known = has && list.selected.get(key);
  if (known) return known;
  const seen = new Set<string>();
  const some = list.records.filter((record) => {
    if ((has && !has.has(record.id)) || seen.has(record.id)) return false;
    seen.add(record.id);
    return fields.every(([name, value]) => record.by[name] === value);
  });
  if (has) list.selected.set(key, some);
  return some;
}

type PageOfOptions = PagedCall & { list: Opened; total: number; taken: readonly ListedRecord[] };

function pageOf({ call, row, list, total, taken }: PageOfOptions): CallResponse<unknown> {
  const { failed, visible, responses } = list;
  const used = [...new Set(taken.map(({ page }) => page))];
  const flawed = used.filter((page) => responses[page]!.flawed);
  const links: LinkAt[] = taken.flatMap((record) => record.links);
  return {
    hash: sha256([total, ...taken.map(({ hash }) => hash)].join(' ')),
    source: responses[0]!.source,
    flawed: flawed.length > 0,
    links: duplicateFree(links),
    names: [],
    from: failed === null ? flawed.map((page) => requestKey({ call, request: pageRequest(row, page + 1) })) : [failed],
    async read() {
      const pages = new Map<number, PageOfRecords['list']>();
      for (const page of used) pages.set(page, ((await visible[page]!.read()) as PageOfRecords).list);
      return freeze({ total, list: taken.map(({ page, at }) => pages.get(page)![at]) });
    },
  };
}

/** The parameters of a page of a list; null when the request is not one for a page of a list. */
export function listRequest(row: Call, request: CallRequest['request']): ListRequest | null {
  if (!isPaged(row) || !row.request.safeParse(request).success) return null;
  return { ...pageShape.parse(request), wanted: fieldsOf(row, request as Readonly<Record<string, unknown>>) };
}

/** The fields that requests of a list select by, as a record or a request has them. */
function fieldsOf(
  { paged: { by = ['type'] } }: PagedRow,
  of: Readonly<Record<string, unknown>>,
): ListRequest['wanted'] {
  return Object.fromEntries(by.flatMap((name) => (of[name] === undefined ? [] : [[name, of[name]]])));
}

/** The parameters of a page of a whole list. */
export const pageRequest = ({ paged }: PagedRow, page: number) => ({ page, pageSize: paged.size });
