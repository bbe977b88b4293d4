import { cpus, loadavg } from 'node:os';
import { measured } from './measured.ts';
import { median } from './samples.ts';

/** What else the machine does at a moment, and how fast it is then: seconds of an empty Node.js program, the median of some. */
export type Moment = { load: number; pace: number };

const tries = 9;

export async function moment(): Promise<Moment> {
  const load = loadavg()[0]!;
  const walls: number[] = [];
  for (let i = 0; i < tries; i++) walls.push((await measured({ file: process.execPath, args: ['-e', '0'] })).wall);
  return { load, pace: median(walls) };
}

type ConditionsOptions = { runs: number; where: string; hugo: string | null; before: Moment; after: Moment };

/** What the numbers were measured on, in a sentence or two. */
export function conditionsOf({ runs, where, hugo, before, after }: ConditionsOptions): string {
  const month = new Date().toLocaleDateString('en', { month: 'long', year: 'numeric' });
  const programs = [`Node.js ${process.versions.node}`, ...(hugo ? [`Hugo ${hugo}`] : [])].join(', ');
  return (
    `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${programs}, ${where}, ${month}; median of ${runs} ${runs === 1 ? 'run' : 'runs'}. ` +
    `Load ${before.load.toFixed(1)} at the start and ${after.load.toFixed(1)} at the end; an empty Node.js program took ${before.pace.toFixed(2)} s and ${after.pace.toFixed(2)} s.`
  );
}
