import { page } from '../../../components/define-page.ts';
import { BesideForm } from '../../../components/forms/beside-form.tsx';
import { LeadForm } from '../../../components/forms/lead-form.tsx';
import { Checklist } from '../../../components/sections/checklist.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Path } from './art/path.tsx';
import * as words from './words.yaml';
import { lead, thanks } from './data.ts';

/**
 * Who decides: the owner of a software house or an integrator. What they doubt: hidden fees, and months without an answer. What removes
 * the doubt: thirty days to scale, with what each side does on which day.
 */
export default page({
  theme: { paper: 'ledger' },

  Body() {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={lead}
          actions={
            <Button href="#form-lead" size="large" event={{ zone: 'hero' }}>
              {words.opening.button}
            </Button>
          }
          art={
            <Container>
              <Path />
            </Container>
          }
        />

        <BesideForm
          form={
            <LeadForm
              source={words.besideForm.source}
              title={words.besideForm.title}
              submit={words.besideForm.submit}
              note={words.besideForm.note}
              zone="joinus"
              topic={{ label: words.besideForm.topic.label, options: words.kinds, cards: true }}
              remark={words.besideForm.remark}
              thanks={thanks}
            />
          }
          chapters={[
            {
              title: words.besideForm.chapters.title,
              lead: words.besideForm.chapters.lead,
              content: <Checklist lists={words.materials} />,
            },
            words.besideForm.besideFormChapters,
            { title: words.besideForm.chapters.title2, content: <NotForYou cases={words.cases} /> },
          ]}
        />
      </>
    );
  },
});
