/** The host of a Host header: lower case, without port, without the trailing dot a full name may carry. */
export function hostName(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/** Whether `host` (with or without a port) is `domain` or one of its subdomains: matched at a label boundary. */
export function isHostOf(host: string | undefined, domain: string): boolean {
  const name = hostName(host);
  return name === domain || name.endsWith(`.${domain}`);
}
