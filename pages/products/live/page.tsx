import { caseAddress } from '../../../components/case/addresses.ts';
import { TwoWays } from '../../../components/art/scenes/two-ways.tsx';
import { page } from '../../../components/define-page.ts';
import { Ladder } from '../../../components/footage/ladder.tsx';
import { Stages } from '../../../components/live/stages.tsx';
import { RaceTrial } from '../../../components/live/race-trial.tsx';
import { pageData } from '../../../components/page-data.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { priceExamples } from '../../../config/price-examples.ts';
import { meterOf } from '../../../config/prices.ts';
import { lineDelays } from '../../../config/live-lines.ts';
import { Stations } from './art/stations.tsx';
import { type Meters, trackWords } from './model.ts';
import race, { readOf } from './try.ts';
import * as words from './words.yaml';
import { choices, drawnStages, questions, rungs, savings } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

const meters: Meters = {
  regular: meterOf('live', 'traffic'),
  fast: meterOf('live', 'fast'),
  stage: meterOf('interact', 'stage'),
};
/** What the opening shows at first: the fast line, a thousand viewers. */
const first = { line: 1, viewers: 1_000, meters };
const reading = readOf(first);

/**
 * Who decides: whoever pays for the traffic of a shop, a race or a course. What they doubt: how much of the delay their money buys off.
 * What removes the doubt: one finish seen on three lines, each with its seconds and its bill.
 */
export default page({
  needs: pageData,

  Body({ data }) {
    const example = priceExamples.live[1];
    return (
      <>
        <Opening
          layout="full"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions zone="hero" second={{ demo: 'live', text: words.opening.second.text, icon: 'smartphone' }} />
          }
          art={
            <RaceTrial
              of={race}
              props={{ meters }}
              words={words.opening}
              trackWords={trackWords}
              first={first}
              reading={reading}
            />
          }
        />

        <Section title={words.stages.title} lead={<Copy text={words.stages.text} />} ground="raised">
          <Stages {...drawnStages} />
          <Facts facts={savings} />
        </Section>

        <Section title={words.stations.title} lead={words.stations.lead}>
          <Stations meters={meters} />
        </Section>

        <Section title={words.ladder.title} lead={words.ladder.lead} ground="paper">
          <Ladder rungs={rungs} picture={words.ladder.picture} />
        </Section>

        <Statement
          figure={words.statement.figure}
          title={words.statement.title}
          text={words.statement.text}
          source={
            <Copy text={words.statement.statementText} values={{ caseAddress: caseAddress('zhixiang-live-shop') }} />
          }
          art={<TwoWays />}
        />

        <Section title={words.timeline.title} head="centred" width="wide">
          <Timeline events={choices} />
        </Section>

        <Section title={words.fork.title} ground="raised">
          <Fork cases={words.cases} />
        </Section>

        <Start
          look="terminal"
          title={words.start.title}
          data={data.pageData}
          code={{
            name: 'live-start',
            label: words.start.code.label,
            samples: [
              { label: words.start.code.signatureLabel, language: 'javascript', code: words.sign },
              { label: words.start.code.webPlayerLabel, language: 'javascript', code: words.play },
            ],
          }}
          price={listedPrice({ product: 'live', quantities: example.quantities, usage: example.text })}
          questions={questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead({ stage: lineDelays.stage }),
            actions: <Actions zone="closing" night second={words.start.second} />,
          }}
        />
      </>
    );
  },
});
