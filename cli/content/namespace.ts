import { digest } from './canonical.ts';

/** The folder name for the answers of the API at a base address: readable, and different for different addresses. */
export function namespaceOf(base: string): string {
  const { protocol, host, pathname } = new URL(base);
  const path = pathname.replace(/\/+$/, '');
  return `${`${host}${path}`.replace(/[^A-Za-z0-9.-]+/g, '_').slice(0, 80)}-${digest(`${protocol}//${host}${path}`).slice(0, 8)}`;
}
