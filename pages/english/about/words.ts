import { commitments } from '../../../config/commitments.ts';
import { founded } from '../../../config/limits.ts';
import { staff } from '../../../config/offices.ts';

const { audit, notice } = commitments;

export const story = [
  `Commbridge began in ${founded.year} with two people and a paging gateway for hospitals. When pagers went out of use, the same hospitals needed text messages, and then a way for nurses and families to write to each other. In 2015 we opened the messaging service behind all this to other companies. Calls, live video and voice agents followed, each because a customer had already tried to build it on top of what we had.`,
  `Today ${staff} people run one network and one SDK for product teams: marketplaces, clinics, schools, games, banks. We sell nothing else. There is no advertising business that would like to read your messages, and no consumer app that competes with yours.`,
];

export const data = [
  {
    title: `A breach, within ${audit.incident} hours`,
    text: `Counted from when we know, not from when we are sure. Your own audit is welcome once in twelve months, with ${audit.notice} days of notice.`,
  },
  {
    title: 'We do not look',
    text: 'If a fault cannot be found otherwise, you authorise access in a ticket, a second engineer approves it, and it ends by itself. You get the log.',
  },
  {
    title: 'Nothing trains a model',
    text: 'Not ours, not anybody else’s. Agents use the model that you choose, under the contract that you have with its maker.',
  },
  {
    title: 'You can leave',
    text: 'Messages, profiles and recordings export in documented formats through an API, for 30 days after the contract ends.',
  },
];

/** What each incident of the status page led to, by its day. */
export const repairs: Readonly<Record<string, { cause: string; repair: string }>> = {
  '2026-08-19': {
    cause:
      'The mains failed at night and the backup feed tripped while taking over. We had rehearsed the switch only by day, when the cooling draws less.',
    repair: 'Rehearsals now run at night under full load, and signalling moves to the second feed before media does.',
  },
  '2026-09-27': {
    cause: 'One phone maker’s push service slowed down. Our retries filled a queue that all makers shared.',
    repair: 'Each maker has a queue of its own with a limit on retries, and the alarm rings after ten seconds.',
  },
};

export const ways = [
  {
    title: 'Write first, meet later',
    text: 'A proposal is a page and a half, sent the day before. What is not in it is not discussed.',
  },
  {
    title: 'Authors carry the pager',
    text: 'Whoever writes a service is on call for it, a week at a time. After a night alarm, the next day is off.',
  },
  {
    title: 'Name the number',
    text: 'Every change names the measurement it should move. Unmoved after two weeks, it is reverted.',
  },
  {
    title: 'Announce, then remove',
    text: `At least ${notice.withdrawal} days of notice, a migration guide, and a telephone that somebody answers.`,
  },
];

export const cases = [
  {
    when: 'Phone numbers abroad',
    why: 'We connect apps. A telephone carrier is cheaper and faster.',
  },
  {
    when: 'Storage outside our regions',
    why: 'Calls would work, but data would not be local. Ask first.',
    instead: { href: '/en/white-paper', name: 'Regions' },
  },
  {
    when: 'A ready messenger for staff',
    why: 'We make the parts. A finished product runs this afternoon.',
  },
];
