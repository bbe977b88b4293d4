import { LinesCard } from '../../../components/art/cards/lines-card.tsx';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { referral } from '../../../config/partners.ts';
import { grouped } from '../../../config/rules/price.ts';
import styles from './partners-recommend.module.css';
import * as words from './words.yaml';
import { articles, edges, example } from './data.ts';

/** The terms. Each clause is an anchor, so that it can be quoted. */
function Terms() {
  return (
    <div className={styles.terms}>
      {articles.map(({ title, clauses }, article) => (
        <section key={title} className={styles.article}>
          <h2>{words.terms.title({ number: words.terms.numerals[article]!, title })}</h2>
          <ol>
            {clauses.map((clause, index) => {
              const number = `${article + 1}.${index + 1}`;
              return (
                <li key={number} id={`clause-${number}`}>
                  <Link href={`#clause-${number}`} aria-label={words.terms.label({ number })}>
                    {number}
                  </Link>{' '}
                  <span>{clause}</span>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}

/**
 * Who decides: somebody who knows a company that needs calls. What they doubt: whether the reward is paid, and who decides when two
 * claim it. What removes the doubt: the terms by number, and a year worked out.
 */
export default page({
  theme: { paper: 'ledger' },
  head: () => ({
    ogImage: {
      art: (
        <LinesCard
          title={example.title}
          meta={example.meta}
          lines={example.rows.map(({ name, amount }) => ({ name, value: amount }))}
          total={{ name: example.total.name, value: example.total.amount }}
        />
      ),
    },
  }),

  Body({ site }) {
    return (
      <>
        <Opening
          layout="column"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead({
            months: referral.months,
            percent: referral.percent,
            most: grouped(referral.most),
          })}
          actions={
            <Button href={site.console.zh} size="large" icon="arrow-right" event={{ zone: 'hero' }}>
              {words.opening.button}
            </Button>
          }
          note={words.opening.note}
          art={<Terms />}
        />

        <Section>
          <Split
            art={
              <div className={styles.bill}>
                <Receipt {...example} />
              </div>
            }
          >
            <h2>{words.receipt.title}</h2>
            <p>{words.receipt.text}</p>
            <Facts facts={edges} mark="ledger" />
          </Split>
        </Section>

        <Section title={words.notForYou.title} head="column" ground="raised">
          <NotForYou cases={words.cases} />
        </Section>
      </>
    );
  },
});
