import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { Checklist } from '../../../components/sections/checklist.tsx';
import { CustomerStrip } from '../../../components/sections/customer-strip.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { FloorPlan } from '../../../components/sections/floor-plan.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Afternoon } from './art/afternoon.tsx';
import { Bandwidth } from './art/bandwidth.tsx';
import { Remote } from './art/remote.tsx';
import { lessons, rooms, schools, statusOf, textsOf, timetable, usual } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './after-school.module.css';
import afterSchool from './try.ts';
import * as words from './words.ts';

/**
 * Who decides: the head of a school or of a district's after-school hours. What they doubt: whether there are teachers for every
 * afternoon. What removes the doubt: the week's timetable, filled by their own number of schools. Ledger; navy and cream; heads in frames.
 */
export default page({
  needs: solutionData,

  theme: { night: 'navy', paper: 'cream' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="column"
          ground="paper"
          eyebrow="课后服务方案"
          title="三点半以后|谁来上课"
          lead="给学校与区县：编程、美术、科学的老师在云端讲，助教在教室看着。一周课表要几位主讲，按学校数排给您。"
          actions={<Actions zone="hero" second={{ href: '#rules', text: '政策要求', icon: 'arrow-down' }} />}
          note="课表按每天两节、每节 40 分钟排；一个点是一间教室。"
          art={<Week />}
          foot={
            <CustomerStrip
              lead="同一套教室，已经在用"
              customers={[{ name: '青岑县教育局', href: caseAddress('qingcen-shared-lessons') }]}
            />
          }
        />

        <Section
          title="一个下午的两小时"
          lead="助教按一下开关，课已在屏上；摄像头数人头，与名单差一个就提醒。作品拍照归到每个孩子名下，家长收到出勤与一张照片，接走后点确认。"
        >
          <Afternoon />
        </Section>

        <Section title="谁听得见谁" lead="线是声音。教室之间不通，主讲点开才出声。" ground="raised" width="wide">
          <FloorPlan
            label="主讲间与三间教室互通，教室之间不通，教导处只看不进"
            width={760}
            height={300}
            rooms={words.roomsPlan}
            doors={words.doors}
            links={words.links}
          />
        </Section>

        <Statement
          title="教室里|只有两个键"
          text="红键举手，绿键请主讲看过来。助教多是班主任或退休老师，不用鼠标，不记密码；遥控器坏了，大屏上有同样的两个键。"
          art={<Remote />}
        />

        <Section title="四门课怎样上" lead="一间教室的码率，收发合计，2026 年 10 月。" head="frame">
          <Bandwidth />
        </Section>

        <div id="rules">
          <Section title="政策要求" head="frame" ground="raised">
            <Facts facts={words.rules} mark="ledger" />
          </Section>
        </div>

        <Section title="分工">
          <Checklist lists={words.duties} cards />
        </Section>

        <Section title="上限与不适合的场景" space="join">
          <SpecStrip specs={words.limits} source="默认配置，2026 年 10 月。" />
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="price"
          title="开始使用"
          ground="paper"
          data={data.pageData}
          cases={ownCaseFirst('qingcen-shared-lessons', data.cases.list)}
          price={words.price}
          steps={words.steps}
          takes="17 个工作日"
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '先给一个班试两周',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '约人到校看' }} />,
          }}
        />
      </>
    );
  },
});

function Week() {
  const texts = textsOf(usual);
  return (
    <Try of={afterSchool} title="一周课表" hint="方向键调节" status={statusOf(usual)} className={styles.afterTry}>
      <div className={styles.afterStage}>
        <svg
          viewBox="0 0 712 470"
          fill="none"
          role="img"
          aria-label="周一到周五、每天两节的课表；一个色块是一节课，里面的点是同时上课的教室"
        >
          <g data-picture="" dangerouslySetInnerHTML={{ __html: timetable(usual) }} />
        </svg>
        <div className={styles.afterNumbers}>
          <p>
            <b data-text="teachers">{texts.teachers}</b> 位主讲，在线
          </p>
          <p>
            <b data-text="onSite">{texts.onSite}</b> 位老师，若都到校
          </p>
          <p>
            <b data-text="minutes">{texts.minutes}</b> 分钟，每月用量
          </p>
        </div>
      </div>
      <Controls label="学校与课时" className={styles.afterDials} strip>
        <Slider label="学校" name="schools" min={0} max={schools.length - 1} defaultValue={6} reads={texts.schools} />
        <Slider
          label="每校每周"
          name="lessons"
          min={0}
          max={lessons.length - 1}
          defaultValue={2}
          reads={texts.lessons}
        />
        <Slider label="一课几间" name="rooms" min={0} max={rooms.length - 1} defaultValue={1} reads={texts.rooms} />
      </Controls>
    </Try>
  );
}
