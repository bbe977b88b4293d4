import { Diagnosis } from '../components/art/netcall/diagnosis.tsx';
import { Elevator } from '../components/art/netcall/elevator.tsx';
import { NetcallHeroArt } from '../components/art/netcall/hero.tsx';
import { KitScreen, type Screen } from '../components/art/netcall/kit-screen.tsx';
import { LifeFrame } from '../components/art/netcall/life-frame.tsx';
import { Cast } from '../components/art/netcall/line-person.tsx';
import { Family } from '../components/art/netcall/scenes/family.tsx';
import { Match } from '../components/art/netcall/scenes/match.tsx';
import { Revisit } from '../components/art/netcall/scenes/revisit.tsx';
import { SupportDesk } from '../components/art/netcall/scenes/support-desk.tsx';
import { caseAddress } from '../components/case/addresses.ts';
import { page, type PageProps } from '../components/page.ts';
import { sdkAddress } from '../components/sdk/addresses.ts';
import { Closing } from '../components/sections/closing.tsx';
import { CodeSample } from '../components/sections/code-sample.tsx';
import { ComparisonTable } from '../components/sections/comparison-table.tsx';
import { CustomerQuote } from '../components/sections/customer-quote.tsx';
import { DocsAndDemos } from '../components/sections/docs-and-demos.tsx';
import { Faq } from '../components/sections/faq.tsx';
import { FeatureGrid } from '../components/sections/feature-grid.tsx';
import { FitsWith } from '../components/sections/fits-with.tsx';
import { MetricBand } from '../components/sections/metric-band.tsx';
import { PriceTeaser } from '../components/sections/price-teaser.tsx';
import { ScenarioTabs } from '../components/sections/scenario-tabs.tsx';
import { Section } from '../components/sections/section.tsx';
import { Split } from '../components/sections/split.tsx';
import { Steps } from '../components/sections/steps.tsx';
import { accountLinks } from '../components/ui/account-links.ts';
import { Button } from '../components/ui/button.tsx';
import { Container } from '../components/ui/container.tsx';
import { Link } from '../components/ui/link.tsx';
import { ask } from '../config/calls/ask.ts';
import { meterOf } from '../config/prices.ts';
import { promises } from '../config/promises.ts';
import { grouped, roundYuan, unitPrice } from '../config/rules/price.ts';
import { callSamples } from './netcall/code.ts';
import { moments } from './netcall/life.ts';
import styles from './netcall.module.css';

const event = (name: string) => ({ value: <code className={styles.event}>{name}</code> });

const detours = [
  { name: '应用没有打开', cells: ['系统推送唤起来电界面；机型不允许时，弹出带铃声的通知', '“正在联系对方的手机”', event('call.pushed')] },
  { name: '正在通话', cells: ['按您选的策略：直接回绝、呼叫等待，或静静记为未接', '“对方正在通话”，或继续等', event('call.busy')] },
  { name: '几台设备一起响', cells: ['接起一台，其余停铃', '没有感觉', event('call.answered')] },
  { name: '不方便接', cells: ['按下拒绝，可附一句“稍后回您”', '看到附言', event('call.rejected')] },
  { name: '一直没人接', cells: ['45 秒后停铃，留下未接来电；15 到 60 秒可调', '稍后再拨，或留一段语音', event('call.timeout')] },
  { name: '主叫先挂了', cells: ['立刻停铃，推送改写为“未接来电”', '回到拨号前的页面', event('call.cancelled')] },
];

const screens: readonly { screen: Screen; name: string; text: string }[] = [
  { screen: 'outgoing', name: '呼出', text: '等待、提示音与超时' },
  { screen: 'incoming', name: '来电', text: '锁屏亮起，可改语音接' },
  { screen: 'talking', name: '通话', text: '大小画面，一点就换' },
  { screen: 'floating', name: '小窗', text: '边浏览边通话' },
];

