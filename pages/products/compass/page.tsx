import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { LogPane } from '../../../components/sections/log-pane.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Causes } from './art/causes.tsx';
import { clockAt, cursor, lines, statusAt, textsAt, tracks, worst } from './model.ts';
import styles from './compass.module.css';
import compass from './try.ts';
import { alarms, cases, columns, hops, limits, neighbours, questions, rings, rows, samples, session } from './words.ts';

/**
 * Who decides: whoever answers for the quality of an app's calls. What they doubt: whether anybody can say whose fault a bad call was. What
 * removes the doubt: a minute of one, second by second, on four tracks with the verdict. Console; graphite; heads at the left.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite', paper: 'blueprint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow="数据罗盘"
          title="把卡顿|查到那一秒"
          lead="用户说“刚才卡了”，客服要的是一句话：谁的网、哪台机、还是我们。每通电话、每条消息都有逐秒的记录和一个结论，随产品免费。"
          actions={
            <Actions
              zone="hero"
              night
              second={{ href: 'https://demo.yunqiao.example/compass', text: '打开示范数据', icon: 'gauge' }}
            />
          }
          art={<BadCall />}
        />

        <Section title="同一分钟，机器是这样读的" lead="曲线给人看，日志给机器读；每一行都能从控制台复制出来。">
          <LogPane title="call c_81f3 · u_zhou → u_lin" meta="6 / 1,204 行" lines={session} />
        </Section>

        <Section
          title="现象与责任"
          lead="六条曲线两两对照，五种情形覆盖九成八的卡顿；其余标为“未定”，不猜。"
          ground="raised"
        >
          <ComparisonTable caption="卡顿的情形、判定、处理的人与办法" columns={columns} rows={rows} />
        </Section>

        <Statement
          figure={{ value: '6', unit: '%' }}
          title="的卡顿|出在我们这一侧"
          text={
            <>
              一通电话走过的路，坑有多深，卡在那里的时间就有多长；坑上方写着找谁修。渡口银行的运维就是这样找到网点下午三点的卡顿：
              <Link href="/case/dukou-bank-teller" className={styles.compassCase}>
                看案例全文
              </Link>
            </>
          }
          source="2026 年第三季度，全部有卡顿的通话，按时长计。"
          beside={<Causes />}
        />

        <Section title="没到的那条停在哪一跳" lead="斜线一站一站往上走，走平了就是停住了。同城两台设备，各跳取中位数。">
          <Chart {...hops} />
        </Section>

        <Section
          title="晚高峰不响，|下午三点响了"
          ground="raised"
          lead="一个应用的某一天：20 点 2.5%，还在灰带里；15 点 2.1%，越出了灰带。"
        >
          <Chart {...rings} />
          <div className={styles.compassRules}>
            <Facts facts={alarms} columns={4} />
          </div>
        </Section>

        <Section title="上限与实测" space="join">
          <SpecStrip specs={limits} source="2026 年 10 月。" />
        </Section>

        <Section title="不适合的场景" head="column" space="join">
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="code"
          title="接进您的客服与值班系统"
          ground="raised"
          data={data.pageData}
          code={{ name: 'compass-start', label: '查一通电话，接一条告警', samples }}
          questions={questions}
          neighbours={neighbours}
          act={{ title: '查一通昨天被投诉的电话', actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});

function BadCall() {
  const texts: Record<string, string> = textsAt(worst);
  return (
    <Try of={compass} look="bare" title="一通坏电话的一分钟" status={statusAt(worst)}>
      <div className={styles.compassStage}>
        <p className={styles.compassVerdict}>
          <span data-text="time">{texts['time']}</span> <strong data-text="verdict">{texts['verdict']}</strong>
        </p>
        <ul className={styles.compassNames}>
          {tracks.map(({ id, name }) => (
            <li key={id}>
              {name} <b data-text={id}>{texts[id]}</b>
            </li>
          ))}
        </ul>
        <svg
          viewBox="0 0 960 360"
          preserveAspectRatio="none"
          fill="none"
          role="img"
          aria-label="一分钟里的四条曲线：14:07:22 换网后上行丢包升到 46%，时延升到 412 毫秒，画面停了 7 秒；下行与处理器没有变化"
        >
          <g dangerouslySetInnerHTML={{ __html: lines() }} />
          <g data-picture="" dangerouslySetInnerHTML={{ __html: cursor({ time: worst }) }} />
        </svg>
        <Controls label="时间" className={styles.compassTime}>
          <Slider label="拖到任意一秒" name="time" min={0} max={60} defaultValue={worst} reads={clockAt(worst)} />
        </Controls>
      </div>
    </Try>
  );
}
