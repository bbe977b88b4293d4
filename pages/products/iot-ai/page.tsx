import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { agentPrice } from '../../../components/sections/agent-price.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { measurements } from '../../../config/measurements.ts';
import { Days } from './art/days.tsx';
import { Exploded } from './art/exploded.tsx';
import { frees, picture, reading } from './model.ts';
import styles from './iot-ai.module.css';
import iot from './try.ts';
import * as words from './words.ts';

const { toy, toyMemory } = measurements.agent;
const { texts, status } = reading(288);

/** What wants to happen, and whether it passes the rules. */
const gated = ({ title, text, stops = false }: (typeof words.safety)[number]) => ({
  title,
  text: (
    <span className={styles.gated}>
      <svg viewBox="0 0 240 32" fill="none" strokeWidth="3" aria-hidden="true">
        <path d="M0 16H116" stroke="var(--rule)" />
        <path d="M120 0V32" stroke="currentColor" />
        {stops ? <path d="M98 8l16 16m0 -16l-16 16" stroke="var(--third)" /> : null}
        {stops ? null : <path d="M124 16H234m-10 -9l10 9l-10 9" stroke="var(--second)" />}
      </svg>
      {text}
    </span>
  ),
});

/**
 * Who decides: the engineer of a toy maker whose chip costs nine yuan. What they doubt: whether a conversation fits on it, and whether
 * the toy talks over the child. What removes the doubt: the memory of the chip, module by module, and what each costs when it is left out.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite', paper: 'blueprint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="full"
          ground="paper"
          eyebrow="硬件 AI 智能体"
          title="九元的芯片|装得下一场对话"
          lead={`设备上只做唤醒、回声消除与编解码，占 ${toyMemory} kB 内存；识别、思考与合成走实时音频通道在云端完成。用在玩具、音箱、手表和陪伴机器人里。`}
          actions={
            <Actions zone="hero" second={{ href: caseAddress('xuyu-talking-bear'), text: '看一只熊怎样做成' }} />
          }
          art={<Exploded />}
          note="2026 年 9 月实测，双核 240 MHz 的玩具级芯片，家用 2.4 GHz Wi-Fi"
        />

        <Section
          width="wide"
          title="您的芯片还剩多少内存"
          lead="内存不够时，先减缓冲，再减唤醒词，最后减回声消除。每减一样，玩具就换一种用法。"
        >
          <Try of={iot} title="把空闲内存拧小" hint="方向键每次 32 kB" status={status}>
            <div className={styles.fit}>
              <div>
                首响，毫秒
                <p className={styles.answer} data-text="answer">
                  {texts.answer}
                </p>
                <b data-text="verdict">{texts.verdict}</b>
              </div>
              <TwoWidths html={picture({ free: 288 })} />
            </div>
            <Controls label="芯片" strip>
              <Slider label="空闲内存" name="free" min={0} max={frees.length - 1} defaultValue={6} reads={texts.free} />
            </Controls>
          </Try>
          <p className={styles.note}>
            去掉回声消除之后首响反而短：松手就算说完，不必再猜。代价是玩具说话时听不见孩子。
          </p>
        </Section>

        <Section
          ground="raised"
          title="孩子一句话要停 1.3 秒"
          lead="成年人停半秒。按成人的习惯等，玩具会抢话；等得够久，又像没听见。按语义判断，两样都能避开。"
        >
          <Chart
            label={`静音等 0.6 秒，抢话 34%；等 1.6 秒才降到 5%。按语义判断，中位只等 0.27 秒，抢话也是 5%`}
            x={{ from: 0, to: 2, ticks: [0, 0.4, 0.8, 1.2, 1.6, 2], name: '说完之后等多久（秒）' }}
            y={{ from: 0, ticks: [0, 20, 40, 60], name: '抢话的轮次（%）' }}
            marks={[
              { kind: 'line', tone: 'muted', name: '固定等待', points: words.cuts },
              { kind: 'point', tone: 'third', at: [0.6, 34], name: '成人的习惯，34%', side: 'right' },
              { kind: 'point', tone: 'first', at: [0.27, 5], name: '按语义，5%', side: 'right' },
            ]}
          />
          <p className={styles.note}>
            60 个家庭、3 至 6 岁儿童的 4,100 轮录音，2026 年 3 月。做法见
            <Link href="/dev-blog/turn-detection-how-to" className={styles.link}>
              判停的文章
            </Link>
            。
          </p>
        </Section>

        <Statement
          figure={{ value: '26', unit: '天' }}
          title="没有进柜子的熊"
          text="絮语玩具的上一代，家庭平均连玩 6 天；换成会对话的一代，玩到第 26 天（上市五个月，2026 年 9 月）。整机 45 元，其中芯片 9 元。"
          source={<Link href={caseAddress('xuyu-talking-bear')}>读这只熊的经过</Link>}
          beside={<Days />}
        />

        <Section
          title="四类芯片的移植"
          lead="左端是 SDK 的占用，右端是芯片的内存，一条就是给您的应用留下的；刻度每格十六倍。没有列出的，只要有 C 编译器和 126 kB 空闲内存，就可以评估。"
        >
          <SpanBars {...words.chips} />
        </Section>

        <Section
          title="产线上的三十秒"
          ground="paper"
          lead="合上箱盖，扫频十秒，两颗麦克风差出 3 dB、装反或漏气，当场指出是哪一颗；再量喇叭到麦克风的时延，写进这一台的参数区，亮绿灯。首批 4 万台查出 312 台装反。"
        >
          <Chart {...words.response} />
        </Section>

        <Section
          title="对孩子的边界"
          lead="214 条规则由儿童心理顾问和工程师一起写，随固件一同生效，应用端关不掉。箭头过得去的才会发生。"
        >
          <Facts mark="ledger" facts={words.safety.map(gated)} />
        </Section>

        <Section title="上限与不适合的场景" ground="raised">
          <SpecStrip specs={words.limits} source="2026 年 10 月的默认值，超出的可以按项目商定。" />
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="code"
          title="开始使用"
          data={data.pageData}
          price={agentPrice({
            usage: '一台玩具，每天聊 8 分钟',
            quantities: { hear: 90, think: 600, say: 105, call: 240 },
          })}
          code={{ name: 'iot-session', label: '在设备上开一次对话', samples: words.code }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '寄一块底板来',
            lead: `写明芯片型号和空闲内存，三个工作日内回复能装下哪几个模块。首响 ${toy} 毫秒可以当面量。`,
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '预约工程师' }} />,
          }}
        />
      </>
    );
  },
});
