import type { Source } from './content-client.ts';
import { canonical } from './canonical.ts';

export type CallRow = {
  call: string;
  sources: Record<Source, number>;
  /** Mean and maximum duration of the requests that were sent, in milliseconds, including retries; null when none was sent. */
  took: { mean: number; most: number } | null;
  /** The slowest request; null when none was sent. */
  slowest: string | null;
};

type Answered = { call: string; request: unknown; source: Source; took: number | null };
type Counted = Pick<CallRow, 'sources'> & { sent: number; total: number; most: number; slowest: unknown };

/** Counts requests by call, in constant memory. */
export function openCallRows(): { add(response: Answered): void; list(): CallRow[] } {
  const rows = new Map<string, Counted>();
  return {
    add({ call, request, source, took }) {
      const row = rows.get(call) ?? {
        sources: { fresh: 0, unchanged: 0, trusted: 0, stale: 0, empty: 0 },
        sent: 0,
        total: 0,
        most: 0,
        slowest: null,
      };
      rows.set(call, row);
      row.sources[source] += 1;
      if (took === null) return;
      row.sent += 1;
      row.total += took;
      if (took < row.most) return;
      row.most = took;
      row.slowest = request;
    },
    list: () =>
      [...rows]
        .map(([call, { sources, sent, total, most, slowest }]) => ({
          call,
          sources: { ...sources },
          took: sent === 0 ? null : { mean: total / sent, most },
          slowest: sent === 0 ? null : canonical(slowest),
        }))
        .sort((a, b) => (b.took?.most ?? 0) - (a.took?.most ?? 0) || (a.call < b.call ? -1 : 1)),
  };
}
