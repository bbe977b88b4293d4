import { Cast } from '../../../components/art/kit/people/cast.tsx';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { PinnedDiagram } from '../../../components/sections/pinned-diagram.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Steps } from '../../../components/sections/steps.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { codeLines } from '../../../components/ui/code-lines.ts';
import { Container } from '../../../components/ui/container.tsx';
import { commitments } from '../../../config/commitments.ts';
import { measurements } from '../../../config/measurements.ts';
import { meterOf } from '../../../config/prices.ts';
import { Eve } from './art/eve.tsx';
import { JourneyArt } from './art/journey-art.tsx';
import { members, Stage } from './art/stage.tsx';
import { firstMessage } from './code.ts';
import styles from './im.module.css';
import { Push } from './push.tsx';
import { columns, rows } from './sessions.ts';
import composerTry from './try/composer.ts';
import { cases, journey, migration, moved, neighbours, questions, safety } from './words.ts';

const users = meterOf('im', 'mau');

const figures = [
  { value: String(measurements.message.delivery), unit: '毫秒', name: '送达中位数', condition: '同城两台在线设备' },
  {
    value: commitments.uptime.standard,
    unit: '%',
    name: '月度可用性承诺',
    condition: `企业版可约定 ${commitments.uptime.contract}%`,
  },
  { value: String(users.gift), unit: '位', name: '每月免费的活跃用户', condition: '不限消息条数' },
];

/**
 * Who decides: an engineer who has seen messages lost, doubled or out of order. What they doubt: that all three are solved at once.
 * What removes the doubt: the group of the opening, where a message of their own gets its number, its receipts and its push.
 */
export default page({
  needs: pageData,

  Body({ data, site }) {
    return (
      <Cast people={members}>
        <Opening
          layout="full"
          ground="night"
          title="半天给应用|装上聊天"
          lead="单聊、群聊、离线推送和历史漫游，在一个 SDK 里：发出去的会收到，只收一次，先说的在前。"
          actions={<Actions zone="hero" night second={{ demo: 'im', text: '打开演示', icon: 'smartphone' }} />}
          art={
            <Try
              of={composerTry}
              props={{ delivery: measurements.message.delivery }}
              look="bare"
              title="发一条群消息"
              status="序号 4127：45 毫秒已送达，61 毫秒到店长的电脑，214 人已读"
              className={styles.try}
            >
              <Container>
                <Stage />
              </Container>
            </Try>
          }
          foot={<SpecStrip specs={figures} small />}
        />

        <Section title="跟着一条消息走一遍" lead="时间是同城、晚高峰的中位数。">
          <PinnedDiagram steps={journey} art={<JourneyArt />} />
        </Section>

        <Section
          ground="night"
          title="一百条消息，只响十次"
          lead="按会话合并：窗口从 3 秒翻倍到 60 秒，安静十分钟后从头计；@ 到您的和来电立即推送。"
        >
          <Push />
        </Section>

        <Section title="从两个人的会话到十万人的群" lead="接口是同一套，升级时保留编号与历史。">
          <ComparisonTable caption="四种会话的人数、送达方式与管理能力" columns={columns} rows={rows} />
        </Section>

        <Statement
          figure={{ value: '1,410', unit: '万次/秒' }}
          title="2026 年除夕零点的下发，|比预计多 8%"
          text="一点是每秒一万次下发，橙色的在预计的 1,300 万次以外。"
          source={
            <Button href="/dev-blog/new-year-capacity" event={{ zone: 'body' }} variant="on-dark">
              读当夜的容量表
            </Button>
          }
          foot={<Eve />}
        />

        <Section ground="raised" title="安全与合规">
          <Facts facts={safety} columns={4} mark="icon" />
        </Section>

        <Section>
          <Split
            art={
              <Chart
                size="half"
                label="六周迁移：前两周导入与双写，之后按 1%、10%、50%、100% 切换读取"
                x={{ ticks: moved.map((_, index) => ({ at: index, text: `第 ${index + 1} 周` })), from: -0.5, to: 5.5 }}
                y={{ ticks: [0, 50, 100], name: '从新系统读取的用户，%' }}
                marks={[{ kind: 'bars', values: moved.map((share, index) => [index, share, `${share}%`]) }]}
              />
            }
          >
            <h2>六周从自研或别家迁来</h2>
            <p>全程不停服，任何一周都能回退，不另收费。</p>
            <Steps steps={migration} />
            <p>
              <Button href="/service" event={{ zone: 'body' }} variant="secondary" icon="arrow-right">
                约一次迁移评估
              </Button>
            </p>
          </Split>
        </Section>

        <Section head="column" title="不适合的场景">
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="code"
          title={`${codeLines(firstMessage[0]!.code)} 行代码，|从登录到看见已读`}
          data={data.pageData}
          code={{ name: 'im-first', label: '发一条群消息并看到已读人数的代码', samples: firstMessage }}
          price={listedPrice({
            product: 'im',
            plan: 'standard',
            usage: '每月一万人登录的拼菜小程序',
            quantities: { mau: 10_000 },
          })}
          questions={questions}
          neighbours={neighbours}
          act={{
            title: `${commitments.firstSteps.message} 分钟收发第一条消息`,
            lead: `每月前 ${users.gift} 位活跃用户免费，无须绑卡。`,
            actions: <Actions zone="closing" night second={{ href: site.docs, text: '阅读文档', icon: 'book-open' }} />,
          }}
        />
      </Cast>
    );
  },
});
