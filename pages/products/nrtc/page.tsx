import { caseAddress } from '../../../components/case/addresses.ts';
import { NetworkTrial } from '../../../components/call/network-trial.tsx';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { measurements } from '../../../config/measurements.ts';
import { priceExamples } from '../../../config/price-examples.ts';
import { voiceReplays } from '../../../config/voice-replays.ts';
import { Chances } from './art/chances.tsx';
import { sdkVersions } from '../../../config/sdk-versions.ts';
import { Upgrade } from './art/upgrade.tsx';
import styles from './nrtc.module.css';
import network, { readOf, traces } from './try.ts';
import * as words from './words.yaml';
import { columns, earshot, moves, rows } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

const { call } = measurements;
/** What the scope shows at first: the network that the measured score is for. */
const first = { loss: call.lossUnderstood, jitter: 60 as const };
const reading = readOf(first);

/**
 * Who decides: an engineer who builds rooms of their own and knows their users' networks. What they doubt: whether speech survives those
 * networks, and at which price. What removes the doubt: a scope with loss and jitter to turn up, and the measured score.
 */
export default page({
  needs: pageData,
  theme: { night: 'graphite' },

  Body({ data }) {
    const example = priceExamples.netcall[1];
    return (
      <>
        <Opening
          layout="centred"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              night
              second={{
                href: 'https://demo.yunqiao.example/nrtc/weak-network',
                text: words.opening.second.text,
                icon: 'headphones',
              }}
            />
          }
          art={
            <NetworkTrial
              of={network}
              words={words.opening}
              readouts={words.readouts}
              traces={traces}
              first={first}
              reading={reading}
            />
          }
          foot={<SpecStrip specs={words.limits} source={words.specStrip.source} small />}
        />

        <Section title={words.chart.title} head="column">
          <Chart
            size="half"
            label={words.chart.label({ loss: first.loss, score: reading.texts.score, bare: reading.texts.bare })}
            x={words.chart.x}
            y={words.chart.y}
            marks={[
              {
                kind: 'line',
                points: voiceReplays.map((at) => [at.loss, at.score]),
                name: words.chart.marks.name,
                filled: true,
              },
              {
                kind: 'line',
                points: voiceReplays.map((at) => [at.loss, at.bare]),
                name: words.chart.marks.concealName,
                tone: 'muted',
              },
              {
                kind: 'point',
                at: [first.loss, call.score],
                name: words.chart.marks.scoreName,
                tone: 'second',
                side: 'above',
              },
            ]}
          />
          <Chances />
          <p className={styles.source}>{words.chart.text}</p>
        </Section>

        <Passage
          ground="raised"
          title={words.passage.title}
          text={words.passage.text}
          source={
            <Copy text={words.passage.statementText} values={{ caseAddress: caseAddress('jiuzhe-game-voice') }} />
          }
          art={<Chart {...earshot} />}
        />

        <Section title={words.comparisonTable.title} head="column" width="wide">
          <ComparisonTable caption={words.comparisonTable.caption} columns={columns} rows={rows} />
        </Section>

        <Section
          title={words.upgrade.title}
          lead={words.upgrade.lead({
            end: sdkVersions.engine.until.replace(
              /(\d+)-(\d+)-(\d+)/,
              words.upgrade.date({ year: '$1', month: '$2', day: '$3' }),
            ),
          })}
          ground="raised"
        >
          <Upgrade />
          <Timeline events={moves} />
        </Section>

        <Start
          first="code"
          title={words.start.title}
          ground="raised"
          data={data.pageData}
          code={{
            name: 'nrtc-start',
            label: words.start.code.label,
            samples: [{ label: 'Web', language: 'javascript', code: words.sample }],
          }}
          price={listedPrice({ product: 'netcall', quantities: example.quantities, usage: example.text })}
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
