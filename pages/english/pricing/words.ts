import { commitments } from '../../../config/commitments.ts';
import { dollarBilling, dollarRates, dollarTexts } from '../../../config/dollar-prices.ts';
import { gigabytesAnHour, streamRates } from '../../../config/live-lines.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { roundDollars, unitDollars } from '../../../config/rules/dollars.ts';
import { grouped } from '../../../config/rules/price.ts';
import type { Use } from './model.ts';

const { billing, notice, trial, support, uptime } = commitments;
const { leastTopUp, contractFrom, dueDays } = dollarBilling;
const { group, devices, roaming } = productLimits.im;
const none: Use = { users: 0, voice: 0, video: 0, live: 0, texts: 0 };
const viewerHours = grouped(Math.round(50_000 / gigabytesAnHour(streamRates[720]) / 1_000) * 1_000);

/** Months of three customers, from the smallest bill to the largest. The calculator begins with the second. */
export const months: readonly { name: string; text: string; use: Use }[] = [
  {
    name: 'Marketplace',
    text: 'Buyers and sellers chat before they meet. 20,000 of them open a conversation in a month, and half confirm a phone number by text.',
    use: { ...none, users: 20_000, texts: 10_000 },
  },
  {
    name: 'Clinic network',
    text: '10,000 video visits a month. Two people for 25 minutes each make 500,000 participant minutes. Every visit has one SMS reminder.',
    use: { ...none, users: 10_000, video: 500_000, texts: 10_000 },
  },
  {
    name: 'Live shopping',
    text: `100,000 active users who watch about ${viewerHours} hours at 720p. Hosts bring viewers on stage by voice.`,
    use: { ...none, users: 100_000, voice: 200_000, live: 50_000 },
  },
];

export const included = [
  {
    title: 'In every price',
    mark: 'done',
    items: [
      { text: 'All regions', note: 'An app in Frankfurt costs what it costs in Virginia.' },
      { text: 'Unlimited messages', note: 'A user who sends 10,000 costs the same as one who sends none.' },
      {
        text: `Groups of ${grouped(group.standard)}, ${devices.standard} devices, ${roaming.standard} days of history`,
      },
      { text: 'Noise suppression and echo cancellation', note: 'On the device, so there is nothing to meter.' },
      {
        text: 'Tickets answered by an engineer',
        note: `First reply within ${support.minutes} minutes, on business days from ${support.from}:00 to ${support.to}:00 (UTC+8).`,
      },
    ],
  },
  {
    title: 'Never on the bill',
    mark: 'never',
    items: [
      { text: 'Setup and seats', note: 'Everyone on your team gets a login.' },
      {
        text: 'Traffic between regions',
        note: 'Relays and cross-region traffic are included in the price of a minute.',
      },
      { text: 'Push notifications', note: 'Through APNs, FCM or a phone maker’s own channel.' },
      { text: 'A monthly minimum', note: 'No use, no invoice.' },
      {
        text: 'Failed calls',
        note: 'Minutes start when media flows, and usage caused by our faults is not charged.',
      },
    ],
  },
] as const;

/** What is counted apart from the calculator. */
export const rates = dollarRates.map(({ name, cents, unit }) => ({
  value: roundDollars(cents),
  name,
  condition: unit,
}));

export const texts = dollarTexts.map(({ to, cents, rule }) => ({
  name: to,
  cells: [unitDollars({ cents, per: 1_000 }), rule],
}));

export const month = [
  {
    when: 'Every hour',
    title: 'Usage is counted',
    text: 'By app, product and region. The console and the usage API show the same figures, at most two hours late.',
  },
  {
    when: 'Every day',
    title: 'Usage is deducted',
    text: `From free units first, then packages, then your balance. We email you when the balance will last fewer than ${billing.lowBalance} days.`,
  },
  {
    when: 'On the 3rd',
    title: 'The invoice arrives',
    text: 'One PDF and one CSV for the month before, with a line for each app. Both stay in the console for three years.',
    marked: true,
  },
  {
    when: `${dueDays} days later`,
    title: 'Postpaid accounts pay',
    text: 'By card or transfer. Prepaid accounts need not act: their invoice shows what was deducted.',
  },
];

export const taxes = [
  {
    title: 'Prices exclude tax',
    text: 'We add VAT, GST or sales tax where the law makes us collect it, on a separate line.',
  },
  {
    title: 'Reverse charge',
    text: 'Enter your tax number before you top up. Where reverse charge applies, the invoice shows the note and no tax.',
  },
  {
    title: 'Withholding',
    text: 'If your country withholds tax on payments to us, send the certificate and we credit the amount.',
  },
  {
    title: 'Currency',
    text: 'Lists and invoices are in US dollars. If you pay in another currency, your bank sets the rate.',
  },
];

export const questions = [
  {
    question: 'Who counts as an active user?',
    answer:
      'An account that connects at least once in a calendar month, UTC. Ten devices and a thousand logins are still one user. Accounts that only receive push notifications are not counted.',
  },
  {
    question: 'How do you count call minutes?',
    answer:
      'Per participant, by the second, rounded up once at the end of the day. A call of two people that lasts ten minutes is twenty minutes. Anyone who only listens counts as voice, even in a video room.',
  },
  {
    question: 'What happens when the free trial ends?',
    answer: `Nothing is charged. The ${trial.days} days cover ${grouped(trial.chatUsers)} chat users and ${grouped(trial.callMinutes)} call minutes. Afterwards the monthly free units remain; beyond them, calls to the API return an error until you add at least ${roundDollars(leastTopUp)}.`,
  },
  {
    question: 'Can I cap what I spend?',
    answer:
      'Yes, by app and by day. At the cap you choose between an alert and a hard stop. A stop blocks new calls and lets running ones finish.',
  },
  {
    question: 'What if a charge looks wrong?',
    answer: `You can dispute a charge within ${billing.dispute} days. We answer within ${billing.answer} business days with the records behind it, and return any excess.`,
  },
  {
    question: 'Will prices go up?',
    answer: `They may. You get ${notice.priceIncrease} days’ notice of price increases, and packages you have bought keep their price. Carriers change theirs faster: we announce SMS increases at least ${notice.internationalTextPrice} days ahead.`,
  },
];

export const contract = `From ${roundDollars(contractFrom)} a month we offer a yearly contract: one rate per product, up to ${uptime.contract}% uptime, a named engineer, and the limits of the pro or enterprise plan.`;
