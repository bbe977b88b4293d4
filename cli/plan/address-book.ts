import type { Plan } from './plan.ts';

/**
 * Knows whether a path of this site answers: as a page of either edition, a file, an alias, a redirect, or a row whose page is still to
 * come. By path alone, as the English paths and the Chinese ones never meet; letter case counts, save for redirects.
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
