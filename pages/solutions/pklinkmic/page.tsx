import { Person } from '../../../components/art/kit/people/person.tsx';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Rundown } from '../../../components/sections/rundown.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Clash } from './art/clash.tsx';
import { LastSecond } from './art/last-second.tsx';
import { Switchover } from './art/switchover.tsx';
import { barPicture, first, lags, readingOf, times } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './pklinkmic.module.css';
import pk from './try.ts';
import * as words from './words.yaml';
import { Copy } from '../../../components/ui/copy.tsx';

const { texts, status } = readingOf(first);
const dials = [
  [words.dials.text, 'time', times],
  [words.dials.text2, 'lag', lags],
] as const;
const over = (values: readonly number[], at: number) => ({
  min: 0,
  max: values.length - 1,
  defaultValue: values.indexOf(at),
});

/**
 * Who decides: who runs a live app with hosts that compete. What they doubt: whether both crowds see the same end. What removes the
 * doubt: a match to scrub through at any delay, with the score of the picture beside that of the messages. Console; plain; full opening.
 */
export default page({
  needs: solutionData,

  theme: { night: 'navy' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="full"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions zone="hero" second={{ demo: 'interact', text: words.opening.second.text, icon: 'swords' }} />
          }
          art={<Duel />}
        />

        <Section ground="raised" title={words.switchover.title} lead={words.switchover.lead}>
          <Switchover />
          <Button href="/dev-blog/cohost-handover" event={{ zone: 'body' }} variant="quiet" icon="arrow-right">
            {words.switchover.button}
          </Button>
        </Section>

        <Section title={words.clash.title}>
          <Clash />
          <Facts facts={words.mishaps} />
        </Section>

        <Section head="column" ground="raised" title={words.rundown.title} lead={words.rundown.lead}>
          <Rundown caption={words.rundown.caption} heads={words.rundown.heads} parts={words.match} />
        </Section>

        <Statement
          title={words.statement.title}
          text={words.statement.text}
          source={words.statement.source}
          art={<LastSecond />}
        />

        <Section title={words.facts.title} lead={words.facts.lead}>
          <Facts facts={words.laws} mark="icon" />
        </Section>

        <Section head="centred" title={words.spanBars.title} lead={words.spanBars.lead}>
          <SpanBars bars={words.drops} ticks={words.spanBars.ticks} end={40} />
        </Section>

        <Section head="column" title={words.specStrip.title} ground="raised">
          <SpecStrip specs={words.limits} source={words.specStrip.source} />
          <Fork cases={words.cases} />
        </Section>

        <Start
          look="terminal"
          title={words.start.title}
          data={data.pageData}
          cases={data.cases.list}
          code={{ name: 'duel-invite', label: words.start.code.label, samples: words.samples }}
          price={listedPrice({
            product: 'interact',
            usage: words.start.usage,
            quantities: { stage: 7_200, mix: 7_200 },
          })}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" night second={words.start.second} />,
          }}
        />
      </>
    );
  },
});

function Host({ name, mirrored }: { name: string; mirrored: boolean }) {
  return (
    <div className={styles.half}>
      <svg viewBox="0 0 400 400" preserveAspectRatio="xMidYMax meet" fill="none" aria-hidden="true">
        <g transform={mirrored ? 'translate(400) scale(-1 1)' : undefined}>
          <Person x={200} y={400} size={330} seed={name} />
        </g>
      </svg>
    </div>
  );
}

function Duel() {
  return (
    <Try of={pk} title={words.duel.title} look="bare" status={status}>
      <div className={styles.halves}>
        <Host name={words.duel.name} mirrored={false} />
        <div className={styles.gutter}>
          <p className={styles.small}>{words.duel.text}</p>
          <p className={styles.clock} data-text="clock">
            {texts.clock}
          </p>
          <svg viewBox="0 0 1000 28" preserveAspectRatio="none" fill="none" role="img" className={styles.bar}>
            <title>{words.duel.text2}</title>
            <g data-picture="" dangerouslySetInnerHTML={{ __html: barPicture(first) }} />
          </svg>
          <p className={styles.score}>
            <span data-text="left">{texts.left}</span> <span data-text="right">{texts.right}</span>
          </p>
          <p className={styles.small}>{words.duel.text3}</p>
        </div>
        <Host name={words.duel.hostName} mirrored />
      </div>
      <div className={styles.desk}>
        <Controls label={words.duel.label} className={styles.dials}>
          {dials.map(([label, name, values]) => (
            <Slider key={name} label={label} name={name} {...over(values, first[name])} reads={texts[name]} />
          ))}
        </Controls>
        <p>
          <Copy
            text={words.duel.text4}
            values={{
              b: <b data-text="early">{texts.early}</b>,
              br: <br />,
              span: (
                <span className={styles.small} data-text="spoiled">
                  {texts.spoiled}
                </span>
              ),
            }}
          />
        </p>
      </div>
    </Try>
  );
}
