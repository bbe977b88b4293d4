import type { ReactNode } from 'react';
import { LinesCard } from '../../../components/art/cards/lines-card.tsx';
import { Deal } from '../../../components/art/scenes/deal.tsx';
import { page } from '../../../components/define-page.ts';
import { Checklist } from '../../../components/sections/checklist.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Faq } from '../../../components/sections/faq.tsx';
import { Folded } from '../../../components/sections/folded.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { partnerLevels } from '../../../config/partners.ts';
import { BreakEven } from './art/break-even.tsx';
import { Contract } from './art/contract.tsx';
import { Rebate } from './art/rebate.tsx';
import styles from './kind.module.css';
import { type Kind, type KindWords, kinds } from './kinds.ts';
import { dealerBill, isvBill } from './bills.ts';
import * as copy from './words.yaml';

const looks = {
  isv: { paper: 'ledger', layout: 'split' },
  si: { paper: 'blueprint', layout: 'centred' },
  dealer: { paper: 'cream', layout: 'column' },
} as const;
const kindOf = (address: string) => address.split('/').at(-1) as Kind;

/** What each kind opens with: its year as a bill, its contract in section, its quarters. */
const openings: Record<Kind, ReactNode> = {
  isv: (
    <div className={styles.bill}>
      <Receipt {...isvBill} />
    </div>
  ),
  si: (
    <Container>
      <Contract />
    </Container>
  ),
  dealer: <Rebate />,
};

/** The year of a software maker, for shared links; the other two kinds open with a drawing. */
const billCard = (
  <LinesCard
    title={isvBill.title}
    meta={isvBill.meta}
    lines={isvBill.rows.map(({ name, amount }) => ({ name, value: amount }))}
    total={{ name: isvBill.total.name, value: isvBill.total.amount }}
  />
);

const years: Record<Kind, (words: KindWords) => ReactNode> = {
  isv: ({ year }) => (
    <Section title={year.title} lead={year.lead} space="join">
      <BreakEven />
      <div className={styles.remarks}>
        <Facts facts={year.remarks} />
      </div>
    </Section>
  ),
  si: ({ year }) => (
    <Section title={year.title} lead={year.lead} head="column" space="join">
      <Facts facts={year.remarks} mark="ledger" />
    </Section>
  ),
  dealer: ({ year }) => (
    <Section space="join">
      <Split art={<Receipt {...dealerBill} />} flipped>
        <h2>{year.title}</h2>
        <p>{year.lead}</p>
        <Facts facts={year.remarks} mark="ledger" />
      </Split>
    </Section>
  ),
};

/**
 * Who decides: the owner of a software house, an integrator or a dealer. What they doubt: what a year of it leaves them. What removes
 * the doubt: a worked year from the price list, the duties of both sides, and five dated steps.
 */
export default page({
  theme: ({ route }) => ({ paper: looks[kindOf(route.address)].paper }),
  head: ({ route }) => (kindOf(route.address) === 'isv' ? { ogImage: { art: billCard } } : {}),

  Body({ route }) {
    const kind = kindOf(route.address);
    const words = kinds[kind];
    const { duties, levels } = words;
    return (
      <>
        <Opening
          layout={looks[kind].layout}
          ground={kind === 'dealer' ? 'plain' : 'paper'}
          eyebrow={route.header.name}
          title={words.title}
          lead={words.lead}
          actions={
            <>
              <Button href="/partner/joinus" size="large" event={{ zone: 'hero' }}>
                {copy.opening.button}
              </Button>{' '}
              <Button href="/partner" event={{ zone: 'hero' }} size="large" variant="secondary">
                {copy.opening.buttonButton}
              </Button>
            </>
          }
          note={words.note}
          art={openings[kind]}
        />

        {years[kind](words)}

        <Section title={copy.checklist.title} ground="raised" space="join">
          <Checklist
            lists={[
              { title: copy.checklist.lists.title, mark: 'done', items: duties.ours },
              { title: copy.checklist.lists.yoursTitle, mark: 'open', items: duties.yours },
              { title: copy.checklist.lists.neverTitle, mark: 'never', items: duties.never },
            ]}
          />
        </Section>

        <Section
          title={kind === 'si' ? copy.timeline.title : copy.timeline.sectionTitle}
          ground={kind === 'dealer' ? 'night' : 'plain'}
          space="join"
        >
          <Timeline events={words.path} />
        </Section>

        <Section title={copy.specStrip.title} ground="paper" space="join">
          <SpecStrip specs={words.limits} source={words.source} />
          <div className={styles.levels}>
            <Folded summary={levels.caption}>
              <ComparisonTable
                caption={levels.caption}
                columns={partnerLevels.map(({ name }) => ({ name }))}
                rows={levels.rows}
              />
            </Folded>
          </div>
          <NotForYou cases={words.cases} />
        </Section>

        <Section space="join">
          <Faq
            title={copy.faq.title}
            items={words.questions}
            aside={
              <>
                {/* The bill in the opening of the other kind shows who pays whom. */}
                {kind === 'isv' ? null : <Deal kind={kind} />}
                <p>{words.act}</p>
                <Button href="/partner/joinus" variant="secondary" event={{ zone: 'closing' }}>
                  {copy.faq.button}
                </Button>
              </>
            }
          />
        </Section>
      </>
    );
  },
});
