import { Portrait } from '../../../components/case/portrait.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Quotation } from '../../../components/sections/quotation.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Sieve } from '../../../components/sections/sieve.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Dial } from './art/dial.tsx';
import { Faces4 } from './art/faces.tsx';
import { Reach } from './art/reach.tsx';
import { hours, minutes, picture, reading } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './smartwatch.module.css';
import smartwatch from './try.ts';
import * as words from './words.yaml';
import { won, memory } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

const shown = { video: 30, lost: 1 };
const { texts, status } = reading(shown);

/**
 * Who decides: the product head of a maker of children's watches. What they doubt: whether video empties the battery before the evening.
 * What removes the doubt: a day of the battery as a ruler, with the visitor's own minutes.
 */
export default page({
  needs: solutionData,

  theme: { night: 'aubergine', paper: 'mint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="full"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions zone="hero" second={{ href: caseAddress('xiaojia-watch'), text: words.opening.second.text }} />
          }
          art={
            <Try of={smartwatch} title={words.opening.tryTitle} look="bare" status={status} className={styles.stage}>
              <TwoWidths html={picture(shown)} />
              <Controls label={words.opening.label}>
                <Slider
                  className={styles.dial}
                  label={words.opening.sliderLabel}
                  name="video"
                  min={0}
                  max={minutes.length - 1}
                  defaultValue={minutes.indexOf(shown.video)}
                  reads={texts.video}
                />
                <Slider
                  className={styles.dial}
                  label={words.opening.noSignal}
                  name="lost"
                  min={0}
                  max={hours.length - 1}
                  defaultValue={hours.indexOf(shown.lost)}
                  reads={texts.lost}
                />
              </Controls>
              <p className={styles.note}>{words.opening.text}</p>
            </Try>
          }
          foot={<SpecStrip specs={words.limits} source={words.specStrip.source} small />}
        />

        <Section title={words.sieve.title} lead={words.sieve.lead}>
          <Sieve {...won} />
          <div className={styles.cases}>
            <Quotation
              text={words.sieve.text}
              name={words.sieve.name}
              about={words.sieve.about}
              portrait={<Portrait seed={words.sieve.seed} />}
              figure={words.sieve.figure}
              story={{ href: caseAddress('xiaojia-watch'), action: words.sieve.story.action }}
            />
          </div>
        </Section>

        <Section
          width="wide"
          head="centred"
          ground="raised"
          title={words.facesSection.title}
          lead={words.facesSection.lead}
        >
          <Faces4 />
        </Section>

        <Section title={words.spanBars.title}>
          <Split
            flipped
            art={
              <SpanBars title={words.spanBars.spanBarsTitle} bars={memory} ticks={['0', '7', '14 MB']} end={1_400} />
            }
          >
            <p>{words.spanBars.text}</p>
            <p className={styles.note}>
              <Copy text={words.spanBars.how} />
            </p>
          </Split>
        </Section>

        <Statement
          figure={{ value: '98.7', unit: '%' }}
          title={words.statement.title}
          art={<Dial />}
          text={words.statement.text}
          source={words.statement.source}
        />

        <Section title={words.reach.title} lead={words.reach.lead} ground="paper">
          <Reach />
          <div className={styles.cases}>
            <Facts facts={words.laws} columns={4} />
          </div>
        </Section>

        <Section title={words.timeline.title} space="join">
          <Timeline events={words.schedule} />
        </Section>

        <Section title={words.notForYou.title} ground="raised">
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          look="receipt"
          title={words.start.title}
          data={data.pageData}
          cases={ownCaseFirst('xiaojia-watch', data.cases.list)}
          price={listedPrice({
            product: 'netcall',
            usage: words.start.usage,
            quantities: { hd: 10_000 * 15 * 2, voice: 10_000 * 30 * 2 },
          })}
          steps={words.steps}
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
