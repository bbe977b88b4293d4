import { Cast } from '../../../components/art/kit/people/cast.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Lanes } from '../../../components/sections/lanes.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { priceExamples } from '../../../config/price-examples.ts';
import { Delays } from './art/delays.tsx';
import { Pauses } from './art/pauses.tsx';
import { Templates } from './art/templates.tsx';
import { Stage } from './stage.tsx';
import { cases, failures, handover, limits, neighbours, questions, samples } from './words.ts';

/**
 * Who decides: who runs a room with hosts and guests. What they doubt: whether viewers leave at the black moment when a guest comes on.
 * What removes the doubt: a stage to seat people on, whose one picture never stops, and the milliseconds of a handover.
 */
export default page({
  needs: pageData,
  theme: { night: 'aubergine' },

  Body({ data }) {
    const example = priceExamples.interact[1];
    return (
      <Cast people={[]}>
        <Opening
          layout="full"
          ground="night"
          eyebrow="互动直播"
          title="观众上台，|画面不断"
          lead="主播同意，台下的人就到了台上：连麦、换位、跨房 PK，几路画面在云端合成一路。看的人不换地址，也不用升级。"
          actions={<Actions zone="hero" night second={{ demo: 'interact', text: '安装演示，上麦试试', icon: 'mic' }} />}
          art={<Stage />}
        />

        <Section
          head="centred"
          title="一次上麦的 1.1 秒"
          lead="合流总比直通慢一步。源选择器约定一个切换点，旧的一路播到它为止，新的一路从它开始，缺的 100 毫秒由播放器的缓冲垫上。"
        >
          <Lanes {...handover} />
        </Section>

        <Section ground="raised" title="上麦的代码与三种退路">
          <Split wideArt art={<CodeSample name="interact-stage" label="让观众上台" samples={samples} />}>
            <Facts facts={failures} mark="ledger" />
          </Split>
        </Section>

        <Statement
          figure={{ value: '1.9', unit: '%' }}
          title="上下麦时看得出停顿的比例"
          text="改用源选择器之前是 38%。五千次切换逐次录屏，超过 200 毫秒没有新画面就算停顿。剩下的这些，多是观众自己的网络断了。"
          source={
            <>
              2026 年 1 月，灰度四周。<Link href="/dev-blog/cohost-handover">切换的那一帧怎么定，附代码</Link>
            </>
          }
          beside={<Pauses />}
        />

        <Section
          head="centred"
          title="声音多久传到哪一排"
          ground="raised"
          lead="台上走实时网络，按参与者分钟；前排走低时延线路，给弹幕、竞猜和候场的人；后排走常规线路，流量单价最低。弧线一道一秒。"
        >
          <Delays />
        </Section>

        <Section
          head="centred"
          title="六种合流模板"
          lead={
            <>
              建房时选一种，播到一半也能换；签约客户可自定坐标。
              <Link href={caseAddress('zhixiang-live-shop')}>织巷服饰</Link>
              每场留二十分钟给老顾客连麦试穿，这一段的下单转化率是全场平均的 2.4 倍。
            </>
          }
        >
          <Templates />
        </Section>

        <Section head="centred" title="台上的上限" ground="raised">
          <SpecStrip specs={limits} source="时延为 2026 年 10 月线上抽样。" />
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="demo"
          title="开一间能上台的房"
          data={data.pageData}
          price={listedPrice({ product: 'interact', quantities: example.quantities, usage: example.text })}
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '请第一位观众上台',
            lead: '三台手机就能走完开播、上麦和 PK。',
            actions: <Actions zone="closing" night second={{ href: '/price/interact', text: '按人数算一场' }} />,
          }}
        />
      </Cast>
    );
  },
});
