import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Lanes } from '../../../components/sections/lanes.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { priceExamples } from '../../../config/price-examples.ts';
import { Delays } from './art/delays.tsx';
import { Pauses } from './art/pauses.tsx';
import { rooms } from './art/rooms.tsx';
import { Templates } from './art/templates.tsx';
import { Stage } from './stage.tsx';
import styles from './interact.module.css';
import * as words from './words.yaml';
import { handover, limits, questions } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';

/**
 * Who decides: who runs a room with hosts and guests. What they doubt: whether viewers leave at the black moment when a guest comes on.
 * What removes the doubt: a stage to seat people on, whose one picture never stops, and the milliseconds of a handover.
 */
export default page({
  needs: pageData,
  theme: { night: 'aubergine' },

  Body({ data }) {
    const example = priceExamples.interact[1];
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions zone="hero" night second={{ demo: 'interact', text: words.opening.second.text, icon: 'mic' }} />
          }
          art={<Stage />}
          foot={<SpecStrip specs={limits} source={words.specStrip.source} small />}
        />

        <Section head="centred" title={words.lanes.title} lead={words.lanes.lead}>
          <Lanes {...handover} />
        </Section>

        <Section ground="raised" title={words.codeSample.title}>
          <Split
            wideArt
            art={<CodeSample name="interact-stage" label={words.codeSample.label} samples={words.samples} />}
          >
            <Facts facts={words.failures} mark="ledger" />
          </Split>
        </Section>

        <Passage
          ground="raised"
          title={words.passage.title}
          text={words.passage.text}
          source={<Copy text={words.body.text} />}
          art={<Pauses />}
        />

        <Section head="centred" title={words.delays.title} ground="raised" lead={words.delays.lead}>
          <Delays />
        </Section>

        <Section
          head="centred"
          title={words.templates.title}
          lead={<Copy text={words.body.sectionText} values={{ caseAddress: caseAddress('zhixiang-live-shop') }} />}
        >
          <Templates />
        </Section>

        <Section title={words.rooms.title} ground="raised">
          <Rooms />
        </Section>

        <Start
          look="quiet"
          ground="raised"
          title={words.start.title}
          data={data.pageData}
          price={listedPrice({ product: 'interact', quantities: example.quantities, usage: example.text })}
          questions={questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" second={words.start.second} />,
          }}
        />
      </>
    );
  },
});

/** Rooms of other products, by who sits where. */
function Rooms() {
  return (
    <ul className={styles.rooms}>
      {words.cases.map(({ when, why, instead: { href, name } }, index) => (
        <li key={href} className={styles.room}>
          <svg viewBox="0 0 200 140" fill="none" aria-hidden="true">
            {rooms[index]}
          </svg>
          <h3>{when}</h3>
          <p>{why}</p>
          <Link href={href} className={styles.other}>
            {name}
            <Icon name="arrow-right" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
