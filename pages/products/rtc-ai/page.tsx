import { pageData } from '../../../components/page-data.ts';
import { Actions } from '../../../components/ui/actions.tsx';
import { Conversation } from './art/conversation.tsx';
import { Score } from './art/score.tsx';
import { page } from '../../../components/define-page.ts';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { agentPrice } from '../../../components/sections/agent-price.ts';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { classes } from '../../../components/ui/classes.ts';
import { Link } from '../../../components/ui/link.tsx';
import { measurements } from '../../../config/measurements.ts';
import { Assembly } from './assembly.tsx';
import { agentSamples, exchange } from './code.ts';
import { Interruptions } from './interruptions.tsx';
import { budget, spans, total } from './parts.ts';
import styles from './rtc-ai.module.css';

const { slowest, toyMemory } = measurements.agent;
const firstAnswer = total(budget);

const measured = [
  { value: '2.9%', name: '该停没停' },
  { value: '1.4 次/小时', name: '不该停却停了' },
  { value: '110 毫秒', name: '从判定到静音，P95' },
  { value: '1.1%', name: '引用了用户没听到的内容' },
];

const scenes = [
  { name: '口语陪练', note: '中英混说，逐词给发音分' },
  { name: '智能客服', note: '能办的当场办，其余转坐席' },
  { name: '情感陪伴', note: '语气跟着情绪走' },
  { name: '面试陪练', note: '按简历出题，按回答追问' },
];

const manners = [
  { name: '停多久算说完', cells: ['900 毫秒', '450 毫秒', '1,200 毫秒', '700 毫秒'] },
  { name: '插话多久算打断', cells: ['400 毫秒', '200 毫秒', '200 毫秒', '300 毫秒'] },
  { name: '语速', cells: ['0.85 倍', '1.0 倍', '0.9 倍', '1.05 倍'] },
  {
    name: '分寸',
    cells: ['说错了先接着聊，不打断思路', '情绪上来时让位给人工', '说过晚安就不再开口', '可选温和与压力两种'],
  },
];

const safety = [
  { icon: 'user-check', title: '表明身份', text: '开口第一句说明自己是智能体；对方问起时不否认，全程可要求转人工。' },
  {
    icon: 'badge-check',
    title: '声音要有授权',
    text: '复刻音色须本人朗读授权书，合成的声音带有听不见的水印，可追溯到应用。',
  },
  {
    icon: 'shield-check',
    title: '未成年人',
    text: '时段、单次时长与话题三道限制；谈及自伤时停止原话题，给出求助渠道并通知监护人。',
  },
  {
    icon: 'trash-2',
    title: '录音与记忆',
    text: '默认不留存原声；留存的文字与记忆按用户编号查看、导出、删除，删除 24 小时内生效。',
  },
] as const;

const questions = [
  {
    question: '首响 650 毫秒是怎么量的？',
    answer: (
      <p>
        两端网络与判停都算在内；只从识别完成算起的数字会少四百毫秒。分段的量法写在
        <Link href="/dev-blog/speech-agent-latency">这篇文章</Link>里。
      </p>
    ),
  },
  {
    question: '能用我自己的大模型吗？',
    answer: '能。填一个兼容常见对话接口的地址和密钥，要求流式输出；模型首句超过 1.5 秒时，智能体先应一声。',
  },
  {
    question: '弱网和嘈杂环境里还能用吗？',
    answer:
      '上行允许多等 60 毫秒做重传与纠错，下行提前多送 2 秒。丢包 20% 时识别的错误率由 5% 升到 11%，仍可对话。外放时不会被自己的声音打断。',
  },
  {
    question: '没人说话、被打断的时候也计费吗？',
    answer: '不计。没人说话不计识别，被打断的话不计合成，自带的模型与音色不收费。',
  },
];

const speakers = { person: '用户', agent: '智能体', tool: '函数' } as const;

export default page({
  needs: pageData,

  Body({ data }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="night"
          eyebrow="实时对话 AI 智能体"
          title="会听，会说，|会停"
          lead={`让智能体像成员那样进到通话里：听完 ${firstAnswer} 毫秒开口，插话半秒静音，没说出口的话不算说过。`}
          actions={
            <Actions
              zone="hero"
              night
              second={{ href: '#first-answer', text: `看 ${firstAnswer} 毫秒怎么花`, icon: 'arrow-down' }}
            />
          }
          art={
            <div className={styles.talk}>
              <Conversation />
            </div>
          }
        />

        <div id="first-answer">
          <Section
            title={`${firstAnswer} 毫秒花在七个环节`}
            lead={`从您话音落下，到耳边响起第一个音节。各段取中位数。`}
          >
            <SpanBars bars={spans} end={700} ticks={['0', '100', '200', '300', '400', '500', '600', '700 毫秒']} />
            <p className={styles.sum}>
              <strong>合计 {firstAnswer} 毫秒</strong>{' '}
              <span>各段不会同时最慢，P95 约 {slowest.toLocaleString('en')} 毫秒。</span>
            </p>
          </Section>
        </div>

        <Section
          ground="night"
          title="半秒的总谱"
          lead="插话的那一刻，四个声部同时变化。端上先停，服务器随后得知，历史只记到您听见的那个字。"
        >
          <Score label="一次打断的总谱：用户开口 250 毫秒后智能体音量减半，450 毫秒判定打断并清空缓冲，510 毫秒静音，对话历史截到听见的那个字" />
          <Interruptions />
          <div className={styles.measured}>
            <SpecStrip small specs={measured} source="每周人工听 300 通。" />
          </div>
        </Section>

        <Section ground="raised" title="听、想、说都可以换" lead="选一组，看它多久开口。">
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
                  {who === 'tool' ? <code>{text}</code> : text} {'note' in rest ? <small>{rest.note}</small> : null}
                </li>
              ))}
            </ol>
          </Split>
        </Section>

        <Section ground="raised" title="同一副嗓子，四种分寸" lead="起始值可在控制台直接套用。">
          <ComparisonTable caption="四种场景的起始值" columns={scenes} rows={manners} />
        </Section>

        <Section
          ground="raised"
          title="内容安全的两道关"
          lead="听进来的和判停同时送审，不占首响；说出去的按短句审，过一句播一句。命中时换一种说法，或转人工。"
        >
          <Facts facts={safety} columns={4} mark="icon" />
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
            lead: '在控制台选好模型与音色，网页上直接试聊。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '预约架构师' }} />,
          }}
        />
      </>
    );
  },
});
