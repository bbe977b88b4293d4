import { Tally } from '../../../components/art/kit/tally.tsx';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { BeforeAfter } from '../../../components/sections/before-after.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Lanes } from './art/lanes.tsx';
import { Threads } from './art/threads.tsx';
import { atFirst, picture, statusOf, textsOf } from './model.ts';
import styles from './yys-microservice.module.css';
import microservice from './try.ts';
import * as words from './words.yaml';
import { code, instances, limits } from './data.ts';

/**
 * Who decides: whoever answers for tens of services. What they doubt: whether one slow service takes the others down, and what a mesh
 * costs. What removes the doubt: the graph of a shop in which they stop a service, with the breaker and without. Blueprint.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite', paper: 'blueprint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={<Actions zone="hero" second={words.opening.second} />}
          note={words.opening.note}
          art={<Shop />}
        />

        <Section title={words.beforeAfter.title} lead={words.beforeAfter.lead}>
          <BeforeAfter
            before={{ ...words.closed, art: <Threads busy={200} turnedAway={128} /> }}
            after={{ ...words.open, art: <Threads busy={29} turnedAway={0} /> }}
            change={words.beforeAfter.change}
          />
        </Section>

        <Section head="centred" ground="raised" width="wide" title={words.lanes.title} lead={words.lanes.lead}>
          <Lanes />
        </Section>

        <Section head="column" title={words.facts.title}>
          <Facts facts={words.joining} mark="number" columns={2} />
          <div className={styles.code}>
            <CodeSample name="yys-mesh" label={words.facts.label} samples={code} />
          </div>
        </Section>

        <Passage
          ground="night"
          title={words.passage.title({ instances: instances })}
          art={
            <Tally
              title={words.passage.tallyTitle}
              groups={[
                { count: 620, color: 'var(--second)' },
                { count: 340, color: 'var(--tint)' },
                { count: 40, color: 'var(--third)' },
              ]}
              columns={40}
            />
          }
          text={words.passage.text}
          source={words.passage.source}
        />

        <Section title={words.factsSection.title} ground="paper">
          <Facts facts={words.rules} />
        </Section>

        <Section title={words.specStrip.title}>
          <SpecStrip specs={limits} source={words.specStrip.source} />
        </Section>

        <Section title={words.notForYou.title} head="column" space="join">
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          look="quiet"
          title={words.start.title}
          ground="raised"
          data={data.pageData}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{ title: words.start.act.title, actions: <Actions zone="closing" /> }}
        />
      </>
    );
  },
});

function Shop() {
  const texts = textsOf(atFirst);
  return (
    <Try of={microservice} look="bare" title={words.shop.title} status={statusOf(atFirst)}>
      <TwoWidths html={picture(atFirst)} />
      <Controls label={words.shop.label}>
        <div className={styles.toggles}>
          {words.toggles.map(({ toggle, name }) => (
            <Press key={toggle} data-switch={toggle} aria-pressed={atFirst.has(toggle)}>
              {name}
            </Press>
          ))}
        </div>
      </Controls>
      <dl className={styles.readings}>
        {words.readings.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd data-text={name}>{texts[name]}</dd>
          </div>
        ))}
      </dl>
    </Try>
  );
}
