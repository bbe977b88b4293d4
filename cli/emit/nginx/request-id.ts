import type { SiteConfig } from '../../../config/site.ts';
import { map } from './map.ts';

/**
 * The name of a request: nginx's own, or that of the proxies in front, whose word is taken for the client's address too.
 * Other clients could give many requests the same name.
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
