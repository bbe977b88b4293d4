import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Cutaway } from '../../../components/sections/cutaway.tsx';
import { Lanes } from '../../../components/sections/lanes.tsx';
import { LogPane } from '../../../components/sections/log-pane.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Fortnight } from './art/fortnight.tsx';
import { capacity, lines, load, picture, reading } from './model.ts';
import styles from './dedicated-cloud.module.css';
import dedicated from './try.ts';
import * as words from './words.yaml';
import { building, proofs } from './data.ts';

const { texts, status } = reading(1);
const byHour = (values: readonly number[]) => values.map((value, hour) => [hour, value] as const);

/**
 * Who decides: who runs the infrastructure of a bank or a large platform. What they doubt: what exactly is their own, and what stays
 * shared. What removes the doubt: the plan with its boundary, moved from public to on-premises, and what changes sides.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite', paper: 'blueprint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={<Actions zone="hero" second={words.opening.second} />}
          art={
            <Try of={dedicated} title={words.opening.tryTitle} look="bare" status={status}>
              <TwoWidths html={picture({ line: 1 })} />
              <Controls label={words.opening.label} className={styles.controls}>
                <Slider
                  label={words.opening.sliderLabel}
                  name="line"
                  min={0}
                  max={lines.length - 1}
                  defaultValue={1}
                  reads={texts.line}
                />
              </Controls>
              <dl className={styles.readings}>
                {words.rows.map(([name, label]) => (
                  <div key={name}>
                    <dt>{label}</dt>
                    <dd data-text={name}>{texts[name]}</dd>
                  </div>
                ))}
              </dl>
            </Try>
          }
        />

        <Section title={words.cutaway.title} lead={words.cutaway.lead}>
          <Cutaway {...building} />
        </Section>

        <Section ground="raised" title={words.fortnight.title} lead={words.fortnight.lead}>
          <Fortnight />
          <div className={styles.switched}>
            <Split
              wideArt
              art={<CodeSample name="dedicated-access" label={words.fortnight.label} samples={words.code} />}
            >
              <h3>{words.fortnight.subtitle}</h3>
              <p>{words.fortnight.text}</p>
            </Split>
          </div>
        </Section>

        <Statement
          figure={words.statement.figure}
          title={words.statement.title}
          text={words.statement.text}
          source={words.statement.source}
          beside={<LogPane title="drill.log" meta={words.statement.meta} lines={words.drill} />}
        />

        <Section title={words.chart.title} lead={words.chart.lead}>
          <Chart
            label={words.chart.label}
            x={{ ticks: [0, 4, 8, 12, 16, 20, 24].map((at) => ({ at, text: `${at}:00` })) }}
            y={{ from: 0, ticks: [0, 20, 40, 60, 80], name: words.chart.y.name }}
            marks={[
              { kind: 'line', name: words.chart.marks.name, tone: 'second', stepped: true, points: byHour(capacity) },
              { kind: 'line', name: words.chart.marks.loadName, filled: true, points: byHour(load) },
              { kind: 'point', at: [20, 51], name: words.chart.marks.rushName, tone: 'third', side: 'left' },
            ]}
          />
          <p className={styles.note}>{words.chart.text}</p>
        </Section>

        <Section title={words.lanes.title} lead={words.lanes.lead} ground="paper">
          <Lanes {...proofs} />
        </Section>

        <Section title={words.specStrip.title}>
          <SpecStrip specs={words.limits} source={words.specStrip.source} />
          <Fork cases={words.cases} />
        </Section>

        <Start
          look="quiet"
          title={words.start.title}
          ground="raised"
          data={data.pageData}
          steps={words.steps}
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
