import { Globe } from '../../../components/sections/globe/globe.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Bento } from '../../../components/sections/bento.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { CustomerQuote } from '../../../components/sections/customer-quote.tsx';
import { LogPane } from '../../../components/sections/log-pane.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Portrait } from '../../../components/case/portrait.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Title } from '../../../components/ui/title.tsx';
import { ask } from '../../../config/calls/ask.ts';
import { measuredIn } from '../../../config/latency.ts';
import { archipelago, liveShop, majlis, squad } from './art/postcards.tsx';
import { RouteMap } from './route-map.tsx';
import { candidates, events, laws, price, questions, weeks } from './words.ts';
import styles from './global.module.css';

/**
 * Who decides: whoever takes a product abroad. What they doubt: whether it is as quick and as lawful there. What removes the doubt: two
 * cities to choose, and the way between them. Instrument; navy.
 */
export default page({
  needs: (route) => ({ cases: ask('caseList', { page: 1, pageSize: 100, type: 'overseas' }), ...pageData(route) }),

  Body({ data }) {
    const told = data.cases.list.find(({ quote }) => quote);
    return (
      <>
        <Opening
          layout="over"
          ground="night"
          title="业务出海，|声音先到"
          lead="同一套 SDK 备齐各国的接入点、数据区域和网络策略：第一个国家六周上线，之后每个三周。"
          actions={<Actions zone="hero" night second={{ href: '/promotion/advisory', text: '预约架构师' }} />}
          art={<Globe />}
        />

        <Section
          title="两座城市之间|隔着多少毫秒"
          lead={`从开口到听见，全程都算在内；虚线是公网直连。${measuredIn.zh}，两端家庭宽带，每格 20 万通以上语音通话的中位数；蜂窝网另加 15 到 40 毫秒。`}
        >
          <RouteMap />
        </Section>

        <Section ground="night">
          <Split
            wideArt
            flipped
            art={
              <>
                <SpanBars {...candidates} />
                <div className={styles.below}>
                  <LogPane title="利雅得 → 雅加达" meta="海缆抖动后的 1.5 秒" lines={events} />
                </div>
              </>
            }
          >
            <Title>一条路坏了，|话不会断</Title>
            <p>
              <Link href="/wecan">WE-CAN</Link> 每秒探测时延、抖动和丢包，给每条路打分；跨洲的语音至少有两条可走。
            </p>
          </Split>
        </Section>

        <Section title="四个地方的四种取舍">
          <Bento
            cells={[
              {
                title: '利雅得，晚上十点的语聊房',
                text: '室内多是蜂窝网，语音带三份冗余，码率降到 32 kbps；界面从右到左，礼拜时间不推送。',
                href: '/voicechat',
                size: 'half',
                art: majlis,
              },
              {
                title: '雅加达，两台入门手机的通话',
                text: '2 GB 内存、三家运营商互相绕路：各设接入点，先降画面再降声音，接通率 98% 以上。',
                href: '/social-1v1',
                size: 'half',
                art: archipelago,
              },
              {
                title: '圣保罗，放学后的小队',
                text: '圣保罗到墨西哥城走直达，单程 44 毫秒；语音审核听得懂葡语和西语里的脏话。',
                href: '/game-voice',
                size: 'half',
                art: squad,
              },
              {
                title: '东京，一只茶碗的直播',
                text: '含税价和退货条件常驻画面。低时延线路 0.9 秒，弹幕先过日文审核。',
                href: '/live',
                size: 'half',
                art: liveShop,
              },
            ]}
          />
        </Section>

        <Section ground="raised" title="六个地区的合规对照" lead="按 2026 年 10 月的公开法规整理，不是法律意见。">
          <ComparisonTable
            caption="六个地区的合规要求"
            columns={[
              { name: '数据放哪里' },
              { name: '未成年人' },
              { name: '泄露通报' },
              { name: '我们备好的', marked: true },
            ]}
            rows={laws}
          />
        </Section>

        <Section title="第一个国家六周上线">
          <Timeline
            events={weeks.map(([when, title, yours, ours]) => ({
              when,
              title,
              text: (
                <>
                  <b>您</b> {yours}
                  <br />
                  <b>我们</b> {ours}
                </>
              ),
            }))}
          />
        </Section>

        {told?.quote ? (
          <Section label="客户的话">
            <CustomerQuote
              {...told.quote}
              story={{ href: caseAddress(told.id), action: '读这个案例' }}
              portrait={<Portrait seed={told.quote.by} />}
            />
            <div className={styles.below}>
              <SpecStrip specs={told.metrics.map(({ value, label }) => ({ value, name: label }))} />
            </div>
          </Section>
        ) : null}

        <Start
          first="price"
          ground="raised"
          title="出海|不加价"
          data={data.pageData}
          price={price}
          questions={questions}
          neighbours={[
            { href: '/wecan', name: '全球网络 WE-CAN', text: '节点、选路与可用性承诺。' },
            { href: '/global/social', name: '社交出海', text: '语聊房、一对一与直播打包，附各市场运营建议。' },
            { href: '/sms', name: '国际短信', text: '二百多个国家和地区的登记规则与时段。' },
          ]}
          act={{
            title: '告诉我们|第一站去哪里',
            lead: '半小时内给出登记清单。',
            actions: <Actions zone="closing" night first={{ href: '/promotion/advisory', text: '预约架构师' }} />,
          }}
        />
      </>
    );
  },
});
