import { page } from '../components/page.ts';
import { Arc } from '../components/art/kit/arc.tsx';
import { FaceSheet } from '../components/art/im/faces.tsx';
import { GapStrip } from '../components/art/im/gap-strip.tsx';
import { JourneyArt } from '../components/art/im/journey-art.tsx';
import { MessageWall } from '../components/art/im/message-wall.tsx';
import { MigrationArt } from '../components/art/im/migration-art.tsx';
import { Platforms } from '../components/art/im/platforms.tsx';
import { PushArt } from '../components/art/im/push-art.tsx';
import { Stage } from '../components/art/im/stage.tsx';
import { Closing } from '../components/sections/closing.tsx';
import { CodeSample } from '../components/sections/code-sample.tsx';
import { ComparisonTable } from '../components/sections/comparison-table.tsx';
import { Diagram } from '../components/sections/diagram.tsx';
import { DocsAndDemos } from '../components/sections/docs-and-demos.tsx';
import { Faq } from '../components/sections/faq.tsx';
import { FeatureGrid } from '../components/sections/feature-grid.tsx';
import { FitsWith } from '../components/sections/fits-with.tsx';
import { MetricBand } from '../components/sections/metric-band.tsx';
import { PriceTeaser } from '../components/sections/price-teaser.tsx';
import { Section } from '../components/sections/section.tsx';
import { Split } from '../components/sections/split.tsx';
import { Steps } from '../components/sections/steps.tsx';
import { accountLinks } from '../components/ui/account-links.ts';
import { Button } from '../components/ui/button.tsx';
import { Container } from '../components/ui/container.tsx';
import { Link } from '../components/ui/link.tsx';
import { ask } from '../config/calls/ask.ts';
import { meterOf, prices } from '../config/prices.ts';
import { promises } from '../config/promises.ts';
import { grouped, lineOf, roundYuan, unitPrice } from '../config/rules/price.ts';
import styles from './im.module.css';
import { edges, nodes } from './im/architecture.ts';
import { firstMessage, serverSide } from './im/code.ts';
import { columns, rows } from './im/sessions.ts';

const journey = [
  { title: '先写进自己的库', text: '发送键按下，消息带着一个随机编号落进本地库。没有网也不丢，联网后按 1、2、4、8 秒重试。' },
  { title: '走最近的接入点', text: '长连接本来就开着，连的是同城的节点；断了换一条线，不用重新登录。' },
  { title: '发一个连续的号，写三份', text: '同一个会话由一个分片发号，多数副本落盘才算数。重发的消息凭随机编号认出来，不会有第二条。' },
  { title: '先答复发的人', text: '界面从“发送中”变成“已送达”；先后以序号为准，不看手机的时钟。' },
  { title: '再送到在线的每台设备', text: '手机、网页和桌面同时收到，在哪一台读了，别处的红点一起消失。' },
  { title: '锁着屏的，推送去叫', text: '电脑还开着就先等 15 秒；真的没人看，才交给厂商通道，约 1.2 秒后亮屏。' },
];

const safety = [
  { icon: 'scan-text', title: '审核在发号之前', text: '文字、图片、语音和视频先过审再下发，文字判定中位数 6 毫秒；阈值与词库按会话类型分开设。', href: '/promotion/censorship' },
  { icon: 'key-round', title: '令牌由您签发', text: '密钥只留在服务端，令牌限账号、限时长，泄露一枚可以单独吊销，不影响别人在线。' },
  { icon: 'lock-keyhole', title: '传输与存储都加密', text: '链路用 TLS 1.3，库与备份用 AES-256；本地库也可加密，密钥由您的应用保管。' },
  { icon: 'map-pinned', title: '数据留在选定的地域', text: '控制台里选定数据中心所在地区，消息与附件就存在那里；中国大陆的数据不出境。', href: '/global' },
  { icon: 'eraser', title: '到期就清除', text: '历史按版本保留 7 到 180 天，注销的账号按您设的期限清除资料与消息，留有可查的记录。' },
  { icon: 'badge-check', title: '经得起查', text: '等保三级、ISO 27001 与 ISO 27701 每年复审，报告可以给您的审计看。', href: '/certification/level3' },
];

