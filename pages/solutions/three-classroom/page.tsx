import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { LogPane } from '../../../components/sections/log-pane.tsx';
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
import { Blackboard } from './art/blackboard.tsx';
import { Side } from './art/side.tsx';
import { Week } from './art/week.tsx';
import { budget, classrooms, lines, rains, readingOf, usual } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './three-classroom.module.css';
import rooms from './try.ts';
import * as words from './words.ts';

/** A slider over these values that stands at the last one. */
const over = ({ length }: readonly number[]) => ({ min: 0, max: length - 1, defaultValue: length - 1 });

/**
 * Who decides: the school office of a county with hills. What they doubt: whether a lesson survives the weather. What removes the
 * doubt: three classrooms side by side, and rain to turn up. Instrument; navy and cream; heads at the left and in the frame.
 */
export default page({
  needs: solutionData,

  theme: { night: 'navy', paper: 'cream' },

  Body({ data }) {
    const { texts, status } = readingOf(usual);
    return (
      <>
        <Opening
          layout="centred"
          ground="night"
          eyebrow="三个课堂方案"
          title="下雨天，山顶照常上课"
          lead="区县教育局用一套教室，就能开专递课堂、名师课堂与名校网络课堂。把雨调大，看三间教室各收到什么。"
          actions={
            <Actions
              zone="hero"
              night
              second={{ href: caseAddress('qingcen-shared-lessons'), text: '青岑县的一学年', icon: 'book-open' }}
            />
          }
          art={
            <Try of={rooms} title="三间教室" look="bare" status={status}>
              <div className={styles.rooms}>
                <svg
                  viewBox="0 0 712 356"
                  fill="none"
                  role="img"
                  aria-label="县城、乡中心校与山顶教学点的教室；格子越粗画面越糊，下面的声波始终一样，数字是实际带宽，单位 Mbps"
                >
                  <g data-picture="" dangerouslySetInnerHTML={{ __html: classrooms(usual) }} />
                </svg>
                <Controls label="天气与线路" className={styles.roomsDials}>
                  <Slider label="每小时降雨" name="rain" {...over(rains)} reads={texts.rain} />
                  <Slider label="山顶线路标称" name="line" {...over(lines)} reads={texts.line} />
                </Controls>
              </div>
            </Try>
          }
        />

        <Section title="三种课堂分别补什么">
          <ComparisonTable
            caption="专递课堂、名师课堂与名校网络课堂的对照"
            columns={words.columns}
            rows={words.kinds}
          />
          <p className={styles.roomsSource}>名称与定位见《教育部关于加强“三个课堂”应用的指导意见》，2020 年。</p>
        </Section>

        <Section title="两兆怎样分" lead="从上往下保，从下往上让。课件不当视频传，断了画面也能讲。" ground="raised">
          <SpanBars
            bars={budget.map(({ length, ...bar }, index) => {
              const from = budget.slice(0, index).reduce((sum, part) => sum + part.length, 0);
              return { ...bar, from, to: from + length, value: `${length.toLocaleString('en')} kbps` };
            })}
            ticks={['0', '500', '1,000', '1,500', '2,000']}
            end={2_000}
          />
        </Section>

        <Section
          title="教室里只添三样"
          lead="回望屏、吊麦，和一个开机就进当天课程的遥控器：红键举手，绿键请主讲看过来。"
        >
          <Side />
          <p className={styles.roomsSource}>教室长 9 米、五排座位；分贝按直线距离算，不计墙面反射。</p>
        </Section>

        <Statement
          figure={{ value: '97.6', unit: '%' }}
          title="按课表准时开的课"
          text={`41 所学校与教学点，一个学年 9,300 节，没准时的 ${words.lateInAll} 节多半是停电，各月分布为示例。三年级英语口语抽测的及格率，同期由 52% 升到 74%，县里说课表、教研与助教三件事缺一不可。`}
          source="青岑县教育局，2023 至 2024 学年"
          ground="paper"
          beside={<Blackboard />}
        />

        <Section title="不下乡的巡课" lead="一位教研员早上看这一页，示意，按雨天排。" width="wide">
          <LogPane title="巡课.log" meta="周二上午，6 行" lines={words.lines} />
        </Section>

        <Section
          title="全县并成一张课表"
          lead="先逐校量网一周，雨天也算；再试三所学校、一门课，一学期；下学期并课表，前后一学年。下面是北坡三年级的一周，示意：蓝格是县城老师的课。"
          ground="raised"
        >
          <Week />
          <p className={styles.roomsSource}>
            一学年 9,300 节，按 40 周算，全县一周约 233 节，18 位县城老师每人约 13 节；每节带两间，41 所各听到约 11 节。
          </p>
        </Section>

        <Section title="上限与不适合的场景">
          <SpecStrip specs={words.limits} source="青岑县实测与默认配置，2026 年 10 月核对。" />
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="price"
          title="开始使用"
          data={data.pageData}
          cases={ownCaseFirst('qingcen-shared-lessons', data.cases.list)}
          price={words.price}
          steps={words.steps}
          takes="四天"
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '挑最远的那个教学点试',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '约人一起去量网' }} />,
          }}
        />
      </>
    );
  },
});
