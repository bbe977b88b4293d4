import type { ComparisonColumn, ComparisonRow } from '../../../components/sections/comparison-table.tsx';
import { commitments } from '../../../config/commitments.ts';
import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';

const { uptime, firstSteps, notice, trial } = commitments;
const { delivery, push } = measurements.message;
const { devices, group, roaming, superGroup } = productLimits.im;

export const figures = [
  {
    value: String(delivery),
    unit: 'ms',
    name: 'device to device',
    condition: 'median, both devices online in the same city',
  },
  { value: String(push), unit: 's', name: 'to a locked screen', condition: 'median, once push takes over' },
  {
    value: uptime.standard,
    unit: '%',
    name: 'monthly uptime',
    condition: `${uptime.contract}% in yearly contracts`,
  },
  { value: String(firstSteps.message), unit: 'min', name: 'to a first message', condition: 'from an empty project' },
];

export const columns: readonly ComparisonColumn[] = [
  { name: 'Data transfers' },
  { name: 'Minors' },
  { name: 'Breach notice' },
  { name: 'What we provide' },
];

export const laws: readonly ComparisonRow[] = [
  {
    name: 'Frankfurt',
    note: 'EU, GDPR',
    cells: [
      'Adequacy decision or standard contractual clauses',
      'Parental consent under 16; member states may go down to 13',
      'Authority within 72 hours',
      'Processing agreement with the clauses attached',
    ],
  },
  {
    name: 'Virginia',
    note: 'US, COPPA and state laws',
    cells: [
      'No general federal rule on location',
      'Verifiable parental consent under 13',
      'Varies by state; in some, within 30 days',
      'Age gate component',
    ],
  },
  {
    name: 'São Paulo',
    note: 'Brazil, LGPD',
    cells: [
      'Standard clauses of Resolution 19/2024, or another listed basis',
      'Specific parental consent under 12',
      'Within 3 business days',
      'Consent dialog in Portuguese',
    ],
  },
  {
    name: 'Tokyo',
    note: 'Japan, APPI',
    cells: [
      'Consent, or equivalent protection at the recipient',
      'In practice, guardian consent up to about 15',
      'First report within 3 to 5 days, full report within 30',
      'Notice templates in Japanese',
    ],
  },
  {
    name: 'Jakarta',
    note: 'Indonesia, Law 27/2022',
    cells: [
      'Allowed if regulators keep access; platforms must register',
      'Consent of a parent or guardian',
      'Users and authority within 3 × 24 hours',
      'Registration checklist',
    ],
  },
  {
    name: 'Riyadh',
    note: 'Saudi Arabia, PDPL',
    cells: [
      'Legal basis and a transfer risk assessment',
      'A legal guardian acts for the child',
      'Authority within 72 hours',
      'Privacy text in Arabic',
    ],
  },
];

export const offline = [
  {
    title: 'Written before it is sent',
    text: 'Each message goes into the local database with a random ID. Without a connection it waits there, and is retried after 1, 2, 4 and 8 seconds.',
  },
  {
    title: 'Numbered by the server',
    text: 'Messages are numbered within each conversation. A phone that receives 46 after 42 fetches the three in between, and only then shows 46.',
  },
  {
    title: 'Sent twice, stored once',
    text: 'If the acknowledgement is lost, the client sends again. The server recognises the random ID and returns the number that the message already has.',
  },
];

export const limits = [
  {
    value: group.standard.toLocaleString('en'),
    name: 'members in a group',
    condition: `${group.enterprise.toLocaleString('en')} on the enterprise plan; super groups hold ${superGroup.toLocaleString('en')}`,
  },
  {
    value: String(roaming.standard),
    unit: 'days',
    name: 'of history on a new device',
    condition: `on the standard plan; ${roaming.pro} on pro, up to ${roaming.yearsAtMost} years as an option`,
  },
  {
    value: String(devices.standard),
    unit: 'devices',
    name: 'logged in at once',
    condition: `per account on the standard plan; ${devices.pro} on pro`,
  },
];

export const cases = [
  {
    when: 'You must not be able to read the messages yourself',
    why: 'Messages are encrypted in transit and at rest, not end to end: moderation and search need the text.',
    instead: { href: '/en/about', name: 'How we handle data' },
  },
  {
    when: 'The law requires storage in a country where we have no region',
    why: 'Messages would be fast, but the archive would be abroad. You need a local provider.',
  },
  {
    when: 'Most of your users do not have your app',
    why: 'Push needs an installed app with permission to notify. Text messages reach everyone else.',
    instead: { href: 'https://doc.yunqiao.example/en/sms', name: 'SMS' },
  },
];

export const steps = [
  { title: 'Choose the region', text: 'It cannot be changed once the app exists, so ask your counsel first.' },
  { title: 'Sign a token', text: 'Your server signs one per account. The secret never ships with the app.' },
  { title: 'Test a push', text: 'Close the app, write to it from a second phone, and watch the first one ring.' },
];

export const questions = [
  {
    question: 'My users are in Europe and Brazil. One app or two?',
    answer:
      'One, if both groups talk to each other and your counsel accepts the transfer. Otherwise two: they share your code but no accounts, and each keeps its data in its own region.',
  },
  {
    question: 'If a member is abroad, does the conversation leave my region?',
    answer:
      'The messages are delivered to that member, as in any chat. The archive, the search index and the backups stay in the app’s region.',
  },
  {
    question: 'How long can a message take?',
    answer:
      'Under 300 ms between continents, if both sides are online. For a locked phone it depends on the push service: 91% to 97% of notifications arrive within 24 hours.',
  },
  {
    question: 'What happens when you retire an SDK version?',
    answer: `A major version is maintained for at least ${notice.majorVersion} days after we announce its end. The migration guide comes with the announcement.`,
  },
];

export const neighbours = [
  { href: '/en/about', name: 'About us', text: 'Who runs the network and where, and what failed recently.' },
  {
    href: '/en/white-paper',
    name: 'White paper',
    text: 'How routes are measured and chosen. Chapter 1 is online.',
  },
  { href: '/en/price', name: 'Pricing', text: 'You pay for monthly active users, however much they write.' },
];

export const trialLead = `${trial.days} days for ${trial.chatUsers.toLocaleString('en')} active users, free of charge.`;
