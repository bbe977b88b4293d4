import { Conversation } from '../../../components/agent/conversation.tsx';
import { Interruptions } from '../../../components/agent/interruptions.tsx';
import { pageData } from '../../../components/page-data.ts';
import { Actions } from '../../../components/ui/actions.tsx';
import { Score } from './art/score.tsx';
import { page } from '../../../components/define-page.ts';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { agentPrice } from '../../../components/sections/agent-price.ts';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { classes } from '../../../components/ui/classes.ts';
import { measurements } from '../../../config/measurements.ts';
import { Assembly } from './assembly.tsx';
import { agentSamples, exchange } from './code.ts';
import { budget, spans, total } from './parts.ts';
import styles from './rtc-ai.module.css';
import { frame, talk } from './talk.ts';
import rtcAi from './try.ts';
import * as words from './words.yaml';

const { slowest } = measurements.agent;
const firstAnswer = total(budget);

export default page({
  needs: pageData,

  Body({ data }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead({ firstAnswer })}
          actions={
            <Actions
              zone="hero"
              night
              second={{ href: '#first-answer', text: words.opening.second.text({ firstAnswer }), icon: 'arrow-down' }}
            />
          }
          art={
            <div className={styles.talk}>
              <Conversation {...words.opening.scene} />
            </div>
          }
        />

        <div id="first-answer">
          <Section title={words.spanBars.title({ firstAnswer })} lead={words.spanBars.lead}>
            <SpanBars bars={spans} end={700} ticks={words.spanBars.ticks} />
            <p className={styles.sum}>
              <strong>{words.spanBars.strong({ firstAnswer })}</strong>{' '}
              <span>{words.spanBars.text({ toLocaleString: slowest.toLocaleString('en') })}</span>
            </p>
          </Section>
        </div>

        <Section ground="night" title={words.score.title} lead={words.score.lead}>
          <Score label={words.score.label} />
          <Interruptions of={rtcAi} talk={talk} words={frame} />
          <div className={styles.measured}>
            <SpecStrip small specs={words.measured} source={words.score.source} />
          </div>
        </Section>

        <Section ground="raised" title={words.assembly.title} lead={words.assembly.lead}>
          <Assembly />
        </Section>

        <Section>
          <Split
            wideArt
            art={<CodeSample name="rtc-ai-sample" label={words.codeSample.label} samples={agentSamples} />}
          >
            <h2>{words.codeSample.title}</h2>
            <p>{words.codeSample.text}</p>
            <ol className={styles.exchange}>
              {exchange.map(({ who, text, ...rest }) => (
                <li
                  key={text}
                  className={classes(styles.turn, who === 'person' && styles.person, who === 'tool' && styles.tool)}
                >
                  <span className={styles.who}>{words.codeSample.caption({ value: words.speakers[who] })}</span>
                  {who === 'tool' ? <code>{text}</code> : text} {'note' in rest ? <small>{rest.note}</small> : null}
                </li>
              ))}
            </ol>
          </Split>
        </Section>

        <Section ground="raised" title={words.comparisonTable.title} lead={words.comparisonTable.lead}>
          <ComparisonTable caption={words.comparisonTable.caption} columns={words.scenes} rows={words.manners} />
        </Section>

        <Section ground="raised" title={words.facts.title} lead={words.facts.lead}>
          <Facts facts={words.safety} columns={4} mark="icon" />
        </Section>

        <Start
          look="receipt"
          title={words.start.title}
          data={data.pageData}
          price={{
            ...agentPrice({
              usage: words.start.usage,
              // Each of the two is in the call for ten minutes.
              quantities: { hear: 5, think: 20, say: 5, call: 20 },
            }),
            totalName: words.start.total,
            href: '/price/netcall',
          }}
          questions={words.questions}
          neighbours={words.start.neighbours}
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
