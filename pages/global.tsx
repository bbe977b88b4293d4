import { ClockBand } from '../components/art/global/clock-band.tsx';
import { Globe } from '../components/art/global/globe.tsx';
import { Archipelago, LiveShop, Majlis, Squad } from '../components/art/global/postcards.tsx';
import { Reroute } from '../components/art/global/reroute.tsx';
import { caseAddress } from '../components/case/addresses.ts';
import { Figure } from '../components/case/figure.tsx';
import { LatencyMatrix } from '../components/global/latency.tsx';
import { Weeks } from '../components/global/weeks.tsx';
import { page } from '../components/page.ts';
import { Closing } from '../components/sections/closing.tsx';
import { ComparisonTable } from '../components/sections/comparison-table.tsx';
import { CustomerQuote } from '../components/sections/customer-quote.tsx';
import { DocsAndDemos } from '../components/sections/docs-and-demos.tsx';
import { Faq } from '../components/sections/faq.tsx';
import { FitsWith } from '../components/sections/fits-with.tsx';
import { PriceTeaser } from '../components/sections/price-teaser.tsx';
import { Section } from '../components/sections/section.tsx';
import { Split } from '../components/sections/split.tsx';
import { accountLinks } from '../components/ui/account-links.ts';
import { Button } from '../components/ui/button.tsx';
import { Container } from '../components/ui/container.tsx';
import { Icon } from '../components/ui/icon.tsx';
import { Link } from '../components/ui/link.tsx';
import { ask } from '../config/calls/ask.ts';
import { cities, costs, events, laws, questions, regions, weeks } from './global/words.ts';
import styles from './global.module.css';

const scenes = [
  {
    title: '利雅得，晚上十点的语聊房',
    text: '斋月里高峰要到凌晨三点。室内多是蜂窝网，语音带三份冗余，码率降到 32 kbps；界面从右到左，礼拜时间不推送。',
    href: '/voicechat',
    action: '语聊房方案',
    art: <Majlis />,
  },
  {
    title: '雅加达，两台入门手机的通话',
    text: '2 GB 内存、预付费流量、三家运营商互相绕路。各设接入点，先降画面再降声音，接通率 98% 以上。',
    href: '/social-1v1',
    action: '一对一社交方案',
    art: <Archipelago />,
  },
  {
    title: '圣保罗，放学后的小队',
    text: '葡语和西语玩家在同一张图里。圣保罗到墨西哥城走直达，单程 44 毫秒；语音审核听得懂两种语言里的脏话。',
    href: '/game-voice',
    action: '游戏语音方案',
    art: <Squad />,
  },
  {
    title: '东京，一只茶碗的直播',
    text: '含税价、经营者信息和退货条件要常驻画面。低时延线路 0.9 秒，弹幕先过日文审核，录像留存备查。',
    href: '/live',
    action: '直播',
    art: <LiveShop />,
  },
];

