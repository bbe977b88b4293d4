import { Actions } from '../../../components/ui/actions.tsx';
import { page } from '../../../components/define-page.ts';
import { caseAddress } from '../../../components/case/addresses.ts';
import { HeroZhArt } from './art/hero.tsx';
import { Classroom } from '../../../components/art/scenes/classroom.tsx';
import { Clinic } from '../../../components/art/scenes/clinic.tsx';
import { Delays } from '../../../components/art/scenes/delays.tsx';
import { Digits } from '../../../components/art/scenes/digits.tsx';
import { Pair } from '../../../components/art/scenes/pair.tsx';
import { Thread } from '../../../components/art/scenes/thread.tsx';
import { Tutor } from '../../../components/art/scenes/tutor.tsx';
import { BannerRow } from '../../../components/sections/banner-row.tsx';
import { Chooser, chooserRows } from '../../../components/sections/chooser.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { CustomerQuote } from '../../../components/sections/customer-quote.tsx';
import { Portrait } from '../../../components/case/portrait.tsx';
import { CustomerStrip } from '../../../components/sections/customer-strip.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { MetricBand, Years } from '../../../components/sections/metric-band.tsx';
import { ProductBento } from '../../../components/sections/product-bento.tsx';
import { SceneGrid } from '../../../components/sections/scene-grid.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { StatusStrip } from '../../../components/sections/status-strip.tsx';
import { Steps } from '../../../components/sections/steps.tsx';
import { codeLines } from '../../../components/ui/code-lines.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { ask } from '../../../config/calls/ask.ts';
import { commitments } from '../../../config/commitments.ts';
import { measuredIn } from '../../../config/latency.ts';
import { lineDelays } from '../../../config/live-lines.ts';
import { founded } from '../../../config/limits.ts';
import { measurements } from '../../../config/measurements.ts';
import { grouped } from '../../../config/rules/price.ts';
import { samplesZh } from './code.ts';
import styles from './home.module.css';

const { uptime, trial, firstSteps } = commitments;
const { acrossContinents, agent, sms } = measurements;

const scenes = [
  {
    title: '一堂课，两所学校同时上',
    text: '白板、课件和镜头走同一条时间线，山里的孩子和城里的老师写在同一块板上。',
    href: '/edu',
    action: '在线教育方案',
    art: (
      <Classroom label="在线课堂：老师在白板上画函数曲线，两地学生同屏" names={['许老师', '云岭中学', '滨江中学']} />
    ),
  },
  {
    title: '复诊不必再跑一趟医院',
    text: '问诊、会诊和电子处方在一次通话里办完，影像与病历当场调阅。',
    href: '/medical',
    action: '互联网医疗方案',
    art: (
      <Clinic
        label="视频复诊：医生在线，心率读数和已签的电子处方浮在一旁"
        doctor="沈医生"
        reading="静息心率"
        value="72 次/分"
        note="电子处方"
        done="药师已审核"
      />
    ),
  },
];

const featured = [
  {
    path: '/rtc-ai',
    size: 'wide',
    place: 'beside',
    ground: 'night',
    text: '识别、模型与合成跑在通话的同一条链路上；用户一插话，它立刻停下来听。',
    art: (
      <Tutor
        title={`一次对话的时间线：用户说完 ${agent.firstAnswer} 毫秒后智能体开口，被打断时立即停下`}
        learner="用户"
        agent="智能体"
        pause={`${agent.firstAnswer} 毫秒`}
        second="秒"
        cut="被打断，停"
        end="转而听您说"
      />
    ),
  },
  {
    path: '/im',
    art: (
      <Thread title="一问一答，对方已读" sender="小满" question="周六几点走？" answer="七点，地铁口见" state="已读" />
    ),
  },
  { path: '/netcall', art: <Pair title="两个人在通话，其中一位在说话" people={['周远', '何乔']} /> },
  {
    path: '/live',
    art: (
      <Delays
        title="同一秒画面在三条线路上落后镜头多少秒"
        unit="秒"
        lines={[
          { name: '连麦', delay: lineDelays.stage },
          { name: '低时延', delay: lineDelays.fast },
          { name: '常规', delay: lineDelays.regular },
        ]}
      />
    ),
  },
  {
    path: '/sms',
    art: (
      <Digits
        title={`六位验证码，从请求到送达 ${sms.receipt} 秒`}
        code="482913"
        share={sms.receipt / sms.withinSeconds}
        took={`${sms.receipt} 秒送达，中位数`}
      />
    ),
  },
] as const;

