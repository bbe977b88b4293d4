import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { PinnedDiagram } from '../../../components/sections/pinned-diagram.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { measurements } from '../../../config/measurements.ts';
import { Belt } from './art/belt.tsx';
import { Lanes } from './art/lanes.tsx';
import { allSavings, slowest, statusOf, waterfall } from './model.ts';
import styles from './vod.module.css';
import vod from './try.ts';
import { cases, code, example, lift, limits, neighbours, player, questions, stations, switchNames } from './words.ts';

/**
 * Who decides: whoever builds a course or video app. What they doubt: whether learners wait before every lesson. What removes the doubt: the
 * time from the press to the first picture, step by step, with three savings that can be switched off. Journey of one file; navy, blueprint.
 */
export default page({
  needs: pageData,

  theme: { night: 'navy', paper: 'blueprint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow="点播"
          title={`${measurements.vod.firstFrame} 毫秒|看到第一帧`}
          lead="上传、转码、存储、分发、播放，一个接口走完。文件传上来，多档清晰度自动生成；观众按下播放，等待从 1.1 秒缩到不足半秒。"
          actions={<Actions zone="hero" night second={{ demo: 'vod', text: '试播一段', icon: 'circle-play' }} />}
          art={<FirstFrame />}
        />

        <Section
          title="跟着一节课走五站"
          lead="45 分钟，1080p，5.4 Mbps，在办公室的 30 Mbps 上行里传了 8 分 6 秒。"
          space="statement"
        >
          <PinnedDiagram flipped steps={stations} art={<Belt />} />
        </Section>

        <Statement
          figure={{ value: String(measurements.vod.minutesAnHour), unit: '分钟' }}
          title="一小时 1080p 原片|转完三档所需"
          text="逐段并行，片子再长，用时也由最慢的那一段和排队决定。晚高峰排队的中位数是 20 秒；凌晨的批量任务另走一条队列，不占白天的份额。"
          source="2026 年 9 月，11.4 万个任务的中位数，不含上传。"
          art={<Lanes />}
        />

        <Section
          title="电梯里降一档，不停"
          lead="地铁、电梯、车库：带宽跌到十分之一时，宁可糊二十秒，不停一秒。这一段里缓冲最少时还剩 11 秒。"
          width="wide"
        >
          <Chart {...lift} />
        </Section>

        <Section ground="raised" title="播放器已经做好的事">
          <Facts facts={player} mark="icon" />
        </Section>

        <Section title="上限与实测" space="join">
          <SpecStrip specs={limits} source="上限为 2026 年 10 月的默认配置，可按空间调整；实测取自 2026 年 9 月。" />
        </Section>

        <Section title="不适合的场景" head="column" space="join">
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="code"
          title="开始使用"
          data={data.pageData}
          ground="paper"
          code={{ name: 'vod-code', label: '上传一段，播出来', samples: code }}
          price={listedPrice({
            product: 'vod',
            usage: `${example.name}：${example.text}`,
            quantities: { traffic: 0, ...example.quantities },
          })}
          questions={questions}
          neighbours={neighbours}
          act={{ title: '传一段 45 分钟的课试试', actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});

function FirstFrame() {
  return (
    <Try of={vod} look="bare" title="首帧的七段耗时" status={statusOf(allSavings)}>
      <div className={styles.stage}>
        <Controls label="三项优化" className={styles.vodSwitches}>
          {switchNames.map(({ saving, name }) => (
            <Press key={saving} data-switch={saving} aria-pressed>
              {name}
            </Press>
          ))}
        </Controls>
        {(['wide', 'narrow'] as const).map((view) => (
          <svg
            key={view}
            viewBox={view === 'wide' ? '0 0 1200 316' : '0 0 340 436'}
            fill="none"
            role="img"
            aria-label={`按下播放后的七段耗时，都不优化时共 ${slowest.toLocaleString('en')} 毫秒，三项都开共 ${measurements.vod.firstFrame} 毫秒`}
            className={styles[view]}
          >
            <g data-picture={view} dangerouslySetInnerHTML={{ __html: waterfall(allSavings, view) }} />
          </svg>
        ))}
        <p className={styles.vodSource}>
          2026 年 10 月，100 万次起播的中位数；720p，Wi-Fi 与蜂窝网络各半。灰条是三项都不开。
        </p>
      </div>
    </Try>
  );
}
