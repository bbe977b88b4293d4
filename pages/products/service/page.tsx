import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Relay } from '../../../components/sections/relay.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { SideBySide } from '../../../components/sections/side-by-side.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { statusRecord } from '../../../config/incidents.ts';
import { Days } from './art/days.tsx';
import { Hours } from './art/hours.tsx';
import { clock, hours, levels, minutesTo, statusOf, textsOf, tiers, usual } from './model.ts';
import styles from './service.module.css';
import service from './try.ts';
import * as words from './words.yaml';
import { columns, disturbed, outage, relay, samples } from './data.ts';

/**
 * Who decides: whoever is called at night when the app is down. What they doubt: whether anybody answers then. What removes the doubt: a
 * clock on which the hour, the severity and the tier can be set, the bad answers included. Ledger; navy; heads in the column.
 */
export default page({
  needs: pageData,

  theme: { night: 'navy', paper: 'ledger' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="column"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead({ minutesTo: minutesTo({ ...usual, tier: 2 }) })}
          actions={
            <Actions
              zone="hero"
              second={{ href: '/promotion/advisory', text: words.opening.second.text, icon: 'calendar-days' }}
            />
          }
          art={<Desk />}
        />

        <Section title={words.comparisonTable.title} head="column">
          <SideBySide things={columns} rows={words.rows} />
        </Section>

        <Statement
          figure={{ value: String(disturbed), unit: words.statement.figure.unit }}
          title={words.statement.title({ days: statusRecord.days })}
          text={statusRecord.incidents
            .map(({ day, minutes, zh }) =>
              words.statement.text({ Number: Number(day.slice(5, 7)), Number2: Number(day.slice(8)), zh, minutes }),
            )
            .join('')}
          source={words.statement.source({ until: statusRecord.until })}
          art={<Days />}
        />

        <Section title={words.chart.title} lead={words.chart.lead}>
          <Chart {...outage} />
          <ol className={styles.deeds}>
            {words.deeds.map(({ when, who, text }) => (
              <li key={when}>
                <b>{when}</b> <span>{who}</span> {text}
              </li>
            ))}
          </ol>
        </Section>

        <Section title={words.timeline.title} lead={words.timeline.lead} ground="raised">
          <Timeline
            events={words.weeks.map((week) => ({
              ...week,
              art: <Hours week={week.when} ours={week.ours} yours={week.yours} />,
            }))}
          />
        </Section>

        <Section title={words.relay.title} lead={words.relay.lead}>
          <Relay {...relay} />
        </Section>

        <Section title={words.specStrip.title} head="column" space="join">
          <SpecStrip specs={words.limits} source={words.specStrip.source} />
        </Section>

        <Section title={words.notForYou.title} head="column" space="join">
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          look="quiet"
          title={words.start.title}
          ground="paper"
          data={data.pageData}
          code={{ name: 'service-start', label: words.start.code.label, samples: samples }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{ title: words.start.act.title, actions: <Actions zone="closing" /> }}
        />
      </>
    );
  },
});

function Desk() {
  const texts = textsOf(usual);
  return (
    <Try
      of={service}
      title={words.desk.title}
      hint={words.desk.hint}
      status={statusOf(usual)}
      className={styles.serviceTry}
    >
      <div className={styles.serviceStage}>
        <svg viewBox="-12 -8 424 416" fill="none" role="img" aria-label={words.desk.label}>
          <g fontSize="23" fontWeight="600" fill="currentColor" textAnchor="middle">
            <text x="200" y="19">
              0
            </text>
            <text x="390" y="207">
              6
            </text>
            <text x="200" y="397">
              12
            </text>
            <text x="9" y="207">
              18
            </text>
          </g>
          <g data-picture="" dangerouslySetInnerHTML={{ __html: clock(usual) }} />
        </svg>
        <dl className={styles.serviceAnswer}>
          <div>
            <dt>{words.desk.term}</dt>
            <dd data-text="wait">{texts.wait}</dd>
          </div>
          <div>
            <dt>{words.desk.answeredBy}</dt>
            <dd data-text="who">{texts.who}</dd>
          </div>
          <div>
            <dt>{words.desk.progressTerm}</dt>
            <dd data-text="again">{texts.again}</dd>
          </div>
        </dl>
      </div>
      <Controls label={words.desk.controlsLabel} className={styles.serviceDials} strip>
        <Slider
          label={words.desk.sliderLabel}
          name="tier"
          min={0}
          max={tiers.length - 1}
          defaultValue={usual.tier}
          reads={texts.tier}
        />
        <Slider
          label={words.desk.levelLabel}
          name="level"
          min={0}
          max={levels.length - 1}
          defaultValue={usual.level}
          reads={texts.level}
        />
        <Slider
          label={words.desk.hourLabel}
          name="hour"
          min={0}
          max={hours.length - 1}
          defaultValue={usual.hour}
          reads={texts.hour}
        />
      </Controls>
    </Try>
  );
}
