import { writeFile } from 'node:fs/promises';
import type { Console } from '../console/console.ts';
import type { Feed } from '../define/content-lists.ts';
import type { Editions } from '../define/editions.ts';
import { chooseReleases } from '../diff/choose-releases.ts';
import { compareReleases } from '../diff/compare.ts';
import { type BrowserLocation, findBrowser } from '../diff/find-browser.ts';
import { formatHtml } from '../diff/format-html.ts';
import { formatMarkdown } from '../diff/format-markdown.ts';
import { formatText } from '../diff/format-text.ts';
import { openComparedRelease } from '../diff/open-release.ts';
import { takePictures } from '../diff/pictures.ts';
import { exit, Stop } from '../problem.ts';

export type DiffOptions = {
  out: string;
  editions: Editions;
  feeds: readonly Feed[];
  /** The releases: ids or folders. */
  a?: string | undefined;
  b?: string | undefined;
  markdown: boolean;
  /** File for a report with pictures; null for none. */
  html: string | null;
  browser: BrowserLocation;
  /** Whether a difference is exit code 1. */
  exitCode: boolean;
  console: Console;
};

/** Compares two releases and prints the differences. Throws a `Stop` (1) for a difference, with `--exit-code`. */
export async function diff({
  out,
  editions,
  feeds,
  a,
  b,
  markdown,
  html,
  browser,
  exitCode,
  console,
}: DiffOptions): Promise<void> {
  const chosen = await chooseReleases({ out, a, b });
  const [before, after] = [
    openComparedRelease(chosen.before, { isComplete: true }),
    openComparedRelease(chosen.after, { isComplete: true }),
  ];
  console.step(`comparing ${before.release} with ${after.release}`);
  const result = await compareReleases({ before, after, feeds });
  if (html !== null) {
    console.step('taking pictures');
    const pictures = await takePictures({
      diff: result,
      editions,
      before: chosen.before,
      after: chosen.after,
      browser: findBrowser(browser),
      progress: (done, total) => console.progress(done, total, 'pages'),
    });
    await writeFile(html, formatHtml(result, pictures));
    console.step(`written to ${html}`);
  }
  console.say(markdown ? formatMarkdown(result) : formatText(result, console.colours));
  if (exitCode && !result.equal) throw new Stop(exit.failed, [], { outcome: 'different', ...result });
  console.json({ outcome: result.equal ? 'equal' : 'different', ...result });
}
