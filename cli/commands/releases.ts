import type { Console } from '../console/console.ts';
import { readable } from '../problem.ts';
import { outputFolder } from '../release/output-folder.ts';
import { describeHold, readHold } from '../release/release-hold.ts';
import { describeReleases, type ReleaseDescription } from '../release/describe-releases.ts';

export type ReleasesOptions = { out: string; console: Console };

/** Lists the releases of an output folder, newest first; `+` after a commit: with uncommitted changes. */
export async function releases({ out, console }: ReleasesOptions): Promise<void> {
  const found = await describeReleases(out);
  const hold = await readHold(outputFolder(out));
  console.json({ out, releases: found, hold });
  if (found.length === 0) return console.say(`no releases in ${out}`);
  if (hold) console.say(`held ${describeHold(hold)}; \`site resume\` lets builds publish again`);
  // Without a repository, no release has an origin: omit the column.
  const origins = found.some(({ builtFrom }) => builtFrom);
  const heads = ['release'.padEnd(29), 'made'.padEnd(20), 'pages'.padStart(7), origins && 'built from'];
  console.say(heads.filter(Boolean).join('  '));
  for (const row of found) console.say(line(row, origins));
}

function line({ release, made, pages, current, served, builtFrom }: ReleaseDescription, origins: boolean): string {
  const marks = [current && 'current', served && 'served', pages === null && 'damaged'].filter(Boolean).join(', ');
  const commit = builtFrom?.commit ? `${builtFrom.commit.slice(0, 10)}${builtFrom.modified ? '+' : ''}` : '';
  const from = readable([commit, builtFrom?.branch ?? ''].filter(Boolean).join(' '));
  const moment = `${made.slice(0, 16).replace('T', ' ')} UTC`;
  const cells = [release, moment.padEnd(20), String(pages ?? '?').padStart(7), origins && from.padEnd(20), marks];
  return cells
    .filter((cell) => cell !== false)
    .join('  ')
    .trimEnd();
}
