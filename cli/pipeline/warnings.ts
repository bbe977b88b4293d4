import type { ContentReport } from '../content/call-log.ts';
import type { SiteDefinition } from '../define/site.ts';
import type { Problem } from '../problem.ts';
import type { PagesMade } from './make-pages.ts';
import { degradedProblems } from './degraded.ts';
import { unsizedPicture } from './refusals.ts';
import { overdueTexts, textWarnings } from './text-warnings.ts';

type WarningsOptions = {
  local: SiteDefinition['local'];
  content: ContentReport;
  made: Pick<PagesMade, 'degraded' | 'brokenLinks' | 'textProblems'>;
  /** The folder of the content files, when they are what the pages show; else null. */
  folder: string | null;
  /** Addresses of remote pictures without a known size. */
  unsized: readonly string[];
  /** Open Graph images that could not be drawn. */
  undrawn: readonly Problem[];
  /** Problems of the route table and of the parts that pages share. */
  shared: readonly Problem[];
};

/** Warnings that an unchanged build repeats (`lasting`), and those of this run only (`passing`). */
export type Warnings = { lasting: readonly Problem[]; passing: readonly Problem[] };

/** Sorts the warnings of a build by whether the next build repeats them. */
export function warningsOf({ local, content, made, folder, unsized, undrawn, shared }: WarningsOptions): Warnings {
  const { failures, leftOut, warnings } = content;
  // The next build tries a text again that took too long.
  const lasting = made.textProblems.filter(({ kind }) => kind !== 'time');
  return {
    lasting: [...shared, ...made.brokenLinks, ...textWarnings({ local, problems: lasting, folder })],
    passing: [
      ...degradedProblems({ failures, leftOut, pages: made.degraded }),
      ...overdueTexts({ local, problems: made.textProblems, folder }),
      ...warnings,
      ...unsized.map(unsizedPicture),
      ...undrawn,
    ],
  };
}
