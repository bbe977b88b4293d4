import type { Problem } from '../problem.ts';
import { escapeLiteral } from '../server-model/patterns.ts';
import { atPlace, findText } from './place.ts';

const link = /<a [^>]*?\bhref="(\/(?!\/)[^"]*)"/g;

type DeadLinksOptions = {
  root: string;
  html: string;
  files: readonly string[];
  /** The page, for links that are not in its sources. */
  where: string;
  isKnown: (path: string) => boolean;
  /** What is said of an address that is removed; null for another one. */
  gone: (path: string) => Pick<Problem, 'why' | 'fix'> | null;
};

export function deadLinks({ root, html, files, where, isKnown, gone }: DeadLinksOptions): Problem[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const targets = new Set([...main.matchAll(link)].map(([, href]) => href!.replace(/[?#].*$/, '')));
  return [...targets]
    .filter((to) => !isKnown(to))
    .map((to) => {
      const problem: Problem = {
        severity: 'warning',
        what: `dead link: ${to}`,
        where,
        why: `${to} is not a page, alias or redirect of this site`,
        fix: 'correct the link, or add the page or a redirect',
        ...gone(to),
      };
      const place = findText({ root, files, pattern: new RegExp(`['"\`](${escapeLiteral(to)})['"\`?#]`) });
      return place === null ? problem : atPlace({ problem, root, place });
    });
}
