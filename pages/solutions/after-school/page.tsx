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
import * as words from './words.yaml';
import { doors, links, price } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

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
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions zone="hero" second={{ href: '#rules', text: words.opening.second.text, icon: 'arrow-down' }} />
          }
          note={words.opening.note}
          art={<Week />}
          foot={
            <CustomerStrip
              lead={words.opening.customerStripLead}
              customers={[{ name: words.opening.customers.name, href: caseAddress('qingcen-shared-lessons') }]}
            />
          }
        />

        <Section title={words.afternoonSection.title} lead={words.afternoonSection.lead}>
          <Afternoon />
        </Section>

        <Section title={words.floorPlan.title} lead={words.floorPlan.lead} ground="raised" width="wide">
          <FloorPlan
            label={words.floorPlan.label}
            width={760}
            height={300}
            rooms={words.roomsPlan}
            doors={doors}
            links={links}
          />
        </Section>

        <Statement title={words.statement.title} text={words.statement.text} art={<Remote />} />

        <Section title={words.bandwidth.title} lead={words.bandwidth.lead} head="frame">
          <Bandwidth />
        </Section>

        <div id="rules">
          <Section title={words.facts.title} head="frame" ground="raised">
            <Facts facts={words.rules} mark="ledger" />
          </Section>
        </div>

        <Section title={words.checklist.title}>
          <Checklist lists={words.duties} cards />
        </Section>

        <Section title={words.notForYou.title} space="join">
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          look="receipt"
          title={words.start.title}
          data={data.pageData}
          cases={ownCaseFirst('qingcen-shared-lessons', data.cases.list)}
          price={price}
          steps={words.steps}
          takes={words.start.takes}
          limits={{ specs: words.limits, source: words.specStrip.source }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            actions: <Actions zone="closing" second={words.start.second} />,
          }}
        />
      </>
    );
  },
});

function Week() {
  const texts = textsOf(usual);
  return (
    <Try
      of={afterSchool}
      title={words.week.title}
      hint={words.week.hint}
      status={statusOf(usual)}
      className={styles.afterTry}
    >
      <div className={styles.afterStage}>
        <svg viewBox="0 0 712 470" fill="none" role="img" aria-label={words.week.label}>
          <g data-picture="" dangerouslySetInnerHTML={{ __html: timetable(usual) }} />
        </svg>
        <div className={styles.afterNumbers}>
          <p>
            <Copy text={words.week.text} values={{ b: <b data-text="teachers">{texts.teachers}</b> }} />
          </p>
          <p>
            <Copy text={words.week.teachers} values={{ b: <b data-text="onSite">{texts.onSite}</b> }} />
          </p>
          <p>
            <Copy text={words.week.monthlyMinutes} values={{ b: <b data-text="minutes">{texts.minutes}</b> }} />
          </p>
        </div>
      </div>
      <Controls label={words.week.controlsLabel} className={styles.afterDials} strip>
        <Slider
          label={words.week.sliderLabel}
          name="schools"
          min={0}
          max={schools.length - 1}
          defaultValue={6}
          reads={texts.schools}
        />
        <Slider
          label={words.week.weekLabel}
          name="lessons"
          min={0}
          max={lessons.length - 1}
          defaultValue={2}
          reads={texts.lessons}
        />
        <Slider
          label={words.week.roomsLabel}
          name="rooms"
          min={0}
          max={rooms.length - 1}
          defaultValue={1}
          reads={texts.rooms}
        />
      </Controls>
    </Try>
  );
}