const scenes = [
  {
    label: '视频客服',
    title: '让客户把问题拍给您看',
    text: '说不清的故障，一看就明白。坐席在客户的画面上圈点，静止的画面也能批注，解决不了就带着通话转给二线。',
    points: ['排队、转接、三方与主管旁听', '后置摄像头与手电由坐席请求，客户同意才开', '录像与工单同号，质检直接调看'],
    href: '/connection',
    action: '接进呼叫中心',
    art: <SupportDesk />,
  },
  {
    label: '视频复诊',
    title: '到点了，诊室呼叫患者',
    text: '由服务端按号序发起呼叫，患者的手机像接电话一样响起来。化验单、血压曲线和处方与画面同屏。',
    points: ['患者没打开应用也能响铃', '家属可中途加入，至多 16 人', '全程录像，按您的规定保存'],
    href: '/medical',
    action: '互联网医疗方案',
    art: <Revisit />,
  },
  {
    label: '家庭看护',
    title: '手表呼叫，电视接听',
    text: '老人不用认图标，按遥控器任意一个键就接通；孩子的手表只有联系人能呼进来，低电量时自动改为语音。',
    points: ['电视、手表、音箱共用一套账号', '联系人白名单与免打扰时段', '紧急联系人可自动接通'],
    href: '/smartwatch',
    action: '儿童手表方案',
    art: <Family />,
  },
  {
    label: '一对一社交',
    title: '按分钟结算，一秒不差',
    text: '结算以服务端的通话计时为准，每 60 秒一次心跳；余额不足时先提醒、再挂断。美颜与画面抽检在同一路视频上完成。',
    points: ['首帧 620 毫秒，接起就见面', '每 5 秒抽检 1 帧，命中可立即断流', '弱网时先保声音，少一半中途离开'],
    href: '/social-1v1',
    action: '一对一社交方案',
    art: <Match />,
  },
];

const rules = [
  { icon: 'bell', title: '录制先告知', text: '开始录制时，每个端都出现提示与红点；您可以要求成员逐一同意后再录。' },
  { icon: 'layers-2', title: '单流与合流', text: '每人一个文件，或合成一路画面带水印；只录声音时体积约为视频的 4%。' },
  { icon: 'hard-drive', title: '存在您指定的地方', text: '默认保存 7 天，可设 1 到 180 天；也可写进您自己的对象存储，我们不留副本。' },
  { icon: 'lock-keyhole', title: '通道与令牌', text: '媒体全程加密；令牌绑定账号与频道，泄露一个也进不了别的通话。' },
];

const devices = [
  { name: 'iOS · iPadOS', from: '12 及以上' },
  { name: 'Android', from: '6.0 及以上' },
  { name: 'Web', from: '近三年的主流浏览器' },
  { name: 'Windows · macOS', from: 'Windows 7、macOS 10.14 起' },
  { name: '小程序', from: '与应用互通' },
  { name: '跨端框架', from: 'Flutter、React Native、uni-app' },
  { name: '电视与大屏', from: '外接摄像头自动识别' },
  { name: '手表与嵌入式', from: '最小 64 MB 内存' },
];

const grades = [
  { meter: meterOf('netcall', 'voice'), note: '含视频通话里只剩声音的时段' },
  { meter: meterOf('netcall', 'hd'), note: '720p 及以下' },
  { meter: meterOf('netcall', 'uhd'), note: '1080p 及以上' },
];

const hd = meterOf('netcall', 'hd');
/** Two people, ten minutes each, at the first tier. */
const tenMinutes = unitPrice({ fen: hd.tiers[0]!.fen * 20, per: hd.per });

const questions = [
  {
    question: '和“音视频通话 2.0”是什么关系？',
    answer: (
      <p>
        这里多出来的是呼叫：邀请、响铃、推送、忙线与通话记录，以及一套现成的界面。声音和画面由
        <Link href="/nrtc">音视频通话 2.0</Link> 的引擎收发。只要进房间、不要响铃，直接用引擎即可。
      </p>
    ),
  },
  {
    question: '应用被系统清理了，还能响铃吗？',
    answer: '苹果设备走系统的来电推送，锁屏也会亮起整屏来电。安卓设备接入了主要厂商的推送通道，多数机型能响铃；少数收到带铃声的通知。',
  },
  {
    question: '一通电话最多多少人？',
    answer: '呼叫组件自带的界面支持 16 人同屏。要更多人时，把通话转成房间，不用重新拨打：按量付费每间 50 人，签约可到 1,000 人。',
  },
  {
    question: '计费从什么时候开始？',
    answer: '接通之后才计费，响铃、拒接和未接都不收费。按每位参与者的时长相加，按秒累计，当天加总后折成分钟；中途只剩声音的时段，按语音计。',
  },
  {
    question: '能在内网或专有云里用吗？',
    answer: (
      <p>
        能。<Link href="/dedicated-cloud">专有云</Link>与<Link href="/private-cloud">私有化部署</Link>提供同一套组件，客户端代码不变，只换接入地址。
      </p>
    ),
  },
];

const needs = () => ({ reading: ask('pageData', { product: 'netcall' }), cases: ask('caseList', { page: 1, pageSize: 100 }) });

