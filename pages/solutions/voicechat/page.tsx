import { Avatar } from '../../../components/art/kit/people/avatar.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Chorus } from './art/chorus.tsx';
import { Minutes } from './art/minutes.tsx';
import { Rings } from './art/rings.tsx';
import { Wait } from './art/wait.tsx';
import { fullest, readingOf, room, roomPicture, times } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './voicechat.module.css';
import voicechat from './try.ts';
import { cases, limits, mishaps, monthly, neighbours, questions, rules, steps } from './words.ts';

const { texts, status } = readingOf({ at: fullest });
const singers = ['阿拾', '晚晚', '老周', '小满', '桃子', '阿宽', '林深', '七月'];
const grounds = ['#dcd0ff', '#ffd9c4', '#c9efe7', '#ffe9b0', '#cfdcff', '#ffd0e4', '#d8f0c4', '#e6dcd0'];
const counts = [
  ['在线', 'online'],
  ['麦上', 'seated'],
  ['参与者分钟，从开门算起', 'minutes'],
  ['到此刻的语音费', 'fee'],
] as const;

/**
 * Who decides: who runs a voice app. What they doubt: whether the busiest hour of the night still works, and what it costs. What removes
 * the doubt: one evening to scrub through, with seats, queue and bill. Journey; aubergine; centred opening, heads at the left.
 */
export default page({
  needs: solutionData,

  theme: { night: 'aubergine' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="night"
          eyebrow="语聊房方案"
          title="八个麦，热闹到凌晨"
          lead="麦位、公屏、礼物、背景音乐与巡房，一套房间组件三天出首版。时间轴上是一间示例房的一晚：坐满、排队、散场。"
          actions={<Actions zone="hero" night second={{ demo: 'netcall', text: '进一间演示房', icon: 'mic' }} />}
          art={<Evening />}
        />

        <Section
          title="从点同意到被听见"
          lead="麦位申请与公告不和弹幕挤一条队列。一款唱歌应用在周年庆上摔过一跤，改完之后，同一个动作快了六十多倍。"
        >
          <Wait />
          <p className={styles.proof}>
            数据来自拾音岛主房间，<Link href={caseAddress('shiyindao-voice-rooms')}>经过见这个案例</Link>。
          </p>
        </Section>

        <Section title="一晚常出的三种岔子" lead="同一圈麦位，圈中是房里人看到的。" ground="raised">
          <Facts facts={mishaps.map((fact, index) => ({ ...fact, art: Rings[index] }))} />
        </Section>

        <Section title="合唱对得上拍">
          <Split art={<Chorus />} wideArt>
            <p>
              聊天晚两百毫秒没人在意，唱歌晚一百毫秒就乱了。所以两位歌手之间走最短的路，观众那边宁可晚一点，也要两个声音一起到。
            </p>
            <p>有人开口唱，AI 降噪降两档，气声和尾音留得住；唱完说话，再升回去。</p>
          </Split>
        </Section>

        <Statement
          place="centred"
          figure={{ value: '47', unit: '分钟' }}
          title="人均每日在房，改版前是 36 分钟"
          text="抢得到麦、听着不累，人就坐得住。第二年周年庆峰值 4,200 人，公告到达率 100%。"
          source="拾音岛，改版后的第一个完整季度，2024 年；一根是一分钟，亮的是多出来的"
          foot={<Minutes />}
        />

        <Section head="column" title="巡房与未成年人" lead="一万间常开的房，人耳巡不过来；规矩要写进令牌和队列里。">
          <Facts facts={rules} mark="ledger" />
        </Section>

        <Section title="上限与不适合的场景" ground="raised">
          <SpecStrip specs={limits} source="房间组件的默认配置，2026 年 10 月。" />
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="price"
          title="开始使用"
          data={data.pageData}
          cases={data.cases.list}
          price={listedPrice({
            product: 'netcall',
            usage: '上面这间房，每晚五小时，开满三十天',
            quantities: { voice: monthly },
          })}
          steps={steps}
          takes="三天"
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '今晚开一间',
            lead: '示例工程里就是这八个麦，换上您的 AppKey 就能开门。',
            actions: <Actions zone="closing" night second={{ href: '/chatroom', text: '公屏怎么不堵' }} />,
          }}
        />
      </>
    );
  },
});

function Evening() {
  return (
    <Try of={voicechat} title="一间房的晚上" look="bare" status={status}>
      <div className={styles.evening}>
        <svg viewBox={`0 0 ${room.width} ${room.height}`} fill="none" role="img" className={styles.room}>
          <title>八个麦位、排队的人和当晚在线人数：坐满之后按申请先后等</title>
          <defs>
            {singers.map((name, at) => (
              <g key={name} id={`voicechat-${at}`}>
                <Avatar x={0} y={0} r={68} seed={name} ground={grounds[at]} />
              </g>
            ))}
          </defs>
          <g data-picture="" dangerouslySetInnerHTML={{ __html: roomPicture({ at: fullest }) }} />
        </svg>
        <div>
          <p className={styles.clock} data-text="at">
            {texts.at}
          </p>
          <p className={styles.scene} data-text="scene">
            {texts.scene}
          </p>
          <dl className={styles.counts}>
            {counts.map(([name, key]) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd data-text={key}>{texts[key]}</dd>
              </div>
            ))}
          </dl>
          <Controls label="时间">
            <Slider label="时刻" name="at" min={0} max={times.length - 1} defaultValue={fullest} reads={texts.at} />
          </Controls>
        </div>
      </div>
    </Try>
  );
}
