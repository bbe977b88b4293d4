import { Avatar } from '../../../components/art/kit/people/avatar.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Chorus } from './art/chorus.tsx';
import { Minutes } from './art/minutes.tsx';
import { Rings } from './art/rings.tsx';
import { Wait } from './art/wait.tsx';
import { fullest, readingOf, room, roomPicture, times } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './voicechat.module.css';
import voicechat from './try.ts';
import * as words from './words.yaml';
import { limits, monthly } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

const { texts, status } = readingOf({ at: fullest });
const grounds = ['#dcd0ff', '#ffd9c4', '#c9efe7', '#ffe9b0', '#cfdcff', '#ffd0e4', '#d8f0c4', '#e6dcd0'];

/**
 * Who decides: who runs a voice app. What they doubt: whether the busiest hour of the night still works, and what it costs. What removes
 * the doubt: one evening to scrub through, with seats, queue and bill. Journey; aubergine; centred opening, heads at the left.
 */
export default page({
  needs: solutionData,

  theme: { night: 'aubergine' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions zone="hero" night second={{ demo: 'netcall', text: words.opening.second.text, icon: 'mic' }} />
          }
          art={<Evening />}
        />

        <Section title={words.wait.title} lead={words.wait.lead}>
          <Wait />
          <p className={styles.proof}>
            <Copy text={words.wait.text} values={{ caseAddress: caseAddress('shiyindao-voice-rooms') }} />
          </p>
        </Section>

        <Section title={words.facts.title} lead={words.facts.lead} ground="raised">
          <Facts facts={words.mishaps.map((fact, index) => ({ ...fact, art: Rings[index] }))} />
        </Section>

        <Section title={words.chorus.title}>
          <Split art={<Chorus />} wideArt>
            <p>{words.chorus.text}</p>
            <p>{words.chorus.singing}</p>
          </Split>
        </Section>

        <Passage
          place="above"
          title={words.passage.title}
          text={words.passage.text}
          source={words.passage.source}
          art={<Minutes />}
        />

        <Section head="column" title={words.factsSection.title} lead={words.factsSection.lead}>
          <Facts facts={words.rules} mark="ledger" />
        </Section>

        <Section title={words.notForYou.title} ground="raised">
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          look="receipt"
          title={words.start.title}
          data={data.pageData}
          cases={data.cases.list}
          price={listedPrice({
            product: 'netcall',
            usage: words.start.usage,
            quantities: { voice: monthly },
          })}
          steps={words.steps}
          takes={words.start.takes}
          limits={{ specs: limits, source: words.specStrip.source }}
          questions={words.questions}
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

function Evening() {
  return (
    <Try of={voicechat} title={words.evening.title} look="bare" status={status}>
      <div className={styles.evening}>
        <svg viewBox={`0 0 ${room.width} ${room.height}`} fill="none" role="img" className={styles.room}>
          <title>{words.evening.text}</title>
          <defs>
            {words.singers.map((name, at) => (
              <g key={name} id={`voicechat-${at}`}>
                <Avatar x={0} y={0} r={68} seed={name} ground={grounds[at]} />
              </g>
            ))}
          </defs>
          <g data-picture="" dangerouslySetInnerHTML={{ __html: roomPicture({ at: fullest }) }} />
        </svg>
        <div>
          <p className={styles.clock} data-text="at">
            {texts.at}
          </p>
          <p className={styles.scene} data-text="scene">
            {texts.scene}
          </p>
          <dl className={styles.counts}>
            {words.counts.map(([name, key]) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd data-text={key}>{texts[key]}</dd>
              </div>
            ))}
          </dl>
          <Controls label={words.evening.label}>
            <Slider
              label={words.evening.sliderLabel}
              name="at"
              min={0}
              max={times.length - 1}
              defaultValue={fullest}
              reads={texts.at}
            />
          </Controls>
        </div>
      </div>
    </Try>
  );
}
