import type { Dispatcher } from 'undici';
import type { ApiAccess } from '../api-access.ts';
import { openBudget, type Budget } from './budget.ts';
import { watchHealth } from './health.ts';
import { Pool } from './pool.ts';
import { closed } from './refusals.ts';
import type { Ledger } from './report.ts';
import { send, type Reply } from './request.ts';
import { retry } from './retry.ts';
import type { Wire } from './wire.ts';

/** The connection to the content API: one call in, one reply out, with retries in between. */
export type Line = {
  origin: string;
  /** Path of the base address, without a trailing slash. */
  prefix: string;
  call(wire: Wire, etag: string | null): Promise<{ reply: Reply; attempts: number }>;
  close(): Promise<void>;
};

/** Share of a call's time for connecting: a dead host leaves room to try again. */
const connectShare = 0.3;

/** Opens keep-alive connections, `concurrency` at most, to the API at `base`. */
export function openLine(options: {
  base: string;
  access: ApiAccess;
  concurrency: number;
  callTime: number;
  bodyLimit: number;
  random: () => number;
  ledger: Ledger;
}): Line {
  const { base, access, concurrency, callTime, bodyLimit, random, ledger } = options;
  const { origin, pathname } = new URL(base);
  const connections = {
    connections: concurrency,
    connect: { timeout: callTime * connectShare },
    maxResponseSize: bodyLimit,
    // The budget of the call ends it; undici's own timers tick in half seconds.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  const { proxy } = access;
  const direct: Dispatcher | null = proxy ? null : new Pool(origin, connections);
  let proxied: Promise<Dispatcher> | null = null;
  // Direct connections do without the code of proxies.
  const pool = async () =>
    direct ??
    (proxied ??= import('./proxied.ts').then(({ openProxied }) => openProxied({ proxy: proxy!, ...connections })));
  const health = watchHealth({ base, callTime, now: () => performance.now() });
  const running = new Set<Budget>();

  return {
    origin,
    prefix: pathname.replace(/\/+$/, ''),
    async call(wire, etag) {
      const gone = health.gone();
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
          bodyLimit,
          onBytes: ledger.received,
        });
      const outcome = await retry({ attempt, budget, callTime, random });
      budget.stop();
      running.delete(budget);
      ledger.sent(outcome.attempts);
      if (isSilence(outcome.reply)) health.silent();
      else health.answered();
      return outcome;
    },
    async close() {
      for (const budget of running) budget.end(closed);
      await (direct ?? (await proxied))?.destroy();
    },
  };
}

function isSilence(reply: Reply): boolean {
  return reply.kind === 'failed' && (reply.failure.again || reply.failure.cause === 'timeout');
}
