import { Drawing } from '../../../components/art/kit/drawing.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { agentPrice } from '../../../components/sections/agent-price.ts';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Controls, Group, Option, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Lives } from './art/lives.tsx';
import { diary, everything, memories, probes, reading } from './model.ts';
import styles from './emotional-ai.module.css';
import emotional from './try.ts';
import * as words from './words.yaml';
import { Copy } from '../../../components/ui/copy.tsx';

const { texts, used, status } = reading('bored', everything);
const memoryOf = (day: number) => memories.find((memory) => memory.day === day);

/** Thirty days of talks, and what was kept of them. */
function Diary() {
  return (
    <Try of={emotional} {...words.month} status={status} className={styles.month}>
      <ol className={styles.diary} aria-label={words.diary.label}>
        {diary.map(({ day, topic, mood }) => {
          const memory = memoryOf(day);
          return (
            <li
              key={day}
              className={styles.card}
              data-memory={memory?.id}
              data-used={memory && (used as readonly string[]).includes(memory.id) ? '' : undefined}
            >
              <span className={styles.day}>{day}</span> <b>{topic}</b>{' '}
              <svg viewBox="0 0 60 20" aria-hidden="true" className={styles.mood}>
                <path d={`M0 10H60`} stroke="var(--rule)" />
                <path d={`M30 10V${10 - mood * 5}`} stroke="var(--tint)" strokeWidth="14" />
              </svg>
              {memory ? <span className={styles.fact}>{memory.use}</span> : null}
            </li>
          );
        })}
      </ol>
      <div className={styles.talk}>
        <p className={styles.said} data-text="probe">
          {texts.probe}
        </p>
        <p className={styles.answer} data-text="answer">
          {texts.answer}
        </p>
        <p className={styles.why} data-text="why">
          {texts.why}
        </p>
      </div>
      <Controls label={words.diary.controlsLabel} strip className={styles.controls}>
        <Group label={words.diary.groupLabel} role="radiogroup">
          {Object.entries(probes).map(([value, text]) => (
            <Option key={value} name="probe" value={value} label={text} defaultChecked={value === 'bored'} />
          ))}
        </Group>
        <Group label={words.diary.forget}>
          {memories.map(({ id, fact }) => (
            <Press key={id} icon="eraser" data-forget={id} aria-pressed="false">
              {fact}
            </Press>
          ))}
        </Group>
      </Controls>
    </Try>
  );
}

/** What users say in a thousand rounds: 27 times with the earlier memory, nine times with the base of facts. */
const said = Array.from({ length: 27 }, (_, at) => [8 + (at % 3) * 180, 30 + Math.floor(at / 3) * 42] as const).map(
  ([x, y], at) => (
    <g key={at}>
      <Text x={x} y={y} size={21} weight={at < 9 ? 650 : 500} fill={at < 9 ? 'var(--second-ink)' : 'var(--muted)'}>
        {words.said.text}
      </Text>
      {at < 9 ? null : <path d={`M${x - 4} ${y}h134`} stroke="var(--muted)" strokeWidth="2" />}
    </g>
  ),
);

/**
 * Who decides: who makes a companion. What they doubt: whether it remembers, forgets when told, and knows when to keep quiet. What
 * removes the doubt: thirty days of one user, of which they take a day away and read the answer again.
 */
export default page({
  needs: pageData,

  theme: { night: 'aubergine', paper: 'cream' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="full"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={<Actions zone="hero" second={words.opening.second} />}
          art={<Diary />}
        />

        <Section title={words.specStrip.title} lead={words.specStrip.lead}>
          <SpecStrip
            specs={words.scores}
            source={
              <Copy
                text={words.specStrip.text}
                values={{
                  link: (
                    <Link href="/dev-blog/companion-memory-evaluation" className={styles.link}>
                      {words.specStrip.link}
                    </Link>
                  ),
                }}
              />
            }
          />
        </Section>

        <Section ground="raised" title={words.lives.title} lead={words.lives.lead}>
          <Lives />
        </Section>

        <Passage
          title={words.passage.title}
          text={words.passage.text}
          source={words.passage.source}
          art={<Drawing title={words.passage.drawingTitle} wide={{ size: [540, 390], art: said }} />}
        />

        <Section>
          <Split
            wideArt
            art={
              <CodeSample
                name="persona"
                label={words.codeSample.label}
                samples={[{ label: 'persona.json', language: 'json', code: words.card }]}
              />
            }
          >
            <h2>{words.codeSample.title}</h2>
            <p>{words.codeSample.text}</p>
            <div className={styles.traits}>
              <Facts facts={words.traits} mark="ledger" />
            </div>
          </Split>
        </Section>

        <Section ground="paper" title={words.spanBars.title} lead={words.spanBars.lead}>
          <SpanBars bars={words.crisis} end={4} ticks={words.spanBars.ticks} />
        </Section>

        <Section title={words.notForYou.title}>
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          look="quiet"
          title={words.start.title}
          ground="raised"
          data={data.pageData}
          price={agentPrice({
            usage: words.start.usage,
            quantities: { hear: 120, think: 900, say: 150, call: 300 },
          })}
          steps={words.steps}
          limits={{ specs: words.limits, source: words.specStripSection.source }}
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
