import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { LogPane } from '../../../components/sections/log-pane.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { StepLog } from '../../../components/try/step-log.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Lock } from './art/lock.tsx';
import { Screen } from './art/screen.tsx';
import { shown, statusOf } from './model.ts';
import styles from './svod.module.css';
import svod from './try.ts';
import * as words from './words.yaml';
import { reading } from './data.ts';

/**
 * Who decides: whoever sells courses. What they doubt: whether encryption stops the people who resell them. What removes the doubt: four
 * thefts to try, the one that succeeds included, and the account that it leads to. Console; graphite; heads in the column.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite', paper: 'ledger' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              night
              second={{ demo: 'svod', text: words.opening.second.text, icon: 'shield-check' }}
            />
          }
          art={<Lock />}
        />

        <Section title={words.tryPart.title} lead={words.tryPart.lead} width="wide">
          <Try of={svod} title={words.tryPart.tryTitle} hint={words.tryPart.hint} status={statusOf(shown)}>
            <Controls label={words.tryPart.label} strip>
              {words.attempts.map(({ event, name }) => (
                <Press key={event} data-event={event}>
                  {name}
                </Press>
              ))}
            </Controls>
            <div className={styles.svodStage}>
              <Screen />
              <StepLog label={words.tryPart.stepLogLabel} entries={shown.log} />
            </div>
          </Try>
        </Section>

        <Section ground="night" space="statement" title={words.logPane.title} lead={words.logPane.lead}>
          <LogPane title="play p_9d41 · U-20741 · m_58c" meta={words.logPane.meta} lines={words.playback} />
        </Section>

        <Section title={words.comparisonTable.title} lead={words.comparisonTable.lead} head="column">
          <ComparisonTable caption={words.comparisonTable.caption} columns={words.columns} rows={words.rows} />
        </Section>

        <Section title={words.chart.title} lead={words.chart.lead} ground="raised">
          <Chart {...reading} />
          <div className={styles.svodRules}>
            <Facts facts={words.rules} />
          </div>
        </Section>

        <Section ground="raised">
          <Split art={<CodeSample name="svod-diff" label={words.codeSample.label} samples={words.diff} />} wideArt>
            <h2 className={styles.svodHead}>{words.codeSample.title}</h2>
            <p className={styles.svodText}>{words.codeSample.text}</p>
          </Split>
        </Section>

        <Section title={words.fork.title}>
          <Fork cases={words.cases} />
        </Section>

        <Start
          look="receipt"
          title={words.start.title}
          data={data.pageData}
          steps={words.steps}
          price={{
            ...listedPrice({
              product: 'vod',
              usage: words.start.usage,
              quantities: { secure: 600_000 },
            }),
            totalName: words.start.total,
          }}
          limits={{ specs: words.limits, source: words.specStrip.source }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{ title: words.start.act.title, actions: <Actions zone="closing" /> }}
        />
      </>
    );
  },
});
