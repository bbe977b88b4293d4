/** Where a case stands. */
export function caseAddress(id: string): string {
  return `/case/${encodeURIComponent(id)}`;
}
