import type { Console } from '../console/console.ts';
import { describeReleases, type Description } from '../release/describe.ts';

export type ReleasesOptions = { out: string; console: Console };

/** Lists the releases of an output folder, newest first. */
export async function releases({ out, console }: ReleasesOptions): Promise<void> {
  const found = await describeReleases(out);
  console.json({ out, releases: found });
  if (found.length === 0) return console.say(`no releases in ${out}`);
  console.say(['release'.padEnd(29), 'made'.padEnd(20), 'pages'.padStart(7), ''].join('  ').trimEnd());
  for (const row of found) console.say(line(row));
}

function line({ release, made, pages, current, served }: Description): string {
  const marks = [current && 'current', served && 'served', pages === null && 'damaged'].filter(Boolean).join(', ');
  const moment = `${made.slice(0, 16).replace('T', ' ')} UTC`;
  return [release, moment.padEnd(20), String(pages ?? '?').padStart(7), marks].join('  ').trimEnd();
}
