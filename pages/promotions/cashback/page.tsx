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
import { cases, counted, examples, lead, quarter } from './words.ts';

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
          eyebrow="消费返现"
          title="花得多的部分|返得多"
          lead={lead}
          actions={<Actions zone="hero" second={{ href: '/price', text: '先算一个月的账' }} />}
          art={
            <Container className={styles.stage}>
              <Try of={cashback} title="一个季度返多少" status={status} hint="左右方向键调节">
                <Figure label="返现的档位，横轴是一个季度的消费">
                  <svg viewBox="0 0 1200 380" aria-hidden="true" className={styles.stairs}>
                    <g data-picture="" dangerouslySetInnerHTML={{ __html: staircase(start) }} />
                  </svg>
                </Figure>
                <Dashboard
                  label="季度消费"
                  dials={
                    <Slider
                      label="季度消费"
                      name="spent"
                      min={0}
                      max={spendings.length - 1}
                      defaultValue={spendings.indexOf(start.spent)}
                      reads={texts.spent}
                    />
                  }
                  readouts={{ back: '返现金券', share: '合消费的', how: '怎么算的' }}
                  texts={texts}
                />
              </Try>
            </Container>
          }
        />

        <Section title="两个季度的算例" lead="每一行都能用手算。">
          <div className={styles.bills}>
            <Receipt {...examples[0]} />
            <Receipt {...examples[1]} />
          </div>
        </Section>

        <Section title="哪些钱算数" ground="raised" head="column">
          <Checklist lists={counted} cards />
        </Section>

        <Section ground="raised" title="从截止到过期" lead="以一个季度为例，四个日子都写在控制台的日历上。">
          <Timeline events={quarter} />
        </Section>

        <OfferTerms
          campaign="/promotion/cashback"
          titles={{ rules: '返现规则', cases: '返不到的情况' }}
          cases={cases}
        />
      </>
    );
  },
});
