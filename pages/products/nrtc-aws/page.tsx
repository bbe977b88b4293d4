import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Lanes } from '../../../components/sections/lanes.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SideBySide } from '../../../components/sections/side-by-side.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { yuan } from '../../../config/rules/price.ts';
import { bill, Bills } from './bills.tsx';
import { Trace } from './art/trace.tsx';
import { shown } from './model.ts';
import styles from './nrtc-aws.module.css';
import * as words from './words.yaml';
import { roles } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

const ours = Number(bill.texts['units']!.replaceAll(',', ''));

/**
 * Who decides: purchasing, with an engineer beside them. What they doubt: whether the one line on the cloud's bill costs more, and what
 * is in it. What removes the doubt: the same month on both bills, down to the fen.
 */
export default page({
  needs: pageData,
  theme: { paper: 'ledger', night: 'graphite' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              second={{
                href: 'https://doc.yunqiao.example/nrtc/marketplace',
                text: words.opening.second.text,
                icon: 'book-open',
              }}
            />
          }
          note={words.opening.note}
          art={
            <div className={styles.invoice}>
              <Receipt
                title={words.opening.receiptTitle}
                meta={words.opening.meta}
                rows={[
                  ...words.others.map(({ name, how, fen }) => ({ name, how, amount: yuan(fen) })),
                  {
                    name: words.opening.rows.name,
                    how: words.opening.rows.how({ units: bill.texts['units']! }),
                    amount: bill.texts['total']!,
                  },
                ]}
                total={{
                  name: words.opening.total.name,
                  amount: yuan(words.others.reduce((sum, { fen }) => sum + fen, ours)),
                }}
                note={words.opening.receiptNote}
                stamp={words.opening.stamp}
              />
            </div>
          }
        />

        <Section head="frame" title={words.bills.title} lead={words.bills.lead}>
          <Bills />
        </Section>

        <Section title={words.trace.title} lead={words.trace.lead} ground="paper">
          <Trace />
        </Section>

        <Passage
          ground="raised"
          title={words.passage.title}
          text={words.passage.text}
          source={<Copy text={words.passage.statementText} />}
          art={<CodeSample name="marketplace-bind" label={words.passage.label} samples={words.samples} />}
        />

        <Section head="column" title={words.comparisonTable.title}>
          <SideBySide things={words.comparisonTable.columns} rows={words.rows} />
        </Section>

        <Section title={words.lanes.title} lead={words.lanes.lead} ground="raised">
          <Lanes {...roles} />
        </Section>

        <Section head="column" title={words.notForYou.title}>
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          look="receipt"
          title={words.start.title}
          data={data.pageData}
          price={listedPrice({
            product: 'netcall',
            quantities: { hd: shown.hd, voice: shown.voice, record: shown.record },
            usage: words.start.usage,
          })}
          limits={{ specs: words.limits, source: words.specStrip.source }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" second={words.start.second} />,
          }}
        />
      </>
    );
  },
});
