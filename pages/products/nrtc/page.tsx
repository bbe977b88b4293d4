import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Slider } from '../../../components/try/controls.tsx';
import { Dashboard } from '../../../components/try/dashboard.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { measurements } from '../../../config/measurements.ts';
import { priceExamples } from '../../../config/price-examples.ts';
import { voiceReplays } from '../../../config/voice-replays.ts';
import { Chances } from './art/chances.tsx';
import { endOfFirst, Upgrade } from './art/upgrade.tsx';
import { jitters, losses, scope } from './model.ts';
import styles from './nrtc.module.css';
import network, { readOf } from './try.ts';
import { cases, columns, earshot, limits, moves, neighbours, questions, rows, sample } from './words.ts';

const { call } = measurements;
/** What the scope shows at first: the network that the measured score is for. */
const first = { loss: call.lossUnderstood, jitter: 60 as const };
const { texts, status } = readOf(first);

const readouts = {
  score: '听感，满分 5',
  bare: '只开丢包隐藏',
  rate: '语音码率',
  delay: '端到端',
  picture: '画面',
  measure: '补救',
};

/**
 * Who decides: an engineer who builds rooms of their own and knows their users' networks. What they doubt: whether speech survives those
 * networks, and at which price. What removes the doubt: a scope with loss and jitter to turn up, and the measured score.
 */
export default page({
  needs: pageData,
  theme: { night: 'graphite' },

  Body({ data }) {
    const example = priceExamples.netcall[1];
    return (
      <>
        <Opening
          layout="centred"
          ground="night"
          eyebrow="音视频通话 2.0"
          title="把网络调坏，|看看还剩什么"
          lead="实时音视频的引擎：采集、编码、传输、补救、播放，给自己搭会场、课堂和语聊房的团队。界面您来做，弱网交给它。"
          actions={
            <Actions
              zone="hero"
              night
              second={{
                href: 'https://demo.yunqiao.example/nrtc/weak-network',
                text: '打开弱网实验台',
                icon: 'headphones',
              }}
            />
          }
          art={
            <Try of={network} title="把网络调坏" look="bare" status={status}>
              <svg
                viewBox="0 0 1200 310"
                preserveAspectRatio="xMinYMid slice"
                className={styles.scope}
                fill="none"
                role="img"
              >
                <title>同一句话的三条波形：发出、到达、听到。橙色叉是丢掉的包，绿色是补回来的，灰色是补不回的</title>
                <g data-picture="" dangerouslySetInnerHTML={{ __html: scope(first) }} />
              </svg>
              <Dashboard
                label="网络"
                readouts={readouts}
                texts={texts}
                dials={
                  <>
                    <Slider
                      label="丢包"
                      name="loss"
                      max={losses.length - 1}
                      defaultValue={losses.indexOf(first.loss)}
                      reads={texts.loss}
                    />
                    <Slider
                      label="抖动"
                      name="jitter"
                      max={jitters.length - 1}
                      defaultValue={jitters.indexOf(first.jitter)}
                      reads={texts.jitter}
                    />
                  </>
                }
              />
            </Try>
          }
        />

        <Section title="四层补救怎样分工" head="column">
          <Chart
            size="half"
            label={`丢包 ${first.loss}% 时，四层补救的语音有 ${texts.score} 分，只开丢包隐藏只有 ${texts.bare} 分`}
            x={{ ticks: [0, 20, 40, 60, 80], name: '丢包率（%）' }}
            y={{ ticks: [1, 2, 3, 4, 5], name: '平均意见分' }}
            marks={[
              { kind: 'line', points: voiceReplays.map((at) => [at.loss, at.score]), name: '四层', filled: true },
              { kind: 'line', points: voiceReplays.map((at) => [at.loss, at.bare]), name: '只隐藏', tone: 'muted' },
              { kind: 'point', at: [first.loss, call.score], name: `${call.score} 分`, tone: 'second', side: 'above' },
            ]}
          />
          <Chances />
          <p className={styles.source}>
            横轴是本该到达之后的毫秒数，缓冲 200 毫秒。往返过了 150 毫秒，重传停用；补音的网络 1.2 MB。
          </p>
        </Section>

        <Statement
          figure={{ value: '2.6', unit: '%' }}
          title="一百人同在一张地图，语音只占这么多处理器"
          text="五十米外听不见，十米内渐强，隔墙发闷。服务端只转发听得见的人，每名玩家平均收 4.2 路，下行 110 kbps。"
          source={
            <>
              九折山工作室《雾港回声》，2025 年 8 月，中端手机。
              <Link href={caseAddress('jiuzhe-game-voice')}>读这个案例</Link>
            </>
          }
          beside={<Chart {...earshot} />}
        />

        <Section title="五种实时产品的分界" head="column" width="wide">
          <ComparisonTable caption="五种实时产品的差别" columns={columns} rows={rows} />
        </Section>

        <Section
          title="从 1.x 升上来"
          lead={`1.x 修缺陷修到 ${endOfFirst.replace(/(\d+)-(\d+)-(\d+)/, '$1 年 $2 月 $3 日')}，之后照样能通话，不再发新版本。两代同房互通，换的那两周没有一天要停。`}
          ground="raised"
        >
          <Upgrade />
          <Timeline events={moves} />
        </Section>

        <Section title="数字与边界" head="column">
          <SpecStrip specs={limits} source="2026 年 10 月，实验室回放与线上抽样。" />
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="code"
          title="接入引擎"
          ground="raised"
          data={data.pageData}
          code={{
            name: 'nrtc-start',
            label: '进频道，发布，按需收看',
            samples: [{ label: 'Web', language: 'javascript', code: sample }],
          }}
          price={listedPrice({ product: 'netcall', quantities: example.quantities, usage: example.text })}
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '带上最差的网络来试',
            lead: '弱网实验台不用注册：说一句话，调丢包，听前后两遍。',
            actions: <Actions zone="closing" night second={{ href: '/price/netcall', text: '按分钟算一笔' }} />,
          }}
        />
      </>
    );
  },
});
