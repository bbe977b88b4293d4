import { TwoWays } from '../../../components/art/scenes/two-ways.tsx';
import { page } from '../../../components/define-page.ts';
import { Stages } from '../../../components/live/stages.tsx';
import { RaceTrial } from '../../../components/live/race-trial.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { dollarPrice } from '../../../components/sections/dollar-price.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Title } from '../../../components/ui/title.tsx';
import { gigabytesAnHour, streamRates } from '../../../config/live-lines.ts';
import { Sizes } from './art/sizes.tsx';
import { choicesOf, drawnStages, questions } from './data.ts';
import styles from './live-streaming.module.css';
import { meters, trackWords } from './model.ts';
import race, { readOf } from './try.ts';
import * as words from './words.yaml';

/** What the opening shows at first: the fast line, a thousand viewers. */
const first = { line: 1, viewers: 1_000, meters };
const reading = readOf(first);
/** Two hours a week for four weeks, two thousand viewers. */
const show = Math.ceil(2 * 4 * 2_000 * gigabytesAnHour(streamRates[720]));

/**
 * Who decides: whoever pays for the traffic of a shop, a league or a school. What they doubt: how much delay their money buys off. What
 * removes the doubt: one finish seen on three lines, each with its seconds and its bill.
 */
export default page({
  theme: { paper: 'ledger' },

  Body({ site }) {
    return (
      <>
        <Opening
          layout="full"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              second={{ href: `${site.docs}/live`, text: words.opening.second.text, icon: 'book-open' }}
            />
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

        <Section ground="raised" title={words.stages.title} lead={words.stages.lead}>
          <Stages {...drawnStages} />
          <div className={styles.savings}>
            <Facts facts={words.savings} />
          </div>
        </Section>

        <Section>
          <Split wideArt flipped art={<Sizes />}>
            <Title>{words.sizes.title}</Title>
            <p>{words.sizes.text}</p>
            <p>{words.sizes.unwatched}</p>
          </Split>
        </Section>

        <Statement
          title={words.failover.title}
          text={words.failover.text}
          source={words.failover.source}
          art={<TwoWays />}
        />

        <Section head="column" title={words.included.title} lead={words.included.lead}>
          <Facts facts={words.parts} mark="ledger" />
        </Section>

        <Section ground="raised">
          <Split
            wideArt
            flipped
            art={
              <CodeSample
                name="live-streaming-sample"
                label={words.code.label}
                samples={[
                  { label: words.code.server, language: 'javascript', code: words.sign },
                  { label: words.code.player, language: 'javascript', code: words.play },
                ]}
              />
            }
          >
            <Title>{words.code.title}</Title>
            <p>{words.code.text}</p>
            <p>{words.code.fallback}</p>
          </Split>
        </Section>

        <Section head="centred" width="wide" title={words.ways.title}>
          <Timeline events={choicesOf(site.docs)} />
        </Section>

        <Start
          look="receipt"
          title={words.start.title}
          price={dollarPrice({ usage: words.start.usage, quantities: { live: show } })}
          steps={words.steps}
          questions={questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" second={{ href: '/en/price', text: words.start.second.text }} />,
          }}
        />
      </>
    );
  },
});
