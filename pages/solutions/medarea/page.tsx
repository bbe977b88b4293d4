import { Portrait } from '../../../components/case/portrait.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Quotation } from '../../../components/sections/quotation.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { SideBySide } from '../../../components/sections/side-by-side.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Road } from './art/road.tsx';
import { Sync } from './art/sync.tsx';
import { Trail } from './art/trail.tsx';
import { lines, map, rooms, statusOf, textsOf, usual } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './medarea.module.css';
import medarea from './try.ts';
import * as words from './words.yaml';
import { price } from './data.ts';

const answers = [words.answers.scan, words.answers.pose, [words.answers.voice, undefined], words.answers.used] as const;

/**
 * Who decides: the health office of a county. What they doubt: whether the line to a township carries a scan that can be diagnosed
 * from. What removes the doubt: three levels on one map, and their own megabits on the line. Blueprint; forest; heads centred.
 */
export default page({
  needs: solutionData,

  theme: { night: 'forest', paper: 'blueprint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              second={{
                href: caseAddress('zhenxi-remote-ultrasound'),
                text: words.opening.second.text,
                icon: 'book-open',
              }}
            />
          }
          art={<Levels />}
        />

        <Section title={words.comparisonTable.title} head="centred">
          <SideBySide things={words.columns} rows={words.levels} />
        </Section>

        <Section title={words.sync.title} lead={words.sync.lead} head="centred" ground="night">
          <Sync />
        </Section>

        <Section title={words.trail.title} lead={words.trailLead} head="centred" ground="paper">
          <Trail />
        </Section>

        <Statement
          figure={words.statement.figure}
          title={words.statement.title}
          text={words.statement.text}
          source={words.statement.source}
          art={<Road />}
        />

        <Section title={words.quotation.title} head="none" ground="raised">
          <Quotation
            text={words.quotation.text}
            name={words.quotation.name}
            about={words.quotation.about}
            portrait={<Portrait seed={words.quotation.seed} />}
            figure={words.quotation.figure}
            story={{ href: caseAddress('zhenxi-remote-ultrasound'), action: words.quotation.story.action }}
          />
        </Section>

        <Section title={words.specStrip.title} head="centred">
          <SpecStrip specs={words.limits} source={words.specStrip.source} />
        </Section>

        <Start
          look="quiet"
          title={words.start.title}
          data={data.pageData}
          cases={ownCaseFirst('zhenxi-remote-ultrasound', data.cases.list)}
          price={price}
          steps={words.steps}
          takes={words.start.takes}
          limits={{ cases: words.cases }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" second={words.start.second} />,
          }}
        />
      </>
    );
  },
});

function Levels() {
  const texts = textsOf(usual);
  return (
    <Try
      of={medarea}
      title={words.levelsDrawing.title}
      hint={words.levelsDrawing.hint}
      status={statusOf(usual)}
      className={styles.areaTry}
    >
      <div className={styles.areaStage}>
        <svg viewBox="24 30 690 330" fill="none" role="img" aria-label={words.levelsDrawing.label}>
          <g data-picture="" dangerouslySetInnerHTML={{ __html: map(usual) }} />
        </svg>
        <dl className={styles.areaAnswer}>
          {answers.map(([label, name]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-text={name}>{name ? texts[name] : words.levelsDrawing.text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Controls label={words.levelsDrawing.controlsLabel} className={styles.areaDials} strip>
        <Slider
          label={words.levelsDrawing.sliderLabel}
          name="line"
          min={0}
          max={lines.length - 1}
          defaultValue={3}
          reads={texts.line}
        />
        <Slider
          label={words.levelsDrawing.sessions}
          name="rooms"
          min={0}
          max={rooms.length - 1}
          defaultValue={0}
          reads={texts.rooms}
        />
      </Controls>
    </Try>
  );
}
