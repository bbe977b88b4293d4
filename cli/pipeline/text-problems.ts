import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Edition, editionNames } from '../../config/editions.ts';
import { figureProblems } from '../../config/rules/figure-blocks.ts';
import type { Content } from '../embedded-api/content.ts';
import { lineOfValue } from '../embedded-api/text-place.ts';
import type { Problem } from '../problem.ts';
import { type FragmentOptions, fragmentOf } from '../render/fragments.ts';
import { describeTextProblem } from '../render/text-problem.ts';

type TextProblemsInput = Pick<FragmentOptions, 'mediaHosts' | 'fit'> & { content: Content; folder: string };

/** What pages do not show of the texts of the content. */
export const textProblems = ({ content, ...options }: TextProblemsInput): Problem[] =>
  textsOf(content).flatMap((one) => [
    ...notShown({ ...options, text: one }),
    ...figuresNotDrawn({ ...options, text: one }),
  ]);

type Text = { path: string; edition: Edition; html: string };

/** All texts of the content. */
const textsOf = ({ articles, cases, demoDocuments, protocols }: Content): Text[] => [
  ...articles.map(({ head, content }) => text(`blog/articles/${head.id}.md`, content)),
  ...cases.map(({ id, content }) => text(`cases/articles/${id}.md`, content)),
  ...demoDocuments.map(({ id, content }) => text(`demos/${id}.md`, content)),
  ...editionNames.flatMap((edition) =>
    protocols[edition].map(({ id, content }) => text(`protocols/${edition}/${id}.md`, content, edition)),
  ),
];

const text = (path: string, html: string, edition: Edition = 'zh'): Text => ({ path, html, edition });

type TextInput = Omit<TextProblemsInput, 'content'> & { text: Text };

/** A warning for everything that a page does not show, or shows without effect, at the first line that has it. */
function notShown({ folder, text: { path, html, edition }, ...options }: TextInput): Problem[] {
  const { problems } = fragmentOf({ ...options, html, edition, sizes: {} });
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

function figuresNotDrawn({ folder, text: { path, html } }: TextInput): Problem[] {
  return figureProblems(html).map((why) => ({
    severity: 'warning',
    what: `${path}: a figure is not drawn`,
    where: join(folder, path),
    why,
    fix: 'the content README lists the kinds of figures, their keys and their rows; until then its data is shown as code',
  }));
}