/** Solutions that are named only. */
const further = [
  ['/voicechat', '语聊房'],
  ['/remoteteller', '远程柜员'],
  ['/game-voice', '游戏语音'],
  ['/pklinkmic', 'PK 连麦'],
  ['/smartwatch', '儿童手表'],
  ['/remote-bidding', '远程评标'],
  ['/solution', '全部方案'],
] as const;

export default page({
  rows: chooserRows,
  needs: () => ({
    navigation: ask('navigation'),
    banners: ask('bannerList'),
    activities: ask('bannerActivity'),
    cases: ask('caseTop'),
    logos: ask('caseLogo'),
    common: ask('commonData'),
  }),

  head: ({ site }) => ({
    title: `${site.brand.zh.name} · ${site.brand.zh.slogan}`,
    description: site.brand.zh.description,
  }),

  theme: ({ data }) => ({
    gray: data.common.others.some(({ extra, value }) => extra === 'website_theme_mode' && value === 'gray'),
  }),

  Body({ data, site }) {
    const told = data.cases.find(({ quote }) => quote);
    return (
      <>
        <Opening
          layout="split"
          ground="night"
          title="让每一次对话|都接得通"
          lead={`消息、通话、直播、短信和智能体，共用一套 SDK、一张全球网络、一张账单。注册之后，${firstSteps.message} 分钟收到第一条消息。`}
          actions={<Actions zone="hero" night second={{ href: site.docs, text: '阅读文档', icon: 'book-open' }} />}
          art={<HeroZhArt />}
          foot={
            <BannerRow
              banners={data.banners.filter((banner) => banner.site === 'zh')}
              activities={data.activities}
              label="最新动态"
            />
          }
        />

        <Section
          ground="raised"
          title="从一条验证码到一场万人直播"
          lead="每项能力都能单独用，也能拼在一起用。接入方式、控制台和账单始终是同一套。"
        >
          <ProductBento navigation={data.navigation.index ?? []} featured={featured} />
          <Chooser heading="h3" />
        </Section>

        <Section
          title="换一个行业，取舍就不一样"
          lead="教室、诊室、柜台和客厅对“实时”的要求各不相同，每个方案都写明保什么、让什么。"
        >
          <SceneGrid scenes={scenes} />
          <ul className={styles.further}>
            {further.map(([href, name]) => (
              <li key={href}>
                <Link href={href} className={styles.solution}>
                  {name}
                  <Icon name="arrow-right" size={16} />
                </Link>
              </li>
            ))}
          </ul>
        </Section>

        <Section title="客户与可用性">
          <div className={styles.proof}>
            <div className={styles.told}>
              {told?.quote ? (
                <CustomerQuote
                  {...told.quote}
                  story={{ href: caseAddress(told.id), action: '读这个案例' }}
                  portrait={<Portrait seed={told.quote.by} />}
                />
              ) : null}
              <MetricBand
                metrics={[
                  { value: <Years />, unit: '年', name: `实时通信经验，从 ${founded.year} 年算起` },
                  { value: uptime.standard, unit: '%', name: `月度可用性承诺，合约可到 ${uptime.contract}%` },
                  { value: String(acrossContinents), unit: '毫秒', name: `跨洲通话端到端时延中位数，${measuredIn.zh}` },
                  { value: String(agent.firstAnswer), unit: '毫秒', name: '智能体从听完到开口的中位数' },
                ]}
              />
            </div>
            <StatusStrip />
            <CustomerStrip
              lead="正在用的客户"
              customers={data.logos.slice(0, 8).map(({ name, link }) => ({ name, href: link ?? undefined }))}
            />
          </div>
        </Section>

        <Section ground="raised">
          <Split wideArt art={<CodeSample name="home-sample" label="收发第一条消息的代码" samples={samplesZh} />}>
            <h2>{codeLines(samplesZh[0]!.code)} 行代码收发第一条消息</h2>
            <Steps
              steps={[
                { title: '新建应用', text: '在控制台取得 AppKey，实名后试用额度到账。' },
                { title: '安装 SDK 并登录', text: '令牌由您的服务端签发，密钥不出机房。' },
                { title: '收发消息', text: '离线推送、多端同步与历史漫游默认开启。' },
              ]}
            />
          </Split>
        </Section>

        <Act
          title="先跑通一个示例|再决定"
          lead={`实名后有 ${grouped(trial.chatUsers)} 位聊天月活和 ${grouped(trial.callMinutes)} 分钟通话的试用额度，${trial.days} 天内有效。接入卡住了，工程师陪您排查。`}
          actions={<Actions zone="closing" night second={{ href: '/promotion/advisory', text: '预约架构师' }} />}
        />
      </>
    );
  },
});
