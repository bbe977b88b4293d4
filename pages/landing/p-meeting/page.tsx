import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { BesideForm } from '../../../components/forms/beside-form.tsx';
import { LeadForm } from '../../../components/forms/lead-form.tsx';
import { House } from '../../../components/landing/house.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import styles from './p-meeting.module.css';
import * as words from './words.yaml';

import { Copy } from '../../../components/ui/copy.tsx';

/**
 * Who decides: whoever buys the meeting system of a company. What they doubt: that it is more than a list of functions. What removes
 * the doubt: the house cut open, with what is heard standing on what is below. Landing; blueprint; centred, the section at full width.
 */
export default page({
  theme: { paper: 'blueprint' },

  Body() {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={<Actions zone="hero" second={words.opening.second} />}
          art={<House />}
        />

        <Section title={words.facts.title} space="join">
          <Facts
            facts={words.storeys.map(({ title, text, href, action }) => ({
              title,
              text: (
                <>
                  {text}
                  <Link href={href} className={styles.meetingStorey}>
                    {action}
                  </Link>
                </>
              ),
            }))}
            columns={2}
          />
          <div className={styles.proofs}>
            <SpecStrip
              specs={words.proofs}
              source={<Copy text={words.specStrip.text} values={{ caseAddress: caseAddress('hengmu-meeting') }} />}
            />
          </div>
        </Section>

        <Section title={words.timeline.title} lead={words.timeline.lead} ground="raised" space="join">
          <Timeline events={words.weeks} />
        </Section>

        <BesideForm
          form={
            <LeadForm
              source={words.besideForm.source}
              product="meeting"
              title={words.besideForm.title}
              submit={words.besideForm.submit}
              note={words.besideForm.note}
              zone="p-meeting"
              topic={{ label: words.besideForm.topic.label, options: words.topics }}
              email="required"
              remark={null}
              thanks={words.thanks}
            />
          }
          chapters={[
            { title: words.besideForm.chapters.title, content: <Facts facts={words.deliveries} mark="ledger" /> },
            { title: words.besideForm.chapters.quoteTitle, content: <Facts facts={words.asked} mark="number" /> },
          ]}
        />
      </>
    );
  },
});
