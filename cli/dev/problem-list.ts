import { relativeProblem } from '../places/relative-problem.ts';
import { formatProblem, type Problem } from '../problem.ts';

/** The current problems, by origin: sources, content, or a page. */
export type ProblemList = {
  /** Sets the problems of an origin, and prints new and fixed ones. */
  set(origin: string, problems: readonly Problem[]): void;
  shared(): readonly Problem[];
  /** Errors in types: pages are shown all the same. */
  types(): readonly Problem[];
  all(): readonly Problem[];
};

/** Origins whose problems affect all pages. */
export const sharedOrigins = { engine: 'engine', content: 'content', plan: 'plan' } as const;

/** Origin of errors in types. */
export const typesOrigin = 'types';

/** Parts of a fix that apply only to builds. */
const ofBuilds = /; (?:nothing was published|the current release is unchanged)$/;
/** Removes from a problem what applies only to builds. */
export const ofServer = (problem: Problem): Problem => ({ ...problem, fix: problem.fix.replace(ofBuilds, '') });

export type ProblemListOptions = {
  /** The project: paths of problems are relative to it. */
  root: string;
  problem: (problem: Problem) => void;
  say: (line: string) => void;
};

export function openProblemList({ root, problem: print, say }: ProblemListOptions): ProblemList {
  const lists = new Map<string, ReadonlyMap<string, Problem>>();
  const has = (text: string) => [...lists.values()].some((list) => list.has(text));
  const isError = ({ severity }: Problem) => severity === 'error';
  return {
    set(origin, problems) {
      const before = lists.get(origin) ?? new Map<string, Problem>();
      const shown = problems.map((problem) => relativeProblem({ problem: ofServer(problem), root }));
      const now = new Map(shown.map((problem) => [formatProblem(problem), problem]));
      const fresh = [...now].filter(([text]) => !has(text)).map(([, problem]) => problem);
      lists.set(origin, now);
      fresh.forEach(print);
      for (const [text, { what, where }] of before) if (!has(text)) say(`Fixed: ${what}, ${where}`);
    },
    shared: () =>
      Object.values(sharedOrigins).flatMap((origin) => [...(lists.get(origin)?.values() ?? [])].filter(isError)),
    types: () => [...(lists.get(typesOrigin)?.values() ?? [])],
    all: () => [...lists.values()].flatMap((list) => [...list.values()]),
  };
}
