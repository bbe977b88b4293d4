import { failureBody, unknownFailure } from '../../server-model/api-rules.ts';
import { errorFallback, statusesWithTexts, unknownEditionPage } from '../../server-model/error-fallback.ts';
import { escapeLiteral } from '../../server-model/patterns.ts';
import type { ServerRules } from '../../server-model/server-rules.ts';
import { callPattern, callRequestPattern } from './api.ts';
import { noEdition } from './edition-maps.ts';
import { map, type MapRow } from './map.ts';
import { quote } from './quote.ts';

/** Internal path of failed calls. The status follows it, but only to make the paths of error pages and of calls alike. */
export const callErrorPath = '/site-call-error';

/** Internal path of refusals whose edition is unknown. */
const unknownEditionPath = '/site-no-edition';

/** Non-standard statuses of nginx, and the standard status that replaces them. */
const nginxStatuses: readonly (readonly [from: readonly number[], to: number])[] = [
  [[494], 431], // request headers too large
  [[495, 496, 497], 400], // client certificates, and plain http on the TLS port
];

/** Folder of an edition's error pages, by path. */
export function errorMaps(rules: ServerRules): string[] {
  const {
    editions,
    api,
    messages: { notFound, otherError },
  } = rules;
  const usual = Object.values(otherError).find((text) => text !== null) ?? '$status';
  const names = [...editions.map(({ edition }) => edition), noEdition].join('|');
  return [
    map({
      comment: 'What was asked for: the path, or the request line where it could not be read.',
      source: '$uri',
      name: 'site_asked',
      rows: [
        ['default', '$uri'],
        ['', '$request'],
      ],
    }),
    map({
      comment: 'The folder of error pages: by edition, and apart for phone pages. Errors of calls are JSON.',
      source: '$site_language$site_asked',
      name: 'site_errors',
      rows: [
        ['default', unknownEditionPath],
        [`~^(?:${names})(?:${callPattern(rules).slice(1)}|${callRequestPattern(rules)})`, callErrorPath],
        ...editions
          .filter(({ phoneErrors }) => 404 in phoneErrors)
          .map(({ edition, phoneErrors }): MapRow => [`~^${edition}/(?:.*/)?m/`, prefixOf(phoneErrors)]),
        ...editions.map(({ edition, errors }): MapRow => [`~^${edition}`, prefixOf(errors)]),
      ],
    }),
    map({
      comment: 'The message of an error whose page cannot be read.',
      source: '$site_edition$status',
      name: 'site_error',
      rows: [
        ['default', usual],
        ['~404$', notFound],
        ...editions
          .map(({ edition }): MapRow => [`~^${edition}`, otherError[edition] ?? '$status'])
          .filter(([, text]) => text !== usual),
      ],
    }),
    map({
      comment: 'The message of a failed call.',
      source: '$site_language',
      name: 'site_failure',
      rows: [
        ['default', unknownFailure(api)],
        ...editions.map(({ edition }) => [edition, api.failureMessage[edition]!] as const),
      ],
    }),
  ];
}

/** Lines of a server block: the error page of each status. */
export function errorPages(rules: ServerRules): string[] {
  const { editions, messages } = rules;
  const statuses = Object.keys(editions[0]!.errors);
  const allowed = 'internal; auth_basic off; allow all;';
  const folders = [
    ...new Set(
      editions.flatMap(({ errors, phoneErrors }) =>
        [errors, phoneErrors].filter((files) => 404 in files).map(folderOf),
      ),
    ),
  ];
  const prefixes = folders.map(escapeLiteral).join('|');
  const unknownEdition = `${allowed} types {} default_type text/html;`;
  const failure = failureBody({ status: '$status', message: '$site_failure' });
  return [
    "# Error pages in the edition's language. They have no address of their own.",
    ...statuses.map((status) => `error_page ${status} $site_errors/${status}.html;`),
    ...nginxStatuses
      .filter(([, to]) => statuses.includes(String(to)))
      .map(([from, to]) => `error_page ${from.join(' ')} =${to} $site_errors/${to}.html;`),
    '# A password or address filter of the http block must not refuse the page that reports it: nginx would show its own.',
    '# nginx has set all headers, the ETag and the type when it finds that the file does not have the part: an add_header, even an empty one, inherits no others.',
    `location ~ ^/(?:${prefixes})416\\.html$ { ${allowed} etag off; add_header Allow ""; types {} default_type "text/html; charset=utf-8"; try_files $uri @site_error_fallback; }`,
    `location ~ ^/(?:${prefixes})(?:${statuses.join('|')})\\.html$ { ${allowed} try_files $uri @site_error_fallback; }`,
    '# Failed calls. nginx answers the status of the error, not the 200.',
    `location ^~ ${callErrorPath}/ { internal; types {} default_type application/json; return 200 ${quote(failure)}; }`,
    '# Refusals whose edition is unknown.',
    ...statusesWithTexts(messages).map(
      (status) =>
        `location = ${unknownEditionPath}/${status}.html { ${unknownEdition} return 200 ${quote(unknownEditionPage({ status: String(status), messages }))}; }`,
    ),
    `location ^~ ${unknownEditionPath}/ { ${unknownEdition} return 200 ${quote(unknownEditionPage({ status: '$status', messages }))}; }`,
    '# An error page that cannot be read.',
    `location @site_error_fallback { types {} default_type text/html; return 200 ${quote(errorFallback('$site_error', messages))}; }`,
  ];
}

const prefixOf = (errors: Readonly<Record<number, string>>) => `/${folderOf(errors)}`.slice(0, -1);
const folderOf = (errors: Readonly<Record<number, string>>) => errors[404]!.replace(/[^/]*$/, '');
