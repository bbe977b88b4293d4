import { pageData } from '../../../components/page-data.ts';
import { Actions } from '../../../components/ui/actions.tsx';
import { Title } from '../../../components/ui/title.tsx';
import { Budget } from './art/budget.tsx';
import { Conversation } from './art/conversation.tsx';
import { Gates } from './art/gates.tsx';
import { Bedside } from './art/scenes/bedside.tsx';
import { Hotline } from './art/scenes/hotline.tsx';
import { Interview } from './art/scenes/interview.tsx';
import { Oral } from './art/scenes/oral.tsx';
import { Score } from './art/score.tsx';
import { page } from '../../../components/define-page.ts';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { ScenarioTabs } from '../../../components/sections/scenario-tabs.tsx';
import { agentPrice } from '../../../components/sections/agent-price.ts';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { classes } from '../../../components/ui/classes.ts';
import { Container } from '../../../components/ui/container.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { measurements } from '../../../config/measurements.ts';
import { Assembly } from './assembly.tsx';
import { agentSamples, exchange } from './code.ts';
import { Interruptions } from './interruptions.tsx';
import { budget, total } from './parts.ts';
import styles from './page.module.css';

const { slowest, toyMemory } = measurements.agent;
const firstAnswer = total(budget);

const measured = [
  { value: '2.9%', name: '该停没停' },
  { value: '1.4 次/小时', name: '不该停却停了' },
  { value: '110 毫秒', name: '从判定到静音，P95' },
  { value: '1.1%', name: '引用了用户没听到的内容' },
];

const scenes = [
  {
    label: '口语陪练',
    title: '说错了也先接着聊',
    text: '外教不打断思路，把对的说法放进回答里；一轮说完再逐词给发音分。学生想词时，判停会多等一会儿。',
    points: ['中英混说照样听懂', '按年级设定词汇与语速', '课后生成错句本与跟读任务'],
    href: '/edu',
    action: '在线教育方案',
    art: <Oral />,
  },
  {
    label: '智能客服',
    title: '先接起来再找对人',
    text: '排队变成直接接听：能办的当场办完，其余带着摘要转给坐席，客户无须重说。',
    points: ['接进现有热线与网页客服', '查订单、改约、登记由函数完成', '情绪上来时主动让位给人工'],
    href: '/connection',
    action: '接进热线',
    art: <Hotline />,
  },
  {
    label: '情感陪伴',
    title: '记得您说过什么，也知道何时安静',
    text: '语气跟着情绪走，长期记忆由用户查看和删除。说过晚安就不再开口，沉默也是一种回答。',
    points: ['人设多轮不走样', '触发危机词立即转入援助话术', '未成年人时段与话题限制'],
    href: '/emotional-ai',
    action: '情感陪伴 AI',
    art: <Bedside />,
  },
  {
    label: '面试陪练',
    title: '会追问的面试官',
    text: '根据简历出题，根据回答追问；结束后按表达、结构、深度和应变打分，附上可改的原句。',
    points: ['岗位题库可自带', '视频里同时看眼神与停顿', '可切换温和与压力两种风格'],
    href: '/case',
    action: '看客户案例',
    art: <Interview />,
  },
];

const safety = [
  { name: '表明身份', text: '开口第一句说明自己是智能体；对方问起时不否认，全程可要求转人工。' },
  { name: '声音要有授权', text: '复刻音色须本人朗读授权书，合成的声音带有听不见的水印，可追溯到应用。' },
  { name: '未成年人', text: '时段、单次时长与话题三道限制；谈及自伤时停止原话题，给出求助渠道并通知监护人。' },
  { name: '录音与记忆', text: '默认不留存原声；留存的文字与记忆按用户编号查看、导出、删除，删除 24 小时内生效。' },
];

const questions = [
  {
    question: '首响 650 毫秒是怎么量的？',
    answer: (
      <p>
        从用户最后一个音节离开嘴边，到耳机里出现智能体的第一个音节，两端网络与判停都算在内。只从识别完成算起的数字会少四百毫秒。分段的量法写在
        <Link href="/dev-blog/speech-agent-latency">这篇文章</Link>里。
      </p>
    ),
  },
  {
    question: '能用我自己的大模型吗？',
    answer:
      '能。填一个兼容常见对话接口的地址和密钥即可，要求流式输出。您的模型首句每慢 100 毫秒，首响就慢 100 毫秒；超过 1.5 秒时，智能体会先应一声再继续等。识别与合成也可以换成自己的服务。',
  },
  {
    question: '弱网和嘈杂环境里还能用吗？',
    answer:
      '上行优先保完整，允许多等 60 毫秒做重传与纠错；下行提前多送 2 秒，由端上缓存。丢包 20% 时识别的错误率由 5% 升到 11%，仍可对话。端上先做降噪与回声消除，外放时不会被自己的声音打断。',
  },
  {
    question: '没人说话、被打断的时候也计费吗？',
    answer:
      '不计。没人说话不计识别，被打断的话不计合成，自带的模型与音色不收费。试用额度里的通话分钟可以直接用于智能体。',
  },
];

const speakers = { person: '用户', agent: '智能体', tool: '函数' } as const;

