import { Cast } from '../../../components/art/kit/people/cast.tsx';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { PinnedDiagram } from '../../../components/sections/pinned-diagram.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { codeLines } from '../../../components/ui/code-lines.ts';
import { Container } from '../../../components/ui/container.tsx';
import { commitments } from '../../../config/commitments.ts';
import { measurements } from '../../../config/measurements.ts';
import { meterOf } from '../../../config/prices.ts';
import { Eve } from './art/eve.tsx';
import { JourneyArt } from './art/journey-art.tsx';
import { members, Stage } from './art/stage.tsx';
import { firstMessage } from './code.ts';
import styles from './im.module.css';
import { Push } from './push.tsx';
import composerTry from './try/composer.ts';
import * as words from './words.yaml';
import { moved } from './data.ts';

const users = meterOf('im', 'mau');

const figures = [
  words.figures.text,
  {
    value: commitments.uptime.standard,
    unit: '%',
    name: words.figures.name,
    condition: words.figures.condition,
  },
  {
    value: String(users.gift),
    unit: words.figures.unit,
    name: words.figures.freeName,
    condition: words.figures.freeCondition,
  },
];

/**
 * Who decides: an engineer who has seen messages lost, doubled or out of order. What they doubt: that all three are solved at once.
 * What removes the doubt: the group of the opening, where a message of their own gets its number, its receipts and its push.
 */
export default page({
  needs: pageData,

  Body({ data, site }) {
    return (
      <Cast people={members}>
        <Opening
          layout="full"
          ground="night"
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions zone="hero" night second={{ demo: 'im', text: words.opening.second.text, icon: 'smartphone' }} />
          }
          art={
            <Try
              of={composerTry}
              props={{ delivery: measurements.message.delivery }}
              look="bare"
              title={words.opening.tryTitle}
              status={words.opening.status}
              className={styles.try}
            >
              <Container>
                <Stage />
              </Container>
            </Try>
          }
        />

        <Section title={words.pinnedDiagram.title} lead={words.pinnedDiagram.lead}>
          <PinnedDiagram steps={words.journey} art={<JourneyArt />} />
        </Section>

        <Section ground="night" title={words.push.title} lead={words.push.lead}>
          <Push />
        </Section>

        <Section title={words.comparisonTable.title} lead={words.comparisonTable.lead}>
          <ComparisonTable
            caption={words.comparisonTable.caption}
            columns={words.comparisonTable.columns}
            rows={words.comparisonTable.rows}
          />
        </Section>

        <Statement
          figure={words.statement.figure}
          title={words.statement.title}
          text={words.statement.text}
          source={
            <Button href="/dev-blog/new-year-capacity" event={{ zone: 'body' }} variant="on-dark">
              {words.statement.button}
            </Button>
          }
          foot={<Eve />}
        />

        <Section ground="raised" title={words.facts.title}>
          <Facts facts={words.safety} columns={4} mark="icon" />
        </Section>

        <Section>
          <Split
            art={
              <Chart
                size="half"
                label={words.chart.label}
                x={{
                  ticks: moved.map((_, index) => ({ at: index, text: words.chart.week({ value: index + 1 }) })),
                  from: -0.5,
                  to: 5.5,
                }}
                y={words.chart.y}
                marks={[{ kind: 'bars', values: moved.map((share, index) => [index, share, `${share}%`]) }]}
              />
            }
          >
            <h2>{words.chart.title}</h2>
            <p>{words.chart.rollback}</p>
            <Facts
              mark="ledger"
              facts={words.migration.map(({ when, title, text }) => ({
                title: when,
                text: (
                  <>
                    <b>{title}</b> {text}
                  </>
                ),
              }))}
            />
            <p>
              <Button href="/service" event={{ zone: 'body' }} variant="secondary" icon="arrow-right">
                {words.chart.button}
              </Button>
            </p>
          </Split>
        </Section>

        <Start
          look="terminal"
          title={words.start.title({ codeLines: codeLines(firstMessage[0]!.code) })}
          data={data.pageData}
          code={{ name: 'im-first', label: words.start.code.label, samples: firstMessage }}
          price={listedPrice({
            product: 'im',
            plan: 'standard',
            usage: words.start.usage,
            quantities: { mau: 10_000 },
          })}
          limits={{ specs: figures, cases: words.cases }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead({ gift: users.gift }),
            actions: (
              <Actions
                zone="closing"
                night
                second={{ href: site.docs, text: words.start.second.text, icon: 'book-open' }}
              />
            ),
          }}
        />
      </Cast>
    );
  },
});
