import type { Edition } from '../define/editions.ts';
import { respond } from '../server-model/respond.ts';
import type { CheckedRelease } from './checked-release.ts';

export type ResolvedAddress =
  | { kind: 'file'; file: string; edition: Edition }
  | { kind: 'external' }
  | { kind: 'call' }
  | { kind: 'missing'; status: number };

/** Resolves an address by the release's rules. One redirect is followed, because none leads to another. */
export function resolveAddress(
  { rules, files }: Pick<CheckedRelease, 'rules' | 'files'>,
  { address, from }: { address: string; from: string },
): ResolvedAddress {
  let url = new URL(address, from);
  for (let redirected = false; ; redirected = true) {
    const edition = rules.editions.find(({ origin }) => origin === url.origin);
    if (!edition) return { kind: 'external' };
    const response = respond({
      rules,
      host: url.host,
      target: url.pathname + url.search,
      method: 'GET',
      exists: (file) => files.has(file),
    });
    if (response.upstream !== null) return { kind: 'call' };
    if (response.status === 200 && response.file !== null)
      return { kind: 'file', file: response.file, edition: response.edition };
    if (response.location === null || redirected) return { kind: 'missing', status: response.status };
    url = new URL(response.location, url);
  }
}
