import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { Lanes } from '../../../components/sections/lanes.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Channels } from './art/channels.tsx';
import { Plain } from './art/plain.tsx';
import { Score } from './art/score.tsx';
import { across, down, map, mapPicture, players, readingOf, start } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './game-voice.module.css';
import gameVoice from './try.ts';
import { budget, cases, channelsLead, limits, neighbours, questions, rules, samples } from './words.ts';

const { texts, status } = readingOf(start);
const axes = [
  ['x', '东西', across],
  ['y', '南北', down],
] as const;
const over = (values: readonly number[], at: number) => ({
  min: 0,
  max: values.length - 1,
  defaultValue: values.indexOf(at),
});
const shown = (name: string) => <span data-text={name}>{texts[name]}</span>;

/**
 * Who decides: a client programmer with a frame budget. What they doubt: whether voice fits beside the game, in cycles and in play. What
 * removes the doubt: a map to walk on, where volumes and bandwidth follow. Blueprint; graphite; full opening, centred heads.
 */
export default page({
  needs: solutionData,

  theme: { night: 'graphite', paper: 'blueprint' },

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow="游戏语音方案"
          title="走近了，才听得见"
          lead="小队、附近、阵营、世界四种频道，一次采集。移动白圈，近处的声音变响，隔墙的发闷，太远的根本不下发。"
          actions={<Actions zone="hero" night second={{ href: site.docs, text: '引擎插件文档', icon: 'book-open' }} />}
          art={<Harbour />}
        />

        <Section
          head="centred"
          title="先守住三条性能线"
          lead="一款百人撤离射击游戏立项时写下的预算，中端手机实测。横轴以各自的上限为一格。"
        >
          <SpanBars bars={budget} ticks={['0', '上限', '两倍', '三倍', '四倍']} end={4} />
        </Section>

        <Section title="没有专用插件时" lead="左边直接接通话类 SDK，右边接插件。" ground="paper">
          <Plain />
        </Section>

        <Section head="centred" title="四种频道听得多远" lead={channelsLead}>
          <Channels />
        </Section>

        <Statement
          figure={{ value: '51', unit: '%' }}
          title="对局开麦率，上线前是 22%"
          text="听得出方位，开口就成了战术。四个月后，愿意开麦的随机队伍胜率高出 9 个百分点，官方把这个数写进了新手引导。"
          source={
            <Button href={caseAddress('jiuzhe-game-voice')} event={{ zone: 'body' }} variant="on-dark">
              读九折山的案例
            </Button>
          }
          beside={<Score />}
        />

        <Section
          title="公平、时段与取证"
          lead="示例，一局里的三分钟。《未成年人保护法》第七十五条：每日二十二时至次日八时，不得向未成年人提供网络游戏服务。"
        >
          <Lanes {...rules} />
        </Section>

        <Section head="centred" title="上限与不适合的场景" ground="raised">
          <SpecStrip specs={limits} source="2026 年 10 月的默认配置；九折山的数据取自 2025 年。" />
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="code"
          title="开始使用"
          data={data.pageData}
          cases={ownCaseFirst('jiuzhe-game-voice', data.cases.list)}
          code={{ name: 'game-voice', label: '加入小队与附近两个频道', samples }}
          price={listedPrice({
            product: 'netcall',
            usage: '日均五千名玩家开语音，每人四十分钟，计三十天',
            quantities: { voice: 6_000_000 },
          })}
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '先跑一张空地图',
            lead: '示例工程里有这面墙和七个会说话的角色，一天跑通，接进您的工程约两周。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '聊聊性能预算' }} />,
          }}
        />
      </>
    );
  },
});

function Harbour() {
  return (
    <Try of={gameVoice} title="在地图上走走" look="bare" status={status}>
      <svg
        viewBox={`0 0 ${map.width} ${map.height}`}
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        role="img"
        className={styles.map}
      >
        <title>从上往下看的地图：圆越大越响，隔墙的发闷，叉是不转发的人，小队不受距离限制</title>
        <g data-picture="" dangerouslySetInnerHTML={{ __html: mapPicture(start) }} />
      </svg>
      <div className={styles.desk}>
        <Controls label="您的位置" className={styles.dials}>
          {axes.map(([name, label, values]) => (
            <Slider key={name} label={label} name={name} {...over(values, start[name])} reads={String(texts[name])} />
          ))}
        </Controls>
        <dl className={styles.heard}>
          {players.map(({ name }, at) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <b>{shown(`volume${at}`)}</b> {shown(`note${at}`)}
              </dd>
            </div>
          ))}
          <div>
            <dt>下行带宽</dt>
            <dd>
              <b>{shown('kilobits')} kbps</b> 听见 {shown('count')} 人
            </dd>
          </div>
        </dl>
      </div>
    </Try>
  );
}
