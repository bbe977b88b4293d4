import { Ended } from '../../../components/campaign/ended.tsx';
import { UseLegend } from '../../../components/campaign/use-legend.tsx';
import { WorkCard } from '../../../components/campaign/work-card.tsx';
import { WorkWall } from '../../../components/campaign/work-wall.tsx';
import { WorksHead } from '../../../components/campaign/works-head.tsx';
import { page } from '../../../components/define-page.ts';
import { FilteredGroups } from '../../../components/sections/filtered-groups.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { challenge, challengeWorks, type Theme, themes } from '../../../config/works/challenge.ts';
import styles from './challenge-gallery.module.css';

const choices = [
  { value: 'every', text: '全部' },
  { value: 'won', text: '获奖' },
  { value: 'final', text: '入围' },
] as const;

/** Every work of the final, to be found by theme and award. The works are the page. */
export default page({
  head: () => ({ ogImage: { art: <WorkWall works={challengeWorks.slice(0, 15)} columns={3} /> } }),

  Body({ route }) {
    return (
      <>
        <Ended of="/promotion/minichallenge" next={{ href: '/promotion/mctalk4', name: '技术开讲第四季' }} />
        <WorksHead
          steps={route.breadcrumb}
          title="挑战赛作品墙"
          lead={`${challenge.entries} 件参赛作品里的 ${challenge.final} 件。一行是一个参与者，从左到右是用一次的时间，记号是他在做什么。`}
        >
          <UseLegend />
        </WorksHead>
        <Section title="决赛作品" head="none" space="join">
          <div className={styles.works}>
            <FilteredGroups
              label="按主题筛选作品"
              all="all"
              aside={
                <fieldset className={styles.filter}>
                  <legend>奖项</legend>
                  {choices.map(({ value, text }) => (
                    <label key={value}>
                      <input type="radio" name="award" value={value} defaultChecked={value === 'every'} />
                      {text}
                    </label>
                  ))}
                </fieldset>
              }
              groups={Object.entries(themes).map(([theme, name]) => {
                const works = challengeWorks.filter((work) => work.theme === (theme as Theme));
                return {
                  anchor: theme,
                  name,
                  count: works.length,
                  children: (
                    <div className={styles.wall}>
                      {works.map((work) => (
                        <WorkCard key={work.id} work={work} level={4} />
                      ))}
                    </div>
                  ),
                };
              })}
            />
          </div>
        </Section>
      </>
    );
  },
});
