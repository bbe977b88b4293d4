import { requestId } from '../../server-model/proxied-headers.ts';
import type { ServerRules } from '../../server-model/server-rules.ts';
import { permissionsPolicy, securityPolicy } from '../../server-model/security-headers.ts';
import { escapeLiteral } from '../../server-model/patterns.ts';
import { map, type MapRow } from './map.ts';
import { quote } from './quote.ts';

/** A header, and the map of its values where they differ by edition. */
type HeaderDirective = { name: string; value: string; map: string | null };

/** Maps of the headers whose value differs by edition. */
export function headerMaps(rules: ServerRules): string[] {
  return headerDirectives(rules).flatMap((header) => (header.map === null ? [] : [header.map]));
}

/**
 * The headers of every response, whatever its status. They are one list for the whole server, because an `add_header` in a
 * location drops all inherited ones. nginx does not send a header whose value is empty.
 */
export function headerLines(rules: ServerRules): string[] {
  return [
    '# On every response. No location may have an add_header of its own: it would drop all of these.',
    `add_header X-Release ${quote(rules.release)} always;`,
    ...headerDirectives(rules).map(({ name, value }) => `add_header ${name} ${quote(value)} always;`),
    'add_header Cache-Control $site_cache always;',
    'add_header Server-Timing $site_timing always;',
    'add_header Allow $site_allow always;',
    'add_header Retry-After $site_retry always;',
    `add_header ${requestId} $site_called always;`,
    "# File times are derived from content and mean nothing to clients; the API's are passed on.",
    'add_header Last-Modified $upstream_http_last_modified always;',
  ];
}

/** Names of the headers that this server sets: the API's values are removed. */
export function ownHeaderNames(rules: ServerRules): string[] {
  return ['X-Release', requestId, ...headerDirectives(rules).map(({ name }) => name)];
}

function headerDirectives(rules: ServerRules): HeaderDirective[] {
  const { headers, editions, permissions } = rules;
  const names = [...new Set(editions.flatMap(({ edition }) => Object.keys(headers[edition]!)))];
  return names.map((name) => {
    if (name === permissionsPolicy && permissions.length > 0) return byAddress({ name, rules });
    if (name === securityPolicy) return byFile({ name, rules });
    const values = editions.map(({ edition }) => headers[edition]![name] ?? '');
    if (new Set(values).size === 1) return { name, value: values[0]!, map: null };
    const variable = variableOf(name);
    const rows = editions.map(({ edition }, index) => [edition, values[index]!] as const);
    return {
      name,
      value: `$${variable}`,
      map: map({ comment: `${name}, by edition.`, source: '$site_edition', name: variable, rows }),
    };
  });
}

/** A header that some addresses have their own value of. */
function byAddress({ name, rules }: { name: string; rules: ServerRules }): HeaderDirective {
  const { editions, headers, permissions } = rules;
  const variable = variableOf(name);
  const rows = [
    ...permissions.map(({ edition, address, value }): MapRow => [`~^${edition}${escapeLiteral(address)}$`, value]),
    ...editions.map(({ edition }): MapRow => [`~^${edition}`, headers[edition]![name] ?? '']),
  ];
  const comment = `${name}, by edition and address.`;
  return {
    name,
    value: `$${variable}`,
    map: map({ comment, source: '$site_edition$site_address', name: variable, rows }),
  };
}

/** The policy of pages, and that of drawings. An error page for the address of a drawing has the path of the error page by then. */
function byFile({ name, rules: { editions, headers, drawingPolicy, patterns } }: ByFileOptions): HeaderDirective {
  const variable = variableOf(name);
  const rows = [
    [
      `~^(?:200|304)(?:${editions.map(({ edition }) => edition).join('|')})/.*${patterns.drawing}`,
      drawingPolicy,
    ] as const,
    ...editions.map(({ edition }): MapRow => [`~^[^/]*${edition}(?:/|$)`, headers[edition]![name] ?? '']),
  ];
  const comment = `${name}, by edition; drawings have one that runs nothing.`;
  return {
    name,
    value: `$${variable}`,
    map: map({ comment, source: '$upstream_addr$status$site_edition$uri', name: variable, rows }),
  };
}

type ByFileOptions = { name: string; rules: ServerRules };

/** The initials of the name: `site_csp`, `site_pp`. */
const variableOf = (name: string) => `site_${name.toLowerCase().replace(/(?<=[a-z])[a-z]+|-/g, '')}`;
