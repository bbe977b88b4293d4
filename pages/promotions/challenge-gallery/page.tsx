import { Ended } from '../../../components/campaign/ended.tsx';
import { UseLegend } from '../../../components/campaign/use-legend.tsx';
import { WorkCard } from '../../../components/campaign/work-card.tsx';
import { WorkWall } from '../../../components/campaign/work-wall.tsx';
import { WorksHead } from '../../../components/campaign/works-head.tsx';
import { page } from '../../../components/define-page.ts';
import { FilteredGroups } from '../../../components/sections/filtered-groups.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { challenge, challengeWorks } from '../../../config/works/challenge.ts';
import { type Theme, themes } from '../../../config/works/marks.ts';
import styles from './challenge-gallery.module.css';
import * as words from './words.yaml';

/** Every work of the final, to be found by theme and award. The works are the page. */
export default page({
  head: () => ({ ogImage: { art: <WorkWall works={challengeWorks.slice(0, 15)} columns={3} /> } }),

  Body({ route }) {
    return (
      <>
        <Ended of="/promotion/minichallenge" next={words.ended.next} />
        <WorksHead
          steps={route.breadcrumb}
          title={words.worksHead.title}
          lead={words.worksHead.lead({ entries: challenge.entries, final: challenge.final })}
        >
          <UseLegend />
        </WorksHead>
        <Section title={words.filteredGroups.title} head="none" space="join">
          <div className={styles.works}>
            <FilteredGroups
              label={words.filteredGroups.label}
              all="all"
              aside={
                <fieldset className={styles.filter}>
                  <legend>{words.filteredGroups.legend}</legend>
                  {words.choices.map(({ value, text }) => (
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
