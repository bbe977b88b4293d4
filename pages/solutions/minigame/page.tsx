import { Avatar } from '../../../components/art/kit/people/avatar.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls } from '../../../components/try/controls.tsx';
import { StepLog } from '../../../components/try/step-log.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { measurements } from '../../../config/measurements.ts';
import { Dice } from './art/dice.tsx';
import { Reconnect } from './art/reconnect.tsx';
import { Secrets } from './art/secrets.tsx';
import { boardPicture, cellNames, example, frame, statusOf } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './minigame.module.css';
import minigame from './try.ts';
import { cases, limits, move, neighbours, questions, rules, steps } from './words.ts';

const voices = [
  { name: '小满', x: 70, y: 70, ground: '#ffd9c4' },
  { name: '阿岩', x: 570, y: 70, ground: '#dcd0ff' },
  { name: '桃子', x: 70, y: 530, ground: '#c9efe7' },
  { name: '老周', x: 570, y: 530, ground: '#ffe9b0' },
] as const;

/**
 * Who decides: who runs a voice room that falls silent. What they doubt: whether a game breaks the talk, or is easily cheated at. What
 * removes the doubt: a game to play, with the server's record of every press, refusals too. Playground; cream; split opening.
 */
export default page({
  needs: solutionData,

  theme: { night: 'aubergine', paper: 'cream' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="paper"
          eyebrow="小游戏方案"
          title="边聊|边下一局"
          lead="语聊房里嵌一块棋盘，话不断，麦不动。接着这一局下，再往有子的格子点一下，服务端会拒绝。"
          actions={<Actions zone="hero" second={{ href: '/voicechat', text: '先看语聊房' }} />}
          art={<Table />}
        />

        <Section title="秘密不发到|手机里" lead="内置十二款，四类玩法，同一个裁判。没发下来的，改客户端也翻不出来。">
          <Secrets />
        </Section>

        <Section
          title="拔了网线，回来接着下"
          lead={
            <>
              逾时由您的规则判负或托管。音效并进房间的混音，声卡只开一次，开局不会挤断语音。晚潮桌游照此改过，断线弃局由
              7.4% 降到 0.8%，<Link href={caseAddress('wanchao-board-games')}>看他们的五天</Link>。
            </>
          }
          head="centred"
          ground="raised"
        >
          <Reconnect />
        </Section>

        <Statement
          ground="night"
          place="centred"
          title="骰子不在客户端"
          text="没到公布的时候，点数只在服务端。客户端能递的只有意图：想下哪里、想掷一次、想看一眼。改客户端的人，改不出一个六点。"
          foot={<Dice />}
          source="每局的随机种子先给出哈希，散局后公布原文，谁都能验算"
        />

        <Section
          title={`一手棋的 ${measurements.signal.delivery} 毫秒`}
          lead="落子先问服务端，它点了头才画上去。中位数，双方在线。"
          ground="paper"
        >
          <SpanBars bars={move} ticks={['0', '20', '40', '60', '80 毫秒']} end={measurements.signal.delivery} />
        </Section>

        <Section title="合规的四条线">
          <Facts facts={rules} columns={4} mark="icon" />
        </Section>

        <Section title="上限与不适合的场景" ground="raised">
          <SpecStrip specs={limits} source="2026 年 10 月的默认配置；送达时延与信令产品同一口径。" />
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="questions"
          title="开始使用"
          data={data.pageData}
          cases={ownCaseFirst('wanchao-board-games', data.cases.list)}
          price={listedPrice({
            product: 'netcall',
            usage: '每晚三百局，一局六人、十分钟，三十天的语音',
            quantities: { voice: 540_000 },
          })}
          steps={steps}
          takes="一周"
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '给冷场的房间一副棋',
            lead: '示例房间里装好了三款，扫码就能和同事打一局。',
            actions: <Actions zone="closing" night second={{ demo: 'netcall', text: '打开演示' }} />,
          }}
        />
      </>
    );
  },
});

function Table() {
  const end = frame.from + 3 * frame.cell;
  const [one, two] = [frame.from + frame.cell, frame.from + 2 * frame.cell];
  return (
    <Try of={minigame} title="和房主下一局" look="bare" status={statusOf(example)}>
      <div className={styles.table}>
        <div className={styles.board}>
          <svg viewBox="0 0 640 640" fill="none" strokeLinecap="round" role="img">
            <title>棋盘四周是四位开着麦的人：您执叉，房主执圈，观战的两位照常说话</title>
            <rect
              x={frame.from - 16}
              y={frame.from - 16}
              width="392"
              height="392"
              rx="20"
              fill="#ffffff"
              stroke="var(--rule)"
            />
            <path
              d={`M${one} ${frame.from}V${end}M${two} ${frame.from}V${end}M${frame.from} ${one}H${end}M${frame.from} ${two}H${end}`}
              stroke="var(--rule)"
              strokeWidth="5"
            />
            {voices.map(({ name, x, y, ground }, at) => (
              <g key={name}>
                <circle cx={x} cy={y} r="60" stroke={at < 2 ? '#a83d09' : 'var(--rule)'} strokeWidth="4" />
                <Avatar x={x} y={y} r={54} seed={name} ground={ground} />
                <Text x={x} y={y + 76} size={21} anchor="middle" fill="currentColor">
                  {['您', '房主', '观战', '观战'][at]}
                </Text>
              </g>
            ))}
            <g data-picture="" dangerouslySetInnerHTML={{ __html: boardPicture(example.board) }} />
          </svg>
          <Controls label="棋盘" className={styles.cells}>
            <div className={styles.grid}>
              {cellNames.map((name, at) => (
                <button key={name} type="button" data-cell={at} aria-label={name} className={styles.cell} />
              ))}
            </div>
          </Controls>
        </div>
        <div className={styles.log}>
          <StepLog label="服务端的棋谱" entries={example.log} />
        </div>
      </div>
    </Try>
  );
}
