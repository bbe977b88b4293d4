import pLimit from 'p-limit';
import type { Base } from '../../config/calls/addresses.ts';
import type { Ask, CallData, CallName } from '../../config/calls/ask.ts';
import { calls } from '../../config/calls/index.ts';
import { contentLimits } from '../../config/content-limits.ts';
import { limits } from '../../config/limits.ts';
import { openAccess } from '../api-access.ts';
import { each } from '../each.ts';
import { openRecent } from '../recent.ts';
import type { Answer, Content, ContentOptions } from './answer.ts';
import { askedOf, readAsked, responseKey } from './asked.ts';
import { openDates } from './dates.ts';
import { openLine, type Line } from './line.ts';
import { openMemory } from './memory.ts';
import { openReceived } from './received.ts';
import { openLedger } from './report.ts';
import { openSecrets } from './secrets.ts';
import { settle, spare } from './settle.ts';
import { openSnapshots } from './snapshots.ts';
import { type CallJob, openStore } from './store.ts';

/** Bytes of the bodies whose parsed data is remembered. */
const memoryLimit = 8_000_000;

/**
 * Answers that are kept in memory. All pages request what they share; a record is requested once, by its own page, and not used after
 * that. An evicted answer is requested again.
 */
const rememberedAnswers = 6000;

/** A response, and what is shown of it, once someone has asked for that. */
type Known = { whole: Promise<Answer<unknown>>; shown: Promise<Answer<unknown>> | null };

/** Opens the client of the content API: every call of the build goes through it, and is made once. */
export function openContent(options: ContentOptions): Content {
  const { base, namespace, cache, engine, concurrency, offline } = options;
  const address = base === null ? null : plain(base);
  const access = options.access ?? openAccess;
  const ledger = openLedger(offline ? null : address, openSecrets(access.headers));
  const siteAddress = options.siteBase ? plain(options.siteBase) : address;
  const lineTo = (base: string | null): Line | null =>
    offline || base === null
      ? null
      : openLine({
          base,
          access,
          concurrency,
          ledger,
          callTime: options.callTime ?? limits.callTime,
          bodyLimit: options.bodyLimit ?? contentLimits.answer.bytes,
          random: options.random ?? Math.random,
        });
  const defaultLine = lineTo(address);
  const lines: Record<Base, Line | null> = {
    default: defaultLine,
    site: siteAddress === address ? defaultLine : lineTo(siteAddress),
  };
  const snapshots = openSnapshots({ cache, namespace });
  const store = openStore({ snapshots, memory: openMemory(memoryLimit), ledger, engine });
  const slots = pLimit(concurrency);
  const dates = options.viewing ? openDates(options.viewing) : null;
  const received = openReceived();
  let confirmed: ReadonlySet<string> = new Set();
  /** Keys of cached responses that `isSame` found to be valid: they are not requested, noted or counted a second time. */
  const same = new Set<string>();
  const known = openRecent<Known>(rememberedAnswers);

  /** The response before any record is left out of it. */
  function receive({ call, request }: Ask, asked: string, version: string | null): Promise<Answer<unknown>> {
    const job: CallJob = { row: calls[call], place: { call, request, key: responseKey(asked) }, version };
    const line = lines[job.row.base];
    const isSame = same.has(job.place.key);
    const isConfirmed = isSame || confirmed.has(job.place.key);
    const spared = spare(job, { store, isConfirmed });
    if (spared) {
      if (isSame) return Promise.resolve(spared);
      if (isConfirmed) received.add([asked, spared.hash, version]);
      else received.skip(call, 1);
      ledger.answered({ call, request, source: spared.source, took: null });
      return Promise.resolve(spared);
    }
    return slots(async () => {
      const start = performance.now();
      const settling = await settle(job, { line, store, ledger, engine });
      const took = line ? performance.now() - start : null;
      ledger.answered({ call, request, source: settling.source, took });
      received.add([asked, settling.hash, version]);
      return settling;
    });
  }

  function know(ask: Ask, version: string | null): Known {
    const asked = askedOf(ask);
    const found = known.get(asked);
    if (found) return found;
    const made: Known = { whole: receive(ask, asked, version), shown: null };
    known.set(asked, made);
    return made;
  }

  return {
    answer<Name extends CallName>(ask: Ask<Name>, version: string | null = null) {
      const found = know(ask, version);
      found.shown ??= dates ? found.whole.then((whole) => dates.shown(calls[ask.call], whole)) : found.whole;
      return found.shown as Promise<Answer<CallData<Name>>>;
    },
    async isSame({ rounds, skipped }) {
      let isSame = true;
      for (const round of rounds) {
        await each(
          until(round, () => !isSame),
          async ([asked, hash, version]) => {
            const response = await know(readAsked(asked), version).whole;
            isSame &&= response.hash === hash && !response.flawed;
            if (response.source === 'unchanged' || response.source === 'trusted') same.add(responseKey(asked));
          },
          2 * concurrency,
        );
      }
      if (isSame)
        for (const [call, count] of Object.entries(skipped) as [CallName, number][]) {
          received.skip(call, count);
          for (let left = count; left > 0; left--)
            ledger.answered({ call, request: null, source: 'trusted', took: null });
        }
      return isSame;
    },
    received: () => received.list(),
    confirm: (keys) => void (confirmed = keys),
    report: () => ledger.report(),
    nextChange: () => dates?.nextChange() ?? null,
    tidy: () => snapshots.tidy(),
    async close() {
      for (const line of new Set(Object.values(lines))) await line?.close();
      snapshots.close();
    },
  };
}

/** The first of some items, up to the moment at which there is enough. */
function* until<Item>(items: Iterable<Item>, isEnough: () => boolean): Iterable<Item> {
  for (const item of items) {
    if (isEnough()) return;
    yield item;
  }
}

/** The address without user information, query and trailing slash: it is shown in messages and reports. */
function plain(base: string): string {
  const { origin, pathname } = new URL(base);
  return origin + pathname.replace(/\/+$/, '');
}
