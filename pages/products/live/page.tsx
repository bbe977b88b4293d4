import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Slider } from '../../../components/try/controls.tsx';
import { Dashboard } from '../../../components/try/dashboard.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { priceExamples } from '../../../config/price-examples.ts';
import { meterOf } from '../../../config/prices.ts';
import { fastText, lineDelays, regularText } from '../../../config/live-lines.ts';
import { Stages } from './art/stages.tsx';
import { Stations } from './art/stations.tsx';
import { TwoWays } from './art/two-ways.tsx';
import { audiences, type Meters, track } from './model.ts';
import styles from './live.module.css';
import race, { readOf } from './try.ts';
import { cases, choices, neighbours, play, questions, savings, sign } from './words.ts';

const meters: Meters = {
  regular: meterOf('live', 'traffic'),
  fast: meterOf('live', 'fast'),
  stage: meterOf('interact', 'stage'),
};
/** What the opening shows at first: the fast line, a thousand viewers. */
const first = { line: 1, viewers: 1_000, meters };
const { texts, status } = readOf(first);

/**
 * Who decides: whoever pays for the traffic of a shop, a race or a course. What they doubt: how much of the delay their money buys off.
 * What removes the doubt: one finish seen on three lines, each with its seconds and its bill.
 */
export default page({
  needs: pageData,

  Body({ data }) {
    const example = priceExamples.live[1];
    return (
      <>
        <Opening
          layout="full"
          eyebrow="直播"
          title="撞线这一秒，|观众看到哪里"
          lead="推流、转码、分发、录制，一路流从现场到观众手里。线路有两条，差的是时延与单价；观众要开口，再加连麦席。"
          actions={<Actions zone="hero" second={{ demo: 'live', text: '扫码比一比时延', icon: 'smartphone' }} />}
          art={
            <Try of={race} title="选线路与人数" look="bare" status={status} props={{ meters }}>
              <svg
                viewBox="0 0 2000 330"
                preserveAspectRatio="xMaxYMid slice"
                className={styles.track}
                fill="none"
                role="img"
              >
                <title>百米撞线的同一刻：连麦席、低时延线路与常规线路的观众看到的位置，每秒按 10 米计</title>
                <g data-picture="" dangerouslySetInnerHTML={{ __html: track(first) }} />
              </svg>
              <Dashboard
                label="线路与人数"
                readouts={{ seconds: '比现场晚', metres: '运动员还差', cost: '一小时 720p' }}
                texts={texts}
                dials={
                  <>
                    <Slider label="线路" name="line" max={2} defaultValue={first.line} reads={texts.line} />
                    <Slider
                      label="同时观看"
                      name="viewers"
                      max={audiences.length - 1}
                      defaultValue={audiences.indexOf(first.viewers)}
                      reads={texts.viewers}
                    />
                  </>
                }
              />
            </Try>
          }
        />

        <Section
          title="时延是一段段加起来的"
          lead={
            <>
              同一路 1080p、30 帧、3 Mbps 的流，两条线路各走一遍，2026 年 8
              月测，取中位数。最长的一段在观众的播放器里，也最容易改；
              <Link href="/dev-blog/live-latency-budget">分段方法与协议取舍</Link>另有一篇。
            </>
          }
          ground="raised"
        >
          <Stages />
          <Facts facts={savings} />
        </Section>

        <Section
          title="一路流经过的六道工序"
          lead="举例：一场一小时的 4K 拍卖，一千人同时看。带的粗细是码率，一个点是十位观众，橙色的两百位要出价，走低时延线路。"
        >
          <Stations meters={meters} />
        </Section>

        <Statement
          figure={{ value: '0.4', unit: '秒' }}
          title="商场宽带断掉的一刻|有六万八千人在看"
          text="织巷服饰的十一月专场，主路是商场宽带，备路是现场的蜂窝聚合设备。20:14 主路抖动，0.4 秒后备路接上，播放地址没变。"
          source={
            <>
              2024 年 11 月值守记录，<Link href={caseAddress('zhixiang-live-shop')}>读织巷服饰的案例</Link>
            </>
          }
          art={<TwoWays />}
        />

        <Section title="按等多久来选产品" head="centred" width="wide">
          <Timeline events={choices} />
        </Section>

        <Section title="不适合的场景" head="column" ground="raised">
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="code"
          title="先推一路流试试"
          data={data.pageData}
          code={{
            name: 'live-start',
            label: '签发推流地址，切换播放线路',
            samples: [
              { label: '服务端签名', language: 'javascript', code: sign },
              { label: '网页播放', language: 'javascript', code: play },
            ],
          }}
          price={listedPrice({ product: 'live', quantities: example.quantities, usage: example.text })}
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '两条线路自己量一遍',
            lead: `从 ${regularText} 秒到 ${fastText} 秒，试用包里的流量都能用。${lineDelays.stage} 毫秒的连麦席在互动直播里开。`,
            actions: <Actions zone="closing" night second={{ href: '/livetool', text: '配我的推流参数' }} />,
          }}
        />
      </>
    );
  },
});
