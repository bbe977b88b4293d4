import type { ServerRules } from '../../server-model/server-rules.ts';
import { commentLines, map } from './map.ts';

/** Parts of a request that can contain any bytes. */
const clientText = {
  host: '$host',
  uri: '$request_uri',
  ref: '$http_referer',
  agent: '$http_user_agent',
  chan: '$site_channel',
} as const;
const logVariable = (name: keyof typeof clientText) => `$site_log_${name}`;

/** ASCII, the usual case, and well-formed UTF-8 by the table of the Unicode standard. */
const ascii = '~^[\\x00-\\x7f]*$';
const utf8 =
  '~^(?:[\\x00-\\x7f]++|[\\xc2-\\xdf][\\x80-\\xbf]|\\xe0[\\xa0-\\xbf][\\x80-\\xbf]|[\\xe1-\\xec\\xee\\xef][\\x80-\\xbf]{2}|\\xed[\\x80-\\x9f][\\x80-\\xbf]|' +
  '\\xf0[\\x90-\\xbf][\\x80-\\xbf]{2}|[\\xf1-\\xf3][\\x80-\\xbf]{3}|\\xf4[\\x80-\\x8f][\\x80-\\xbf]{2})*+$';

/** The format `site` of the access log, one JSON object per line, and its maps. */
export function accessLog({ release }: ServerRules): string[] {
  const fields = {
    time: '$time_iso8601',
    id: '$site_request',
    client: '$remote_addr',
    host: logVariable('host'),
    request: `$site_method ${logVariable('uri')}`,
    status: '$status',
    bytes: '$body_bytes_sent',
    seconds: '$request_time',
    api_seconds: '$upstream_response_time',
    edition: '$site_edition',
    login: '$site_login',
    channel: logVariable('chan'),
    release,
    referrer: logVariable('ref'),
    agent: logVariable('agent'),
  };
  return [
    map({
      comment:
        'The marketing channel: the "from" parameter up to its bar, else the cookie "from", else the cookie "adchannel".',
      source: '$cookie_adchannel;$cookie_from;$arg_from',
      name: 'site_channel',
      rows: [
        ['default', ''],
        ['~*^[^;]*;[^;]*;(?<site_ch_query>(?:(?!%7c)[^|]){1,128})', '$site_ch_query'],
        ['~^[^;]*;(?<site_ch_cookie>[^;|]{1,128})', '$site_ch_cookie'],
        ['~^(?<site_ch_ad>[^;|]{1,128})', '$site_ch_ad'],
      ],
    }),
    map({
      comment: 'The method as sent: after an error, nginx has that of its request for the error page, GET.',
      source: '$request',
      name: 'site_method',
      rows: [
        ['default', '$request_method'],
        ['~^(?<site_sent_with>[A-Za-z]+) ', '$site_sent_with'],
      ],
    }),
    ...Object.entries(clientText).map(([name, variable]) =>
      map({
        comment: `${variable} as UTF-8: nginx escapes what JSON reserves, but writes other bytes as they came.`,
        source: variable,
        name: logVariable(name as keyof typeof clientText).slice(1),
        rows: [
          ['default', 'not UTF-8'],
          // nginx does not compare expressions with an empty text.
          ['', ''],
          [ascii, variable],
          [utf8, variable],
        ],
      }),
    ),
    [...commentLines('One JSON object per line.'), `log_format site escape=json '${JSON.stringify(fields)}';`].join(
      '\n',
    ),
  ];
}
