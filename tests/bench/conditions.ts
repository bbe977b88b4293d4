import { cpus, loadavg } from 'node:os';

type Given = { runs: number; where: string; hugo: string | null; /** Load when it began. */ before: number };

export const load = () => loadavg()[0]!;

/** What the numbers were measured on, in a sentence or two. */
export function conditionsOf({ runs, where, hugo, before }: Given): string {
  const month = new Date().toLocaleDateString('en', { month: 'long', year: 'numeric' });
  const beside = hugo ? ` Hugo ${hugo}.` : '';
  return `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node.js ${process.versions.node},${beside ? `${beside.slice(0, -1)},` : ''} ${where}, ${month}; load ${before.toFixed(1)} at the start and ${load().toFixed(1)} at the end, median of ${runs} ${runs === 1 ? 'run' : 'runs'}.`;
}
