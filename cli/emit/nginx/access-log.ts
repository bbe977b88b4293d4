import type { Rules } from '../rules/rules.ts';
import { comment, map } from './map.ts';

/** The format `site` of the access log, one JSON object a line, and what it needs. */
export function accessLog({ release }: Rules): string[] {
  const fields = {
    time: '$time_iso8601',
    client: '$remote_addr',
    host: '$host',
    request: '$request_method $request_uri',
    status: '$status',
    bytes: '$body_bytes_sent',
    seconds: '$request_time',
    api_seconds: '$upstream_response_time',
    edition: '$site_edition',
    login: '$site_login',
    channel: '$site_channel',
    release,
    referrer: '$http_referer',
    agent: '$http_user_agent',
  };
  return [
    map({
      says: 'The channel a visitor came by: the query\'s "from" up to its bar, else the cookie of that name, else the advertisement\'s.',
      of: '$cookie_adchannel;$cookie_from;$arg_from',
      name: 'site_channel',
      rows: [
        ['default', ''],
        ['~*^[^;]*;[^;]*;(?<site_channel_asked>(?:(?!%7c)[^|]){1,128})', '$site_channel_asked'],
        ['~^[^;]*;(?<site_channel_kept>[^;|]{1,128})', '$site_channel_kept'],
        ['~^(?<site_channel_advertised>[^;|]{1,128})', '$site_channel_advertised'],
      ],
    }),
    [...comment('One JSON object a line.'), `log_format site escape=json '${JSON.stringify(fields)}';`].join('\n'),
  ];
}
