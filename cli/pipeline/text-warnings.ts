import { join } from 'node:path';
import type { SiteDefinition } from '../define/site.ts';
import { parseRequestKey } from '../content/request-key.ts';
import { lineOfValue } from '../embedded-api/text-place.ts';
import { readText } from '../lib/read-text.ts';
import type { Problem } from '../problem.ts';
import type { PageTextProblem } from '../render/reuse.ts';
import { describeTextProblem, isCertain } from '../render/text-problem.ts';

type TextWarningsOptions = {
  local: Pick<SiteDefinition['local'], 'textFile'>;
  problems: readonly PageTextProblem[];
  /** The folder of the content files, when they are what the pages show; else null. */
  folder: string | null;
};

/** Warnings of what texts have that their pages do not show: one for each text, kind and reason, however many pages show it. */
export function textWarnings({ local, problems, folder }: TextWarningsOptions): Problem[] {
  const groups = new Map<string, { first: PageTextProblem; values: Set<string> }>();
  for (const problem of problems.filter(isCertain)) {
    const { why } = describeTextProblem({ kind: problem.kind, values: [problem.value] });
    const key = `${problem.callKey} ${problem.field} ${problem.kind} ${why}`;
    const group = groups.get(key) ?? { first: problem, values: new Set() };
    group.values.add(problem.value);
    groups.set(key, group);
  }
  // Pages finish in any order; sort for reproducible reports.
  return [...groups.keys()].sort().map((key) => {
    const { first, values } = groups.get(key)!;
    const { kind, callKey, field } = first;
    const { what, why, fix } = describeTextProblem({ kind, values: [...values] });
    const { call } = parseRequestKey(callKey);
    return {
      severity: 'warning',
      what: `${call}: ${what}`,
      where: (folder === null ? null : placeOf({ local, folder, problem: first })) ?? `${callKey}, field ${field}`,
      why,
      fix,
      // A text that took too long is left out; the next build tries it again.
      ...(kind === 'time' && { degrades: true }),
    };
  });
}

/** Those warnings of texts that took too long to prepare: with them, a release is not complete. */
export const overdueTexts = ({ problems, ...input }: TextWarningsOptions) =>
  textWarnings({ problems: problems.filter(({ kind }) => kind === 'time'), ...input });

type PlaceOfOptions = Pick<TextWarningsOptions, 'local'> & { folder: string; problem: PageTextProblem };

/** File and line of a text of the embedded API; null when it comes from no file. */
function placeOf({ local, folder, problem }: PlaceOfOptions): string | null {
  const path = local.textFile({ ...parseRequestKey(problem.callKey), record: problem.record });
  if (path === null) return null;
  const file = join(folder, path);
  const text = readText(file);
  if (text === null) return null;
  const line = lineOfValue({ text, ...problem });
  return line === null ? file : `${file}:${line}`;
}
