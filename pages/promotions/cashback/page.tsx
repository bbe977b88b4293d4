import { OfferTerms } from '../../../components/campaign/offer-terms.tsx';
import { page } from '../../../components/define-page.ts';
import { Checklist } from '../../../components/sections/checklist.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Slider } from '../../../components/try/controls.tsx';
import { Dashboard } from '../../../components/try/dashboard.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Figure } from '../../../components/ui/figure.tsx';
import { readOf, spendings, staircase, start } from './model.ts';
import styles from './cashback.module.css';
import cashback from './try.ts';
import * as words from './words.yaml';
import { cases, examples, lead } from './data.ts';

const { texts, status } = readOf(start);

/**
 * Who decides: whoever signs the monthly bill. What they doubt: what is left of the twelve per cent after the small print. What removes
 * the doubt: the staircase, on which their own quarter is filled in, and two quarters worked out by hand.
 */
export default page({
  theme: { paper: 'ledger' },

  Body() {
    return (
      <>
        <Opening
          layout="full"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={lead}
          actions={<Actions zone="hero" second={words.opening.second} />}
          art={
            <Container className={styles.stage}>
              <Try of={cashback} title={words.opening.tryTitle} status={status} hint={words.opening.hint}>
                <Figure label={words.opening.label}>
                  <svg viewBox="0 0 1200 380" aria-hidden="true" className={styles.stairs}>
                    <g data-picture="" dangerouslySetInnerHTML={{ __html: staircase(start) }} />
                  </svg>
                </Figure>
                <Dashboard
                  label={words.opening.dashboardLabel}
                  dials={
                    <Slider
                      label={words.opening.sliderLabel}
                      name="spent"
                      min={0}
                      max={spendings.length - 1}
                      defaultValue={spendings.indexOf(start.spent)}
                      reads={texts.spent}
                    />
                  }
                  readouts={words.opening.readouts}
                  texts={texts}
                />
              </Try>
            </Container>
          }
        />

        <Section title={words.receipt.title} lead={words.receipt.lead}>
          <div className={styles.bills}>
            <Receipt {...examples[0]} />
            <Receipt {...examples[1]} />
          </div>
        </Section>

        <Section title={words.checklist.title} ground="raised" head="column">
          <Checklist lists={words.counted} cards />
        </Section>

        <Section ground="raised" title={words.timeline.title} lead={words.timeline.lead}>
          <Timeline events={words.quarter} />
        </Section>

        <OfferTerms rules={words.rules} titles={words.offerTerms.titles} cases={cases} />
      </>
    );
  },
});
