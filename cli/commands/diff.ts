import type { Console } from '../console/console.ts';
import { chooseReleases } from '../diff/choose-releases.ts';
import { compareReleases } from '../diff/compare.ts';
import { formatText } from '../diff/format-text.ts';
import { openComparedRelease } from '../diff/open-release.ts';
import { exit, Stop } from '../problem.ts';

export type DiffOptions = {
  out: string;
  a?: string | undefined;
  b?: string | undefined;
  markdown: boolean;
  /** File for a report with pictures; null for none. */
  html: string | null;
  /** Whether a difference is exit code 1. */
  exitCode: boolean;
  console: Console;
};

/** Compares two releases and prints what visitors will see differently. */
export async function diff({ out, a, b, exitCode, console }: DiffOptions): Promise<void> {
  const chosen = await chooseReleases({ out, a, b });
  const [before, after] = [openComparedRelease(chosen.before), openComparedRelease(chosen.after)];
  console.step(`comparing ${before.release} with ${after.release}`);
  const result = await compareReleases({ before, after });
  console.say(formatText(result, console.colours));
  if (exitCode && !result.equal) throw new Stop(exit.failed, [], { outcome: 'different', ...result });
  console.json({ outcome: result.equal ? 'equal' : 'different', ...result });
}
