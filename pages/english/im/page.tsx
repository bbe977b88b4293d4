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
import { Asia } from './asia.tsx';
import { ReachArt } from './art/reach.tsx';
import { Tunnel } from './art/tunnel.tsx';
import styles from './english-im.module.css';
import { PushFacts } from './push-facts.tsx';
import * as words from './words.yaml';

/**
 * Who decides: a product lead outside China, with counsel beside them. What they doubt: distance, and where the data ends up. What
 * removes the doubt: measured latency from their city, and what the law of each region asks next to what we bring.
 */
export default page({
  theme: { night: 'aubergine', paper: 'mint' },

  Body({ route, site }) {
    if (route.address === '/hk/im') return <Asia />;
    const { title, lead, cities } = words.everywhere;
    return (
      <>
        <Opening
          layout="full"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={title}
          lead={lead}
          actions={
            <Actions zone="hero" second={{ href: site.docs, text: words.opening.second.text, icon: 'book-open' }} />
          }
          art={
            <Container>
              <ReachArt cities={cities} />
              <p className={styles.note}>{words.opening.note({ measuredIn: measuredIn.en })}</p>
            </Container>
          }
          foot={<SpecStrip specs={words.figures} small />}
        />

        <Section title={words.comparisonTable.title} lead={words.comparisonTable.lead} width="wide">
          <ComparisonTable caption={words.comparisonTable.caption} columns={words.columns} rows={words.laws} />
        </Section>

        <Section ground="raised">
          <Split wideArt art={<Tunnel />}>
            <h2>{words.tunnel.title}</h2>
            <p>{words.tunnel.text}</p>
          </Split>
          <div className={styles.facts}>
            <Facts facts={words.offline} />
          </div>
        </Section>

        <Statement
          figure={{ value: String(measurements.message.push), unit: words.statement.unit }}
          title={words.statement.title}
          foot={<FootBars bars={[[{ share: 15 / 16.2 }, { share: 1.2 / 16.2, marked: true }]]} />}
          text={words.statement.text}
          source={words.statement.source}
        />

        <Section title={words.pushFacts.title}>
          <PushFacts />
        </Section>

        <Section title={words.specStrip.title} ground="raised">
          <SpecStrip specs={words.limits} source={words.specStrip.source} />
        </Section>

        <Section title={words.notForYou.title} head="column">
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="questions"
          title={words.start.title}
          steps={words.steps}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{ title: words.start.act.title, lead: words.trialLead, actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});