export default page({
  needs,

  head: ({ site, route }) => ({
    breadcrumb: [
      { name: '首页', address: '/' },
      { name: site.netcallName, address: route.address },
    ],
  }),

  Body({ data, site, route }: PageProps<ReturnType<typeof needs>>) {
    const { register } = accountLinks({ site, edition: route.edition });
    /** A customer who has something to say and built on calls first of all. */
    const told = data.cases.list.find(({ products, quote }) => quote && products[0] === 'netcall');
    return (
      <>
        <Cast />
        <section className={styles.opening}>
          <Container>
            <div className={styles.words}>
              <div>
                <p className={styles.name}>{site.netcallName} · 一对一、多人与呼叫组件</p>
                <h1 className={styles.title}>
                  拨得出，响得起，
                  <wbr />
                  听得清
                </h1>
              </div>
              <div>
                <p className={styles.lead}>
                  {site.netcallName}把一对一和多人通话做成了组件：界面、铃声、离线推送、忙线与通话记录都在里面。两天接入，您的应用就能像电话一样拨打和接听。
                </p>
                <p className={styles.actions}>
                  <Button href={register} size="large" data-event-id="register" data-event-zone="hero">
                    免费试用
                  </Button>
                  <Button href={sdkAddress('netcall')} variant="secondary" size="large" icon="smartphone" data-demo="netcall" data-event-id="demo" data-event-zone="hero">
                    装个演示，打一通
                  </Button>
                </p>
              </div>
            </div>
            <div className={styles.work}>
              <NetcallHeroArt />
            </div>
          </Container>
        </section>

        <Section title="一通电话的一生" lead="从按下拨号到留下记录，每一步用多久、由谁负责，都写在这条时间线上。数值为国内线路的中位数。">
          <ol className={styles.life}>
            {moments.map(({ stage, name, when, text }) => (
              <li key={stage} className={styles.moment}>
                <LifeFrame stage={stage} />
                <p className={styles.when}>{when}</p>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Section>

        <Section tone="raised" title="没接上的电话，更要交代清楚" lead="三通电话里，总有一通没能接通、说完再挂断。每一种岔路，组件都替两边准备好了说法，并用一个事件告诉您的服务端。">
          <ComparisonTable
            caption="通话没有顺利接通的六种情形：被叫、主叫和服务端各会看到什么"
            columns={[{ name: '被叫这边' }, { name: '主叫这边' }, { name: '服务端收到' }]}
            rows={detours}
          />
        </Section>

        <Section centred title="界面拿去就用，也能换成您的样子" lead="四个页面覆盖一通电话的全程。改颜色、铃声和文案只动配置；要整页替换，信令与状态照旧由组件管。">
          <ul className={styles.screens}>
            {screens.map(({ screen, name, text }) => (
              <li key={screen}>
                <figure>
                  <KitScreen screen={screen} label={`呼叫组件的${name}页面`} />
                  <figcaption>
                    <strong>{name}</strong>
                    <span>{text}</span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Section>

        <Section tone="night">
          <Split wideArt art={<CodeSample name="netcall-sample" label="接入呼叫组件的代码" samples={callSamples} />}>
            <h2>
              四步接入，
              <wbr />
              各端写法相同
            </h2>
            <Steps
              steps={[
                { title: '登录', text: '令牌由服务端签发，密钥不进客户端。' },
                { title: '安放来电', text: '给组件一个位置和一段铃声，其余由它负责。' },
                { title: '发起呼叫', text: '对方在线走长连接，不在线走推送，代码只有这一处。' },
                { title: '接住结果', text: '客户端与服务端收到同一份结束原因与评分。' },
              ]}
            />
            <p>
              <Button href="/videoTutorial" variant="on-dark" icon="square-play">
                跟着视频接一遍
              </Button>
            </p>
          </Split>
        </Section>

        <Section title="走进电梯的六十秒" lead="线路变差时，画面先退，声音不退。下面是一通真实网络回放的通话：丢包最高 33%，抖动 140 毫秒，话没有断。">
          <Elevator label="六十秒弱网回放：丢包率与抖动先升后降；画面从 720p 降到 360p 再停下，声音始终在，码率从 32 升到 84 kbps，听感最低 3.6 分" />
          <div className={styles.after}>
            <MetricBand
              metrics={[
                { value: '3.6', unit: '分', name: '丢包三成、往返 70 毫秒时的语音平均意见分，满分 5 分' },
                { value: '84', unit: 'kbps', name: '同一条件下声音连同保护所占的带宽' },
                { value: '2', unit: '秒', name: '走出电梯到画面恢复' },
                { value: '20', unit: '秒', name: '完全断网后为您保留席位' },
              ]}
            />
          </div>
        </Section>

        <Section tone="raised">
          <Split wideArt flipped art={<Diagnosis />}>
            <h2>卡了一下，卡在哪一秒</h2>
            <p>每通电话都有一份体检单，按通话编号就能查，不用让用户描述现象。</p>
            <dl className={styles.phases}>
              <div>
                <dt>通话前</dt>
                <dd>摄像头、麦克风、扬声器与网络四项自检，10 秒出结论，附给用户看的改法。</dd>
              </div>
              <div>
                <dt>通话中</dt>
                <dd>每 2 秒回调双方的丢包、抖动、时延与卡顿，谁的问题当场分清。</dd>
              </div>
              <div>
                <dt>通话后</dt>
                <dd>
                  逐秒曲线保存 14 天，在<Link href="/compass">数据罗盘</Link>里按机型、地区与版本归类。
                </dd>
              </div>
            </dl>
          </Split>
        </Section>

        <Section title="谁在用它打电话" lead="同一套呼叫，换一个场景，取舍就不一样。">
          <ScenarioTabs name="netcall-scenes" label="选一个通话场景" tabs={scenes} />
        </Section>

        <Section tone="raised">
          <div className={styles.rules}>
            <div>
              <h2>录下来之前，先说清楚</h2>
              <p>医疗、金融和客服的通话要留痕，也要让每个人知道正在留痕。</p>
            </div>
            <div>
              <FeatureGrid columns={2} features={rules} />
              {told?.quote ? <CustomerQuote {...told.quote} story={{ href: caseAddress(told.id), action: `读${told.customer}的案例` }} className={styles.quote} /> : null}
            </div>
          </div>
          <h3 className={styles.platforms} id="platforms">
            同一套呼叫，八类终端
          </h3>
          <ul className={styles.devices} aria-labelledby="platforms">
            {devices.map(({ name, from }) => (
              <li key={name} className={styles.device}>
                <strong>{name}</strong>
                <span>{from}</span>
              </li>
            ))}
          </ul>
        </Section>

        <DocsAndDemos data={data.reading} title="从第一通到正式上线，照着读" />

        <Section tone="raised">
          <Split
            art={
              <PriceTeaser
                rows={grades.map(({ meter, note }) => ({ name: meter.name, price: roundYuan(meter.tiers[0]!.fen), unit: `每千${meter.unit}`, note }))}
                note="预付套餐最低七折"
                action={
                  <Button href="/price/netcall" variant="secondary" icon="arrow-right">
                    看全部价格
                  </Button>
                }
              />
            }
          >
            <h2>接通才计费</h2>
            <p>按每位参与者的分钟数相加。语音与高清每月各送 {grouped(grades[0]!.meter.gift)} 分钟，铃声、推送与通话记录都不另算。</p>
            <p>
              两个人打十分钟高清视频，是 20 个参与者分钟，合 {tenMinutes}。云端录制、旁路推流与降噪用到才计。
            </p>
          </Split>
        </Section>

        <Section title="接入之前常被问到">
          <Faq items={questions} />
        </Section>

        <Section tone="raised" title="搭在一起更好用">
          <FitsWith
            from={site.netcallName}
            links={[
              { href: '/im', name: '即时通讯 IM', text: '聊到一半直接拨打，通话记录落回会话里。' },
              { href: '/signal', name: '信令', text: '自己定义邀请与状态，呼叫组件就建在它上面。' },
              { href: '/face', name: '美颜特效', text: '同一路视频里加美颜与虚拟背景，不用再接一遍。' },
              { href: '/rtc-ai', name: '实时对话 AI 智能体', text: '让智能体先接，听懂来意再转给人。' },
            ]}
          />
        </Section>

        <Closing
          tone="dawn"
          row
          title="拨出第一通电话，用不了一个下午"
          lead={`实名后有 ${grouped(promises.trial.callMinutes)} 分钟试用额度，${promises.trial.days} 天内有效。卡住了，把通话编号发来，工程师直接看那一通。`}
          actions={
            <>
              <Button href={register} size="large" data-event-id="register" data-event-zone="closing">
                免费试用
              </Button>
              <Button href="/promotion/advisory" variant="secondary" size="large">
                预约架构师
              </Button>
            </>
          }
        />
      </>
    );
  },
});
