import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const tableOf = (change: string) => `import type { Row } from './route.ts';
import { areas as all } from './whole.ts';

const change: (row: Row) => Row = ${change};
export const areas: Record<string, readonly Row[]> = Object.fromEntries(
  Object.entries(all).map(([area, rows]) => [area, rows.map(change)]),
);
export const routes: readonly Row[] = Object.values(areas).flat();
`;

/**
 * Gives a copy of the project a route table whose rows pass through `change`, the source of a function. The whole table stands
 * beside it, as `whole.ts`.
 */
export async function changeRoutes(project: string, change: string): Promise<void> {
  const routes = join(project, 'config/routes');
  await rename(join(routes, 'index.ts'), join(routes, 'whole.ts'));
  await writeChangedRoutes(project, change);
}

/** The same where the copy has a changed table already, in place of that. */
export const writeChangedRoutes = (project: string, change: string): Promise<void> =>
  writeFile(join(project, 'config/routes/index.ts'), tableOf(change));
