import type { Edition } from '../define/editions.ts';
import { escapeLiteral } from '../server-model/patterns.ts';
import type { ServerRules } from '../server-model/server-rules.ts';
import { allowStandIns, type StandInServices, withStandIns } from './stand-in-services.ts';

/** The addresses of a preview, which may differ from those the release was built for. */
export type LocalAddresses = {
  origins: Readonly<Record<Edition, string>>;
  /** Origins of the embedded API: as built, and in the preview. */
  moved: readonly (readonly [from: string, to: string])[];
  /** The stand-in services of the embedded API if they are used; else null. */
  services: StandInServices | null;
};

export type Relocation = {
  rules: ServerRules;
  rewrite: (text: string) => string;
};

/**
 * Adapts the rules and text files of a release to other addresses and to stand-in services. Null when nothing has to change.
 */
export function relocate(rules: ServerRules, { origins, moved, services }: LocalAddresses): Relocation | null {
  const pairs = [...rules.editions.map(({ edition, origin }) => [origin, origins[edition]] as const), ...moved].filter(
    ([from, to]) => from !== to,
  );
  if (pairs.length === 0 && services === null) return null;
  const targets = new Map(pairs);
  // Not followed by more of a host name or by a port.
  const pattern =
    pairs.length > 0 && new RegExp(`(?:${pairs.map(([from]) => escapeLiteral(from)).join('|')})(?![\\w.:-])`, 'g');
  const rewrite = (text: string) => {
    const moved = pattern ? text.replace(pattern, (origin) => targets.get(origin)!) : text;
    return services === null ? moved : withStandIns(moved, services.inScripts);
  };
  const allow = (headers: Headers) => (services === null ? headers : allowStandIns(headers, services.origin));
  const rewritten = JSON.parse(rewrite(JSON.stringify(rules))) as ServerRules;
  return {
    rewrite,
    rules: {
      ...rewritten,
      editions: rewritten.editions.map((edition) => ({
        ...edition,
        domain: edition.domain === null ? null : new URL(edition.origin).hostname,
      })),
      headers: Object.fromEntries(
        Object.entries(rewritten.headers).map(([edition, headers]) => [
          edition,
          allow(withoutHttps(headers, origins[edition]!)),
        ]),
      ),
    },
  };
}

type Headers = ServerRules['headers'][Edition];

/** Security headers for an origin without TLS: they may not require it. */
function withoutHttps(headers: Headers, origin: string): Headers {
  if (origin.startsWith('https:')) return headers;
  const { 'Strict-Transport-Security': _, ...others } = headers;
  const policy = headers['Content-Security-Policy']?.replace('; upgrade-insecure-requests', '');
  return policy === undefined ? others : { ...others, 'Content-Security-Policy': policy };
}

/** Files that can contain an origin. */
export function isRewritable(file: string): boolean {
  return /\.(?:html|js|css|json|xml|txt|svg|webmanifest)$/.test(file);
}
