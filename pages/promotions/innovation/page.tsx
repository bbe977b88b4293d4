import { Ended } from '../../../components/campaign/ended.tsx';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Audiogram } from './art/audiogram.tsx';
import { Distances } from './art/distances.tsx';
import styles from './innovation.module.css';
import * as distance from './words/distance.yaml';
import { hearing } from './hearing.ts';
import { Works } from './works.tsx';
import * as copy from './words.yaml';

/**
 * Who decides: a student or a small team that asks whether a contest leads anywhere. What they doubt: that winners become products. What
 * removes the doubt: each winner drawn on the contest's own scale, with what became of it.
 */
export default page({
  theme: ({ route }) =>
    route.address === '/promotion/innovation2021' ? { night: 'navy' } : { night: 'graphite', paper: 'mint' },

  Body({ route }) {
    const isFirst = route.address === '/promotion/innovation2021';
    const { opening, note, calendar, rules, works, jury, after } = isFirst ? distance : hearing;
    const actions = (
      <Button href="#works" event={{ zone: 'hero' }} size="large">
        {copy.section.button}
      </Button>
    );
    return (
      <>
        <Ended of={isFirst ? '/promotion/innovation2021' : '/promotion/innovation2022'} next={copy.ended.next} />
        {isFirst ? (
          <Opening
            {...opening}
            layout="full"
            ground="night"
            actions={actions}
            art={
              <Container>
                <Distances works={distance.works} />
              </Container>
            }
          />
        ) : (
          <Opening
            {...opening}
            layout="split"
            ground="paper"
            actions={actions}
            art={<Audiogram works={hearing.works} />}
          />
        )}

        <Section title={copy.works.title} lead={note}>
          <Works works={works} />
        </Section>
        <Section title={copy.sectionSection.title} ground="raised">
          <ul className={styles.jury}>
            {jury.map(({ name, words }) => (
              <li key={name}>
                <p>{words}</p>
                <p className={styles.who}>{name}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section title={copy.timeline.title} lead={calendar.lead}>
          <Timeline events={calendar.events} />
        </Section>
        <Section title={copy.facts.title} head="column" ground="raised">
          <Facts facts={rules} mark="ledger" />
        </Section>
        <Section title={after.title} lead={after.lead} ground="night">
          <Facts facts={after.facts} columns={2} />
        </Section>
      </>
    );
  },
});
