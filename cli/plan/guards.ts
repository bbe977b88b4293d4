import { guards } from '../../config/guards.ts';
import type { Row } from '../../config/routes/route.ts';
import { unknownMiddleware } from '../../config/strings.ts';
import type { Problem } from '../problem.ts';
import { nearest } from '../lib/nearest.ts';

/** Runs a row's guards. An unknown one is the error 500 `Unknown middleware`. */
export function guardProblems(row: Row): Problem[] {
  return (row.guards ?? []).flatMap((name): Problem[] => {
    const where = `route ${row.edition} ${row.path}`;
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) {
      return [
        {
          severity: 'error',
          what: `500 ${unknownMiddleware}`,
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