export default page({
  needs: () => ({
    cases: ask('caseList', { page: 1, pageSize: 100 }),
    pageData: ask('pageData', { product: 'global' }),
  }),

  head: () => ({
    breadcrumb: [
      { name: '首页', address: '/' },
      { name: '出海', address: '/global' },
    ],
  }),

  Body({ data: { cases, pageData }, site, route }) {
    const links = accountLinks({ site, edition: route.edition });
    const told = cases.list.find(({ type, quote }) => type === 'overseas' && quote);
    const register = (zone: string) => (
      <Button href={links.register} size="large" data-event-id="register" data-event-zone={zone}>
        免费试用
      </Button>
    );
    return (
      <>
        <section className={styles.opening}>
          <Container className={styles.stage}>
            <div className={styles.copy}>
              <h1 className={styles.title}>
                业务出海，
                <wbr />
                声音先到
              </h1>
              <p className={styles.lead}>网络、合规和当地的用法，是出海的三道门槛。同一套 SDK 带着各国的接入点、数据区域和网络策略出门，第一个国家六周，之后每个三周。</p>
              <p className={styles.actions}>
                {register('hero')}
                <Button href="/promotion/advisory" variant="on-dark" size="large" data-event-id="advisory" data-event-zone="hero">
                  聊聊去哪一国
                </Button>
              </p>
            </div>
          </Container>
          <div className={styles.world}>
            <Globe />
          </div>
        </section>

        <Section title="两座城市之间，隔着多少毫秒" lead="从一个人开口，到另一个人听见：采集、编码、传输、缓冲、播放都算在内。切到公网看看，差在哪里。">
          <LatencyMatrix cities={cities} />
          <p className={styles.note}>2026 年 10 月，两端均为家庭宽带，每格 20 万通以上语音通话的中位数，毫秒。蜂窝网另加 15 到 40 毫秒。</p>
        </Section>

        <Section tone="night">
          <Split wideArt flipped art={<Reroute />}>
            <h2>
              一条路坏了，
              <wbr />
              话不会断
            </h2>
            <p>
              <Link href="/wecan" className={styles.plain}>
                WE-CAN
              </Link>
              的节点每秒互相探测时延、抖动和丢包，给每条路打分。跨洲的语音至少有两条可走，分数一变就换。
            </p>
            <ol className={styles.events}>
              {events.map(({ at, what }) => (
                <li key={at}>
                  <span className={styles.at}>{at} ms</span>
                  {what}
                </li>
              ))}
            </ol>
          </Split>
        </Section>

        <section className={styles.reach}>
          <Container>
            <div className={styles.pair}>
              <h2 className={styles.heading}>从最近的地方上桥</h2>
              <p className={styles.muted}>
                SDK 启动时同时问三个接入点，谁先回就连谁；运营商绕路的国家，每家运营商各设一处。下面是开放接入的城市，中继节点另有数百个，不对外提供接入。
              </p>
            </div>
            <dl className={styles.regions}>
              {regions.map(({ name, places }) => (
                <div key={name} className={styles.region}>
                  <dt>{name}</dt>
                  <dd>{places.join('、')}</dd>
                </div>
              ))}
            </dl>
          </Container>
        </section>

        <Section title="到了当地，按当地的过法" lead="同一个功能，换个国家就有别的难处。四张明信片，四处取舍。">
          <ul className={styles.cards}>
            {scenes.map(({ title, text, href, action, art }) => (
              <li key={href} className={styles.card}>
                {art}
                <div className={styles.words}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                  <Link href={href} className={styles.more}>
                    {action}
                    <Icon name="arrow-right" size={16} />
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        </Section>

        <Section tone="raised" title="一国一套规矩，先对照再动手" lead="存在哪里、几岁能自己作主、出了事多久通报。下表按 2026 年 10 月的公开法规整理，供对照用，不是法律意见。">
          <ComparisonTable
            caption="六个地区的数据存放、未成年人、通报时限与我们提供的支持"
            columns={[{ name: '数据放哪里' }, { name: '未成年人' }, { name: '泄露通报' }, { name: '我们备好的', marked: true }]}
            rows={laws}
          />
        </Section>

        <Section title="第一个国家，六周" lead="慢的从来不是写代码，是登记、送审和等一份网络报告。把它们排在一起走。">
          <Weeks weeks={weeks} />
        </Section>

        <section className={styles.clock}>
          <Container>
            <div className={styles.pair}>
              <h2 className={styles.heading}>您下班的时候，海外的晚高峰才开始</h2>
              <p className={styles.muted}>橙色是各地 20 点到 24 点，按北京时间画。三个班次首尾相接，中英文都有人；紧急问题 15 分钟内有工程师回复，大促与斋月可以约专人值守。</p>
            </div>
            <div className={styles.band} role="region" aria-label="各地晚高峰与值班班次" tabIndex={0}>
              <ClockBand />
            </div>
            <p className={styles.muted}>
              值守与响应时限写在<Link href="/service">技术支持服务</Link>的协议里。
            </p>
          </Container>
        </section>

        {told?.quote ? (
          <Section>
            <div className={styles.story}>
              <CustomerQuote {...told.quote} story={{ href: caseAddress(told.id), action: '他们怎么做到的' }} />
              <dl className={styles.metrics}>
                {told.metrics.map(({ value, label }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <Figure value={value} />
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </Section>
        ) : null}

        <Section tone="raised" title="出海不另收过桥费" lead="分钟、月活与国内同价，只有短信按国家定价。">
          <PriceTeaser
            rows={costs}
            action={
              <Button href="/price" variant="secondary" icon="arrow-right">
                看全部价格
              </Button>
            }
            note="含税价，按月后付。新账号有三十天试用额度，海外区域同样可用。"
          />
        </Section>

        <DocsAndDemos data={pageData} title="行前读物" lead="区域、合规与网络策略各有一篇；演示里可以选两座城市，听一段真实的跨区对话。" />

        <Section tone="raised">
          <Faq
            title="出发之前"
            aside={
              <p>
                没有写到的国家，<Link href="/promotion/advisory">问问去过的人</Link>。
              </p>
            }
            items={questions}
          />
        </Section>

        <Section title="行李清单">
          <FitsWith
            links={[
              { href: '/wecan', name: '全球网络 WE-CAN', text: '这座桥本身：节点、选路与可用性承诺。' },
              { href: '/global/social', name: '社交出海', text: '语聊房、一对一与直播打包，附各市场运营建议。' },
              { href: '/sms', name: '国际短信', text: '二百多个国家和地区的登记规则与时段。' },
              { href: '/promotion/censorship', name: '内容安全', text: '多语种文字与语音审核，含俚语样本。' },
            ]}
          />
        </Section>

        <Closing
          title="告诉我们，第一站去哪里"
          lead="带上国家和用户量，半小时内给出区域建议、网络实测和登记清单。"
          actions={
            <>
              <Button href="/promotion/advisory" size="large" data-event-id="advisory" data-event-zone="closing">
                预约架构师
              </Button>
              <Button href={links.register} variant="on-dark" size="large" data-event-id="register" data-event-zone="closing">
                免费试用
              </Button>
            </>
          }
        />
      </>
    );
  },
});
