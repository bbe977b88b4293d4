import { page } from '../../../components/define-page.ts';
import { BesideForm } from '../../../components/forms/beside-form.tsx';
import { LeadForm } from '../../../components/forms/lead-form.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { ReplyCard, ReplySheet } from './art/reply-sheet.tsx';
import * as words from './words.yaml';
import { reply } from './data.ts';

/**
 * Who decides: a product manager with a date and no engineer who knows the field. What they doubt: that a form brings calls instead of
 * an answer. What removes the doubt: the sheet that comes back, line by line against what was asked.
 */
export default page({
  theme: { paper: 'blueprint' },
  head: () => ({ ogImage: { art: <ReplyCard /> } }),

  Body() {
    return (
      <>
        <BesideForm
          ground="paper"
          opening={{
            eyebrow: words.besideForm.opening.eyebrow,
            title: words.besideForm.opening.title,
            lead: words.lead,
          }}
          form={
            <LeadForm
              source={words.besideForm.source}
              title={words.besideForm.title}
              submit={words.besideForm.submit}
              note={words.besideForm.note}
              zone="info-collect"
              topic={{ label: words.besideForm.topic.label, options: words.topics }}
              remark={words.besideForm.remark}
              thanks={words.thanks}
            />
          }
          chapters={[
            {
              title: words.besideForm.chapters.title,
              lead: words.besideForm.chapters.lead({ asked: reply.asked }),
              content: <ReplySheet />,
            },
            { title: words.besideForm.chapters.writingTitle, content: <Facts facts={words.advice} mark="ledger" /> },
          ]}
        />
        <Section title={words.facts.title} ground="raised">
          <Facts facts={words.answered} />
        </Section>
        <Section title={words.factsSection.title} head="column">
          <Facts facts={words.privacy} columns={2} />
        </Section>
        <Section title={words.notForYou.title} ground="raised" head="column">
          <NotForYou cases={words.cases} />
        </Section>
      </>
    );
  },
});
