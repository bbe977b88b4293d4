import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { LogPane } from '../../../components/sections/log-pane.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { StepLog } from '../../../components/try/step-log.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Lock } from './art/lock.tsx';
import { Screen } from './art/screen.tsx';
import { shown, statusOf } from './model.ts';
import styles from './svod.module.css';
import svod from './try.ts';
import {
  attempts,
  cases,
  columns,
  diff,
  limits,
  neighbours,
  playback,
  questions,
  reading,
  rows,
  rules,
  steps,
} from './words.ts';

/**
 * Who decides: whoever sells courses. What they doubt: whether encryption stops the people who resell them. What removes the doubt: four
 * thefts to try, the one that succeeds included, and the account that it leads to. Console; graphite; heads in the column.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite', paper: 'ledger' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="night"
          eyebrow="安全点播"
          title="拷走的|只是密文"
          lead="面向课程、培训与样片：每个视频单独加密，凭证、设备、期限三样齐全才放得出来。真被拍走了，两秒画面就能读出是哪个账号。"
          actions={<Actions zone="hero" night second={{ demo: 'svod', text: '试着录一次', icon: 'shield-check' }} />}
          art={<Lock />}
        />

        <Section
          title="四种偷法，停在哪一步"
          lead="选一种试试。前三种拿不到能看的东西；最后剩下的录屏，留下的是名字。"
          width="wide"
        >
          <Try of={svod} title="一节课，一个账号" hint="按钮选一种偷法" status={statusOf(shown)}>
            <Controls label="偷法" strip>
              {attempts.map(({ event, name }) => (
                <Press key={event} data-event={event}>
                  {name}
                </Press>
              ))}
            </Controls>
            <div className={styles.svodStage}>
              <Screen />
              <StepLog label="各层的记录" entries={shown.log} />
            </div>
          </Try>
        </Section>

        <Section
          ground="night"
          space="statement"
          title="学员按下播放之后"
          lead="学员只看到一个播放键。背后每一步都有记录，保存 180 天。"
        >
          <LogPane title="play p_9d41 · U-20741 · m_58c" meta="8 / 8 行" lines={playback} />
        </Section>

        <Section
          title="与点播、硬件级 DRM 相比"
          lead="三者可以混用：试看片段走点播，正课走安全点播，院线内容走 DRM。"
          head="column"
        >
          <ComparisonTable caption="点播、安全点播与硬件级 DRM 各防得住什么" columns={columns} rows={rows} />
        </Section>

        <Section
          title="两秒画面能读出是谁"
          lead="账号编号写进画面的中频部分，一幅里重复 64 处。三种破坏画面的办法各试 4,000 段，裁过的都压到 480p。"
          ground="raised"
        >
          <Chart {...reading} />
          <div className={styles.svodRules}>
            <Facts facts={rules} />
          </div>
        </Section>

        <Section ground="raised">
          <Split art={<CodeSample name="svod-diff" label="播放器的改动" samples={diff} />} wideArt>
            <h2 className={styles.svodHead}>接入点播的，加一行</h2>
            <p className={styles.svodText}>
              上传、转码、域名都不变。旧视频重新封装时按原编号替换，课程页不用改；出错时去掉这一行，就退回普通播放。
            </p>
          </Split>
        </Section>

        <Section title="上限与实测" head="column" ground="raised" space="join">
          <SpecStrip specs={limits} source="2026 年 10 月，读出率取自 12,000 段模拟外流的画面。" />
        </Section>

        <Section title="不适合的场景" head="column">
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="demo"
          title="开始使用"
          ground="raised"
          data={data.pageData}
          steps={steps}
          price={listedPrice({
            product: 'vod',
            usage: '一门课，两千名学员各看五小时，加密播放六十万分钟',
            quantities: { secure: 600_000 },
          })}
          questions={questions}
          neighbours={neighbours}
          act={{ title: '给一门课加上锁', actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});