export default page({
  needs: pageData,

  Body({ data }) {
    return (
      <>
        <section className={styles.opening} data-opening="night">
          <Container>
            <div className={styles.words}>
              <p className={styles.product}>实时对话 AI 智能体</p>
              <Title level={1} className={styles.title}>
                会听，会说，|会停
              </Title>
              <p className={styles.lead}>
                让智能体像一位成员那样进到通话里：听完 {firstAnswer}{' '}
                毫秒开口，插话半秒静音，没说出口的话不算说过。识别、大模型与音色由您挑选，也可以全部自带。
              </p>
              <p className={styles.actions}>
                <Actions
                  zone="hero"
                  night
                  second={{ href: '#first-answer', text: `看 ${firstAnswer} 毫秒怎么花`, icon: 'arrow-down' }}
                />
              </p>
            </div>
          </Container>
          <div className={styles.talk}>
            <Conversation />
          </div>
        </section>

        <div id="first-answer">
          <Section
            title={`${firstAnswer} 毫秒花在七个环节`}
            lead={`从您话音落下，到耳边响起第一个音节。各段取中位数，首尾相接，合计 ${firstAnswer} 毫秒。`}
          >
            <Budget
              parts={budget}
              slowest={slowest}
              label={`首响时延的预算：${budget.map(({ name, median }) => `${name} ${median} 毫秒`).join('，')}，合计 ${firstAnswer} 毫秒`}
            />
            <ol className={styles.budget}>
              {budget.map(({ name, median, slow, about }, index) => (
                <li key={name} className={styles.part}>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <h3>{name}</h3>
                  <p className={styles.times}>
                    {median} 毫秒 <span>P95 {slow} 毫秒</span>
                  </p>
                  <p>{about}</p>
                </li>
              ))}
              <li className={styles.sum}>
                <strong>合计 {firstAnswer} 毫秒</strong>
                <span>
                  各段最慢的时候不会一起来，所以 P95 约 {slowest.toLocaleString('en')} 毫秒，小于七个 P95 之和。
                </span>
              </li>
            </ol>
          </Section>
        </div>

        <Section
          ground="night"
          title="半秒的总谱"
          lead="插话的那一刻，四个声部同时变化。端上先停，服务器后知，历史只记到您听见的那个字。"
        >
          <Score label="一次打断的总谱：用户开口 250 毫秒后智能体音量减半，450 毫秒判定打断并清空缓冲，510 毫秒静音，对话历史截到听见的那个字" />
          <Interruptions />
          <p className={styles.measured}>
            <span>每周人工听 300 通，只看四个数：</span>
            {measured.map(({ value, name }) => (
              <span key={name}>
                {name} <b>{value}</b>
              </span>
            ))}
          </p>
        </Section>

        <Section ground="raised" title="听、想、说都可以换" lead="每换一项，首响随之加减。选一组，看它多久开口。">
          <Assembly />
        </Section>

        <Section>
          <Split
            wideArt
            art={<CodeSample name="rtc-ai-sample" label="让智能体加入通话的代码" samples={agentSamples} />}
          >
            <h2>在对话里调用您的函数</h2>
            <p>写一个函数，说明何时使用。智能体边应答边调用，拿到结果再接着说。</p>
            <ol className={styles.exchange}>
              {exchange.map(({ who, text, ...rest }) => (
                <li
                  key={text}
                  className={classes(styles.turn, who === 'person' && styles.person, who === 'tool' && styles.tool)}
                >
                  <span className={styles.who}>{speakers[who]}：</span>
                  {who === 'tool' ? <code>{text}</code> : text}
                  {'note' in rest ? <small>{rest.note}</small> : null}
                </li>
              ))}
            </ol>
          </Split>
        </Section>

        <Section
          ground="raised"
          title="同一副嗓子，四种分寸"
          lead="语速、等待和打断的门限，每个场景都不一样；下面的起始值在控制台里可以直接套用。"
        >
          <ScenarioTabs name="rtc-ai-scenes" label="选一个对话场景" tabs={scenes} />
        </Section>

        <Section>
          <Split art={<Gates />}>
            <h2>内容安全的两道关</h2>
            <p>听进来的和说出去的都要过审，但不拖慢对话。</p>
            <dl className={styles.safety}>
              {safety.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Split>
        </Section>

        <Start
          first="price"
          ground="raised"
          title="听、想、说|分开计费"
          data={data.pageData}
          price={{
            ...agentPrice({
              usage: '一通十分钟的改约电话：双方各说一半，来回二十轮，查了一次号',
              // Each of the two is in the call for ten minutes.
              quantities: { hear: 5, think: 20, say: 5, call: 20 },
            }),
            href: '/price/netcall',
          }}
          questions={questions}
          neighbours={[
            { href: '/netcall', name: '音视频通话', text: '让它像人一样被呼叫、响铃、接听；一通里至多四个智能体。' },
            { href: '/connection', name: '专线电话', text: '接入固话与手机号；线路只有 8 kHz，首响约多 60 毫秒。' },
            { href: '/iot-ai', name: '硬件 AI 智能体', text: `装进玩具、音箱与手表，设备端占 ${toyMemory} kB 内存。` },
          ]}
          act={{
            title: '打断它试试',
            lead: '注册后在控制台选好模型与音色，网页上直接试聊；满意之后再接进您的通话。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '预约架构师' }} />,
          }}
        />
      </>
    );
  },
});
