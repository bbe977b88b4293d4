import type { Dispatcher } from 'undici';
// The main entry also loads `fetch`, cookies, web sockets and caches, which takes longer than fetching the lists of 1,000 articles.
import Pool from 'undici/lib/dispatcher/pool.js';
import { type ApiAccess, proxyFor } from '../api-access.ts';
import { openBudget, type Budget } from './budget.ts';
import { watchHealth } from './health.ts';
import { closed } from './refusals.ts';
import type { CallLog } from './call-log.ts';
import { send, type Reply } from './request.ts';
import { retry } from './retry.ts';
import type { Wire } from './wire.ts';

/** The connection to the content API: sends calls, with retries. */
export type Connection = {
  origin: string;
  /** Path of the base address, without a trailing slash. */
  prefix: string;
  call(wire: Wire, etag: string | null): Promise<{ reply: Reply; attempts: number }>;
  close(): Promise<void>;
};

/** The connect timeout as a fraction of the call's time limit, so that there is time for a retry. */
const connectShare = 0.3;

/** Opens up to `concurrency` keep-alive connections to the API at `base`. */
export function openConnection(options: {
  base: string;
  access: ApiAccess;
  concurrency: number;
  callTime: number;
  bodyLimit: number;
  random: () => number;
  log: CallLog;
}): Connection {
  const { base, access, concurrency, callTime, bodyLimit, random, log } = options;
  const { origin, pathname } = new URL(base);
  const connections = {
    connections: concurrency,
    connect: { timeout: callTime * connectShare },
    maxResponseSize: bodyLimit,
    // The budget aborts the call; undici's timers have a resolution of 500 ms.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  const proxy = access.proxy && proxyFor(origin, access.proxy);
  const direct: Dispatcher | null = proxy ? null : new Pool(origin, connections);
  let proxied: Promise<Dispatcher> | null = null;
  // Load the code for proxies only when it is needed.
  const pool = async () =>
    direct ??
    (proxied ??= import('./proxied.ts').then(({ openProxied }) =>
      openProxied({ proxy: proxy!, origin, ...connections }),
    ));
  const health = watchHealth({ base, callTime, now: () => performance.now() });
  const running = new Set<Budget>();

  return {
    origin,
    prefix: pathname.replace(/\/+$/, ''),
    async call(wire, etag) {
      const gone = health.unavailable();
      if (gone) return { reply: { kind: 'failed', failure: gone }, attempts: 0 };
      const budget = openBudget(callTime);
      running.add(budget);
      const attempt = async () =>
        send({
          pool: await pool(),
          origin,
          credentials: access.headers,
          wire,
          etag,
          budget,
          base,
          proxy: proxy?.host ?? null,
          bodyLimit,
          onBytes: log.received,
        });
      const outcome = await retry({ attempt, budget, callTime, random });
      budget.stop();
      running.delete(budget);
      log.sent(outcome.attempts);
      if (isSilent(outcome.reply)) health.silent();
      else health.answered();
      return outcome;
    },
    async close() {
      for (const budget of running) budget.end(closed);
      await (direct ?? (await proxied))?.destroy();
    },
  };
}

function isSilent(reply: Reply): boolean {
  return reply.kind === 'failed' && (reply.failure.retryable || reply.failure.cause === 'timeout');
}
