import type { Plan } from './plan.ts';

/**
 * Returns a function that checks whether a path exists: as a page of either edition, a file, an alias, a redirect, or a planned row. The
 * edition is not needed, because the paths of the editions are disjoint. Paths are case-sensitive, except for redirects.
 */
export function addressBook(
  plan: Pick<Plan, 'pages' | 'aliases' | 'redirects' | 'planned' | 'files'>,
): (path: string) => boolean {
  const exact = new Set<string>(['/en']);
  for (const { address } of plan.pages()) exact.add(address);
  for (const { from } of plan.aliases) exact.add(from);
  for (const file of plan.files) exact.add(`/${file}`);
  const patterns: RegExp[] = [];
  for (const { address } of plan.planned) {
    if (address.includes('{')) patterns.push(new RegExp(`^${address.replace(/\{\w+\}/g, '[^/]+')}$`));
    else exact.add(address);
  }
  const redirects = new Set(plan.redirects.map(({ from }) => from.toLowerCase()));
  return (path) => {
    const bare = path.replace(/(?<=.)\/$/, '');
    return (
      exact.has(path) ||
      exact.has(bare) ||
      redirects.has(bare.toLowerCase()) ||
      patterns.some((pattern) => pattern.test(path))
    );
  };
}
