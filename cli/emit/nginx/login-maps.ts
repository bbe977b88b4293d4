import { pageTiming } from '../rules/login.ts';
import { literal } from '../rules/patterns.ts';
import type { Rules } from '../rules/rules.ts';
import { map } from './map.ts';

/** Whether the visitor is logged in, and the header that tells the page so, and which release it is of. */
export function loginMaps({ login, assets, release }: Rules): string[] {
  return [
    map({
      says: `Logged in: ${login.join(' and ')} are there and not empty. Only a hint for the page, which asks the API itself.`,
      of: login.map((name) => `$cookie_${name}`).join(';'),
      name: 'site_login',
      rows: [
        ['default', '0'],
        [`~^${login.map(() => '[^;]+').join(';')}$`, '1'],
      ],
    }),
    map({
      says: 'Told either way: a browser that asks again keeps what it was told last where an answer is silent. Never on what is kept for a year.',
      of: '$site_login$status$uri',
      name: 'site_timing',
      rows: [
        ['default', pageTiming({ release, loggedIn: false })],
        [`~^.(?:200|304)${literal(assets)}`, ''],
        ['~^1', pageTiming({ release, loggedIn: true })],
      ],
    }),
  ];
}
