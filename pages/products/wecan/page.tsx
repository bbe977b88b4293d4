import { Portrait } from '../../../components/case/portrait.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Quotation } from '../../../components/sections/quotation.tsx';
import { Ridges } from '../../../components/sections/ridges.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { WaysFrom } from '../../../components/sections/ways-from.tsx';
import { CityChoices, CityMap } from '../../../components/try/city-map.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { LatencyTable } from '../../../components/try/latency-table.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { measuredIn } from '../../../config/latency.ts';
import { measurements } from '../../../config/measurements.ts';
import { Deductions } from './art/deductions.tsx';
import { losses, picture, reading } from './model.ts';
import styles from './wecan.module.css';
import wecan from './try.ts';
import * as words from './words.yaml';
import { parts, swing, ways, day } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';
const { texts, status } = reading(...words.begun);

/**
 * Who decides: who runs calls between continents. What they doubt: whether choosing the way is more than a word. What removes the
 * doubt: two cities of their own, the ways between them with their points, and what happens when the first one goes bad.
 */
export default page({
  needs: pageData,

  Body({ data }) {
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={<Actions zone="hero" night second={words.opening.second} />}
          art={
            <Try of={wecan} title={words.opening.tryTitle} look="bare" status={status}>
              <div className={styles.map}>
                <CityMap picture={picture(...words.begun)} land="#2b3f6b" />
                <div className={styles.panel}>
                  <ol className={styles.ways}>
                    {[0, 1, 2].map((index) => (
                      <li key={index}>
                        <b data-text={`score${index}`}>{texts[`score${index}`]}</b>{' '}
                        <span data-text={`way${index}`}>{texts[`way${index}`]}</span>
                      </li>
                    ))}
                  </ol>
                  <Controls label={words.opening.label} className={styles.controls}>
                    <CityChoices from={words.begun[0]} to={words.begun[1]} />
                    <Slider
                      label={words.opening.sliderLabel}
                      name="loss"
                      min={0}
                      max={losses.length - 1}
                      defaultValue={0}
                      reads="0.2%"
                    />
                  </Controls>
                </div>
              </div>
              <Container>
                <LatencyTable />
              </Container>
            </Try>
          }
        />

        <Section title={words.deductions.title} lead={words.deductions.lead}>
          <Deductions />
          <div className={styles.after}>
            <Facts facts={parts} columns={4} />
          </div>
        </Section>

        <Section ground="raised" title={words.chart.title} lead={words.chart.lead}>
          <Chart
            label={words.chart.label}
            x={words.chart.x}
            y={{ from: 0, ticks: [0, 10, 20, 30, 40, 50], name: words.chart.y.name }}
            marks={[
              { kind: 'line', filled: true, name: words.chart.marks.name, points: swing },
              { kind: 'limit', x: 330, name: words.chart.marks.loadName, tone: 'third' },
            ]}
          />
          <p className={styles.note}>
            <Copy
              text={words.chart.text}
              values={{
                link: (
                  <Link href="/dev-blog/routing-anycast-dns-probe" className={styles.link}>
                    {words.chart.link}
                  </Link>
                ),
              }}
            />
          </p>
        </Section>

        <Section title={words.comparisonTable.title} lead={words.comparisonTable.lead}>
          <ComparisonTable
            caption={words.comparisonTable.caption}
            columns={words.comparisonTable.columns}
            rows={words.choices}
          />
          <p className={styles.note}>{words.comparisonTable.text}</p>
        </Section>

        <Statement
          figure={{ value: measurements.acrossContinents, unit: words.statement.figure.unit }}
          title={words.statement.title}
          text={words.statement.text}
          source={words.statement.source({ measuredIn: measuredIn.zh })}
          beside={<WaysFrom {...ways} />}
        />

        <Section title={words.ridges.title} lead={words.ridges.lead}>
          <Ridges {...day} />
        </Section>

        <Section title={words.quotation.title} head="none" space="join">
          <Quotation
            text={words.quotation.text}
            name={words.quotation.name}
            about={words.quotation.about}
            portrait={<Portrait seed={words.quotation.seed} />}
            figure={words.quotation.figure}
            story={{ href: caseAddress('yinghai-overseas-rooms'), action: words.quotation.story.action }}
          />
        </Section>

        <Section title={words.notForYou.title} ground="raised">
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          look="terminal"
          title={words.start.title}
          data={data.pageData}
          code={{ name: 'wecan-path', label: words.start.code.label, samples: words.code }}
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
