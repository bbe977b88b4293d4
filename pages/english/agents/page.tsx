import { Conversation } from '../../../components/agent/conversation.tsx';
import { Interruptions } from '../../../components/agent/interruptions.tsx';
import { page } from '../../../components/define-page.ts';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { dollarPrice } from '../../../components/sections/dollar-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SideBySide } from '../../../components/sections/side-by-side.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { filled } from '../../../components/ui/filled.ts';
import { Link } from '../../../components/ui/link.tsx';
import { Title } from '../../../components/ui/title.tsx';
import { dollarAgent } from '../../../config/dollar-prices.ts';
import { measurements } from '../../../config/measurements.ts';
import { dollars } from '../../../config/rules/dollars.ts';
import { grouped } from '../../../config/rules/price.ts';
import { Budget } from './art/budget.tsx';
import { agentSamples } from './code.ts';
import styles from './english-agents.module.css';
import { talk } from './talk.ts';
import agents from './try.ts';
import * as words from './words.yaml';

/** A month of the booking line, in minutes. */
const minutes = 3_000 * 4;

/**
 * Who decides: the head of a support or booking desk. What they doubt: whether callers will put up with a machine. What removes the
 * doubt: an agent to interrupt, which tells a hum from a “wait”.
 */
export default page({
  theme: { night: 'aubergine' },

  Body() {
    return (
      <>
        <Opening
          layout="centred"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions zone="hero" night second={{ href: '#interrupt', text: words.opening.second.text, icon: 'mic' }} />
          }
          art={
            <div className={styles.talk}>
              <Conversation {...words.opening.scene} />
            </div>
          }
          foot={
            <div id="interrupt">
              <Interruptions of={agents} talk={talk} words={words.cutIn} />
            </div>
          }
        />

        <Section
          title={words.budget.title}
          lead={words.budget.lead({ slowest: grouped(measurements.agent.slowest) })}
          width="wide"
        >
          <Budget />
        </Section>

        <Section ground="raised">
          <Split wideArt art={<CodeSample name="agents-sample" label={words.code.label} samples={agentSamples} />}>
            <Title>{words.code.title}</Title>
            <p>{words.code.text}</p>
            <p>{words.code.ownModel}</p>
          </Split>
        </Section>

        <Section head="centred" title={words.own.title}>
          <SideBySide things={words.things} rows={words.rows} />
        </Section>

        <Passage
          title={words.told.title}
          text={
            <>
              <p>{words.told.text}</p>
              <p>{words.told.voices}</p>
            </>
          }
          source={<Link href="/en/clauses">{words.told.link}</Link>}
        />

        <Start
          look="quiet"
          title={words.start.title}
          price={dollarPrice({
            usage: words.start.usage,
            quantities: { agent: minutes, voice: minutes * 2 },
          })}
          steps={words.steps}
          questions={filled(words.questions, { own: dollars(dollarAgent.own) })}
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
