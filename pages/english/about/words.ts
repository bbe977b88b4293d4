import { commitments } from '../../../config/commitments.ts';
import { founded } from '../../../config/limits.ts';
import { staff } from '../../../config/offices.ts';

const { audit, notice } = commitments;

export const story = [
  `Commbridge began in ${founded.year} with two people and a paging gateway for hospitals. When pagers went out of use, the same hospitals needed text messages, and then a way for nurses and families to write to each other. In 2015 we opened the messaging service behind all this to other companies. Calls, live video and voice agents followed, each because a customer had already tried to build it on top of what we had.`,
  `Today ${staff} people run one network and one SDK for product teams: marketplaces, clinics, schools, games, banks. We sell nothing else. We have no advertising business to profit from your messages, and no consumer app to compete with yours.`,
];

export const data = [
  {
    title: `Breach notice within ${audit.incident} hours`,
    text: `Counted from when we know. You may audit us once in twelve months, on ${audit.notice} days’ notice. Certified: ISO 27001, ISO 27701, CSA STAR.`,
  },
  {
    title: 'We do not read messages',
    text: 'To find a fault, you authorise access in a ticket and a second engineer approves it. It ends within 24 hours; the log is yours.',
  },
  {
    title: 'We do not train on your data',
    text: 'Neither we nor our suppliers train models on it. Agents use the model you choose, under your own contract with its maker.',
  },
  {
    title: 'You can leave',
    text: 'Export messages, profiles and recordings through an API for 30 days after the contract ends, in documented formats.',
  },
];

/** What each incident of the status page led to, by its day. */
export const repairs: Readonly<Record<string, { cause: string; repair: string }>> = {
  '2026-08-19': {
    cause:
      'The mains failed at night and the backup feed tripped while taking over. All the cooling started at once; we had rehearsed only by day.',
    repair: 'Rehearsals now run at night under full load, and signalling moves to the second feed before media does.',
  },
  '2026-09-27': {
    cause: 'One phone maker’s push service slowed down. Our retries filled a queue that all makers shared.',
    repair: 'Each maker has its own queue with a retry limit, and an alarm fires after ten seconds.',
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
    text: 'Every change names the measurement it should move. If it has not after two weeks, we revert it.',
  },
  {
    title: 'Announce, then remove',
    text: `At least ${notice.withdrawal} days’ notice, a migration guide, and an engineer to write to.`,
  },
];

export const cases = [
  {
    when: 'You need phone numbers abroad',
    why: 'We connect apps. For numbers, a local carrier is cheaper.',
  },
  {
    when: 'You need storage outside our regions',
    why: 'Calls would work, but data would not be local.',
    instead: { href: '/en/im', name: 'Our regions' },
  },
  {
    when: 'You need a messenger for your staff',
    why: 'We sell building blocks, not a finished app.',
  },
];
