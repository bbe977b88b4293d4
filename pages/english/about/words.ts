import { commitments } from '../../../config/commitments.ts';
import { founded } from '../../../config/limits.ts';
import { measuredIn } from '../../../config/latency.ts';
import { measurements } from '../../../config/measurements.ts';
import { offices, staff } from '../../../config/offices.ts';

const { audit, notice, uptime } = commitments;

export const story = [
  `Commbridge began in ${founded.year} with two people and a paging gateway for hospitals. When pagers went out of use, the same hospitals needed text messages, and after that a way to let nurses and families write to each other. In 2015 we opened the messaging service behind all this to other companies. Calls, live video and voice agents followed, each because a customer had already tried to build it on top of what we had.`,
  `Today ${staff} people in ${offices.length} offices run one network and one SDK. Our customers are product teams: marketplaces, clinics, schools, games, banks. Most of them have between five and fifty engineers, ship every week, and would rather not employ somebody who knows what a jitter buffer is.`,
  'We sell nothing else. There is no advertising business that would like to read your messages, and no consumer app that competes with yours. We earn money when people talk to each other through your product, and we stop earning it when they do not get through.',
];

export const data = [
  {
    title: 'You pick the region',
    text: 'When you create an app you choose where its data lives. It stays there. We do not move it for capacity, cost or convenience.',
  },
  {
    title: 'Two sites and a backup',
    text: 'Each region keeps a copy in two data centres and a daily backup in a second city of the same country. Deleted data leaves the backups within 90 days.',
  },
  {
    title: 'Relays forget',
    text: 'A call between regions passes through relays. They forward encrypted packets and write nothing to disk. Media is not stored unless you switch recording on.',
  },
  {
    title: 'We do not look',
    text: 'Staff cannot read conversations. If a fault cannot be found otherwise, you authorise access in a ticket, a second engineer approves it, and it ends by itself. You get the log.',
  },
  {
    title: 'Nothing trains a model',
    text: 'Your content is not used to train anything, ours or anybody else’s. Agents use the model that you choose, under the contract that you have with its maker.',
  },
  {
    title: 'You can leave',
    text: 'Messages, profiles and recordings export in documented formats through an API. After the contract ends you have 30 days to do it, and a person to ask.',
  },
];

/** What each incident of the status page led to, by its day. */
export const repairs: Readonly<Record<string, { cause: string; repair: string }>> = {
  '2026-08-19': {
    cause:
      'The mains failed at night and the backup feed tripped while taking over. We had rehearsed the switch many times, always by day, when the cooling draws less.',
    repair: 'Rehearsals now run at night under full load, and signalling moves to the second feed before media does.',
  },
  '2026-09-27': {
    cause:
      'One phone maker slowed down its push service. Our retries filled a queue that all makers shared, so everybody’s notifications waited.',
    repair: 'Each maker has a queue of its own with a limit on retries, and the alarm rings after ten seconds.',
  },
};

export const ways = [
  {
    title: 'Write first, meet later',
    text: 'A proposal is a page and a half, sent the day before. What nobody wrote down is not discussed, whoever suggests it.',
  },
  {
    title: 'Authors carry the pager',
    text: 'Whoever writes a service is on call for it, a week at a time. After a night alarm, the next day is off.',
  },
  {
    title: 'Name the number',
    text: 'Every change states which measurement it should move and by how much. If it has not moved after two weeks, the change is reverted.',
  },
  {
    title: 'Announce, then remove',
    text: `Features go away with at least ${notice.withdrawal} days of notice, a migration guide, and a telephone number that somebody answers.`,
  },
];

export const figures = [
  {
    value: String(audit.incident),
    unit: 'hours',
    name: 'until you hear of a breach',
    condition: 'counted from when we know, not from when we are sure',
  },
  {
    value: String(measurements.acrossContinents),
    unit: 'ms',
    name: 'between continents',
    condition: `median of all measured pairs, ${measuredIn.en}`,
  },
  {
    value: uptime.standard,
    unit: '%',
    name: 'monthly availability',
    condition: `promised to everybody who pays, ${uptime.contract}% in yearly contracts`,
  },
  { value: String(audit.reports), unit: 'days', name: 'until audit reports', condition: 'business days after an NDA' },
  { value: String(audit.notice), unit: 'days', name: 'notice of your own audit', condition: 'once in twelve months' },
];

export const cases = [
  {
    when: 'You need telephone numbers in sixty countries',
    why: 'We connect apps. For inbound numbers abroad, a telephone carrier is cheaper and faster.',
  },
  {
    when: 'You need servers in a country where we have no region',
    why: 'Traffic would work, storage would not be local. Ask before you build.',
    instead: { href: '/en/white-paper', name: 'Read how regions work' },
  },
  {
    when: 'You want a finished messenger for your staff',
    why: 'We make the parts. A ready product will be running this afternoon; ours will not.',
  },
];
