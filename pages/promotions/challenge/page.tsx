import { Ended } from '../../../components/campaign/ended.tsx';
import { UseLegend } from '../../../components/campaign/use-legend.tsx';
import { groundOf, WorkCard } from '../../../components/campaign/work-card.tsx';
import { WorkScore } from '../../../components/campaign/work-score.tsx';
import { WorkWall } from '../../../components/campaign/work-wall.tsx';
import { WorksHead } from '../../../components/campaign/works-head.tsx';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { classes } from '../../../components/ui/classes.ts';
import { Container } from '../../../components/ui/container.tsx';
import { challenge, challengeWorks, totalOf, workAddress } from '../../../config/works/challenge.ts';
import styles from './challenge.module.css';
import * as words from './words.yaml';
import { days, lead } from './data.ts';

const [winner, ...others] = challengeWorks;
const prized = others.filter(({ award }) => award !== 'final');
const gallery = '/promotion/minichallenge/gallery';

/**
 * Who decides: a developer who wonders whether to take part next time. What they doubt: that contests reward slides. What removes the
 * doubt: the winner's score, minute by minute, before a word on the rules.
 */
export default page({
  head: () => ({ ogImage: { art: <WorkWall works={[winner!, ...prized]} columns={2} /> } }),

  Body({ route }) {
    return (
      <>
        <Ended of="/promotion/minichallenge" next={words.ended.next} />
        <WorksHead steps={route.breadcrumb} title={words.worksHead.title} lead={lead} />
        <section className={classes(styles.winner, groundOf(winner!.theme))}>
          <Container className={styles.columns}>
            <div>
              <p className={styles.award}>{words.container.text({ totalOf: totalOf(winner!) })}</p>
              <h2 className={styles.name}>{winner!.name}</h2>
              <p className={styles.idea}>{winner!.idea}</p>
              <p>{winner!.said}</p>
              <Button href={workAddress(winner!.id)} event={{ zone: 'body' }} variant="secondary">
                {words.container.button}
              </Button>
            </div>
            <div className={styles.score}>
              <WorkScore work={winner!} named />
              <UseLegend />
            </div>
          </Container>
        </section>

        <Section title={words.workCard.title} lead={words.workCard.lead}>
          <div className={styles.wall}>
            {prized.map((work) => (
              <WorkCard key={work.id} work={work} />
            ))}
            <p className={styles.more}>
              <Button href={gallery} event={{ zone: 'body' }} variant="secondary" icon="arrow-right">
                {words.workCard.button({ final: challenge.final })}
              </Button>
            </p>
          </div>
        </Section>

        <Section title={words.facts.title} ground="raised" space="join">
          <Facts facts={words.tasks} />
        </Section>

        <Section title={words.timeline.title} ground="raised">
          <Timeline events={days} />
        </Section>

        <Section title={words.specStrip.title} head="column" ground="raised">
          <SpecStrip specs={words.criteria} source={words.specStrip.source} />
        </Section>

        <Section title={words.factsSection.title} head="column">
          <Facts facts={words.prizesWon} mark="ledger" />
        </Section>

        <Section title={words.afterwards.title} ground="raised">
          <Facts facts={words.after} />
        </Section>
      </>
    );
  },
});
