import { cacheControl } from '../../server-model/cache-control.ts';
import { escapeLiteral } from '../../server-model/patterns.ts';
import type { ServerRules } from '../../server-model/server-rules.ts';
import { callPattern } from './api.ts';
import { callErrorPath } from './error-pages.ts';
import { map } from './map.ts';

/** Refused methods, and the headers that depend on status and path. */
export function responseMaps(rules: ServerRules): string[] {
  const { methods, assets, api, pageCache } = rules;
  const secondsPerCall = Math.max(0, ...api.rateLimits.map(({ perMinute }) => Math.ceil(60 / perMinute)));
  const calls = callPattern(rules).slice(1);
  return [
    map({
      comment:
        'Pages and files are read-only. The API decides which methods it takes.\nEvaluated again for the error page of a refused request, which has a status by then.',
      source: '$status $request_method $uri',
      name: 'site_refused',
      volatile: true,
      rows: [
        ['default', 'refused'],
        ['~^[1-9]', ''],
        [`~^[^ ]* (?:${methods.join('|')}) `, ''],
        [`~ ${calls}`, ''],
      ],
    }),
    map({
      comment: 'Allow: on a 405 of this server, not of the API.',
      source: '$upstream_status:$status',
      name: 'site_allow',
      rows: [
        ['default', ''],
        [':405', methods.join(', ')],
      ],
    }),
    map({
      comment: 'Retry-After: seconds until one more call is accepted, on a 429 of this server, not of the API.',
      source: '$upstream_status:$status',
      name: 'site_retry',
      rows: [
        ['default', ''],
        [':429', String(secondsPerCall)],
      ],
    }),
    ...(pageCache
      ? [
          map({
            comment:
              'Pages: shared caches may keep them for a while, but not those of a visitor who is logged in, whose response tells so.',
            source: '$status$site_login',
            name: 'site_page_cache',
            rows: [
              ['default', cacheControl.revalidate],
              ['~^(?:200|304)0$', pageCache.anonymous],
              ['~^(?:200|304)1$', pageCache.loggedIn],
            ],
          }),
        ]
      : []),
    map({
      comment:
        'Files named by their content hash are immutable, errors for them are not; everything else is revalidated.\nA response of the API keeps its own value: the time of the last server is a number then.',
      source: '$upstream_header_time $status$uri',
      name: 'site_cache',
      rows: [
        ['default', pageCache ? '$site_page_cache' : cacheControl.revalidate],
        ['~^[^/]*[0-9] [0-9]', ''],
        [`~^ (?:200|304)${escapeLiteral(assets)}`, cacheControl.immutable],
        [`~ [0-9]+${callErrorPath}/`, cacheControl.noStore],
      ],
    }),
  ];
}
