import pLimit from 'p-limit';
import type { Base } from '../../config/calls/addresses.ts';
import type { Ask, CallData, CallName } from '../../config/calls/ask.ts';
import { calls } from '../../config/calls/index.ts';
import { contentLimits } from '../../config/content-limits.ts';
import { limits } from '../../config/limits.ts';
import { openAccess } from '../api-access.ts';
import { openRecent } from '../recent.ts';
import { keyOf } from '../sha256.mjs';
import type { Answer, Content, ContentOptions } from './answer.ts';
import { openDates } from './dates.ts';
import { openLine, type Line } from './line.ts';
import { openMemory } from './memory.ts';
import { askedOf } from './note-answers.ts';
import { openLedger } from './report.ts';
import { openSecrets } from './secrets.ts';
import { settle, spare } from './settle.ts';
import { openSnapshots } from './snapshots.ts';
import { openStore } from './store.ts';

/** Bytes of the bodies whose parsed data is remembered. */
const memoryLimit = 8_000_000;

/**
 * Answers that are kept in memory. All pages request what they share; a record is requested once, by its own page, and not used after
 * that. An evicted answer is requested again.
 */
const rememberedAnswers = 6000;

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
  let confirmed: ReadonlySet<string> = new Set();
  const answers = openRecent<Promise<Answer<unknown>>>(rememberedAnswers);

  return {
    answer<Name extends CallName>({ call, request }: Ask<Name>, version: string | null = null) {
      const asked = askedOf({ call, request });
      const known = answers.get(asked);
      if (known) return known as Promise<Answer<CallData<Name>>>;
      const job = { row: calls[call], place: { call, request, key: keyOf(asked) }, version };
      const spared = spare(job, { store, ledger, isConfirmed: confirmed.has(job.place.key) });
      const settled = spared
        ? Promise.resolve(spared)
        : slots(() => settle(job, { line: lines[job.row.base], store, ledger, engine }));
      const answer = dates ? settled.then((whole) => dates.shown(job.row, whole)) : settled;
      answers.set(asked, answer);
      return answer as Promise<Answer<CallData<Name>>>;
    },
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

/** The address without user information, query and trailing slash: it is shown in messages and reports. */
function plain(base: string): string {
  const { origin, pathname } = new URL(base);
  return origin + pathname.replace(/\/+$/, '');
}