const migration = [
  { title: '导入账号、关系与群', text: '批量接口每秒 2,000 个账号，原来的编号照旧用，用户不必重新注册。' },
  { title: '双写，旧系统为准', text: '新消息写两边，每天按会话对账，差一条都列出来。' },
  { title: '按用户切换读取', text: '1%、10%、50%，每一档看一周；不对就拨回去，一分钟内生效。' },
  { title: '补历史，停旧系统', text: '历史按时间倒序补录，用户先看到最近的；工程师跟到最后一天。' },
];

const questions = [
  {
    question: '一条消息最坏会晚多久？',
    answer: '双方在线时，同城中位数 61 毫秒，跨洲在 300 毫秒以内；主备切换期间发送会排队，不超过 300 毫秒，期间不会失败。锁屏的手机取决于厂商通道，中位数 1.2 秒，24 小时内送达 91% 到 97%。',
  },
  {
    question: '同一个账号能在几台设备上同时登录？',
    answer: '免费版两台，标准版五台，专业版十台，手机、平板、网页和桌面随意组合；也可以设成只留一台，后登录的把先登录的请下线。已读、草稿和置顶在各台之间同步。',
  },
  {
    question: '历史消息存多久，能自己存吗？',
    answer: '云端漫游免费版 7 天，标准版 30 天，专业版 180 天，可续到三年。需要自己留档的，用事后抄送把每条消息实时写进您的库，断开期间的会在恢复后补发，最长三天。',
  },
  {
    question: '一定要用你们的界面吗？',
    answer: (
      <p>
        不用。SDK 只管收发与存储，界面随您画。赶时间可以从<Link href="/sdk/app/im">界面组件</Link>开始：会话列表、聊天页和通讯录都附源码，改配色、改布局都行。
      </p>
    ),
  },
  {
    question: '回调超时了，消息还发吗？',
    answer: '由您定。默认等 1 秒，超时放行，并在控制台记一笔；也可以设成超时拒绝。同一个地址连续失败五次会先熔断 30 秒，不拖慢聊天。',
  },
  {
    question: '超级群和圈组、聊天室怎么选？',
    answer: (
      <p>
        要保留每一条、人在十万上下，用超级群；要分频道、分身份组，用<Link href="/qchat">圈组</Link>；消息滚过就算、人来人往，用<Link href="/chatroom">聊天室</Link>。
      </p>
    ),
  },
];

const users = meterOf('im', 'mau');
const perUser = unitPrice({ fen: users.tiers[0]!.fen, per: users.per });
const pro = prices.im.plans.find(({ id }) => id === 'pro')!;
const superGroup = prices.im.rates.find(({ name }) => name === '超级群')!;
const example = lineOf(users, 10_000);

