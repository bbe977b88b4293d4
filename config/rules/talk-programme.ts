/** Whether an address belongs to the talk programme: the sister site, with a look of its own. */
export function isMctalk(address: string): boolean {
  return /^\/promotion\/(?:m\/)?mctalk/.test(address);
}
