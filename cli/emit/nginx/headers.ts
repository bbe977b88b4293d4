import type { Rules } from '../rules/rules.ts';
import { map } from './map.ts';
import { quoted } from './quote.ts';

type Header = { name: string; value: string; map: string | null };

/** Headers whose value differs by edition, as tables. */
export function headerMaps(rules: Rules): string[] {
  return constant(rules).flatMap(({ map: table }) => (table === null ? [] : [table]));
}

/**
 * The headers of every answer, whatever its status: one list for the whole server, because an `add_header` in a location would drop
 * all of these. A header whose value is empty is not sent.
 */
export function headerLines(rules: Rules): string[] {
  return [
    '# On every answer. No location may have an add_header of its own: it would drop all of these.',
    `add_header X-Release ${quoted(rules.release)} always;`,
    ...constant(rules).map(({ name, value }) => `add_header ${name} ${quoted(value)} always;`),
    'add_header Cache-Control $site_cache always;',
    'add_header Server-Timing $site_timing always;',
    'add_header Allow $site_allow always;',
    '# The dates of files are made of their contents and mean nothing; those of the API are its own.',
    'add_header Last-Modified $upstream_http_last_modified always;',
  ];
}

/** Names of the headers that are ours to say: what the API says of them is not passed on. */
export function ownHeaders(rules: Rules): string[] {
  return ['X-Release', ...constant(rules).map(({ name }) => name)];
}

function constant({ headers, editions }: Rules): Header[] {
  const names = [...new Set(editions.flatMap(({ edition }) => Object.keys(headers[edition])))];
  return names.map((name) => {
    const values = editions.map(({ edition }) => headers[edition][name] ?? '');
    if (new Set(values).size === 1) return { name, value: values[0]!, map: null };
    const variable = `site_${name.toLowerCase().replaceAll('-', '_')}`;
    const rows = editions.map(({ edition }, index) => [edition, values[index]!] as const);
    return { name, value: `$${variable}`, map: map({ says: `${name}, by edition.`, of: '$site_edition', name: variable, rows }) };
  });
}
