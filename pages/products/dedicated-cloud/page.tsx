import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Cutaway } from '../../../components/sections/cutaway.tsx';
import { Lanes } from '../../../components/sections/lanes.tsx';
import { LogPane } from '../../../components/sections/log-pane.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Fortnight } from './art/fortnight.tsx';
import { capacity, lines, load, picture, reading } from './model.ts';
import styles from './dedicated-cloud.module.css';
import dedicated from './try.ts';
import * as words from './words.ts';

const { texts, status } = reading(1);
const byHour = (values: readonly number[]) => values.map((value, hour) => [hour, value] as const);
const rows = [
  ['own', '独享'],
  ['days', '交付'],
  ['runs', '谁来运维'],
  ['updates', '版本'],
  ['who', '适合'],
] as const;

/**
 * Who decides: who runs the infrastructure of a bank or a large platform. What they doubt: what exactly is their own, and what stays
 * shared. What removes the doubt: the plan with its boundary, moved from public to on-premises, and what changes sides.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite', paper: 'blueprint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          eyebrow="专有云"
          title="边界这一侧|全部归您"
          lead="在云桥的机房里为您划出独立区域：计算、存储和网络入口不与他人共用，版本和窗口由您决定，运维仍由我们负责。边界可以拖动，越过它的部件就归您。"
          actions={<Actions zone="hero" second={{ href: '/private-cloud', text: '装进自己的机房' }} />}
          art={
            <Try of={dedicated} title="移动边界" look="bare" status={status}>
              <TwoWidths html={picture({ line: 1 })} />
              <Controls label="边界" className={styles.controls}>
                <Slider
                  label="边界的位置"
                  name="line"
                  min={0}
                  max={lines.length - 1}
                  defaultValue={1}
                  reads={texts.line}
                />
              </Controls>
              <dl className={styles.readings}>
                {rows.map(([name, label]) => (
                  <div key={name}>
                    <dt>{label}</dt>
                    <dd data-text={name}>{texts[name]}</dd>
                  </div>
                ))}
              </dl>
            </Try>
          }
        />

        <Section
          title="剖开来看谁管哪一间"
          lead="专有云的合同附件就是这张图。围栏以内的机器只为您运行，电力、空调与出口照旧共用。"
        >
          <Cutaway {...words.building} />
        </Section>

        <Section ground="raised" title="十四天的排期" lead="业务代码不改，换的是域名。涂色的是要出人的日子。">
          <Fortnight />
          <div className={styles.switched}>
            <Split wideArt art={<CodeSample name="dedicated-access" label="第 8 天换的一行" samples={words.code} />}>
              <h3>第 8 天换的一行</h3>
              <p>客户端加一行 access，服务端换一个域名；接口、参数与返回不变。要退回公有云，七天之内删掉这一行。</p>
            </Split>
          </div>
        </Section>

        <Statement
          figure={{ value: '30', unit: '分钟' }}
          title="断开公有云之后仍在通话"
          text="六个区域同时演练，值班员事先不知道，电话一通没掉。"
          source="2026 年 6 月 18 日"
          beside={<LogPane title="drill.log" meta="六个区域合计" lines={words.drill} />}
        />

        <Section
          title="容量按大促留"
          lead="平日留出峰值的一半余量；活动前五个工作日说一声，前四小时加到位，结束后收回，不另签合同。"
        >
          <Chart
            label="活动日晚八点负载五万一千路，容量提前四小时由三万二千加到七万八千，始终有三成以上余量"
            x={{ ticks: [0, 4, 8, 12, 16, 20, 24].map((at) => ({ at, text: `${at}:00` })) }}
            y={{ from: 0, ticks: [0, 20, 40, 60, 80], name: '并发通话（千路）' }}
            marks={[
              { kind: 'line', name: '容量', tone: 'second', stepped: true, points: byHour(capacity) },
              { kind: 'line', name: '负载', filled: true, points: byHour(load) },
              { kind: 'point', at: [20, 51], name: '开抢', tone: 'third', side: 'left' },
            ]}
          />
          <p className={styles.note}>一家电商的客服与直播连麦，2026 年 6 月 1 日。</p>
        </Section>

        <Section title="隔离怎样查验" lead="一年的合同里，什么时候能查，查什么。" ground="paper">
          <Lanes {...words.proofs} />
        </Section>

        <Section title="上限与不适合的场景">
          <SpecStrip specs={words.limits} source="合同默认条款，2026 年 10 月" />
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="questions"
          title="开始使用"
          ground="raised"
          data={data.pageData}
          steps={words.steps}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '把边界画出来',
            lead: '带上峰值和合规要求，一小时画出哪些独享、哪些共用、要几台机器。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '预约架构师' }} />,
          }}
        />
      </>
    );
  },
});
