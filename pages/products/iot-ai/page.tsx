import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { agentPrice } from '../../../components/sections/agent-price.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Days } from './art/days.tsx';
import { Exploded } from './art/exploded.tsx';
import { frees, picture, reading } from './model.ts';
import styles from './iot-ai.module.css';
import iot from './try.ts';
import * as words from './words.yaml';
import { cuts, chips, response } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';
const { texts, status } = reading(288);

/** What wants to happen, and whether it passes the rules. */
const gated = ({ title, text, stops }: (typeof words.safety)[number]) => ({
  title,
  text: (
    <span className={styles.gated}>
      <svg viewBox="0 0 240 32" fill="none" strokeWidth="3" aria-hidden="true">
        <path d="M0 16H116" stroke="var(--rule)" />
        <path d="M120 0V32" stroke="currentColor" />
        {stops ? <path d="M98 8l16 16m0 -16l-16 16" stroke="var(--third)" /> : null}
        {stops ? null : <path d="M124 16H234m-10 -9l10 9l-10 9" stroke="var(--second)" />}
      </svg>
      {text}
    </span>
  ),
});

/**
 * Who decides: the engineer of a toy maker whose chip costs nine yuan. What they doubt: whether a conversation fits on it, and whether
 * the toy talks over the child. What removes the doubt: the memory of the chip, module by module, and what each costs when it is left out.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite', paper: 'blueprint' },

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
            <Actions zone="hero" second={{ href: caseAddress('xuyu-talking-bear'), text: words.opening.second.text }} />
          }
          art={<Exploded />}
          note={words.opening.note}
        />

        <Section width="wide" title={words.tryPart.title} lead={words.tryPart.lead}>
          <Try of={iot} title={words.tryPart.tryTitle} hint={words.tryPart.hint} status={status}>
            <div className={styles.fit}>
              <div>
                <Copy
                  text={words.tryPart.text}
                  values={{
                    p: (
                      <p className={styles.answer} data-text="answer">
                        {texts.answer}
                      </p>
                    ),
                    b: <b data-text="verdict">{texts.verdict}</b>,
                  }}
                />
              </div>
              <TwoWidths html={picture({ free: 288 })} />
            </div>
            <Controls label={words.tryPart.label} strip>
              <Slider
                label={words.tryPart.sliderLabel}
                name="free"
                min={0}
                max={frees.length - 1}
                defaultValue={6}
                reads={texts.free}
              />
            </Controls>
          </Try>
          <p className={styles.note}>{words.tryPart.echo}</p>
        </Section>

        <Section ground="raised" title={words.chart.title} lead={words.chart.lead}>
          <Chart
            label={words.chart.label}
            x={{ from: 0, to: 2, ticks: [0, 0.4, 0.8, 1.2, 1.6, 2], name: words.chart.x.name }}
            y={{ from: 0, ticks: [0, 20, 40, 60], name: words.chart.y.name }}
            marks={[
              { kind: 'line', tone: 'muted', name: words.chart.marks.name, points: cuts },
              { kind: 'point', tone: 'third', at: [0.6, 34], name: words.chart.marks.adultName, side: 'right' },
              { kind: 'point', tone: 'first', at: [0.27, 5], name: words.chart.marks.semanticName, side: 'right' },
            ]}
          />
          <p className={styles.note}>
            <Copy
              text={words.chart.text}
              values={{
                link: (
                  <Link href="/dev-blog/turn-detection-how-to" className={styles.link}>
                    {words.chart.link}
                  </Link>
                ),
              }}
            />
          </p>
        </Section>

        <Statement
          figure={words.statement.figure}
          title={words.statement.title}
          text={words.statement.text}
          source={<Link href={caseAddress('xuyu-talking-bear')}>{words.statement.link}</Link>}
          beside={<Days />}
        />

        <Section title={words.spanBars.title} lead={words.spanBars.lead}>
          <SpanBars {...chips} />
        </Section>

        <Section title={words.chartSection.title} ground="paper" lead={words.chartSection.lead}>
          <Chart {...response} />
        </Section>

        <Section title={words.facts.title} lead={words.facts.lead}>
          <Facts mark="ledger" facts={words.safety.map(gated)} />
        </Section>

        <Start
          look="terminal"
          title={words.start.title}
          data={data.pageData}
          price={agentPrice({
            usage: words.start.usage,
            quantities: { hear: 90, think: 600, say: 105, call: 240 },
          })}
          code={{ name: 'iot-session', label: words.start.code.label, samples: words.code }}
          limits={{ specs: words.limits, source: words.specStrip.source, cases: words.cases }}
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
