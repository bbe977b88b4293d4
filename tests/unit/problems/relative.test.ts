import { expect, it } from 'vitest';
import { relativeProblem } from '../../../cli/places/relative-problem.ts';
import type { Problem } from '../../../cli/problem.ts';

const root = '/srv/site';
const of = (parts: Partial<Problem>): Problem => ({
  severity: 'error',
  what: 'w',
  where: 'x',
  why: 'y',
  fix: 'z',
  ...parts,
});

it('a problem names files relative to the project', () => {
  expect(
    relativeProblem({
      root,
      problem: of({
        what: 'cannot read /srv/site/a.json',
        where: '/srv/site/config/content/seo.json:3:5, record /im',
        why: "ENOENT: open '/srv/site/b c.json'; /srv/site/types.json has none",
        excerpt: '/srv/site/a.ts',
        trace: ['Page /srv/site/pages/im/page.tsx:3'],
      }),
    }),
  ).toEqual(
    of({
      what: 'cannot read a.json',
      where: 'config/content/seo.json:3:5, record /im',
      why: "ENOENT: open 'b c.json'; types.json has none",
      excerpt: 'a.ts',
      trace: ['Page pages/im/page.tsx:3'],
    }),
  );
});

it('and leaves other folders, the project itself, and commands of the fix alone', () => {
  const problem = of({
    where: '/srv/site',
    why: '/srv/site-old/a, /backup/srv/site/a, ~/srv/site/b and /srv/site/ are elsewhere',
    fix: 'add include /srv/site/output/current/http.conf;',
  });
  expect(relativeProblem({ root, problem })).toEqual(problem);
});
