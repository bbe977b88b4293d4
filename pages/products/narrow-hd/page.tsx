import { Cast } from '../../../components/art/kit/people/cast.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Linen } from './art/linen.tsx';
import { Shares } from './art/shares.tsx';
import { Compare } from './compare.tsx';
import { breakEven } from './model.ts';
import * as words from './words.ts';

const { encoding, traffic, gigabytes, saved } = words;
const even = breakEven({ encoding, traffic, gigabytes, saved });

/** Yuan an hour of a 720p channel, by how many watch. */
const plainHour = (viewers: number) => (viewers * gigabytes * traffic) / 100;
const narrowHour = (viewers: number) => plainHour(viewers) * (1 - saved) + (encoding * 60) / 100_000;

/**
 * Who decides: who pays for the traffic and answers for the picture. What they doubt: that half of the bits can look the same. What
 * removes the doubt: one frame, a handle, and every block's share of the bits, which add up to the two counters.
 */
export default page({
  needs: pageData,
  theme: { paper: 'mint' },

  Body({ data }) {
    return (
      <Cast people={[]}>
        <Opening
          layout="centred"
          ground="raised"
          eyebrow="窄带高清"
          title="一样清楚，|流量少一半"
          lead="码率不是均匀地省：从没人看的墙面和虚化背景里拿，留给脸、字和衣料。播放器不用改，直播与点播都能开。"
          actions={
            <Actions
              zone="hero"
              second={{
                href: 'https://console.yunqiao.example/narrow-hd/try',
                text: '传一段自己的片子',
                icon: 'upload',
              }}
            />
          }
          art={<Compare />}
        />

        <Section title="省下的都来自背景" lead="还是上面那帧服装。横条长度是 Mbps，三种块加起来就是整路的码率。">
          <Shares />
        </Section>

        <Section title="编码前多做的三件事" head="column" ground="paper">
          <Facts facts={words.ways} columns={3} mark="number" />
        </Section>

        <Statement
          figure={{ value: '46', unit: '%' }}
          title="同等画质，每场流量费用的降幅"
          text="亚麻的经纬是高频纹理，码率一紧，先被抹平的就是它。摄影师与买手双盲对比，2.3 Mbps 的窄带高清与 4.5 Mbps 的普通编码难分高下。"
          source={
            <>
              织巷服饰，三个季度。<Link href={caseAddress('zhixiang-live-shop')}>读织巷服饰的案例</Link>
            </>
          }
          art={<Linen />}
        />

        <Section
          title={`一路直播满 ${even} 人看就回本`}
          lead="转码另收钱，流量少收钱。720p 的一个频道，每小时两样相加："
        >
          <Chart
            label={`观众满 ${even} 人，省下的流量抵过转码费；人越多，越接近省一半`}
            x={{ ticks: [0, 20, 40, 60, 80, 100], name: '同时观看（人）' }}
            y={{ ticks: [0, 4, 8, 12, 16], name: '每小时（元）' }}
            marks={[
              {
                kind: 'line',
                points: [
                  [0, plainHour(0)],
                  [100, plainHour(100)],
                ],
                name: '普通',
                tone: 'muted',
              },
              {
                kind: 'line',
                points: [
                  [0, narrowHour(0)],
                  [100, narrowHour(100)],
                ],
                name: '窄带',
                tone: 'second',
              },
              { kind: 'point', at: [even, narrowHour(even)], name: `${even} 人`, side: 'above' },
            ]}
          />
        </Section>

        <Section head="centred" title="七天试用怎么过" ground="paper">
          <Timeline events={words.trial} />
        </Section>

        <Section title="各类内容能省多少">
          <SpecStrip
            specs={words.limits}
            source="2026 年 9 月，每类四十段、画质分不低于 93 的平均值；四类平均省一半。"
          />
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="code"
          title="在一个转码模板里打开"
          ground="raised"
          data={data.pageData}
          code={{ name: 'narrow-hd-start', label: '改模板，下播后对账', samples: words.samples }}
          price={listedPrice({
            product: 'live',
            quantities: { narrow: 3_600, traffic: 20_250 },
            usage: '每晚两小时、平均一千人看 720p，流量已减半',
          })}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '分不分得出，您来看',
            lead: '三分钟样片，十分钟得到逐段报告。',
            actions: <Actions zone="closing" night second={{ href: '/price/live', text: '算省下的流量' }} />,
          }}
        />
      </Cast>
    );
  },
});
