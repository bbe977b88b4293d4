import { LinesCard } from '../../../components/art/cards/lines-card.tsx';
import { page } from '../../../components/define-page.ts';
import { Checklist } from '../../../components/sections/checklist.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Faq } from '../../../components/sections/faq.tsx';
import { Folded } from '../../../components/sections/folded.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { dollarMeters } from '../../../config/dollar-prices.ts';
import { Average } from './art/average.tsx';
import { Calculator } from './calculator.tsx';
import { billOf, type Use } from './model.ts';
import styles from './pricing.module.css';
import * as words from './words.yaml';
import { contract, month, months, questions, rates, texts } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

/** The lines of a bill that are used. */
const linesOf = (use: Use) => dollarMeters.filter(({ id }) => use[id] > 0);

/** The month that the calculator begins with, for shared links. */
function BillCard() {
  const { name, use } = months[1]!;
  const { texts: told } = billOf(use);
  return (
    <LinesCard
      title={name}
      meta={words.billCard.meta}
      lines={linesOf(use).map(({ id, name: meter }) => ({ name: meter, value: told[`${id}-amount`]! }))}
      total={{ name: words.billCard.total, value: told['total']! }}
    />
  );
}

/** Months of three customers as bills; the calculator has a button for each. */
function Examples() {
  return (
    <ul className={styles.months}>
      {months.map(({ name, text, use }) => {
        const bill = billOf(use);
        return (
          <li key={name} className={styles.month}>
            <Receipt
              small
              title={name}
              rows={linesOf(use).map(({ id, name: meter }) => ({
                name: meter,
                how: bill.texts[`${id}-how`]!,
                amount: bill.texts[`${id}-amount`]!,
              }))}
              total={{ name: words.examples.total, amount: bill.texts['total']! }}
            />
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Who decides: a founder or a head of product who has to put a number into a plan. What they doubt: what is not on the price list. What
 * removes the doubt: a bill that can be set line by line before anything is signed, and what never appears on it.
 */
export default page({
  theme: { paper: 'ledger', night: 'graphite' },
  head: () => ({ ogImage: { art: <BillCard /> } }),

  Body({ site }) {
    return (
      <>
        <Opening
          layout="full"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          art={
            <Container>
              <Calculator />
            </Container>
          }
          foot={
            <Folded summary={words.opening.summary}>
              <Examples />
            </Folded>
          }
        />

        <Section title={words.checklist.title}>
          <Checklist lists={words.included} />
          <h3 className={styles.apart}>{words.checklist.subtitle}</h3>
          <SpecStrip specs={rates} small />
        </Section>

        <Section title={words.average.title} lead={words.average.lead} ground="night">
          <Average />
          <p className={styles.contract}>{contract}</p>
        </Section>

        <Section title={words.comparisonTable.title} lead={words.comparisonTable.lead} head="column">
          <ComparisonTable
            caption={words.comparisonTable.caption}
            columns={words.comparisonTable.columns}
            rows={texts}
          />
        </Section>

        <Section title={words.timeline.title} ground="raised">
          <Timeline events={month} />
          <div className={styles.taxes}>
            <Folded summary={words.timeline.summary}>
              <Facts facts={words.taxes} columns={4} />
              <p className={styles.binding}>
                <Copy
                  text={words.timeline.binding}
                  values={{
                    terms: (
                      <Link href="/en/clauses?serviceType=1" className={styles.link}>
                        {words.timeline.terms}
                      </Link>
                    ),
                  }}
                />
              </p>
            </Folded>
          </div>
        </Section>

        <Section>
          <Faq
            title={words.faq.title}
            aside={
              <p>
                <Copy
                  text={words.faq.contact}
                  values={{ email: <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a> }}
                />
              </p>
            }
            items={questions}
          />
        </Section>

        <Act
          ground="paper"
          title={words.closing.title}
          lead={words.closing.lead}
          actions={
            <Actions zone="closing" second={{ href: site.docs, text: words.closing.second.text, icon: 'book-open' }} />
          }
        />
      </>
    );
  },
});
