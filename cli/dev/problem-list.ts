import { formatProblem, type Problem } from '../problem.ts';

/** What is wrong at the moment, by where it was found: the sources, the content, or a page. */
export type ProblemList = {
  /** Sets the problems of one origin, and prints those that are new and those that are gone. */
  set(origin: string, problems: readonly Problem[]): void;
  /** Errors of what all pages depend on. */
  shared(): readonly Problem[];
  /** All of them. */
  all(): readonly Problem[];
};

/** Origins whose problems concern every page. */
export const sharedOrigins = { engine: 'engine', content: 'content', plan: 'plan' } as const;

/** What of an instruction concerns a build. */
const ofBuilds = /; (?:nothing was published|the current release is unchanged)$/;
/** A problem in the words of a server that publishes nothing. */
export const ofServer = (problem: Problem): Problem => ({ ...problem, fix: problem.fix.replace(ofBuilds, '') });

export type ProblemListOptions = {
  problem: (problem: Problem) => void;
  say: (line: string) => void;
};

export function openProblemList({ problem: print, say }: ProblemListOptions): ProblemList {
  const lists = new Map<string, ReadonlyMap<string, Problem>>();
  const has = (text: string) => [...lists.values()].some((list) => list.has(text));
  const isError = ({ severity }: Problem) => severity === 'error';
  return {
    set(origin, problems) {
      const before = lists.get(origin) ?? new Map<string, Problem>();
      const now = new Map(problems.map(ofServer).map((problem) => [formatProblem(problem), problem]));
      const fresh = [...now].filter(([text]) => !has(text)).map(([, problem]) => problem);
      lists.set(origin, now);
      fresh.forEach(print);
      for (const [text, { what, where }] of before) if (!has(text)) say(`Fixed: ${what}, ${where}`);
    },
    shared: () =>
      Object.values(sharedOrigins).flatMap((origin) => [...(lists.get(origin)?.values() ?? [])].filter(isError)),
    all: () => [...lists.values()].flatMap((list) => [...list.values()]),
  };
}
