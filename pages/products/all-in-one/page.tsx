import { Tally } from '../../../components/art/kit/tally.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { SideBySide } from '../../../components/sections/side-by-side.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { abilities } from '../../../config/sdk-sizes.ts';
import { Copies } from './art/copies.tsx';
import { Move } from './art/move.tsx';
import { all, names, picture, reading, sizes } from './model.ts';
import { amounts, boardTenths } from './month.ts';
import styles from './all-in-one.module.css';
import allInOne from './try.ts';
import * as words from './words.yaml';
import { rows, total } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

const prices = { amounts, boardTenths };
const { texts, status } = reading(all, prices);
const { apart, together } = sizes(all);

/**
 * Who decides: the lead of an app that has three of our SDKs and wants a fourth. What they doubt: whether one package is really smaller, and
 * whether the bill stays the same. What removes the doubt: the abilities that they tick, with size and bill. Poster; aubergine.
 */
export default page({
  needs: pageData,

  theme: { night: 'aubergine', paper: 'ledger' },

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="column"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              night
              second={{ href: site.docs, text: words.opening.second.text, icon: 'book-open' }}
            />
          }
          note={words.opening.note}
          art={<Package />}
        />

        <Section title={words.comparisonTable.title} lead={words.comparisonTable.lead}>
          <SideBySide things={words.columns} rows={words.once} />
        </Section>

        <Passage
          title={words.passage.title({ share: Math.round((1 - together / apart) * 100) })}
          text={words.passage.text({ toFixed: apart.toFixed(1), toFixed2: (apart - together).toFixed(1) })}
          source={words.passage.source}
          art={<Copies />}
        />

        <Section title={words.receipt.title} ground="paper">
          <Split
            art={
              <Receipt
                small
                title={words.receipt.receiptTitle}
                meta={words.receipt.meta}
                rows={rows}
                total={{ name: words.receipt.total.name, amount: total }}
                note={words.receipt.note}
              />
            }
          >
            <div className={styles.days}>
              <Tally
                title={words.receipt.tallyTitle}
                groups={[{ count: 25, color: 'var(--tint)' }, { count: 5 }]}
                columns={15}
                mark="square"
              />
            </div>
            <Facts facts={words.swap} mark="ledger" />
            <p className={styles.proof}>
              <Copy text={words.receipt.text} values={{ caseAddress: caseAddress('qingcen-shared-lessons') }} />
            </p>
          </Split>
        </Section>

        <Section title={words.move.title} lead={words.move.lead}>
          <Move />
          <div className={styles.moves}>
            <Timeline events={words.moves} />
          </div>
        </Section>

        <Start
          look="terminal"
          title={words.start.title}
          data={data.pageData}
          code={{ name: 'all-in-one-code', label: words.start.code.label, samples: words.code }}
          limits={{ specs: words.limits, source: words.specStrip.source, cases: words.cases }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            actions: <Actions zone="closing" night second={words.start.second} />,
          }}
        />
      </>
    );
  },
});

function Package() {
  return (
    <Try of={allInOne} look="bare" title={words.packageCard.title} status={status} props={prices}>
      <Controls label={words.packageCard.label}>
        <div className={styles.abilities}>
          {abilities.map((ability) => (
            <Press key={ability} data-switch={ability} aria-pressed>
              {names[ability]}
            </Press>
          ))}
        </div>
      </Controls>
      <TwoWidths html={picture(all)} />
      <dl className={styles.readings}>
        <div>
          <dt>{words.packageCard.packageTerm}</dt>
          <dd data-text="less">{texts.less}</dd>
        </div>
        <div>
          <dt>{words.packageCard.billTerm}</dt>
          <dd data-text="bill">{texts.bill}</dd>
        </div>
      </dl>
    </Try>
  );
}
