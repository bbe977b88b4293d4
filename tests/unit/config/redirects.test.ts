import { expect, it } from 'vitest';
import { redirects } from '../../../config/redirects.ts';

/** The addresses that the specification moves, by edition and target. */
const moved = [
  'en /en: /en/pay /en/nrtc /en/interact /en/sms /en/live /en/solution/social /en/solution/live-audio-room /en/solution/1v1',
  'en /en: /en/solution/livebattles /en/marketing/success-stories',
  'en /hk/im: /hk/rtc',
  'zh /: /cloudcall /delay-live /virtual-human /chatrobot /applyRobot /business /promotion/wwplan /promotion/talkking2021',
  'zh /: /promotion/51activity /promotion/6thActivity',
  'zh /price: /pay',
  'zh /m/: /m /m/index',
  'zh /m/sms: /m/smsGuide',
  'zh /dedicated-cloud: /private',
  'zh /game-voice: /entertainment',
  'zh /edu: /education',
  'zh /finance: /financial',
  'zh /clauses: /usr/agreement /usr/rechargeAgreement',
].flatMap((row) => {
  const [place = '', sources = ''] = row.split(': ');
  const [edition, to] = place.split(' ');
  return sources.split(' ').map((from) => ({ edition, from, to }));
});

it('old addresses lead where the specification says, and no others are moved', () => {
  expect(redirects).toEqual(moved);
});
