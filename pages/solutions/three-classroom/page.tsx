import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { LogPane } from '../../../components/sections/log-pane.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { SideBySide } from '../../../components/sections/side-by-side.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Blackboard } from './art/blackboard.tsx';
import { Side } from './art/side.tsx';
import { Week } from './art/week.tsx';
import { classrooms, lines, rains, readingOf, usual } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './three-classroom.module.css';
import rooms from './try.ts';
import * as words from './words.yaml';
import { budget, lateInAll, price } from './data.ts';

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
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              night
              second={{
                href: caseAddress('qingcen-shared-lessons'),
                text: words.opening.second.text,
                icon: 'book-open',
              }}
            />
          }
          art={
            <Try of={rooms} title={words.opening.tryTitle} look="bare" status={status}>
              <div className={styles.rooms}>
                <svg viewBox="0 0 712 356" fill="none" role="img" aria-label={words.opening.label}>
                  <g data-picture="" dangerouslySetInnerHTML={{ __html: classrooms(usual) }} />
                </svg>
                <Controls label={words.opening.controlsLabel} className={styles.roomsDials}>
                  <Slider label={words.opening.sliderLabel} name="rain" {...over(rains)} reads={texts.rain} />
                  <Slider label={words.opening.nominalLabel} name="line" {...over(lines)} reads={texts.line} />
                </Controls>
              </div>
            </Try>
          }
        />

        <Section title={words.comparisonTable.title}>
          <SideBySide things={words.columns} rows={words.kinds} />
          <p className={styles.roomsSource}>{words.comparisonTable.text}</p>
        </Section>

        <Section title={words.spanBars.title} lead={words.spanBars.lead} ground="raised">
          <SpanBars
            bars={budget.map(({ length, ...bar }, index) => {
              const from = budget.slice(0, index).reduce((sum, part) => sum + part.length, 0);
              return { ...bar, from, to: from + length, value: `${length.toLocaleString('en')} kbps` };
            })}
            ticks={['0', '500', '1,000', '1,500', '2,000']}
            end={2_000}
          />
        </Section>

        <Section title={words.side.title} lead={words.side.lead}>
          <Side />
          <p className={styles.roomsSource}>{words.side.text}</p>
        </Section>

        <Statement
          figure={{ value: '97.6', unit: '%' }}
          title={words.statement.title}
          text={words.statement.text({ lateInAll: lateInAll })}
          source={words.statement.source}
          ground="paper"
          beside={<Blackboard />}
        />

        <Section title={words.logPane.title} lead={words.logPane.lead} width="wide">
          <LogPane title={words.logPane.logPaneTitle} meta={words.logPane.meta} lines={words.lines} />
        </Section>

        <Section title={words.weekSection.title} lead={words.weekSection.lead} ground="raised">
          <Week />
          <p className={styles.roomsSource}>{words.weekSection.text}</p>
        </Section>

        <Section title={words.specStrip.title}>
          <SpecStrip specs={words.limits} source={words.specStrip.source} />
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="price"
          title={words.start.title}
          data={data.pageData}
          cases={ownCaseFirst('qingcen-shared-lessons', data.cases.list)}
          price={price}
          steps={words.steps}
          takes={words.start.takes}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            actions: <Actions zone="closing" night second={words.start.second} />,
          }}
        />
      </>
    );
  },
});
