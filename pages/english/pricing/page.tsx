import { LinesCard } from '../../../components/art/cards/lines-card.tsx';
import { page } from '../../../components/define-page.ts';
import { Checklist } from '../../../components/sections/checklist.tsx';
import { Closing } from '../../../components/sections/closing.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Faq } from '../../../components/sections/faq.tsx';
import { Folded } from '../../../components/sections/folded.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Section } from '../../../components/sections/section.tsx';
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
import { contract, included, month, months, questions, rates, taxes, texts } from './words.ts';

/** The lines of a bill that are used. */
const linesOf = (use: Use) => dollarMeters.filter(({ id }) => use[id] > 0);

/** The month that the calculator begins with, for shared links. */
function BillCard() {
  const { name, use } = months[1]!;
  const { texts: told } = billOf(use);
  return (
    <LinesCard
      title={name}
      meta="a month"
      lines={linesOf(use).map(({ id, name: meter }) => ({ name: meter, value: told[`${id}-amount`]! }))}
      total={{ name: 'Total', value: told['total']! }}
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
              total={{ name: 'A month', amount: bill.texts['total']! }}
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
          eyebrow="Pricing"
          title="Know the bill |before you build"
          lead="Five rates in US dollars, the same in every region. Set up a month of your own: each line shows its calculation, so you can check it by hand."
          art={
            <Container>
              <Calculator />
            </Container>
          }
          foot={
            <Folded summary="Three worked examples, line by line">
              <Examples />
            </Folded>
          }
        />

        <Section title="What the price includes">
          <Checklist lists={included} />
          <h3 className={styles.apart}>Billed separately</h3>
          <SpecStrip specs={rates} small />
        </Section>

        <Section
          title="Volume discounts"
          lead="Tiers are marginal: a new tier never changes the price of what you used before it. The solid line is the average price of 1,000 minutes of HD video over the whole month."
          ground="night"
        >
          <Average />
          <p className={styles.contract}>{contract}</p>
        </Section>

        <Section
          title="SMS by destination"
          lead="The price of one segment submitted to a carrier: 160 characters of the GSM alphabet, or 70 of any other. The console lists all other countries."
          head="column"
        >
          <ComparisonTable
            caption="Price of a segment by destination"
            columns={[{ name: 'Per segment' }, { name: 'What the country requires' }]}
            rows={texts}
          />
        </Section>

        <Section title="From usage to invoice" ground="raised">
          <Timeline events={month} />
          <div className={styles.taxes}>
            <Folded summary="Taxes and currency">
              <Facts facts={taxes} columns={4} />
              <p className={styles.binding}>
                The binding version is in the{' '}
                <Link href="/en/clauses?serviceType=1" className={styles.link}>
                  Prepaid Balance Terms
                </Link>
                .
              </p>
            </Folded>
          </div>
        </Section>

        <Section>
          <Faq
            title="Questions from finance"
            aside={
              <p>
                Something missing? <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
              </p>
            }
            items={questions}
          />
        </Section>

        <Closing
          tone="dawn"
          title="Test the estimate"
          lead="Run real traffic for a month in the free trial, then compare the usage page with the estimate above."
          actions={<Actions zone="closing" second={{ href: site.docs, text: 'Read the docs', icon: 'book-open' }} />}
        />
      </>
    );
  },
});
