import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SideBySide } from '../../../components/sections/side-by-side.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { useSite } from '../../../components/site-context.ts';
import { Actions } from '../../../components/ui/actions.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { whatsappLink } from '../../../components/widgets/whatsapp.tsx';
import { measuredIn } from '../../../config/latency.ts';
import { AsiaArt } from './art/asia.tsx';
import { Tunnel } from './art/tunnel.tsx';
import styles from './english-im.module.css';
import { PushFacts } from './push-facts.tsx';
import * as words from './words.yaml';

const { asia } = words;
const regions = words.laws.filter(({ name }) => asia.regions.some((region) => region === name));

/** The page as a campaign for readers in Asia: one route there, the three regions there, and a person to ask. */
export function Asia() {
  const { site } = useSite();
  const second = {
    href: whatsappLink(site.contact.whatsapp),
    text: asia.ask,
    icon: 'message-circle-more',
  } as const;
  return (
    <>
      <Opening
        layout="full"
        ground="paper"
        eyebrow={words.opening.eyebrow}
        title={asia.title}
        lead={asia.lead}
        actions={<Actions zone="hero" second={second} />}
        art={
          <Container>
            <AsiaArt />
            <p className={styles.note}>{asia.note({ measuredIn: measuredIn.en })}</p>
          </Container>
        }
      />

      <Section title={asia.laws.title} lead={asia.laws.lead}>
        <SideBySide
          things={regions.map(({ name, note }) => ({ name, note }))}
          rows={words.columns.map(({ name }, index) => ({ name, cells: regions.map(({ cells }) => cells[index]!) }))}
        />
      </Section>

      <Section title={words.pushFacts.title} ground="raised">
        <PushFacts />
      </Section>

      <Section>
        <Split wideArt flipped art={<Tunnel />}>
          <h2>{words.tunnel.title}</h2>
          <p>{words.tunnel.text}</p>
        </Split>
      </Section>

      <Section title={words.specStrip.title} head="column" ground="paper">
        <SpecStrip specs={words.limits} source={words.specStrip.source} />
      </Section>

      <Section title={words.notForYou.title} head="column">
        <NotForYou cases={words.cases} />
      </Section>

      <Start
        look="quiet"
        ground="raised"
        title={words.start.title}
        steps={words.steps}
        questions={[asia.question, ...words.questions.slice(1)]}
        neighbours={words.neighbours.slice(0, 3)}
        act={{
          title: asia.act,
          lead: words.trialLead,
          actions: <Actions zone="closing" second={second} />,
        }}
      />
    </>
  );
}
