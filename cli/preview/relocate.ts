import type { Edition } from '../../config/editions.ts';
import { escapeLiteral } from '../server-model/patterns.ts';
import type { ServerRules } from '../server-model/server-rules.ts';

/** Where a preview answers, which may differ from where the release was built for. */
export type LocalAddresses = {
  origins: Readonly<Record<Edition, string>>;
  /** Origins of the embedded API, as built and as they are now. */
  moved: readonly (readonly [from: string, to: string])[];
};

export type Relocation = {
  rules: ServerRules;
  /** Replaces the origins in a text file of the release. */
  rewrite: (text: string) => string;
};

/**
 * A release as it answers at other addresses: its rules, and its files with the origins replaced. Null where the release
 * was built for these addresses.
 */
export function relocate(rules: ServerRules, { origins, moved }: LocalAddresses): Relocation | null {
  const pairs = [...rules.editions.map(({ edition, origin }) => [origin, origins[edition]] as const), ...moved].filter(
    ([from, to]) => from !== to,
  );
  if (pairs.length === 0) return null;
  const targets = new Map(pairs);
  // Not followed by more of a host name or by a port.
  const pattern = new RegExp(`(?:${pairs.map(([from]) => escapeLiteral(from)).join('|')})(?![\\w.:-])`, 'g');
  const rewrite = (text: string) => text.replace(pattern, (origin) => targets.get(origin)!);
  const rewritten = JSON.parse(rewrite(JSON.stringify(rules))) as ServerRules;
  return {
    rewrite,
    rules: {
      ...rewritten,
      editions: rewritten.editions.map((edition) => ({
        ...edition,
        domain: edition.domain === null ? null : new URL(edition.origin).hostname,
      })),
      headers: {
        zh: withoutHttps(rewritten.headers.zh, origins.zh),
        en: withoutHttps(rewritten.headers.en, origins.en),
      },
    },
  };
}

/** Security headers for an origin without TLS: they may not require it. */
function withoutHttps(headers: ServerRules['headers'][Edition], origin: string): ServerRules['headers'][Edition] {
  if (origin.startsWith('https:')) return headers;
  const { 'Strict-Transport-Security': _, ...others } = headers;
  const policy = headers['Content-Security-Policy']?.replace('; upgrade-insecure-requests', '');
  return policy === undefined ? others : { ...others, 'Content-Security-Policy': policy };
}

/** Files that can contain an origin. */
export function isRewritable(file: string): boolean {
  return /\.(?:html|js|css|json|xml|txt|svg|webmanifest)$/.test(file);
}
