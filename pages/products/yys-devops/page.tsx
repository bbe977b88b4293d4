import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { LogPane } from '../../../components/sections/log-pane.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Slider } from '../../../components/try/controls.tsx';
import { Dashboard } from '../../../components/try/dashboard.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Builds } from './art/builds.tsx';
import { failures, picture, reading, shown, stations } from './model.ts';
import styles from './yys-devops.module.css';
import devops from './try.ts';
import * as words from './words.yaml';
import { pipeline, release } from './data.ts';

const stops = stations.map(({ name, users }, index) => ({ ...words.stops[index]!, name, isSeen: users > 0 }));
const seen = stops.reduce((sum, { isSeen, count }) => sum + (isSeen ? count : 0), 0);

/**
 * Who decides: whoever is on call after a release. What they doubt: whether a bad version is found before everybody has it, and gone in
 * seconds. What removes the doubt: the line from commit to users, with a station that they break. Journey; graphite, cream.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite', paper: 'cream' },

  Body({ data }) {
    const { texts, status } = reading(shown);
    return (
      <>
        <Opening
          layout="full"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead({ minutes: release.minutes })}
          actions={<Actions zone="hero" second={words.opening.second} />}
          art={
            <Try of={devops} look="bare" title={words.opening.tryTitle} status={status}>
              <TwoWidths html={picture({ failure: shown })} className={styles.line} />
              <Dashboard
                label={words.opening.label}
                dials={
                  <Slider
                    label={words.opening.sliderLabel}
                    name="failure"
                    min={0}
                    max={failures.length - 1}
                    defaultValue={shown}
                    reads={texts.failure}
                  />
                }
                readouts={words.readouts}
                texts={texts}
              />
            </Try>
          }
        />

        <Section title={words.logPane.title} lead={words.logPane.lead}>
          <LogPane title="order-service 3.1.0" meta={words.logPane.meta} lines={words.turning} />
        </Section>

        <Section head="column" title={words.codeSample.title} lead={words.codeSample.lead}>
          <CodeSample
            name="yys-pipeline"
            label={words.codeSample.label}
            samples={[{ label: '.yunqiao/pipeline.yml', language: 'yaml', code: pipeline }]}
          />
        </Section>

        <Passage
          ground="night"
          title={words.passage.title}
          text={words.passage.text({ firstBuild: release.firstBuild, nextBuild: release.nextBuild })}
          source={words.passage.source}
          art={<Builds />}
        />

        <Section title={words.spanBars.title} lead={words.spanBars.lead({ value: 1000 - seen, seen })}>
          <SpanBars
            end={450}
            ticks={words.spanBars.ticks}
            bars={stops.map(({ name, note, count, isSeen }) => ({
              name,
              note,
              to: count,
              value: words.spanBars.value({ count }),
              tone: isSeen ? 'third' : 'first',
            }))}
          />
        </Section>

        <Section title={words.comparisonTable.title} ground="raised" lead={words.comparisonTable.lead}>
          <ComparisonTable caption={words.comparisonTable.caption} columns={words.columns} rows={words.rights} />
        </Section>

        <Section title={words.specStrip.title}>
          <SpecStrip specs={words.limits} source={words.specStrip.source} />
        </Section>

        <Start
          first="questions"
          title={words.start.title}
          ground="raised"
          data={data.pageData}
          steps={words.steps}
          limits={{ cases: words.cases }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{ title: words.start.act.title, actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});
