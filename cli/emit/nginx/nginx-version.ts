/** Whether a version of nginx, such as `1.26.2`, is a given one or later. An unknown one (null) is not. */
export function isAtLeast(version: string | null, wanted: readonly [number, number, number]): boolean {
  const parts = (version ?? '0').split('.').map(Number);
  const index = wanted.findIndex((part, at) => part !== (parts[at] ?? 0));
  return index < 0 || (parts[index] ?? 0) > wanted[index]!;
}
