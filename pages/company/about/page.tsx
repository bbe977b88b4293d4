import { OfficeHours, OfficeMap } from '../../../components/art/scenes/office-hours.tsx';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { Folded } from '../../../components/sections/folded.tsx';
import { Years } from '../../../components/sections/metric-band.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { statusRecord } from '../../../config/incidents.ts';
import { offices } from '../../../config/offices.ts';
import { LineOfYears } from './art/line-of-years.tsx';
import styles from './company-about.module.css';
import { jobs, numbers, repairs, turns, ways } from './words.ts';

const [year] = statusRecord.until.split('-');
const day = (date: string) => `${Number(date.slice(5, 7))} 月 ${Number(date.slice(8))} 日`;
const minutes = statusRecord.incidents.reduce((sum, incident) => sum + incident.minutes, 0);

/**
 * Who decides: whoever puts a supplier on the list. What they doubt: whether we will be here in five years, and what we do when it breaks.
 * What removes the doubt: the line of years with its turns, and each incident of the last ninety days with what it changed.
 */
export default page({
  Body({ site }) {
    const mail = `mailto:${site.contact.email}`;
    return (
      <>
        <Opening
          layout="centred"
          eyebrow="关于云桥通信"
          title={
            <>
              一座桥修了 <Years /> 年
            </>
          }
          lead="从寻呼机到会说话的智能体，做的是同一件事：这头说的话，那头听得到。下面这条线一格一年，弧线是两次转折之间的日子。"
          art={<LineOfYears />}
          foot={<SpecStrip small specs={numbers} />}
        />

        <Section title="五次转折" ground="raised" space="join">
          <Timeline
            events={turns.map(({ year, title, text }) => ({
              when: `${year} 年`,
              title,
              text,
              ...(year === 2020 && { marked: true }),
            }))}
          />
        </Section>

        <Section title="怎样工作" head="column" space="join">
          <Facts facts={ways} mark="number" />
        </Section>

        <Section
          title={`90 天里受影响 ${minutes} 分钟`}
          lead={`状态页记录，截至 ${year} 年 ${day(statusRecord.until)}。每一次写明原因，写明改了哪一处。`}
          ground="night"
          space="join"
        >
          <Facts
            columns={2}
            facts={statusRecord.incidents.map(({ day: date, minutes: lasted, zh }) => ({
              title: `${day(date)}，${zh}，${lasted} 分钟`,
              text: (
                <>
                  {repairs[date]?.cause}
                  <span className={styles.repair}>{repairs[date]?.repair}</span>
                </>
              ),
            }))}
          />
          <p className={styles.more}>
            更早的一次写成了文章：<Link href="/dev-blog/hot-shard-postmortem">一个热分片的复盘</Link>。
          </p>
        </Section>

        <Section
          title="五处办公室，|没有空着的钟点"
          lead="点的大小是人数，横条是上班时间。成都的晚班接过云桥的白班。"
          space="join"
        >
          <div className={styles.places}>
            <OfficeMap edition="zh" />
            <ul className={styles.offices}>
              {offices.map(({ name, does, people }) => (
                <li key={name.zh}>
                  <b>{name.zh}</b> {does.zh}，{people} 人
                </li>
              ))}
            </ul>
          </div>
          <OfficeHours edition="zh" />
        </Section>

        <Section
          title="联系"
          lead={
            <span className={styles.exits}>
              {site.contact.address.zh}。采购先看<Link href="/certification/level3">八份证书</Link>和
              <Link href="/case">客户案例</Link>。
            </span>
          }
          ground="raised"
          space="join"
        >
          <Facts
            columns={4}
            facts={[
              { title: '媒体', text: '采访请写明题目与截稿时间，当天回复。', href: mail },
              { title: '求职', text: '简历之外，附一段自己满意的代码或文章。', href: mail },
              { title: '安全漏洞', text: '二十四小时内确认，修复后公开致谢。', href: mail },
              { title: '合作', text: '三类伙伴各有条款，先看哪一类合适。', href: '/partner' },
            ]}
          />
          <div className={styles.jobs}>
            <Folded summary={`在招的职位：${jobs.map(({ title }) => title).join('、')}`}>
              <Facts facts={jobs} mark="ledger" />
            </Folded>
          </div>
        </Section>
      </>
    );
  },
});
