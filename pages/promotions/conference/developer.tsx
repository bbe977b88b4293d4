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
      <Ended of="/promotion/developer2021" next={{ href: '/promotion/mctalk4', name: '技术开讲第四季' }} />
      <Opening
        layout="column"
        ground="night"
        eyebrow="2021 开发者日"
        title="开发者大会，|三个厅同时开讲"
        lead={words.lead}
        actions={
          <Button href="#talks" event={{ zone: 'hero' }} size="large">
            十二场摘要
          </Button>
        }
        note="2021 年 12 月 4 日，星期六，云州，限额 600 人"
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
        figure={{ value: '47', unit: '分钟' }}
        title="午休里排队最长的地方，是一张白纸"
        foot={<FootBars bars={[Array.from({ length: 20 }, (_, at) => ({ share: 1 / 20, marked: at < 17 }))]} />}
        text="每人写一个“你们的产品最让我生气的地方”。下午四点半念了二十条，当场认领十七条，其余三条写明不做和为什么。"
        source="队伍最长时的等候，签到处记录"
      />
      <Section title="留下的数字" head="column" ground="raised" space="join">
        <SpecStrip specs={words.numbers} source="2022 年 3 月的会后总结。" />
      </Section>
      <Section title="现在的讲座" head="column" ground="raised" space="join">
        <NotForYou cases={words.reads} />
      </Section>
    </>
  );
}
