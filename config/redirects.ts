import type { Redirect as AnyRedirect } from '#generator';
import type { Edition } from './editions.ts';
import { site, starterDocs } from './site.ts';

export type Redirect = AnyRedirect<Edition>;

const all = (edition: Edition, to: string, from: readonly string[]): Redirect[] =>
  from.map((path) => ({ edition, from: path, to }));

/** Hosts that redirects may lead to, besides the site. */
export const redirectHosts: readonly string[] = [starterDocs, site.statusPage].map((address) => new URL(address).host);

/** Moved addresses; `content/redirects.yaml` has those of editors. The rules between the editions are not rows: see `rules/edition.ts`. */
export const redirects: readonly Redirect[] = [
  ...all('en', '/en', [
    '/en/pay',
    '/en/nrtc',
    '/en/interact',
    '/en/sms',
    '/en/live',
    '/en/solution/social',
    '/en/solution/live-audio-room',
    '/en/solution/1v1',
    '/en/solution/livebattles',
    '/en/marketing/success-stories',
  ]),
  { edition: 'en', from: '/hk/rtc', to: '/hk/im' },
  ...all('zh', '/', [
    '/cloudcall',
    '/delay-live',
    '/virtual-human',
    '/chatrobot',
    '/applyRobot',
    '/business',
    '/promotion/wwplan',
    '/promotion/talkking2021',
    '/promotion/51activity',
    '/promotion/6thActivity',
  ]),
  { edition: 'zh', from: '/pay', to: '/price' },
  { edition: 'zh', from: '/m', to: '/m/' },
  { edition: 'zh', from: '/m/index', to: '/m/' },
  { edition: 'zh', from: '/m/smsGuide', to: '/m/sms' },
  { edition: 'zh', from: '/private', to: '/dedicated-cloud' },
  { edition: 'zh', from: '/entertainment', to: '/game-voice' },
  { edition: 'zh', from: '/education', to: '/edu' },
  { edition: 'zh', from: '/financial', to: '/finance' },
  { edition: 'zh', from: '/usr/agreement', to: '/clauses' },
  { edition: 'zh', from: '/usr/rechargeAgreement', to: '/clauses' },
];
