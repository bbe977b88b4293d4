import { FootBars } from '../../../components/art/kit/foot-bars.tsx';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { DotRows } from '../../../components/sections/dot-rows.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { FloorPlan } from '../../../components/sections/floor-plan.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { Sites } from './art/sites.tsx';
import { rack, reading } from './model.ts';
import styles from './private-cloud.module.css';
import { minutesEach, planFor, plans } from './sizing.ts';
import privateCloud from './try.ts';
import * as words from './words.yaml';
import { total, byHand, install, chips, hall, proofs, limits, ledger } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

const shown = planFor(14_000);
const years = 5;
const paid = (first: number, monthly: number) =>
  Array.from({ length: years * 4 + 1 }, (_, quarter) => [quarter * 3, (first + monthly * quarter * 3) / 1e6] as const);

/**
 * Who decides: the head of IT of an organisation whose data stay inside. What they doubt: how many machines, how much, and whether their
 * own people can run it. What removes the doubt: the rack with its bill for their number of people, and the month it pays back. Ledger.
 */
export default page({
  needs: pageData,

  theme: { night: 'forest', paper: 'ledger' },

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
          note={words.opening.note({ minutesEach })}
          art={<Ledger />}
        />

        <Section title={words.chart.title} lead={words.chart.lead}>
          <Chart
            label={words.chart.label({ months: shown.months! })}
            x={{
              ticks: [0, 12, 24, 36, 48, 60].map((at) => ({
                at,
                text: at === 0 ? words.chart.text : words.chart.chartText({ at }),
              })),
            }}
            y={{ from: 0, ticks: [0, 1, 2, 3], name: words.chart.y.name }}
            marks={[
              { kind: 'line', name: words.chart.marks.name, tone: 'third', points: paid(0, shown.elsewhere / 100) },
              {
                kind: 'line',
                name: words.chart.marks.privateName,
                filled: true,
                points: paid((shown.rights + shown.hardware) / 100, shown.monthly / 100),
              },
              {
                kind: 'point',
                at: [shown.months!, (shown.elsewhere / 1e8) * shown.months!],
                name: words.chart.marks.monthName({ months: shown.months! }),
                tone: 'second',
                side: 'below',
              },
            ]}
          />
        </Section>

        <Section
          ground="raised"
          head="centred"
          title={words.spanBars.title({ total: total })}
          lead={words.spanBars.lead({ byHand: byHand })}
        >
          <SpanBars bars={install} end={total} ticks={words.spanBars.ticks} />
        </Section>

        <Statement
          title={words.statement.title}
          foot={
            <FootBars
              bars={[
                [
                  { share: 0.6, marked: true },
                  { share: 0.05, empty: true },
                  { share: 0.35, marked: true },
                ],
                [{ share: 0.6 }],
              ]}
            />
          }
          text={<Copy text={words.statement.text} values={{ caseAddress: caseAddress('zhenxi-remote-ultrasound') }} />}
          source={words.statement.source}
        />

        <Section title={words.dotRows.title} lead={words.dotRows.lead}>
          <DotRows {...chips} />
        </Section>

        <Section title={words.floorPlan.title} ground="paper" lead={words.floorPlan.lead}>
          <FloorPlan {...hall} />
        </Section>

        <Section title={words.facts.title} lead={words.facts.lead}>
          <Facts
            facts={proofs.map(({ text, href, ...site }) => ({
              title: site.customer,
              href,
              text: (
                <>
                  <Sites {...site} />
                  {text}
                </>
              ),
            }))}
          />
        </Section>

        <Section title={words.specStrip.title} ground="raised">
          <SpecStrip specs={limits} source={words.specStrip.source} />
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="code"
          title={words.start.title}
          data={data.pageData}
          code={{ name: 'private-check', label: words.start.code.label, samples: words.code }}
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

function Ledger() {
  const { texts, status } = reading(shown);
  return (
    <Try of={privateCloud} look="bare" title={words.ledger.title} status={status} props={{ plans }}>
      <div className={styles.ledger}>
        <div className={styles.rack} data-picture="" dangerouslySetInnerHTML={{ __html: rack(shown) }} />
        <dl className={styles.rows}>
          {ledger.map(([name, label, how]) => (
            <div key={name}>
              <dt>
                {label} <span>{how}</span>
              </dt>
              <dd data-text={name}>{texts[name]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Controls label={words.ledger.label}>
        <Slider
          label={words.ledger.sliderLabel}
          name="people"
          min={0}
          max={plans.length - 1}
          defaultValue={plans.findIndex(({ people }) => people === shown.people)}
          reads={texts.people}
        />
      </Controls>
    </Try>
  );
}
