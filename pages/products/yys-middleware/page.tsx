import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { LogPane } from '../../../components/sections/log-pane.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { SideBySide } from '../../../components/sections/side-by-side.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { middle, picture, reading, sizes } from './model.ts';
import { Drills } from './art/drills.tsx';
import styles from './yys-middleware.module.css';
import middleware from './try.ts';
import * as words from './words.yaml';
import { backlog, writes, outage, median, capacity, code } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

/**
 * Who decides: whoever gets up at night for a database. What they doubt: how much an instance carries, what it costs, and whether it
 * comes back by itself. What removes the doubt: the rack with its plates at five sizes, and the seconds after a power cut. Catalogue.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite', paper: 'mint' },

  Body({ data }) {
    const { texts, status } = reading(middle);
    return (
      <>
        <Opening
          layout="column"
          ground="raised"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={<Actions zone="hero" second={words.opening.second} />}
          note={words.opening.note}
          art={
            <Try of={middleware} look="bare" title={words.opening.tryTitle} status={status}>
              <TwoWidths html={picture({ size: middle })} />
              <Controls label={words.opening.label}>
                <Slider
                  label={words.opening.label}
                  name="size"
                  min={0}
                  max={sizes.length - 1}
                  defaultValue={middle}
                  reads={texts.size}
                />
              </Controls>
              <p className={styles.total}>
                <Copy text={words.opening.text} values={{ b: <b data-text="total">{texts.total}</b> }} />
              </p>
            </Try>
          }
          foot={<SpecStrip specs={words.limits} source={words.specStrip.source} small />}
        />

        <Section title={words.chart.title} lead={words.chart.lead({ backlog: backlog })}>
          <div id="chapter-failover" className={styles.failover}>
            <Chart {...writes} />
          </div>
          <Timeline events={outage} />
        </Section>

        <Statement
          figure={{ value: median, unit: words.statement.figure.unit }}
          title={words.statement.title}
          beside={<Drills />}
          text={words.statement.text}
          source={words.statement.source}
        />

        <Section title={words.logPane.title} lead={words.logPane.lead}>
          <LogPane title={words.logPane.logPaneTitle} meta={words.logPane.meta} lines={words.slow} />
        </Section>

        <Section ground="paper" title={words.chartSection.title} lead={words.chartSection.lead}>
          <Chart {...capacity} />
          <div className={styles.cells}>
            <Facts facts={words.cells} columns={4} />
          </div>
        </Section>

        <Section title={words.comparisonTable.title} lead={words.comparisonTable.lead}>
          <SideBySide things={words.columns} rows={words.comparison} />
        </Section>

        <Start
          look="terminal"
          title={words.start.title}
          data={data.pageData}
          code={{ name: 'yys-address', label: words.start.code.label, samples: code }}
          limits={{ cases: words.cases }}
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
