import type { Row } from '../define/route.ts';
import type { SiteDefinition } from '../define/site.ts';
import type { Problem } from '../problem.ts';
import { nearest } from '../lib/nearest.mjs';

type Guards = Pick<SiteDefinition, 'guards' | 'messages'>;

/** Runs a row's guards. An unknown one is an error 500 with the site's message for it. */
export function guardProblems(row: Row, { guards, messages }: Guards): Problem[] {
  return (row.guards ?? []).flatMap((name): Problem[] => {
    const where = `route ${row.edition} ${row.path}`;
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) {
      return [
        {
          severity: 'error',
          what: `500 ${messages.unknownGuard}`,
          where,
          why: `no guard is called ${JSON.stringify(name)}`,
          fix: `name one of config/guards.ts; nearest: ${nearest(name, Object.keys(guards)).join(', ')}`,
        },
      ];
    }
    return [row.path, ...(row.aliases ?? [])].flatMap((path) => {
      const why = guard({ path });
      return why
        ? [
            {
              severity: 'error',
              what: `${path} is rejected by a guard`,
              where,
              why,
              fix: `change the path, or remove the guard ${name}`,
            },
          ]
        : [];
    });
  });
}
