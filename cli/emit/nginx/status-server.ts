import type { ServerRules } from '../../server-model/server-rules.ts';
import { commentLines } from './map.ts';
import { serverBlock } from './plain-server.ts';
import { quote } from './quote.ts';

export type StatusServerOptions = {
  rules: ServerRules;
  /** Document root of the release. */
  root: string;
  /** Address to listen on; null: no such server. */
  listen: string | null;
};

/** A server block for monitoring: health, served release, number of connections. */
export function statusServer({ rules, root, listen }: StatusServerOptions): string[] {
  if (listen === null) return [];
  const health = (status: string) => JSON.stringify({ status, release: rules.release });
  const home = rules.editions.at(-1)!.home;
  const parts = [
    [`listen ${listen}; # status`, `root ${quote(root)};`, 'server_tokens off;', 'access_log off;', 'types {}'],
    ['default_type application/json;', 'add_header Cache-Control no-store always;'],
    [
      '# 503 where nginx runs but cannot read the pages of its release.',
      'location = /health {',
      `    if (!-f $document_root/${home}) { return 503 ${quote(health('unreadable'))}; }`,
      `    return 200 ${quote(health('ok'))};`,
      '}',
      'location = /status { default_type text/plain; stub_status; }',
      'location / { return 404; }',
    ],
  ];
  return [
    [...commentLines('For machines that watch the site; visitors should not reach it.'), ...serverBlock(parts)].join(
      '\n',
    ),
  ];
}
