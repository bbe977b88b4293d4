/** Whether an address belongs to the talk programme, which has its own theme. */
export function isMctalk(address: string): boolean {
  return /^\/promotion\/(?:m\/)?mctalk/.test(address);
}