export default page({
  needs: () => ({ reading: ask('pageData', { product: 'im' }) }),

  head: () => ({
    breadcrumb: [
      { name: '首页', address: '/' },
      { name: '即时通讯 IM', address: '/im' },
    ],
  }),

  Body({ data, site, route }) {
    const links = accountLinks({ site, edition: route.edition });
    const register = (zone: string) => (
      <Button href={links.register} size="large" data-event-id="register" data-event-zone={zone}>
        免费试用
      </Button>
    );
    return (
      <>
        <FaceSheet />
        <section className={styles.hero}>
          <svg viewBox="0 0 1440 620" fill="none" aria-hidden="true" className={styles.arcs}>
            <Arc from={[-40, 620]} to={[1480, 620]} lift={700} color="var(--night-line)" width={1.5} />
            <Arc from={[240, 620]} to={[1220, 620]} lift={640} color="var(--primary)" width={2.5} signal />
            <Arc from={[240, 620]} to={[760, 620]} lift={520} color="var(--accent)" width={1.5} opacity={0.7} signal late />
          </svg>
          <Container className={styles.opening}>
            <h1 className={styles.title}>
              您的应用，
              <wbr />
              半天学会聊天
            </h1>
            <div>
              <p className={styles.lead}>
                单聊、群聊、离线推送和历史漫游，装在一个 SDK 里。发出去的会收到，收到的只有一次，先说的排在前面。
              </p>
              <div className={styles.actions}>
                {register('hero')}
                <Button href="/sdk/app/im" variant="on-dark" size="large" icon="smartphone" data-demo="im" data-event-id="demo" data-event-zone="hero">
                  打开演示
                </Button>
              </div>
            </div>
          </Container>
          <Container className={styles.stage}>
            <Stage />
          </Container>
        </section>

        <Section>
          <MetricBand
            metrics={[
              { value: '61', unit: '毫秒', name: '同城两台在线设备之间的送达中位数' },
              { value: '1,410', unit: '万次/秒', name: '2026 年除夕零点的消息下发峰值' },
              { value: promises.uptime.standard, unit: '%', name: `月度可用性承诺，企业版可约定 ${promises.uptime.contract}%` },
              { value: String(users.gift), unit: '位', name: '每月免费的活跃用户，不限消息条数' },
            ]}
          />
        </Section>

        <Section tone="raised" title="跟着一条消息走一遍" lead="它从林遥的手机出发，要到三百多位邻居的屏幕上。时间是同城、晚高峰的中位数。">
          <div className={styles.sequence}>
            <Steps steps={journey} />
            <JourneyArt />
          </div>
          <GapStrip />
        </Section>

        <Section title="聊天里会出现的东西，都有现成的类型" lead="十二种内置，外加自定义；存储、推送文案、未读规则和旧版兼容都配好了。">
          <MessageWall />
        </Section>

        <Section tone="raised" title="两个人的会话，十万人的群" lead="人数不同，送法就不同。四种会话用同一套接口，升级时不换编号，历史也不搬家。">
          <ComparisonTable caption="四种会话的人数、送达方式与管理能力" columns={columns} rows={rows} />
          <p className={styles.after}>
            还要再大：分频道的百万人社群用<Link href="/qchat">圈组</Link>，不限人数的弹幕用<Link href="/chatroom">聊天室</Link>，账号与令牌通用。
          </p>
        </Section>

        <Section tone="night" title="一百条消息，只响十次" lead="群里聊得正热，手机每三秒响一次，人就会关掉通知，再也不打开。我们按会话合并，越热闹，窗口越长。">
          <PushArt />
          <div className={styles.facts}>
            <p>
              <b>第一条马上推</b>
              之后的窗口从 3 秒翻倍到 60 秒，安静十分钟重新算。
            </p>
            <p>
              <b>@ 您的不等</b>
              提到本人、来电和您标记为要紧的类型，越过合并与免打扰。
            </p>
            <p>
              <b>七家厂商通道一次接好</b>
              分类、配额和角标各家不同，差别由推送网关处理，到达率在控制台逐段看。
            </p>
          </div>
        </Section>

        <Section title="一个会话，一个分片，一本账" lead="顺序只在会话内才有意义，所以按会话分片：片内一个发号器，片与片互不等待。" centred>
          <Diagram label="系统结构：各端经就近接入点到会话分片，分片连着内容审核、您的服务端、推送网关与历史检索" width={1140} height={343} nodes={nodes} edges={edges} />
        </Section>

        <Section tone="raised">
          <Split wideArt art={<CodeSample name="im-first" label="发一条群消息并看到已读人数的代码" samples={firstMessage} />}>
            <h2>
              十五行，
              <wbr />
              从登录到看见已读
            </h2>
            <p>重连、补拉、本地库和多端同步都在 login 之后自动进行，您的代码只管显示。</p>
            <p>升级不必追着改：大版本之间保证三年兼容，弃用的接口提前一年写在变更记录里。</p>
            <p>
              <Button href="/sdk/app/im" variant="secondary" icon="arrow-right">
                下载 SDK
              </Button>
            </p>
          </Split>
          <Platforms />
        </Section>

        <Section>
          <Split wideArt flipped art={<CodeSample name="im-server" label="服务端回调与接口的代码" samples={serverSide} />}>
            <h2>
              发出之前，
              <wbr />
              先问过您的服务端
            </h2>
            <p>谁能说、说什么、改成什么，规则留在您手里。请求带签名和时间戳，答复可以放行、拒绝，也可以改写。</p>
            <p>事后抄送把每条消息送进您的队列，供留档、质检与报表；六十多个管理接口覆盖账号、群组、禁言与导出。</p>
          </Split>
        </Section>

        <Section tone="raised" title="管得住，也说得清">
          <FeatureGrid features={safety} />
        </Section>

        <Section>
          <Split art={<MigrationArt />}>
            <h2>从自研或别家迁来，六周</h2>
            <p>不停服，任何一周都能退回去。迁移由工程师陪着做，不另收费。</p>
            <Steps steps={migration} />
            <p>
              <Button href="/service" variant="secondary" icon="arrow-right">
                约一次迁移评估
              </Button>
            </p>
          </Split>
        </Section>

        <Section tone="raised">
          <Split
            art={
              <PriceTeaser
                rows={[
                  { name: '免费版', price: '¥0', unit: `每月 ${users.gift} 位月活以内`, note: '收发与推送齐全，漫游 7 天' },
                  { name: '标准版', price: perUser, unit: '每位月活起，无月费', note: '漫游 30 天，单群 3,000 人' },
                  { name: '专业版', price: roundYuan(pro.fen), unit: '每月，另加月活', note: '漫游 180 天，全量抄送，含超级群' },
                ]}
                note="含税，按自然月出账"
                action={
                  <Button href="/price/im" icon="arrow-right">
                    看完整价格
                  </Button>
                }
              />
            }
          >
            <h2>
              用多少人，
              <wbr />
              付多少钱
            </h2>
            <p>按当月登录过的账号计，收发多少条都不另算：群里聊得再热，账单也不动。</p>
            <p>
              标准版一万位月活：{example.gift} 位免费，其余 {grouped(example.quantity - example.gift)} 位每位 {perUser}，一个月 {roundYuan(example.fen)}。超级群另开，每个应用每月 {roundYuan(superGroup.fen)}。
            </p>
          </Split>
        </Section>

        <Section title="常问的几件事">
          <Faq items={questions} />
          <p className={styles.after}>
            这里没有的，<Link href="/promotion/advisory">约一位工程师</Link>聊半小时。
          </p>
        </Section>

        <Section tone="raised" title="聊起来之后，还会用到">
          <FitsWith
            from="即时通讯 IM"
            links={[
              { href: '/im-ai', name: 'IM AI 智能体', text: '住进单聊与群聊，接不住的咨询转给真人。' },
              { href: '/netcall', name: '音视频通话', text: '聊着聊着拨出去，锁屏也会响铃。' },
              { href: '/qchat', name: '圈组', text: '一个群装不下时，换成频道与身份组。' },
              { href: '/compass', name: '数据罗盘', text: '哪一条没送到、卡在哪一段，查得到。' },
            ]}
          />
        </Section>

        <DocsAndDemos data={data.reading} title="先聊两句，再读文档" wide />

        <Closing
          title="下午三点开工，下班前收到第一条"
          lead={`注册就有 AppKey，前 ${users.gift} 位活跃用户一直免费，不用先绑卡。`}
          actions={
            <>
              {register('closing')}
              <Button href={site.docs} variant="on-dark" size="large" icon="book-open">
                阅读文档
              </Button>
            </>
          }
        />
      </>
    );
  },
});
