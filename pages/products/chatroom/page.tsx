import type { ReactNode } from 'react';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { River } from './art/river.tsx';
import { OneSecond } from './art/second.tsx';
import { crowds, rates, readingOf, wall, wallPicture } from './model.ts';
import styles from './chatroom.module.css';
import chatroom from './try.ts';
import { cases, columns, levels, limits, neighbours, questions, rows, samples } from './words.ts';

const first = { rate: 2_000, crowd: 20_000 };
const { texts, status } = readingOf(first);
const { packet } = productLimits.chatroom;
const caseRate = 600;

type Reading = keyof typeof texts;
const shown = (name: Reading) => <span data-text={name}>{texts[name]}</span>;
const into = (from: Reading, to: Reading) => (
  <>
    {shown(from)} → {shown(to)}
  </>
);
const readings: readonly (readonly [name: string, value: ReactNode, rest: ReactNode])[] = [
  ['公告与麦位', '2 → 2', '收到就发'],
  ['礼物', into('gifts', 'merged'), '份并成行'],
  ['弹幕', into('bullets', 'shown'), <>丢 {shown('dropped')}%</>],
  ['每块屏幕', <>{shown('lines')} 行</>, <>{shown('traffic')} kB/秒</>],
  ['全房间下发', shown('deliveries'), '次/秒'],
  ['这样的峰值', shown('price'), '一个月'],
];

const dials = [
  ['rate', '房间收到', rates],
  ['crowd', '同时在线', crowds],
] as const;

/** The wall of a second, its dials, and what of it reaches a screen. */
function Wall() {
  return (
    <Try of={chatroom} title="把房间挤满" look="bare" status={status}>
      <p className={styles.notice}>
        <b>公告</b> 20:30 中场抽奖，留在房间里就能参加 <span>{`送达 ${measurements.message.delivery} 毫秒`}</span>
      </p>
      <svg
        viewBox={`0 0 ${wall.width} ${wall.height}`}
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        role="img"
        aria-label="弹幕墙：亮的送到每块屏幕，只剩轮廓的被丢弃"
        className={styles.wall}
      >
        <g data-picture="" dangerouslySetInnerHTML={{ __html: wallPicture(first) }} />
      </svg>
      <div className={styles.desk}>
        <Controls label="房间" className={styles.dials}>
          {dials.map(([name, label, steps]) => (
            <Slider
              key={name}
              label={label}
              name={name}
              min={0}
              max={steps.length - 1}
              defaultValue={steps.indexOf(first[name])}
              reads={texts[name]}
            />
          ))}
        </Controls>
        <dl className={styles.reading}>
          {readings.map(([name, value, rest]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <b>{value}</b> {rest}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Try>
  );
}

/**
 * Who decides: whoever runs the rooms of a live or voice app. What they doubt: whether a notice still arrives when everybody types.
 * What removes the doubt: a second of the room at any rate, with what reaches a screen of each priority, added up.
 */
export default page({
  needs: pageData,

  theme: { night: 'aubergine' },
  head: () => ({ ogImage: { art: <River rate={caseRate} card /> } }),

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow="聊天室"
          title="弹幕刷爆时|公告照样送到"
          lead="人数不限的广播房间：谁都能进，走了不留。消息分三级，屏幕装不下时先丢弹幕，再并礼物，公告与麦位一条不丢。"
          actions={<Actions zone="hero" night second={{ href: site.docs, text: '阅读文档', icon: 'book-open' }} />}
          art={<Wall />}
        />

        <Section
          ground="raised"
          title={`公告不等那 ${packet} 毫秒`}
          lead={`礼物和弹幕每 ${packet} 毫秒打一个包，手机少醒几次。高级消息另走一条道，同城送达中位数 ${measurements.message.delivery} 毫秒。级别由发送方标明、服务端核准，客户端改不了。图中是每秒两千条的一秒钟。`}
        >
          <OneSecond />
          <div className={styles.levels}>
            <Facts facts={levels} />
          </div>
        </Section>

        <Statement
          figure={{ value: '4,200', unit: '人' }}
          title="一间唱歌房的最高在线，|高级消息一条没丢"
          beside={<River rate={caseRate} />}
          text={`拾音岛的周年庆出过事：麦位请求与每秒 ${caseRate} 条消息排一个队，主持人点了同意，9 秒后才上麦。换成三级之后，上麦到被听见的中位数是 142 毫秒。`}
          source={<Link href="/case/shiyindao-voice-rooms">读拾音岛的案例</Link>}
        />

        <Section
          title="群、圈组、聊天室还是信令"
          width="wide"
          lead="先看人会不会留下，再看消息能不能丢。四者账号与令牌通用，可以同时用。"
        >
          <ComparisonTable caption="四种消息产品的人数、历史、拥塞与计费" columns={columns} rows={rows} />
        </Section>

        <Section ground="raised" title="上限与不适合的场景">
          <SpecStrip specs={limits} source="2026 年 10 月的默认配置；进房用时为当月压测，华东与华南两地。" />
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="code"
          title="开第一间房"
          data={data.pageData}
          code={{ name: 'chatroom-enter', label: '进房、收三级消息、发一条弹幕', samples }}
          price={listedPrice({
            product: 'im',
            plan: 'standard',
            usage: '晚高峰两万人同时在线的直播间',
            quantities: { chatroom: first.crowd },
          })}
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '用两千条弹幕压一压',
            lead: '演示房间每秒两千条，公告由您来发。',
            actions: <Actions zone="closing" night />,
          }}
        />
      </>
    );
  },
});
