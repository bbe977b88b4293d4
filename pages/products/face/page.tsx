import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { SideBySide } from '../../../components/sections/side-by-side.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { measurements } from '../../../config/measurements.ts';
import { Families } from './art/families.tsx';
import { Pipeline } from './art/pipeline.tsx';
import { dials, effects, portrait, statusOf, steps, textsOf, usual } from './model.ts';
import styles from './face.module.css';
import face from './try.ts';
import * as words from './words.yaml';
import { heat } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

/**
 * Who decides: whoever builds an app with a camera in it. What they doubt: whether cheap phones keep up. What removes the doubt: five
 * sliders on a face, with the milliseconds of a frame that each of them takes. Playground; aubergine; heads centred.
 */
export default page({
  needs: pageData,

  theme: { night: 'aubergine', paper: 'cream' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              night
              second={{
                href: 'https://demo.yunqiao.example/face/editor',
                text: words.opening.second.text,
                icon: 'palette',
              }}
            />
          }
          note={words.opening.note}
          art={<Portrait />}
          foot={<SpecStrip specs={words.limits} source={words.specStrip.source} small />}
        />

        <Section title={words.pipeline.title} lead={words.pipeline.lead} head="centred">
          <Pipeline />
        </Section>

        <Section title={words.families.title} lead={words.families.lead} head="centred" ground="raised">
          <Families />
        </Section>

        <Section title={words.comparisonTable.title} lead={words.comparisonTable.lead} head="centred">
          <SideBySide things={words.columns} rows={words.rows} />
        </Section>

        <Section ground="night" title={words.chart.title} lead={words.chart.lead} head="centred" space="statement">
          <Chart
            label={words.chart.label}
            x={words.chart.x}
            y={words.chart.y}
            marks={[
              { kind: 'line', points: heat, filled: true },
              {
                kind: 'limit',
                y: measurements.face.frame,
                name: words.chart.marks.name,
                tone: 'third',
              },
              ...words.turns,
            ]}
          />
        </Section>

        <Section title={words.notForYou.title} head="column" ground="raised" space="join">
          <NotForYou cases={words.cases} />
          <p className={styles.faceNote}>
            <Copy text={words.specStrip.text} />
          </p>
        </Section>

        <Start
          first="code"
          title={words.start.title}
          data={data.pageData}
          code={{ name: 'face-code', label: words.start.code.label, samples: words.code }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{ title: words.start.act.title, actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});

function Portrait() {
  const texts = textsOf(usual);
  return (
    <Try of={face} title={words.portrait.title} hint={words.portrait.hint} status={statusOf(usual)}>
      <div className={styles.faceStage}>
        <svg viewBox="20 50 600 510" fill="none" role="img" aria-label={words.portrait.label}>
          <g data-picture="" dangerouslySetInnerHTML={{ __html: portrait(usual) }} />
        </svg>
        <div>
          <p className={styles.faceTime}>
            <span data-text="total">{texts['total']}</span> <small>{words.portrait.small}</small>
          </p>
          <Controls label={words.portrait.controlsLabel} className={styles.faceDials}>
            {dials.map((dial) => (
              <Slider
                key={dial}
                label={effects[dial].name}
                name={dial}
                min={0}
                max={steps.length - 1}
                defaultValue={usual[dial] * 4}
                reads={texts[dial]!}
              />
            ))}
          </Controls>
        </div>
      </div>
    </Try>
  );
}
