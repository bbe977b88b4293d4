import type { Problem } from '../../problem.ts';
import type { SourcePlace } from './source-place.ts';

export type PlacedProblem = { problem: Problem; place: SourcePlace | null };

/** Problems as commands of GitHub Actions, which show them at the lines of a pull request. */
export function githubAnnotations(problems: readonly PlacedProblem[]): string {
  return problems
    .map(({ problem: { severity, what, where, why, fix }, place }) => {
      const properties = Object.entries({
        ...(place && { file: place.file, line: place.line, col: place.column }),
        title: what,
      })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${property(String(value))}`);
      return `::${severity} ${properties.join(',')}::${data(`${where}\n${why}\n${fix}`)}\n`;
    })
    .join('');
}

/** Escapes text for a workflow command: a line break would start another command. */
const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\n', '%0A');
const property = (text: string) => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
