import { cacheControl } from '../server-model/cache-control.ts';
import { type Editions, hasPath, mainEdition } from '../define/editions.ts';
import { type Headers, securityPolicy } from '../server-model/security-headers.ts';
import type { ServerRules } from '../server-model/server-rules.ts';

/** The configuration of the npm package `serve`, which serves both editions on one host. */
export type ServeRules = {
  cleanUrls: true;
  directoryListing: false;
  redirects: readonly { source: string; destination: string; type: 301 }[];
  rewrites: readonly { source: string; destination: string }[];
  headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[];
};

/**
 * A release's rules for `serve`, which ignores the host name: the addresses of both editions are served together. It also ignores the
 * query, so an address with variants shows its default text.
 */
export function serveRules(rules: ServerRules, editions: Editions): ServeRules {
  const withPaths = Object.entries(editions).filter(([, { paths }]) => paths !== undefined);
  const ownerOf = (path: string) => withPaths.find(([, facts]) => path !== '/' && hasPath(facts, path))?.[0];
  const ofOwnHost = (edition: string, path: string) =>
    editions[edition]!.paths ? ownerOf(path) === edition : ownerOf(path) === undefined;
  const rest = mainEdition(editions);
  return {
    cleanUrls: true,
    directoryListing: false,
    redirects: rules.redirects
      .filter(({ edition, from, to }) => ofOwnHost(edition, from) && to !== `${from}/`)
      .map(({ from, to }) => ({ source: literal(from), destination: literal(to), type: 301 })),
    rewrites: rules.aliases
      .filter(({ address, file }) => file !== `${address.slice(1)}.html`)
      .map(({ address, file }) => ({ source: literal(address), destination: `/${file}` })),
    headers: [
      { source: '**', headers: rows(rules.headers[rest]!) },
      ...withPaths.map(([edition, { paths }]) => ({
        source: `@(${paths!.below.map((base) => base.slice(1, -1)).join('|')}){.html,/**}`,
        headers: rows(rules.headers[edition]!),
      })),
      ...rules.permissions.map(({ address, value }) => ({
        source: `${literal(address.slice(1))}.html`,
        headers: [{ key: 'Permissions-Policy', value }],
      })),
      { source: '**/*.svg', headers: rows({ [securityPolicy]: rules.drawingPolicy }) },
      { source: '**/*.html', headers: rows({ 'Cache-Control': cacheControl.revalidate }) },
      { source: 'assets/**', headers: rows({ 'Cache-Control': cacheControl.immutable }) },
    ],
  };
}

const rows = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Escapes parameters and wildcards in a path. */
const literal = (path: string) => path.replace(/[:*?+(){}[\]!@\\]/g, '\\$&');
