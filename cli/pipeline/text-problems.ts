import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentText } from '../define/local-content.ts';
import type { SiteDefinition } from '../define/site.ts';
import { lineOfPart, lineOfValue } from '../embedded-api/text-place.ts';
import type { Problem } from '../problem.ts';
import { type FragmentOptions, fragmentOf } from '../render/fragments.ts';
import { describeTextProblem, isCertain } from '../render/text-problem.ts';

type TextProblemsOptions = Pick<FragmentOptions, 'mediaHosts' | 'fit'> & {
  definition: Pick<SiteDefinition, 'local'>;
  texts: readonly ContentText[];
  folder: string;
};

/** What pages do not show of the texts of the content. */
export const textProblems = ({ texts, ...options }: TextProblemsOptions): Problem[] =>
  texts.flatMap((one) => [...notShown({ ...options, text: one }), ...figuresNotDrawn({ ...options, text: one })]);

type TextOptions = Omit<TextProblemsOptions, 'texts'> & { text: ContentText };

/** A warning for everything that a page does not show, or shows without effect, at the first line that has it. */
function notShown({ folder, definition: _, text: { path, html, edition }, ...options }: TextOptions): Problem[] {
  const problems = fragmentOf({ ...options, html, edition, sizes: {} }).problems.filter(isCertain);
  if (problems.length === 0) return [];
  const file = join(folder, path);
  const source = readFileSync(file, 'utf8');
  return problems.map(({ kind, value }) => {
    const { what, why, fix } = describeTextProblem({ kind, values: [value] });
    const line = lineOfValue({ text: source, kind, value });
    return {
      severity: 'warning',
      what: `${path}: ${what}`,
      where: line === null ? file : `${file}:${line}`,
      why,
      fix,
    };
  });
}

function figuresNotDrawn({ definition: { local }, folder, text: { path, html } }: TextOptions): Problem[] {
  const found = local.textProblems(html);
  if (found.length === 0) return [];
  const file = join(folder, path);
  const source = readFileSync(file, 'utf8');
  let from = 1;
  return found.map(({ what, text, ...said }) => {
    const line = lineOfPart({ text: source, part: text, from });
    if (line !== null) from = line + 1;
    return {
      severity: 'warning',
      what: `${path}: ${what}`,
      where: line === null ? file : `${file}:${line}`,
      ...said,
    };
  });
}
