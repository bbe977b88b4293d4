import { commitments } from '../../../config/commitments.ts';
import { LinesCard } from '../../../components/art/cards/lines-card.tsx';
import { page } from '../../../components/define-page.ts';
import { BesideForm } from '../../../components/forms/beside-form.tsx';
import { LeadForm } from '../../../components/forms/lead-form.tsx';
import { Checklist } from '../../../components/sections/checklist.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Rundown } from '../../../components/sections/rundown.tsx';
import * as words from './words.yaml';

const { replies } = commitments;
const day = `${replies.lead} business day`;

const reply = [
  {
    name: 'After you send the form',
    cues: [
      {
        when: 'Same day',
        what: 'Your request goes to one engineer who knows your region and industry',
        who: 'Sales desk',
      },
      {
        when: `Within ${day}`,
        what: 'A one-page architecture, with the monthly cost and a similar case',
        who: 'Engineer',
        marked: true,
      },
      { when: 'Week 1', what: 'A call of 30 minutes to correct the assumptions, if you want one', who: 'Both' },
      { when: 'Week 2', what: 'A trial app with your regions switched on', who: 'You' },
    ],
  },
];

/** The same in a few words, for shared links. */
const arrivals = [
  { name: 'Same day', value: 'One engineer' },
  { name: `Within ${day}`, value: 'Architecture and cost' },
  { name: 'Week 1', value: 'A call of 30 minutes' },
  { name: 'Week 2', value: 'A trial app' },
];

const asks = [
  {
    title: 'Useful to know',
    mark: 'done',
    items: [
      { text: 'Countries where your users are', note: 'they decide the regions and routes' },
      { text: 'People online at the busiest hour', note: 'a rough figure is enough' },
      { text: 'What you run today', note: 'and its biggest problem' },
    ],
  },
  {
    title: 'Never needed',
    mark: 'never',
    items: [
      { text: 'Source code' },
      { text: 'Personal data of your users' },
      { text: 'A signed contract', note: 'the trial has none' },
    ],
  },
] as const;

const facts = [
  {
    title: 'Written by engineers',
    text: 'The person who signs the design has shipped one like it, and answers your questions about it.',
  },
  {
    title: 'Public prices',
    text: 'The estimate uses the prices on the pricing page, so that you can check each line.',
  },
  {
    title: 'One conversation',
    text: 'We use what you enter for this request only. Projects that go no further are deleted after 180 days.',
  },
];

const topics = ['Chat', 'Calls', 'Live streaming', 'SMS', 'AI agents', 'Not sure'].map((label) => ({
  value: label,
  label,
}));

const thanks = {
  title: 'We have your request',
  next: [
    { when: 'Today', text: 'It goes to an engineer who knows your region.' },
    { when: `Within ${day}`, text: 'You get an architecture and a cost estimate by email.' },
    { when: 'Then', text: 'Reply to that email; the same engineer reads it.' },
  ],
  exit: { href: '/en/im', text: 'Read about in-app chat' },
};

/**
 * Who decides: a product lead outside China. What they doubt: that somebody answers in English, with numbers. What removes the doubt:
 * what arrives on which day, and from whom.
 */
export default page({
  head: () => ({ ogImage: { art: <LinesCard title="What arrives, and when" lines={arrivals} /> } }),

  Body() {
    return (
      <>
        <BesideForm
          ground="raised"
          opening={{
            eyebrow: 'Talk to us',
            title: 'An architecture and a price in one business day',
            lead: `Describe your app in three sentences. Within ${day}, a solutions engineer sends an architecture, a monthly estimate and a case like yours.`,
          }}
          form={
            <LeadForm
              source="info-collect-en"
              lang="en"
              title="Describe your project"
              submit="Send request"
              zone="info-collect-en"
              topic={{ label: 'What is it about?', options: topics }}
              remark={{ label: 'Your project', hint: 'Who talks to whom, in which countries, and how many at once' }}
              thanks={thanks}
            />
          }
          chapters={[
            {
              title: 'What arrives, and when',
              content: <Rundown caption="Steps after the form" heads={['When', 'What', 'Who']} parts={reply} />,
            },
          ]}
        />
        <Section title="What to tell us" head="column">
          <Checklist lists={asks} lang="en" />
        </Section>
        <Section title="How we answer" ground="raised" head="column">
          <Facts facts={facts} columns={3} />
        </Section>
        <Section title="Other ways" head="column">
          <NotForYou cases={words.cases} />
        </Section>
      </>
    );
  },
});
