import { describeReleases, type Description } from '../release/describe.ts';

export type ReleasesOptions = { out: string; json: boolean; print: (line: string) => void };

/** Lists the releases of an output folder, newest first. */
export async function releases({ out, json, print }: ReleasesOptions): Promise<void> {
  const found = await describeReleases(out);
  if (json) return print(JSON.stringify({ out, releases: found }, null, 2));
  if (found.length === 0) return print(`no releases in ${out}`);
  print(['release'.padEnd(29), 'made'.padEnd(20), 'pages'.padStart(7), ''].join('  ').trimEnd());
  for (const row of found) print(line(row));
}

function line({ release, made, pages, current, served }: Description): string {
  const marks = [current && 'current', served && 'served', pages === null && 'damaged'].filter(Boolean).join(', ');
  const moment = `${made.slice(0, 16).replace('T', ' ')} UTC`;
  return [release, moment.padEnd(20), String(pages ?? '?').padStart(7), marks].join('  ').trimEnd();
}
