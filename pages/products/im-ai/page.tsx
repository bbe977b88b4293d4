import { FootBars } from '../../../components/art/kit/foot-bars.tsx';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Checklist } from '../../../components/sections/checklist.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Waterfall, WaterfallCard } from './art/waterfall.tsx';
import { asks, passages, statusOf } from './model.ts';
import styles from './im-ai.module.css';
import imAi from './try.ts';
import * as words from './words.yaml';
import { price } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

const first = asks[0]!;

/** A group with an assistant: a question and its answer at the left, the passages it has read at the right. */
function Group() {
  return (
    <Try of={imAi} title={words.group.title} hint={words.group.hint} status={statusOf(first)} className={styles.group}>
      <Controls label={words.group.questions} strip>
        {asks.map(({ id, question }) => (
          <Press key={id} data-ask={id}>
            {question}
          </Press>
        ))}
      </Controls>
      <div className={styles.panes}>
        <div className={styles.thread}>
          <p className={styles.who} data-text="who">
            {first.who}
          </p>
          <p className={styles.bubble}>
            <b>{words.group.strong}</b> <span data-text="question">{first.question}</span>
          </p>
          <p className={styles.who}>
            <Copy text={words.group.text} values={{ icon: <Icon name="bot-message-square" size={18} /> }} />
          </p>
          <p className={styles.answer} data-text="answer">
            {first.answer}
          </p>
        </div>
        <ul className={styles.passages} aria-label={words.group.sources}>
          {passages.map(({ id, book, place, text }) => {
            const cited = first.sources.indexOf(id);
            return (
              <li key={id} data-passage={id} data-cited={cited < 0 ? undefined : ''} className={styles.passage}>
                <p>
                  <b>{book}</b> {place} <b data-text="mark">{cited < 0 ? '' : `[${cited + 1}]`}</b>
                </p>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </Try>
  );
}

/**
 * Who decides: whoever answers members and customers in groups. What they doubt: whether an assistant makes things up or talks too
 * much. What removes the doubt: four questions with the passages they are answered from, and one that it hands to a person.
 */
export default page({
  needs: pageData,

  theme: { night: 'forest', paper: 'mint' },
  head: () => ({ ogImage: { art: <WaterfallCard /> } }),

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="centred"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions zone="hero" second={{ href: site.docs, text: words.opening.second.text, icon: 'book-open' }} />
          }
          art={<Group />}
        />

        <Section head="centred" title={words.checklist.title} lead={words.checklist.lead} ground="raised">
          <Checklist lists={words.manners} cards />
        </Section>

        <Section title={words.waterfall.title} lead={words.waterfall.lead}>
          <Waterfall />
        </Section>

        <Passage
          place="above"
          title={words.passage.title}
          text={words.passage.text}
          source={words.passage.source}
          art={<FootBars bars={[[{ share: 0.78 }, { share: 0.13 }, { share: 0.09, marked: true }]]} />}
        />

        <Section ground="paper" title={words.factsSection.title}>
          <Facts facts={words.facts} />
        </Section>

        <Section>
          <Split
            art={<CodeSample name="im-ai-agent" label={words.codeSample.label} samples={words.samples} />}
            wideArt
            flipped
          >
            <h2>{words.codeSample.title}</h2>
            <p>{words.codeSample.text}</p>
            <p>{words.codeSample.settings}</p>
          </Split>
        </Section>

        <Section ground="raised" title={words.fork.title} space="join">
          <Fork cases={words.cases} />
        </Section>

        <Start
          first="questions"
          title={words.start.title}
          data={data.pageData}
          steps={words.steps}
          price={price}
          limits={{ specs: words.limits, source: words.specStrip.source }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" night />,
          }}
        />
      </>
    );
  },
});
