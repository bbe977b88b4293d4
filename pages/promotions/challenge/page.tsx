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
import { after, criteria, days, lead, prizesWon, tasks } from './words.ts';

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
        <Ended of="/promotion/minichallenge" next={{ href: '/promotion/mctalk4', name: '技术开讲第四季' }} />
        <WorksHead steps={route.breadcrumb} title="为一个人|做的小程序" lead={lead} />
        <section className={classes(styles.winner, groundOf(winner!.theme))}>
          <Container className={styles.columns}>
            <div>
              <p className={styles.award}>一等奖 · {totalOf(winner!)} 分</p>
              <h2 className={styles.name}>{winner!.name}</h2>
              <p className={styles.idea}>{winner!.idea}</p>
              <p>{winner!.said}</p>
              <Button href={workAddress(winner!.id)} event={{ zone: 'body' }} variant="secondary">
                看它怎样做成
              </Button>
            </div>
            <div className={styles.score}>
              <WorkScore work={winner!} named />
              <UseLegend />
            </div>
          </Container>
        </section>

        <Section title="其余七件获奖作品" lead="同样的画法，横轴是用一次的时间，从三分钟到五十分钟。">
          <div className={styles.wall}>
            {prized.map((work) => (
              <WorkCard key={work.id} work={work} />
            ))}
            <p className={styles.more}>
              <Button href={gallery} event={{ zone: 'body' }} variant="secondary" icon="arrow-right">
                看全部 {challenge.final} 件
              </Button>
            </p>
          </div>
        </Section>

        <Section title="赛题" ground="raised" space="join">
          <Facts facts={tasks} />
        </Section>

        <Section title="赛程" ground="raised">
          <Timeline events={days} />
        </Section>

        <Section title="评审标准" head="column" ground="raised">
          <SpecStrip specs={criteria} source="三位评委：小程序工程师、夜班护士、中学教师；取平均，去掉小数。" />
        </Section>

        <Section title="奖项" head="column">
          <Facts facts={prizesWon} mark="ledger" />
        </Section>

        <Section title="赛后" ground="raised">
          <Facts facts={after} />
        </Section>
      </>
    );
  },
});
