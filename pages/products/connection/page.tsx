import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Lanes } from '../../../components/sections/lanes.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { StepLog } from '../../../components/try/step-log.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Answered } from './art/answered.tsx';
import { Pool } from './art/pool.tsx';
import { Switchboard } from './art/switchboard.tsx';
import { example, numbers, screenOf, statusOf } from './model.ts';
import styles from './connection.module.css';
import connection from './try.ts';
import * as words from './words.yaml';
import { minutes, ways, samples } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

const shown = screenOf(example.state);

/**
 * Who decides: who answers for the customers of a delivery service. What they doubt: whether numbers stay hidden, and whether anybody
 * picks up. What removes the doubt: one order, dialled from both sides, with what each phone shows.
 */
export default page({
  needs: pageData,

  theme: { night: 'aubergine', paper: 'ledger' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={<Actions zone="hero" second={words.opening.second} />}
          note={words.opening.note}
          art={<Switchboard />}
        />

        <Section title={words.tryPart.title} lead={words.tryPart.lead}>
          <Try
            of={connection}
            title={words.tryPart.tryTitle({ middle: numbers.middle })}
            hint={words.tryPart.hint}
            status={words.tryPart.status({ statusOf: statusOf(example) })}
          >
            <div className={styles.ends}>
              {(['customer', 'rider'] as const).map((end) => (
                <div key={end} className={styles.end}>
                  <p>{end === 'customer' ? words.tryPart.text : words.tryPart.riderPhone}</p>
                  <b data-text={end}>{shown[end]}</b>
                  <p>{words.tryPart.ownNumber({ value: numbers[end] })}</p>
                </div>
              ))}
              <p className={styles.now} data-text="now">
                {shown.now}
              </p>
            </div>
            <Controls label={words.tryPart.label} strip>
              {words.presses.map(([event, name, icon]) => (
                <Press key={event} icon={icon} strong={event === 'order'} data-event={event}>
                  {name}
                </Press>
              ))}
              <Press icon="fast-forward" data-wait="">
                {words.tryPart.pressText}
              </Press>
            </Controls>
            <StepLog label={words.tryPart.stepLogLabel} entries={example.log} />
          </Try>
        </Section>

        <Section ground="raised" title={words.lanes.title} lead={words.lanes.lead}>
          <Lanes {...minutes} />
        </Section>

        <Statement
          figure={{ value: '96.3', unit: '%' }}
          title={words.statement.title}
          text={words.statement.text}
          source={
            <Copy
              text={words.statement.statementText}
              values={{
                link: (
                  <Link href="/case/banmu-fresh-delivery" className={styles.story}>
                    {words.statement.link}
                  </Link>
                ),
              }}
            />
          }
          art={<Answered />}
        />

        <Section ground="paper" title={words.comparisonTable.title} lead={words.comparisonTable.lead}>
          <ComparisonTable
            caption={words.comparisonTable.caption}
            columns={words.comparisonTable.columns}
            rows={ways}
          />
        </Section>

        <Section title={words.pool.title} lead={words.pool.lead}>
          <Pool />
        </Section>

        <Section head="column" title={words.notForYou.title} ground="raised">
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          look="terminal"
          title={words.start.title}
          data={data.pageData}
          price={listedPrice({
            product: 'cloudcall',
            usage: words.start.usage,
            quantities: { privacy: 180_000, number: 300, notice: 40_000 },
          })}
          code={{ name: 'connection-start', label: words.start.code.label, samples: samples }}
          limits={{ specs: words.limits, source: words.specStrip.source }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" night second={words.start.second} />,
          }}
        />
      </>
    );
  },
});
