import { page } from '../../../components/define-page.ts';
import { BesideForm } from '../../../components/forms/beside-form.tsx';
import { LeadForm } from '../../../components/forms/lead-form.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { HalfHour } from './art/half-hour.tsx';
import * as words from './words.yaml';

/**
 * Who decides: the head of engineering of a product that has calls or chat already. What they doubt: that half an hour with a vendor
 * is a sales talk. What removes the doubt: the agenda by the minute, and the list that they keep.
 */
export default page({
  theme: { night: 'graphite' },

  Body() {
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.lead}
          actions={
            <Button href="#form-lead" size="large" event={{ zone: 'hero' }}>
              {words.opening.button}
            </Button>
          }
          note={words.places}
          art={
            <Container>
              <HalfHour />
            </Container>
          }
        />

        <BesideForm
          form={
            <LeadForm
              source={words.besideForm.source}
              title={words.besideForm.title}
              submit={words.besideForm.submit}
              note={words.places}
              zone="advisory"
              topic={{ label: words.besideForm.topic.label, options: words.topics }}
              remark={words.besideForm.remark}
              thanks={words.thanks}
            />
          }
          chapters={[
            {
              title: words.besideForm.chapters.title,
              lead: words.besideForm.chapters.lead,
              content: (
                <ComparisonTable
                  caption={words.besideForm.caption}
                  columns={words.besideForm.columns}
                  rows={words.improvements}
                />
              ),
            },
            {
              title: words.besideForm.chapters.architectsTitle,
              lead: words.besideForm.chapters.architectsLead,
              content: <Facts facts={words.architects} columns={2} />,
            },
            {
              title: words.besideForm.chapters.beforeTitle,
              content: <Facts facts={words.rules} columns={2} mark="number" />,
            },
          ]}
        />

        <Section title={words.notForYou.title} ground="raised" head="column">
          <NotForYou cases={words.cases} />
        </Section>
      </>
    );
  },
});
