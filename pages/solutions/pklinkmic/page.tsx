import { Person } from '../../../components/art/kit/people/person.tsx';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Rundown } from '../../../components/sections/rundown.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Clash } from './art/clash.tsx';
import { LastSecond } from './art/last-second.tsx';
import { Switchover } from './art/switchover.tsx';
import { barPicture, first, lags, readingOf, times } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './pklinkmic.module.css';
import pk from './try.ts';
import { cases, drops, laws, limits, match, mishaps, neighbours, questions, samples } from './words.ts';

const { texts, status } = readingOf(first);
const dials = [
  ['比赛进行到', 'time', times],
  ['观众晚', 'lag', lags],
] as const;
const over = (values: readonly number[], at: number) => ({
  min: 0,
  max: values.length - 1,
  defaultValue: values.indexOf(at),
});

/**
 * Who decides: who runs a live app with hosts that compete. What they doubt: whether both crowds see the same end. What removes the
 * doubt: a match to scrub through at any delay, with the score of the picture beside that of the messages. Console; plain; full opening.
 */
export default page({
  needs: solutionData,

  theme: { night: 'navy' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="full"
          eyebrow="PK 连麦方案"
          title="两间房|看同一个绝杀"
          lead="两到四位主播跨房同屏，比分和倒计时写进画面的时间戳。观众晚几秒，比分就晚几秒，不多也不少。"
          actions={<Actions zone="hero" second={{ demo: 'interact', text: '两台手机打一场', icon: 'swords' }} />}
          art={<Duel />}
        />

        <Section
          ground="raised"
          title="一个切换点"
          lead="每间房各有一个源选择器。它们约好采集时刻 T，同时换源，观众的播放地址始终不变。"
        >
          <Switchover />
          <Button href="/dev-blog/cohost-handover" event={{ zone: 'body' }} variant="quiet" icon="arrow-right">
            读切换的设计与代码
          </Button>
        </Section>

        <Section title="没约好的时候">
          <Clash />
          <Facts facts={mishaps} />
        </Section>

        <Section
          head="column"
          ground="raised"
          title="一场六分钟的流程"
          lead="裁判是服务端。两边主播和粉丝看到的，都是它的结论。"
        >
          <Rundown caption="一场 PK 的流程，谁在何时裁定什么" heads={['时刻', '发生什么', '谁说了算']} parts={match} />
        </Section>

        <Statement
          figure={{ value: '100', unit: '毫秒' }}
          title="比分与画面至多差这么多"
          text="一格是十分之一秒。礼物落地的那一格，比分条也在那一格变；快线慢线的观众看到的是同一格。"
          source="SDK 随帧携带的时间戳，各端渲染前对齐；2026 年 10 月的默认配置"
          art={<LastSecond />}
        />

        <Section
          title="晚上八点到十点"
          lead="中央文明办等四部门《关于规范网络直播打赏 加强未成年人保护的意见》，2022 年，单独写到了 PK。"
        >
          <Facts facts={laws} mark="icon" />
        </Section>

        <Section head="centred" title="有人掉线" lead="从断开的那一刻数起，单位是秒。">
          <SpanBars bars={drops} ticks={['0', '10', '20', '30', '40 秒']} end={40} />
        </Section>

        <Section head="column" title="上限与不适合的场景" ground="raised">
          <SpecStrip specs={limits} source="切换用时为线上灰度四周的中位数。" />
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="code"
          title="开始使用"
          data={data.pageData}
          cases={data.cases.list}
          code={{ name: 'duel-invite', label: '邀请对面房间，按画面画计分牌', samples }}
          price={listedPrice({
            product: 'interact',
            usage: '两位主播每天二十场，20 至 22 时只两场，三十天；观众流量照旧，不另算',
            quantities: { stage: 7_200, mix: 7_200 },
          })}
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '今晚打一场',
            lead: '开源示例里有匹配、计分牌、惩罚和掉线补位，改皮肤就能用；接上您的礼物账，三天。',
            actions: <Actions zone="closing" night second={{ href: '/price/interact', text: '看连麦单价' }} />,
          }}
        />
      </>
    );
  },
});

function Host({ name, mirrored }: { name: string; mirrored: boolean }) {
  return (
    <div className={styles.half}>
      <svg viewBox="0 0 400 400" preserveAspectRatio="xMidYMax meet" fill="none" aria-hidden="true">
        <g transform={mirrored ? 'translate(400) scale(-1 1)' : undefined}>
          <Person x={200} y={400} size={330} seed={name} />
        </g>
      </svg>
    </div>
  );
}

function Duel() {
  return (
    <Try of={pk} title="一场示例 PK" look="bare" status={status}>
      <div className={styles.halves}>
        <Host name="林遥" mirrored={false} />
        <div className={styles.gutter}>
          <p className={styles.small}>观众画面里的倒计时</p>
          <p className={styles.clock} data-text="clock">
            {texts.clock}
          </p>
          <svg viewBox="0 0 1000 28" preserveAspectRatio="none" fill="none" role="img" className={styles.bar}>
            <title>两边的比分条，长短按当前分数</title>
            <g data-picture="" dangerouslySetInnerHTML={{ __html: barPicture(first) }} />
          </svg>
          <p className={styles.score}>
            <span data-text="left">{texts.left}</span> <span data-text="right">{texts.right}</span>
          </p>
          <p className={styles.small}>林遥 对 阿岩</p>
        </div>
        <Host name="阿岩" mirrored />
      </div>
      <div className={styles.desk}>
        <Controls label="这一场" className={styles.dials}>
          {dials.map(([label, name, values]) => (
            <Slider key={name} label={label} name={name} {...over(values, first[name])} reads={texts[name]} />
          ))}
        </Controls>
        <p>
          如果比分走消息：<b data-text="early">{texts.early}</b>
          <br />
          <span className={styles.small} data-text="spoiled">
            {texts.spoiled}
          </span>
        </p>
      </div>
    </Try>
  );
}
