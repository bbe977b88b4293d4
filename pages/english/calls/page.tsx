import { KitScreens } from '../../../components/call/kit-screens.tsx';
import { NetworkTrial } from '../../../components/call/network-trial.tsx';
import { page } from '../../../components/define-page.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { dollarPrice } from '../../../components/sections/dollar-price.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { measurements } from '../../../config/measurements.ts';
import { voiceReplays } from '../../../config/voice-replays.ts';
import { Consent } from './art/consent.tsx';
import { callSamples } from './code.ts';
import styles from './english-calls.module.css';
import network, { readOf, traces } from './try.ts';
import * as words from './words.yaml';

const { call } = measurements;
/** What the scope shows at first: the network that the measured score is for. */
const first = { loss: call.lossUnderstood, jitter: 60 as const };
const reading = readOf(first);

/**
 * Who decides: a product lead whose users call from hospitals, trains and homes. What they doubt: whether people understand each other
 * there. What removes the doubt: a network to make worse, with what arrives, what is heard, and the score of listeners.
 */
export default page({
  theme: { night: 'graphite' },

  Body({ site }) {
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
              second={{ href: `${site.docs}/calls`, text: words.opening.second.text, icon: 'book-open' }}
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
        />

        <Section head="column" title={words.speech.title} lead={words.speech.lead({ bare: reading.texts.bare })}>
          <Chart
            size="half"
            label={words.speech.label({ loss: first.loss, score: reading.texts.score, bare: reading.texts.bare })}
            x={words.speech.x}
            y={words.speech.y}
            marks={[
              {
                kind: 'line',
                points: voiceReplays.map((at) => [at.loss, at.score]),
                name: words.speech.ours,
                filled: true,
              },
              {
                kind: 'line',
                points: voiceReplays.map((at) => [at.loss, at.bare]),
                name: words.speech.bare,
                tone: 'muted',
              },
              { kind: 'point', at: [first.loss, call.score], name: reading.texts.score, tone: 'second', side: 'above' },
            ]}
          />
          <p className={styles.source}>{words.speech.source}</p>
          <Facts facts={words.repairs} />
        </Section>

        <Section ground="raised" head="centred" title={words.screens.title} lead={words.screens.lead}>
          <KitScreens screens={words.kit} on={words.on} label={words.screens.label} />
        </Section>

        <Section head="column" title={words.life.title} lead={words.life.lead}>
          <Timeline layout="list" events={words.moments} />
        </Section>

        <Passage
          ground="paper"
          title={words.consent.title}
          text={
            <>
              <p>{words.consent.text}</p>
              <p>{words.consent.encryption}</p>
            </>
          }
          source={<Link href="/en/security">{words.consent.link}</Link>}
          art={<Consent />}
        />

        <Section title={words.fork.title}>
          <Fork cases={words.cases} />
        </Section>

        <Start
          look="terminal"
          title={words.start.title}
          code={{ name: 'calls-sample', label: words.start.code.label, samples: callSamples }}
          price={dollarPrice({ usage: words.start.usage, quantities: { video: 100 * 10 * 2 * 30 } })}
          steps={words.steps}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" night second={{ href: '/en/price', text: words.start.second.text }} />,
          }}
        />
      </>
    );
  },
});
