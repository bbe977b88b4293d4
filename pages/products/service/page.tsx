import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Relay } from '../../../components/sections/relay.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { statusRecord } from '../../../config/incidents.ts';
import { Days } from './art/days.tsx';
import { Hours } from './art/hours.tsx';
import { clock, hours, levels, minutesTo, statusOf, textsOf, tiers, usual } from './model.ts';
import styles from './service.module.css';
import service from './try.ts';
import * as words from './words.ts';

/**
 * Who decides: whoever is called at night when the app is down. What they doubt: whether anybody answers then. What removes the doubt: a
 * clock on which the hour, the severity and the tier can be set, the bad answers included. Ledger; navy; heads in the column.
 */
export default page({
  needs: pageData,

  theme: { night: 'navy', paper: 'ledger' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="column"
          ground="paper"
          eyebrow="技术支持服务"
          title="几点出事|谁来接"
          lead={`标准、优先、专属三档。先看最坏的情形：标准档，夜里十一点，业务中断，要等到早上。优先档多出周末，夜里一样等；专属档 ${minutesTo({ ...usual, tier: 2 })} 分钟。`}
          actions={
            <Actions zone="hero" second={{ href: '/promotion/advisory', text: '预约架构师', icon: 'calendar-days' }} />
          }
          art={<Desk />}
        />

        <Section title="三档的差别" head="column">
          <ComparisonTable caption="标准、优先与专属三档的服务内容" columns={words.columns} rows={words.rows} />
        </Section>

        <Statement
          figure={{ value: String(words.disturbed), unit: '分钟' }}
          title={`最近 ${statusRecord.days} 天里|出过的事`}
          text={statusRecord.incidents
            .map(
              ({ day, minutes, zh }) =>
                `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日，${zh}，${minutes} 分钟。`,
            )
            .join('')}
          source={`状态页的记录，截至 ${statusRecord.until}。`}
          art={<Days />}
        />

        <Section
          title="一次一级故障的曲线"
          lead="第 9 分钟您收到第一条说明，第 19 分钟恢复。2026 年 3 月，人名为化名。"
        >
          <Chart {...words.outage} />
          <ol className={styles.deeds}>
            {words.deeds.map(({ when, who, text }) => (
              <li key={when}>
                <b>{when}</b> <span>{who}</span> {text}
              </li>
            ))}
          </ol>
        </Section>

        <Section
          title="接入陪跑的四周"
          lead="四周里我们做 60 小时，您做 42 小时；到最后一周，您做的比我们多一倍。"
          ground="raised"
        >
          <Timeline
            events={words.weeks.map((week) => ({
              ...week,
              art: <Hours week={week.when} ours={week.ours} yours={week.yours} />,
            }))}
          />
        </Section>

        <Section
          title="六张工单的接力"
          lead="示例：一家优先档客户的一周，数字是在谁手里停了几分钟。提单时备好时间、房间号、SDK 日志和能拍板的联系人，就少绕回您那里一趟。"
        >
          <Relay {...words.relay} />
        </Section>

        <Section title="去年的成绩" head="column" space="join">
          <SpecStrip specs={words.limits} source="2025 年 10 月至 2026 年 9 月，全部工单与护航记录。" />
        </Section>

        <Section title="不适合的场景" head="column" space="join">
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="code"
          title="让告警自己提工单"
          ground="paper"
          data={data.pageData}
          code={{ name: 'service-start', label: '提一张工单，收它的进展', samples: words.samples }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{ title: '把值班电话存进手机', actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});

function Desk() {
  const texts = textsOf(usual);
  return (
    <Try of={service} title="谁来接，几分钟" hint="方向键调节" status={statusOf(usual)} className={styles.serviceTry}>
      <div className={styles.serviceStage}>
        <svg
          viewBox="-12 -8 424 416"
          fill="none"
          role="img"
          aria-label="二十四小时的表盘，由内到外三圈：标准、优先、专属各在几点到几点有人答复"
        >
          <g fontSize="23" fontWeight="600" fill="currentColor" textAnchor="middle">
            <text x="200" y="19">
              0
            </text>
            <text x="390" y="207">
              6
            </text>
            <text x="200" y="397">
              12
            </text>
            <text x="9" y="207">
              18
            </text>
          </g>
          <g data-picture="" dangerouslySetInnerHTML={{ __html: clock(usual) }} />
        </svg>
        <dl className={styles.serviceAnswer}>
          <div>
            <dt>最迟</dt>
            <dd data-text="wait">{texts.wait}</dd>
          </div>
          <div>
            <dt>答复的人</dt>
            <dd data-text="who">{texts.who}</dd>
          </div>
          <div>
            <dt>此后的进展</dt>
            <dd data-text="again">{texts.again}</dd>
          </div>
        </dl>
      </div>
      <Controls label="情形" className={styles.serviceDials} strip>
        <Slider label="档位" name="tier" min={0} max={tiers.length - 1} defaultValue={usual.tier} reads={texts.tier} />
        <Slider
          label="级别"
          name="level"
          min={0}
          max={levels.length - 1}
          defaultValue={usual.level}
          reads={texts.level}
        />
        <Slider label="几点" name="hour" min={0} max={hours.length - 1} defaultValue={usual.hour} reads={texts.hour} />
      </Controls>
    </Try>
  );
}
