import { FootBars } from '../../../components/art/kit/foot-bars.tsx';
import { page } from '../../../components/define-page.ts';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { measuredIn } from '../../../config/latency.ts';
import { measurements } from '../../../config/measurements.ts';
import { ReachArt } from './art/reach.tsx';
import { Tunnel } from './art/tunnel.tsx';
import styles from './page.module.css';
import {
  cases,
  columns,
  figures,
  laws,
  limits,
  neighbours,
  offline,
  pushFacts,
  questions,
  steps,
  trialLead,
} from './words.ts';

const everywhere = {
  title: 'In-app chat |for users on five continents',
  lead: 'Messages take the shortest measured route and stay in the region you chose. One SDK, on phones that lose signal, lock their screens and change hands.',
  cities: ['Virginia', 'Frankfurt', 'Singapore'],
};

/** The campaign shows what is near its readers. */
const asia = {
  title: 'In-app chat |for users across Asia',
  lead: 'From Tokyo to Riyadh, messages take the shortest measured route and stay in the region you chose. One SDK, one invoice, three regions in Asia.',
  cities: ['Singapore', 'Tokyo', 'Jakarta'],
};

/**
 * Who decides: a product lead outside China, with counsel beside them. What they doubt: distance, and where the data ends up. What
 * removes the doubt: measured latency from their city, and what the law of each region asks next to what we bring.
 */
export default page({
  theme: { night: 'aubergine', paper: 'mint' },

  Body({ route, site }) {
    const { title, lead, cities } = route.address === '/hk/im' ? asia : everywhere;
    return (
      <>
        <Opening
          layout="full"
          ground="paper"
          eyebrow="In-app chat"
          title={title}
          lead={lead}
          actions={<Actions zone="hero" second={{ href: site.docs, text: 'Read the docs', icon: 'book-open' }} />}
          art={
            <Container>
              <ReachArt cities={cities} />
              <p className={styles.note}>
                Milliseconds from mouth to ear on a voice call, {measuredIn.en}: medians of at least 200,000 calls a
                pair, home broadband at both ends. The longer bar is the open internet. Voice is the stricter test; chat
                takes the same routes.
              </p>
            </Container>
          }
          foot={<SpecStrip specs={figures} small />}
        />

        <Section
          title="Six regions, six sets of rules"
          lead="You choose where an app keeps its messages when you create it. Below is what the law there asks of you, and what comes with the region. It is orientation as of October 2026, not legal advice."
          width="wide"
        >
          <ComparisonTable
            caption="What the law asks in each region, and what we bring"
            columns={columns}
            rows={laws}
          />
        </Section>

        <Section ground="raised">
          <Split wideArt art={<Tunnel />}>
            <h2>A tunnel should not cost a message</h2>
            <p>
              Between two stations a phone is offline for a minute, and comes back on another network. Nobody should
              notice, apart from the delay.
            </p>
          </Split>
          <div className={styles.facts}>
            <Facts facts={offline} />
          </div>
        </Section>

        <Statement
          figure={{ value: String(measurements.message.push), unit: '\u00a0seconds' }}
          title="From the push gateway to a lit screen"
          art={<FootBars bars={[[{ share: 15 / 16.2 }, { share: 1.2 / 16.2, marked: true }]]} />}
          text="If another device of the same person is online, we wait fifteen seconds first. What was read on the laptop does not ring in the pocket."
          source="Median over the phone maker’s own channel, app closed."
        />

        <Section title="Push that people leave switched on" head="column">
          <Facts facts={pushFacts} columns={2} mark="icon" />
        </Section>

        <Section title="Limits" ground="raised">
          <SpecStrip specs={limits} source="Defaults of October 2026. Limits of a contract are in the contract." />
        </Section>

        <Section title="When to choose something else" head="column">
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="questions"
          title="Before you start"
          steps={steps}
          questions={questions}
          neighbours={neighbours}
          act={{ title: 'Try it from your own city', lead: trialLead, actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});
