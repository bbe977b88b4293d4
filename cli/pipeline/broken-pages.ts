import { join } from 'node:path';
import { sharedSources } from '../bundle/site-bundle.ts';
import type { PageRoute } from '../define/page.ts';
import { readText } from '../lib/read-text.ts';
import type { Problem } from '../problem.ts';
import { failureOf } from '../render/page-error.ts';
import { excerptAt } from '../render/excerpt-at.ts';
import type { SourceFrame } from '../render/source-frames.ts';
import { pageList } from './page-list.ts';

type BrokenPagesOptions = {
  root: string;
  framesOf: (stack: string) => readonly SourceFrame[];
};

/** Collects pages that failed to render, and reports each cause once. */
export type BrokenPages = {
  add(route: PageRoute, thrown: unknown): void;
  problems(): Problem[];
};

type Cause = Pick<Problem, 'where' | 'why' | 'excerpt' | 'trace'>;

export function openBrokenPages({ root, framesOf }: BrokenPagesOptions): BrokenPages {
  const causes = new Map<string, { cause: Cause; routes: PageRoute[] }>();

  function causeOf({ page }: PageRoute, thrown: unknown): Cause {
    const { message, stack, components } = failureOf(thrown);
    const around = framesOf(components).filter(
      ({ name, place }, index) =>
        // Keep only the innermost element: a drawing has hundreds. The providers around each page say nothing of this one.
        (place !== null || index === 0 || /^[A-Z]/.test(name)) && place?.file !== sharedSources.rendering,
    );
    // If React itself throws, for example for an object as a child, use the innermost component.
    const [place] = [...framesOf(stack), ...around].flatMap((frame) => frame.place ?? []);
    const excerpt = place && excerptAt({ root, place });
    const trace = around.map(describeFrame);
    return {
      where: place ? `${place.file}:${place.line}:${place.column}` : `pages/${page}/page.tsx`,
      why: message,
      ...(excerpt && { excerpt }),
      ...(trace.length > 0 && { trace }),
    };
  }

  function describeFrame({ name, place }: SourceFrame): string {
    if (place === null) return name;
    // The bundler appends numbers to functions of the same name.
    const isOwn = readText(join(root, place.file))?.includes(name) ?? true;
    return `${isOwn ? name : name.replace(/\d+$/, '')} ${place.file}:${place.line}`;
  }

  return {
    add(route, thrown) {
      const cause = causeOf(route, thrown);
      const key = JSON.stringify([cause.where, cause.why]);
      const known = causes.get(key);
      if (known) known.routes.push(route);
      else causes.set(key, { cause, routes: [route] });
    },
    problems: () =>
      [...causes.values()].map(({ cause, routes }) => ({
        severity: 'error',
        what: `cannot render ${pageList(routes.map(({ address, edition }) => `${address} (${edition})`))}`,
        fix: 'correct the component, or the data it is given; nothing was published',
        ...cause,
      })),
  };
}
