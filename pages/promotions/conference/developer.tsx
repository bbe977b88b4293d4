import { Breaks } from '../../../components/ui/breaks.tsx';
import { FootBars } from '../../../components/art/kit/foot-bars.tsx';
import { Ended } from '../../../components/campaign/ended.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Day } from './art/day.tsx';
import styles from './conference.module.css';
import { slots } from './halls.ts';
import * as words from './words/developer.yaml';

/**
 * Who decides: a developer who looks for one talk of five years ago. What they doubt: that anything but a photograph is left of a
 * conference. What removes the doubt: the day by the minute, and what each of the twelve talks said.
 */
export function Developer() {
  return (
    <>
      <Ended of="/promotion/developer2021" next={words.next} />
      <Opening
        layout="column"
        ground="night"
        eyebrow={words.opening.eyebrow}
        title={words.opening.title}
        lead={words.opening.lead}
        actions={
          <Button href="#talks" event={{ zone: 'hero' }} size="large">
            {words.opening.talks}
          </Button>
        }
        note={words.opening.note}
        art={<Day halls={words.halls} />}
      />
      <div id="talks">
        {words.halls.map(({ name, about, talks }, index) => (
          <Section
            key={name}
            title={name}
            lead={about}
            head="column"
            ground={index % 2 === 0 ? 'plain' : 'raised'}
            space="join"
          >
            <ol className={styles.talks}>
              {talks.map(({ title, who, said }, slot) => (
                <li key={title}>
                  <p className={styles.when}>{slots[slot]!.from}</p>
                  <div>
                    <h3>
                      <Breaks text={title} />
                    </h3>
                    <p className={styles.who}>{who}</p>
                    <p>{said}</p>
                  </div>
                </li>
              ))}
            </ol>
          </Section>
        ))}
      </div>
      <Statement
        figure={words.queue.figure}
        title={words.queue.title}
        foot={<FootBars bars={[Array.from({ length: 20 }, (_, at) => ({ share: 1 / 20, marked: at < 17 }))]} />}
        text={words.queue.text}
        source={words.queue.source}
      />
      <Section title={words.numbersSection.title} head="column" ground="raised" space="join">
        <SpecStrip specs={words.numbers} source={words.numbersSection.source} />
      </Section>
      <Section title={words.readsSection.title} head="column" ground="raised" space="join">
        <NotForYou cases={words.reads} />
      </Section>
    </>
  );
}
