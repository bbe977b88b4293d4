import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Controls, Press, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Title } from '../../../components/ui/title.tsx';
import { Recording } from './recording.tsx';
import { Chain } from './art/chain.tsx';
import { Decay } from './art/decay.tsx';
import { picture, reading } from './model.ts';
import styles from './nice.module.css';
import nice from './try.ts';
import * as words from './words.yaml';
import { faults, subtracted, swallowed } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

const begun = { noise: 60, echo: -18, loss: 10 };
const { texts, status } = reading(begun);
const linkTo = (href: string, name: string) => (
  <Link href={href} className={styles.link}>
    {name}
  </Link>
);

/**
 * Who decides: who answers for the sound of a call. What they doubt: whether cleaning eats the voice. What removes the doubt: the
 * spectrogram before and after, under a noise, an echo and a loss of their own choice, and both to be heard.
 */
export default page({
  needs: pageData,
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
          actions={<Actions zone="hero" night second={words.opening.second} />}
          art={<Recording of="street" early />}
          foot={<SpecStrip specs={words.costs} source={words.specStrip.source} small />}
        />

        <Section title={words.recordings.title} lead={words.recordings.lead} ground="raised">
          <div className={styles.pairs}>
            <Recording of="fan" />
            <Recording of="table" />
          </div>
          <p className={styles.note}>{words.recordings.made}</p>
        </Section>

        <Section title={words.dial.title} lead={words.dial.lead} ground="night">
          <Try of={nice} title={words.dial.tryTitle} look="bare" status={status}>
            <div className={styles.heads}>
              <span>{words.dial.before}</span> <span>{words.dial.after}</span>
            </div>
            <svg
              viewBox="0 0 1220 294"
              preserveAspectRatio="none"
              role="img"
              aria-label={words.dial.label}
              className={styles.gram}
            >
              <g data-picture="" dangerouslySetInnerHTML={{ __html: picture(begun) }} />
            </svg>
            <dl className={styles.readings}>
              {(['snr', 'echo', 'gaps'] as const).map((name) => (
                <div key={name}>
                  <dt>{words.dial.measures[name]}</dt>
                  <dd>
                    <span data-text={`${name}Before`}>{texts[`${name}Before`]}</span>{' '}
                    <b data-text={`${name}After`}>{texts[`${name}After`]}</b>
                  </dd>
                </div>
              ))}
            </dl>
            <Controls label={words.dial.controlsLabel} className={styles.controls}>
              {faults.map(({ name, label, steps }) => (
                <Slider
                  key={name}
                  name={name}
                  label={label}
                  max={steps.length - 1}
                  defaultValue={(steps as readonly number[]).indexOf(begun[name])}
                  reads={texts[name]}
                />
              ))}
              <Press icon="volume-1" data-hear="before">
                {words.dial.pressText}
              </Press>
              <Press icon="volume-2" data-hear="after" strong>
                {words.dial.listen}
              </Press>
            </Controls>
          </Try>
        </Section>

        <Section title={words.chain.title} lead={words.chain.lead}>
          <Chain />
          <Facts facts={words.stages} mark="number" />
        </Section>

        <Section ground="raised" title={words.chart.title} lead={words.chart.lead}>
          <Chart
            label={words.chart.label}
            x={{ ticks: [30, 40, 50, 60, 70, 80].map((at) => ({ at, text: `${at}` })), name: words.chart.x.name }}
            y={{ from: 0, ticks: [0, 5, 10, 15, 20], name: words.chart.y.name }}
            marks={[
              { kind: 'line', name: words.chart.marks.subtraction, tone: 'muted', points: subtracted },
              { kind: 'line', name: 'NICE', tone: 'first', filled: true, points: swallowed },
              { kind: 'limit', x: 60, name: words.chart.marks.street, tone: 'third' },
            ]}
          />
          <p className={styles.note}>
            <Copy
              text={words.chart.text}
              values={{
                linkTo: linkTo('/dev-blog/echo-on-low-end-android', words.chart.echoArticle),
                linkTo2: linkTo('/dev-blog/weak-network-audio', words.chart.lossArticle),
              }}
            />
          </p>
        </Section>

        <Section ground="night" space="statement">
          <Split wideArt art={<Decay />}>
            <Title>{words.decay.title}</Title>
            <p>{words.decay.text}</p>
            <p>{linkTo(caseAddress('songjian-music-lessons'), words.decay.story)}</p>
          </Split>
        </Section>

        <Section ground="raised" title={words.fork.title}>
          <Fork cases={words.cases} />
        </Section>

        <Start
          look="terminal"
          title={words.start.title}
          data={data.pageData}
          price={listedPrice({ product: 'netcall', usage: words.start.usage, quantities: { voice: 300_000 } })}
          code={{ name: 'nice-code', label: words.start.code.label, samples: words.samples }}
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
