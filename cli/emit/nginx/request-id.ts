import type { SiteConfig } from '../../define/config.ts';
import { map } from './map.ts';

/**
 * The id of a request: created by nginx, or sent by the proxies in front, which are also trusted for the client's address. Ids sent by
 * other clients are ignored, because they may not be unique.
 */
export function requestIdMaps({ realIpFrom }: Pick<SiteConfig['nginx'], 'realIpFrom'>): string[] {
  return [
    map({
      comment: 'The name of the request: in the access log, in calls to the API and in their responses.',
      source: realIpFrom.length > 0 ? '$http_x_request_id' : '$request_id',
      name: 'site_request',
      rows: [
        ['default', '$request_id'],
        ...(realIpFrom.length > 0 ? ([['~^[\\w.-]{8,64}$', '$http_x_request_id']] as const) : []),
      ],
    }),
    map({
      comment: 'The same on responses of the API: it distinguishes the responses of the API alone.',
      source: '$upstream_addr',
      name: 'site_called',
      rows: [
        ['default', '$site_request'],
        ['', ''],
      ],
    }),
  ];
}
