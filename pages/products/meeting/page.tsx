import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
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
import { measurements } from '../../../config/measurements.ts';
import { Clock } from './art/clock.tsx';
import { Keeping } from './art/keeping.tsx';
import { Places } from './art/places.tsx';
import { Tiles } from './art/tiles.tsx';
import { clockAt, entries, last, statusAt, textsAt } from './model.ts';
import styles from './meeting.module.css';
import meeting from './try.ts';
import { cases, code, columns, limits, neighbours, places, questions, rights } from './words.ts';

const { gathered } = measurements.meeting;

/**
 * Who decides: whoever runs the meetings of a company. What they doubt: whether anything comes of a meeting once it is over. What removes
 * the doubt: a meeting that can be gone through minute by minute, with its minutes beside it. Playground; forest, cream; centred.
 */
export default page({
  needs: pageData,

  theme: { night: 'forest', paper: 'cream' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          eyebrow="视频会议"
          title="散会时|纪要已经写好"
          lead="给企业用的会议：客户端、网页、会议室终端都能进，一场 1,000 人；也给开发者，三行代码嵌进自己的系统。谁说的、定了什么、谁去办，随说随记。"
          actions={
            <Actions
              zone="hero"
              second={{ href: 'https://demo.yunqiao.example/meeting', text: '网页入会', icon: 'video' }}
            />
          }
          art={<Minutes />}
        />

        <Section
          title="四个地方进同一场会"
          lead="同一个会议号，同一页共享，按各处的设备和带宽给不同的画面。码率为示例，四条横条同一把尺。"
          head="centred"
          width="wide"
          space="statement"
        >
          <Places />
          <Facts facts={places} columns={4} />
        </Section>

        <Statement
          figure={{ value: gathered.seconds, unit: '秒' }}
          title={`全员到齐，|原来要 ${gathered.before} 分钟`}
          text={
            <>
              衡木重工的生产早会，6 个厂区、31 个项目部、4 个海上平台。三套旧系统换成一个入口，账号跟着人事走。
              <Link href="/case/hengmu-meeting" className={styles.meetingCase}>
                看案例全文
              </Link>
            </>
          }
          source="2025 年 9 月，客户信息中心统计。"
          art={<Clock />}
        />

        <Section title="谁能做什么" head="centred" lead="权限在开会前定好，会中由主持人临时调整，散会后恢复。">
          <ComparisonTable caption="主持人、联席主持人、成员与访客的权限" columns={columns} rows={rights} />
        </Section>

        <Section
          title="留下什么，留多久"
          lead="横轴是散会后的天数。端到端加密的会议没有云录制与转写，密钥只在参会者的设备上。"
          ground="raised"
        >
          <Keeping />
          <p className={styles.meetingTerms}>
            以<Link href="/meeting/clauses">会议服务条款</Link>第四条为准。
          </p>
        </Section>

        <Section title="上限与实测" head="centred" ground="raised">
          <SpecStrip specs={limits} source="2026 年 10 月，字幕与纪要取自授权用于评测的会议。" />
        </Section>

        <Section title="不适合的场景" head="column" ground="raised" space="join">
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="code"
          title="开始使用"
          data={data.pageData}
          code={{ name: 'meeting-code', label: '嵌进自己的系统', samples: code }}
          questions={questions}
          neighbours={neighbours}
          act={{ title: '用明天的例会试一次', actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});

function Minutes() {
  const texts = textsAt(last);
  return (
    <Try
      of={meeting}
      title="一场十二分钟的早会"
      hint="方向键前后移动"
      status={statusAt(last)}
      className={styles.meetingTry}
    >
      <div className={styles.meetingStage}>
        <Tiles />
        <div>
          <p className={styles.meetingHead}>会议纪要（自动）</p>
          <ol className={styles.meetingLines}>
            {entries.map(({ at }, index) => (
              <li key={at} data-text={`line${index}`}>
                {texts[`line${index}`]}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <Controls label="时间" strip>
        <Slider
          className={styles.meetingTime}
          label="早会进行到"
          name="time"
          min={0}
          max={last}
          defaultValue={last}
          reads={clockAt(last)}
        />
      </Controls>
    </Try>
  );
}
