import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { Lanes } from '../../../components/sections/lanes.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Channels } from './art/channels.tsx';
import { Plain } from './art/plain.tsx';
import { Score } from './art/score.tsx';
import { across, down, map, mapPicture, players, readingOf, start } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './game-voice.module.css';
import gameVoice from './try.ts';
import * as words from './words.yaml';
import { budget, limits, samples } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

const { texts, status } = readingOf(start);
const axes = [
  ['x', words.axes.eastWest, across],
  ['y', words.axes.northSouth, down],
] as const;
const over = (values: readonly number[], at: number) => ({
  min: 0,
  max: values.length - 1,
  defaultValue: values.indexOf(at),
});
const shown = (name: string) => <span data-text={name}>{texts[name]}</span>;

/**
 * Who decides: a client programmer with a frame budget. What they doubt: whether voice fits beside the game, in cycles and in play. What
 * removes the doubt: a map to walk on, where volumes and bandwidth follow. Blueprint; graphite; full opening, centred heads.
 */
export default page({
  needs: solutionData,

  theme: { night: 'graphite', paper: 'blueprint' },

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              night
              second={{ href: site.docs, text: words.opening.second.text, icon: 'book-open' }}
            />
          }
          art={<Harbour />}
          foot={<SpecStrip specs={limits} source={words.specStrip.source} small />}
        />

        <Section head="centred" title={words.spanBars.title} lead={words.spanBars.lead}>
          <SpanBars bars={budget} ticks={words.spanBars.ticks} end={4} />
        </Section>

        <Section title={words.plain.title} lead={words.plain.lead} ground="paper">
          <Plain />
        </Section>

        <Section head="centred" title={words.channelsSection.title} lead={words.channelsLead}>
          <Channels />
        </Section>

        <Passage
          title={words.passage.title}
          text={words.passage.text}
          source={
            <Button href={caseAddress('jiuzhe-game-voice')} event={{ zone: 'body' }} variant="secondary">
              {words.passage.button}
            </Button>
          }
          art={<Score />}
        />

        <Section title={words.lanes.title} lead={words.lanes.lead}>
          <Lanes {...words.rules} />
        </Section>

        <Start
          look="terminal"
          title={words.start.title}
          data={data.pageData}
          cases={ownCaseFirst('jiuzhe-game-voice', data.cases.list)}
          code={{ name: 'game-voice', label: words.start.code.label, samples }}
          price={listedPrice({
            product: 'netcall',
            usage: words.start.usage,
            quantities: { voice: 6_000_000 },
          })}
          limits={{ cases: words.cases }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" night second={words.start.second} />,
          }}
        />
      </>
    );
  },
});

function Harbour() {
  return (
    <Try of={gameVoice} title={words.harbour.title} look="bare" status={status}>
      <svg
        viewBox={`0 0 ${map.width} ${map.height}`}
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        role="img"
        className={styles.map}
      >
        <title>{words.harbour.text}</title>
        <g data-picture="" dangerouslySetInnerHTML={{ __html: mapPicture(start) }} />
      </svg>
      <div className={styles.desk}>
        <Controls label={words.harbour.label} className={styles.dials}>
          {axes.map(([name, label, values]) => (
            <Slider key={name} label={label} name={name} {...over(values, start[name])} reads={String(texts[name])} />
          ))}
        </Controls>
        <dl className={styles.heard}>
          {players.map(({ name }, at) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <b>{shown(`volume${at}`)}</b> {shown(`note${at}`)}
              </dd>
            </div>
          ))}
          <div>
            <dt>{words.harbour.term}</dt>
            <dd>
              <Copy text={words.harbour.value} values={{ b: <b>{shown('kilobits')} kbps</b>, shown: shown('count') }} />
            </dd>
          </div>
        </dl>
      </div>
    </Try>
  );
}
