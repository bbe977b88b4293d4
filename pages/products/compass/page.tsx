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
import { Passage } from '../../../components/sections/passage.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Causes } from './art/causes.tsx';
import { clockAt, cursor, lines, statusAt, textsAt, tracks, worst } from './model.ts';
import styles from './compass.module.css';
import compass from './try.ts';
import * as words from './words.yaml';
import { hops, rings, samples } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

/**
 * Who decides: whoever answers for the quality of an app's calls. What they doubt: whether anybody can say whose fault a bad call was. What
 * removes the doubt: a minute of one, second by second, on four tracks with the verdict. Console; graphite; heads at the left.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite', paper: 'blueprint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              night
              second={{ href: 'https://demo.yunqiao.example/compass', text: words.opening.second.text, icon: 'gauge' }}
            />
          }
          art={<BadCall />}
          foot={<SpecStrip specs={words.limits} source={words.specStrip.source} small />}
        />

        <Section title={words.logPane.title} lead={words.logPane.lead}>
          <LogPane title="call c_81f3 · u_zhou → u_lin" meta={words.logPane.meta} lines={words.session} />
        </Section>

        <Section title={words.comparisonTable.title} lead={words.comparisonTable.lead} ground="raised">
          <SideBySide things={words.columns} rows={words.rows} />
        </Section>

        <Passage
          title={words.passage.title}
          text={
            <Copy
              text={words.passage.text}
              values={{
                link: (
                  <Link href="/case/dukou-bank-teller" className={styles.compassCase}>
                    {words.passage.link}
                  </Link>
                ),
              }}
            />
          }
          source={words.passage.source}
          art={<Causes />}
        />

        <Section title={words.chart.title} lead={words.chart.lead}>
          <Chart {...hops} />
        </Section>

        <Section title={words.chartSection.title} ground="raised" lead={words.chartSection.lead}>
          <Chart {...rings} />
          <div className={styles.compassRules}>
            <Facts facts={words.alarms} columns={4} />
          </div>
        </Section>

        <Start
          look="terminal"
          title={words.start.title}
          data={data.pageData}
          code={{ name: 'compass-start', label: words.start.code.label, samples }}
          limits={{ cases: words.cases }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{ title: words.start.act.title, actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});

function BadCall() {
  const texts: Record<string, string> = textsAt(worst);
  return (
    <Try of={compass} look="bare" title={words.badCall.title} status={statusAt(worst)}>
      <div className={styles.compassStage}>
        <p className={styles.compassVerdict}>
          <span data-text="time">{texts['time']}</span> <strong data-text="verdict">{texts['verdict']}</strong>
        </p>
        <ul className={styles.compassNames}>
          {tracks.map(({ id, name }) => (
            <li key={id}>
              {name} <b data-text={id}>{texts[id]}</b>
            </li>
          ))}
        </ul>
        <svg viewBox="0 0 960 360" preserveAspectRatio="none" fill="none" role="img" aria-label={words.badCall.label}>
          <g dangerouslySetInnerHTML={{ __html: lines() }} />
          <g data-picture="" dangerouslySetInnerHTML={{ __html: cursor({ time: worst }) }} />
        </svg>
        <Controls label={words.badCall.controlsLabel} className={styles.compassTime}>
          <Slider
            label={words.badCall.sliderLabel}
            name="time"
            min={0}
            max={60}
            defaultValue={worst}
            reads={clockAt(worst)}
          />
        </Controls>
      </div>
    </Try>
  );
}
