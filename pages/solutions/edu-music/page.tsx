import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { BeforeAfter } from '../../../components/sections/before-after.tsx';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Complaints } from './art/complaints.tsx';
import { Lesson } from './art/lesson.tsx';
import { Strings } from './art/strings.tsx';
import { reading, score, statusOf, treatments } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './edu-music.module.css';
import music from './try.ts';
import * as words from './words.yaml';
import { price } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

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
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              second={{
                href: caseAddress('songjian-music-lessons'),
                text: words.opening.second.text,
                icon: 'book-open',
              }}
            />
          }
          art={<Score />}
        />

        <Section title={words.facts.title} ground="raised">
          <Facts facts={words.wrongs} mark="number" />
        </Section>

        <Section title={words.lessonSection.title} lead={words.lessonSection.lead}>
          <Lesson />
        </Section>

        <Section title={words.chart.title} lead={words.chart.lead} head="column">
          <Chart
            size="half"
            label={words.chart.label}
            x={words.chart.x}
            y={words.chart.y}
            marks={[
              {
                kind: 'line',
                name: words.chart.marks.name,
                tone: 'muted',
                points: [
                  [200, 104],
                  [312, 120],
                  [1_200, 1_008],
                ],
              },
              {
                kind: 'line',
                name: words.chart.marks.pianoName,
                points: [
                  [200, 96],
                  [312, 192],
                  [1_200, 192],
                ],
              },
              { kind: 'limit', x: 400, name: words.chart.marks.pictureName, tone: 'third' },
            ]}
          />
        </Section>

        <Statement
          title={words.statement.title}
          text={words.statement.text}
          source={words.statement.source}
          art={<Strings />}
        />

        <Section title={words.comparisonTable.title} lead={words.comparisonTable.lead}>
          <ComparisonTable caption={words.comparisonTable.caption} columns={words.columns} rows={words.instruments} />
        </Section>

        <Section title={words.beforeAfter.title} ground="raised">
          <BeforeAfter
            before={{
              label: words.beforeAfter.before.label,
              title: words.beforeAfter.before.title,
              art: <Complaints count={62} />,
              figure: words.beforeAfter.before.figure,
            }}
            after={{
              label: words.beforeAfter.after.label,
              title: words.beforeAfter.after.title,
              art: <Complaints count={9} />,
              figure: words.beforeAfter.after.figure,
            }}
          />
          <p className={styles.musicSource}>
            <Copy text={words.beforeAfter.text} values={{ caseAddress: caseAddress('songjian-music-lessons') }} />
          </p>
        </Section>

        <Start
          first="questions"
          title={words.start.title}
          data={data.pageData}
          cases={ownCaseFirst('songjian-music-lessons', data.cases.list)}
          price={price}
          steps={words.steps}
          takes={words.start.takes}
          limits={{ specs: words.limits, source: words.specStrip.source, cases: words.cases }}
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

function Score() {
  const { range, tail, band } = reading(none);
  return (
    <Try of={music} title={words.score.title} look="bare" status={statusOf(none)}>
      <div className={styles.music}>
        {(['wide', 'narrow'] as const).map((view) => (
          <svg
            key={view}
            viewBox={view === 'wide' ? '0 0 1200 296' : '0 0 358 296'}
            fill="none"
            role="img"
            aria-label={words.score.label}
            className={styles[view]}
          >
            <g data-picture={view} dangerouslySetInnerHTML={{ __html: score(none, view) }} />
          </svg>
        ))}
        <div className={styles.musicReadouts}>
          <p>
            <Copy text={words.score.text} values={{ b: <b data-text="range">{range}</b> }} />
          </p>
          <p>
            <Copy text={words.score.longestNote} values={{ b: <b data-text="tail">{tail}</b> }} />
          </p>
          <p>
            <Copy text={words.score.overtones} values={{ b: <b data-text="band">{band}</b> }} />
          </p>
        </div>
        <Controls label={words.score.controlsLabel}>
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
