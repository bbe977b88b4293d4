import { escapeLiteral } from '../../server-model/patterns.ts';
import type { ServerRules } from '../../server-model/server-rules.ts';
import { serverTiming } from '../../server-model/server-timing.ts';
import { callPattern } from './api.ts';
import { callErrorPath } from './error-pages.ts';
import { map } from './map.ts';

/** Whether the visitor is logged in, and the header that passes it to scripts. */
export function loginMaps(rules: ServerRules): string[] {
  const { login, assets, release } = rules;
  return [
    login.length === 0
      ? map({ comment: 'The site has no login.', source: '$status', name: 'site_login', rows: [['default', '0']] })
      : map({
          comment: `Logged in: ${login.join(' and ')} are set and not empty. A hint for the page; the API decides.`,
          source: login.map((name) => `$cookie_${name}`).join(';'),
          name: 'site_login',
          rows: [
            ['default', '0'],
            [`~^${login.map(() => '[^;]+').join(';')}$`, '1'],
          ],
        }),
    map({
      comment:
        'Release and login state, for scripts. Sent in both states: without the header a browser that revalidates keeps the old value.\nNever on immutable files and calls.',
      source: '$site_login$status$uri',
      name: 'site_timing',
      rows: [
        ['default', serverTiming({ release, loggedIn: false })],
        [`~^.(?:200|304)${escapeLiteral(assets)}`, ''],
        [`~^.[0-9]+(?:${callPattern(rules).slice(1)}|${callErrorPath}/)`, ''],
        ['~^1', serverTiming({ release, loggedIn: true })],
      ],
    }),
  ];
}
