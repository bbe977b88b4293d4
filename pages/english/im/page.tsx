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
import styles from './english-im.module.css';
import { PushFacts } from './push-facts.tsx';
import { cases, columns, figures, laws, limits, neighbours, offline, questions, steps, trialLead } from './words.ts';

const everywhere = {
  title: 'In-app chat |for users on five continents',
  lead: 'Messages take the fastest measured route and are stored in the region you choose. Unread messages and history survive lost signal, locked screens and new phones.',
  cities: ['Virginia', 'Frankfurt', 'Singapore'],
};

/** The campaign shows what is near its readers. */
const asia = {
  title: 'In-app chat |for users across Asia',
  lead: 'From Tokyo to Riyadh, messages take the fastest measured route and are stored in the region you choose. One SDK, one invoice, three regions in Asia.',
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
                The figures and dark bars are our network, the pale bars the public internet: median milliseconds from
                mouth to ear in at least 200,000 voice calls per pair of cities, home broadband at both ends,{' '}
                {measuredIn.en}. Chat takes the same routes.
              </p>
            </Container>
          }
          foot={<SpecStrip specs={figures} small />}
        />

        <Section
          title="Six regions, six sets of rules"
          lead="When you create an app, you choose the region that stores its messages. The table shows what the law there requires of you and what we provide. It is a guide as of October 2026, not legal advice."
          width="wide"
        >
          <ComparisonTable
            caption="What the law requires in each region, and what we provide"
            columns={columns}
            rows={laws}
          />
        </Section>

        <Section ground="raised">
          <Split wideArt art={<Tunnel />}>
            <h2>A tunnel should not cost a message</h2>
            <p>
              Between two stations, a phone goes offline for a minute and comes back on another network. Apart from the
              delay, nobody should notice.
            </p>
          </Split>
          <div className={styles.facts}>
            <Facts facts={offline} />
          </div>
        </Section>

        <Statement
          figure={{ value: String(measurements.message.push), unit: '\u00a0seconds' }}
          title="From the push gateway to a lit screen"
          foot={<FootBars bars={[[{ share: 15 / 16.2 }, { share: 1.2 / 16.2, marked: true }]]} />}
          text="If the recipient is online on another device, we first wait 15 seconds, so that a phone does not ring for a message already read on a laptop."
          source="Median over the phone maker’s own channel, app closed."
        />

        <Section title="Push that people leave switched on">
          <PushFacts />
        </Section>

        <Section title="Limits" ground="raised">
          <SpecStrip specs={limits} source="Defaults as of October 2026. Contracts state their own limits." />
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
