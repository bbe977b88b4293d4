import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { BeforeAfter } from '../../../components/sections/before-after.tsx';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Complaints } from './art/complaints.tsx';
import { Lesson } from './art/lesson.tsx';
import { Strings } from './art/strings.tsx';
import { reading, score, statusOf, treatments } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './edu-music.module.css';
import music from './try.ts';
import { cases, columns, instruments, limits, neighbours, price, questions, steps, wrongs } from './words.ts';

const none = new Set<never>();

/**
 * Who decides: the head of teaching of a music school. What they doubt: whether touch and pedal survive the way. What removes the
 * doubt: two bars of a score and the sound that arrives, with what a chain for speech does to it. Instrument; aubergine and cream.
 */
export default page({
  needs: solutionData,

  theme: { night: 'aubergine', paper: 'cream' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="full"
          ground="paper"
          eyebrow="音乐教育方案"
          title="弱音传过去|仍是弱音"
          lead="在线陪练与音乐学校用的音频：48 kHz 立体声，弹奏时不降噪、不自动增益。下面两小节是收到的声音；说话用的三样处理可以逐一打开，比一比少了什么。"
          actions={
            <Actions
              zone="hero"
              second={{ href: caseAddress('songjian-music-lessons'), text: '松间琴课的经过', icon: 'book-open' }}
            />
          }
          art={<Score />}
        />

        <Section title="听不准的代价" ground="raised">
          <Facts facts={wrongs} mark="number" />
        </Section>

        <Section
          title="五十分钟，弹的和说的轮换"
          lead="弹奏用音乐场景，开口用语音场景。切换按声音判断，老师不用记得按键。"
        >
          <Lesson />
        </Section>

        <Section
          title="带宽不够时先让画面"
          lead="上行不足 400 kbps，画面先降到 360p，再降帧率；琴声一直保到画面只剩 120 kbps，才开始减码率。"
          head="column"
        >
          <Chart
            size="half"
            label="上行从 1,200 降到 312 kbps，琴声都是 192；再往下降到 200 时琴声降到 96"
            x={{ ticks: [200, 400, 600, 800, 1_000, 1_200], name: '上行（kbps）' }}
            y={{ ticks: [0, 200, 400, 600, 800, 1_000], name: '码率（kbps）' }}
            marks={[
              {
                kind: 'line',
                name: '画面',
                tone: 'muted',
                points: [
                  [200, 104],
                  [312, 120],
                  [1_200, 1_008],
                ],
              },
              {
                kind: 'line',
                name: '琴声',
                points: [
                  [200, 96],
                  [312, 192],
                  [1_200, 192],
                ],
              },
              { kind: 'limit', x: 400, name: '画面改 360p', tone: 'third' },
            ]}
          />
        </Section>

        <Statement
          figure={{ value: '168', unit: '毫秒' }}
          title="隔着屏幕，能教，不能合奏"
          text="示范与模仿一先一后，这点时延不碍事。两个人要落在同一拍上，需要 30 毫秒以内。课程设计请避开齐奏，改用伴奏带。"
          source="松间琴课，师生端到端时延中位数，换音频后的第一个学期"
          art={<Strings />}
        />

        <Section title="四种乐器的设置" lead="预设可以按课程覆盖，老师也能在课上改。">
          <ComparisonTable caption="钢琴、小提琴、架子鼓与声乐的音频和机位设置" columns={columns} rows={instruments} />
        </Section>

        <Section title="换音频前后的一个学期" ground="raised">
          <BeforeAfter
            before={{
              label: '会议音频',
              title: '每万节课的听感投诉',
              art: <Complaints count={62} />,
              figure: { value: '62', unit: '条', name: '换之前' },
            }}
            after={{
              label: '音乐场景',
              title: '教室没动，只换了音频',
              art: <Complaints count={9} />,
              figure: { value: '9', unit: '条', name: '一个学期之后' },
            }}
          />
          <p className={styles.musicSource}>
            松间琴课，2,600 位陪练老师。盲听怎样做、哪款平板左右声道反了，见
            <Link href={caseAddress('songjian-music-lessons')}>案例全文</Link>。
          </p>
        </Section>

        <Section title="上限与不适合的场景">
          <SpecStrip specs={limits} source="音乐场景的默认值，2026 年 10 月。" />
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="questions"
          title="开始使用"
          data={data.pageData}
          cases={ownCaseFirst('songjian-music-lessons', data.cases.list)}
          price={price}
          steps={steps}
          takes="六周"
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '请耳朵最挑的老师来听',
            actions: <Actions zone="closing" night second={{ href: '/nice', text: '先听对比' }} />,
          }}
        />
      </>
    );
  },
});

function Score() {
  const { range, tail, band } = reading(none);
  return (
    <Try of={music} title="收到的两小节" look="bare" status={statusOf(none)}>
      <div className={styles.music}>
        {(['wide', 'narrow'] as const).map((view) => (
          <svg
            key={view}
            viewBox={view === 'wide' ? '0 0 1200 296' : '0 0 358 296'}
            fill="none"
            role="img"
            aria-label="上面是乐谱，下面是每个音收到的样子：越高越响，越长尾音越长，横线是泛音"
            className={styles[view]}
          >
            <g data-picture={view} dangerouslySetInnerHTML={{ __html: score(none, view) }} />
          </svg>
        ))}
        <div className={styles.musicReadouts}>
          <p>
            <b data-text="range">{range}</b> 分贝，最强与最弱之差
          </p>
          <p>
            <b data-text="tail">{tail}</b> 秒，最长的尾音
          </p>
          <p>
            <b data-text="band">{band}</b> kHz，听得到的泛音
          </p>
        </div>
        <Controls label="说话用的处理">
          <span className={styles.musicSwitches}>
            {treatments.map(({ id, name }) => (
              <Press key={id} data-switch={id} aria-pressed={false}>
                {name}
              </Press>
            ))}
          </span>
        </Controls>
      </div>
    </Try>
  );
}
