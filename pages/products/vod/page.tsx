import { page } from '../../../components/define-page.ts';
import { Ladder } from '../../../components/footage/ladder.tsx';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { PinnedDiagram } from '../../../components/sections/pinned-diagram.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Belt } from './art/belt.tsx';
import { Lanes } from './art/lanes.tsx';
import { allSavings, slowest, statusOf, waterfall } from './model.ts';
import styles from './vod.module.css';
import vod from './try.ts';
import * as words from './words.yaml';
import { example, lift } from './data.ts';

/**
 * Who decides: whoever builds a course or video app. What they doubt: whether learners wait before every lesson. What removes the doubt: the
 * time from the press to the first picture, step by step, with three savings that can be switched off. Journey of one file; navy, blueprint.
 */
export default page({
  needs: pageData,

  theme: { night: 'navy', paper: 'blueprint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions zone="hero" night second={{ demo: 'vod', text: words.opening.second.text, icon: 'circle-play' }} />
          }
          art={<FirstFrame />}
          foot={<SpecStrip specs={words.limits} source={words.specStrip.source} small />}
        />

        <Section title={words.pinnedDiagram.title} lead={words.pinnedDiagram.lead} space="statement">
          <PinnedDiagram flipped steps={words.stations} art={<Belt />} />
        </Section>

        <Statement
          title={words.statement.title}
          text={words.statement.text}
          source={words.statement.source}
          art={<Lanes />}
        />

        <Section title={words.chart.title} lead={words.chart.lead} width="wide">
          <Chart {...lift} />
        </Section>

        <Section title={words.seen.title} lead={words.seen.lead}>
          <Ladder rungs={words.seen.rungs} picture={words.seen.picture} />
        </Section>

        <Section ground="raised" title={words.facts.title}>
          <Facts facts={words.player} mark="icon" />
        </Section>

        <Start
          look="terminal"
          title={words.start.title}
          data={data.pageData}
          code={{ name: 'vod-code', label: words.start.code.label, samples: words.code }}
          price={listedPrice({
            product: 'vod',
            usage: words.start.usage({ name: example.name, example: example.text }),
            quantities: { traffic: 0, ...example.quantities },
          })}
          limits={{ cases: words.cases }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{ title: words.start.act.title, actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});

function FirstFrame() {
  return (
    <Try of={vod} look="bare" title={words.firstFrame.title} status={statusOf(allSavings)}>
      <div className={styles.stage}>
        <Controls label={words.firstFrame.switches} className={styles.vodSwitches}>
          {words.switchNames.map(({ saving, name }) => (
            <Press key={saving} data-switch={saving} aria-pressed>
              {name}
            </Press>
          ))}
        </Controls>
        {(['wide', 'narrow'] as const).map((view) => (
          <svg
            key={view}
            viewBox={view === 'wide' ? '0 0 1200 316' : '0 0 340 436'}
            fill="none"
            role="img"
            aria-label={words.firstFrame.bars({ toLocaleString: slowest.toLocaleString('en') })}
            className={styles[view]}
          >
            <g data-picture={view} dangerouslySetInnerHTML={{ __html: waterfall(allSavings, view) }} />
          </svg>
        ))}
        <p className={styles.vodSource}>{words.firstFrame.text}</p>
      </div>
    </Try>
  );
}
