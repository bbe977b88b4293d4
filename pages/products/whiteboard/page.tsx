import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Slide } from '../../../components/art/scenes/slide.tsx';
import { Bento } from '../../../components/sections/bento.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { BoardTools } from '../../../components/try/board-tools.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { measurements } from '../../../config/measurements.ts';
import { meterOf } from '../../../config/prices.ts';
import { grouped } from '../../../config/rules/price.ts';
import { Board, strokesOnBoard } from './art/board.tsx';
import styles from './whiteboard.module.css';
import { samples } from './samples.ts';
import live from './try.ts';
import { pens, scenes, sizes, travel } from './drawn.tsx';
import * as words from './words.yaml';

const { stroke } = measurements.whiteboard;

/**
 * Who decides: a developer of lessons or consultations. What they doubt: whether everybody sees the same thing at the same moment.
 * What removes the doubt: the board of the opening, where others draw along, and the 78 milliseconds of one stroke.
 */
export default page({
  needs: pageData,

  theme: { paper: 'blueprint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              first={{ demo: 'whiteboard', text: words.opening.first.text, icon: 'pencil' }}
              register={words.opening.register({ gift: grouped(meterOf('whiteboard', 'minutes').gift) })}
            />
          }
          art={
            <Try
              of={live}
              props={{ late: stroke }}
              look="bare"
              title={words.opening.tryTitle}
              status={words.opening.status({ strokesOnBoard })}
              className={styles.try}
            >
              <div className={styles.board}>
                <Board />
              </div>
              <BoardTools colors={pens} strokes={strokesOnBoard} />
            </Try>
          }
          foot={<SpecStrip specs={words.limits} source={words.specStrip.source} small />}
        />

        <Section ground="night" title={words.timeline.title} lead={words.timeline.lead}>
          <Timeline events={travel} />
        </Section>

        <Section>
          <Split wideArt flipped art={<Slide />}>
            <h2>{words.slide.title}</h2>
            <p>{words.slide.text}</p>
            <p>{words.slide.weight}</p>
          </Split>
        </Section>

        <Section ground="raised" title={words.bento.title}>
          <Bento cells={scenes} />
        </Section>

        <Section ground="raised">
          <Split wideArt art={<SpanBars bars={sizes} end={1200} ticks={['0', '300', '600', '900', '1,200 MB']} />}>
            <h2>{words.spanBars.title}</h2>
            <p>{words.spanBars.text}</p>
            <p>{words.spanBars.replay}</p>
            <p>
              <Button
                href="/case/songjian-music-lessons"
                event={{ zone: 'body' }}
                variant="secondary"
                icon="arrow-right"
              >
                {words.spanBars.button}
              </Button>
            </p>
          </Split>
        </Section>

        <Section ground="raised" title={words.comparisonTable.title} lead={words.comparisonTable.lead}>
          <ComparisonTable caption={words.comparisonTable.caption} columns={words.roles} rows={words.rights} />
        </Section>

        <Start
          look="terminal"
          title={words.start.title}
          data={data.pageData}
          code={{ name: 'whiteboard-sample', label: words.start.code.label, samples }}
          price={listedPrice({
            product: 'whiteboard',
            usage: words.start.usage,
            quantities: { minutes: 4 * 40 * 5 * 22 },
          })}
          limits={{ cases: words.cases }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" night first={words.start.first} register={words.start.register} />,
          }}
        />
      </>
    );
  },
});
