import type { Rules } from '../rules/rules.ts';
import { comment, map } from './map.ts';

/** What a request says, in words of its own: any bytes. */
const said = { host: '$host', address: '$request_uri', referrer: '$http_referer', agent: '$http_user_agent', channel: '$site_channel' } as const;
const logged = (name: keyof typeof said) => `$site_logged_${name}`;

/** Bytes that are UTF-8, as Unicode has it. Most are ASCII. */
const ascii = '~^[\\x00-\\x7f]*$';
const utf8 =
  '~^(?:[\\x00-\\x7f]++|[\\xc2-\\xdf][\\x80-\\xbf]|\\xe0[\\xa0-\\xbf][\\x80-\\xbf]|[\\xe1-\\xec\\xee\\xef][\\x80-\\xbf]{2}|\\xed[\\x80-\\x9f][\\x80-\\xbf]|' +
  '\\xf0[\\x90-\\xbf][\\x80-\\xbf]{2}|[\\xf1-\\xf3][\\x80-\\xbf]{3}|\\xf4[\\x80-\\x8f][\\x80-\\xbf]{2})*+$';

/** The format `site` of the access log, one JSON object a line, and what it needs. */
export function accessLog({ release }: Rules): string[] {
  const fields = {
    time: '$time_iso8601',
    client: '$remote_addr',
    host: logged('host'),
    request: `$request_method ${logged('address')}`,
    status: '$status',
    bytes: '$body_bytes_sent',
    seconds: '$request_time',
    api_seconds: '$upstream_response_time',
    edition: '$site_edition',
    login: '$site_login',
    channel: logged('channel'),
    release,
    referrer: logged('referrer'),
    agent: logged('agent'),
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
    ...Object.entries(said).map(([name, of]) =>
      map({
        says: 'No text of a log: nginx escapes what JSON reserves, and leaves other bytes as they came.',
        of,
        name: logged(name as keyof typeof said).slice(1),
        rows: [
          ['default', 'not UTF-8'],
          // Expressions are not tried on what is empty.
          ['', ''],
          [ascii, of],
          [utf8, of],
        ],
      }),
    ),
    [...comment('One JSON object a line.'), `log_format site escape=json '${JSON.stringify(fields)}';`].join('\n'),
  ];
}
