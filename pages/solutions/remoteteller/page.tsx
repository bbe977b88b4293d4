import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { ScenarioTabs } from '../../../components/sections/scenario-tabs.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Kiosk, Phone, Tablet } from './art/places.tsx';
import { Day } from './art/day.tsx';
import { Minutes } from './art/minutes.tsx';
import { Slips } from './art/slips.tsx';
import { moments, picture, reading } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './remoteteller.module.css';
import remoteteller from './try.ts';
import * as words from './words.yaml';
import { idle, busy } from './data.ts';

const shown = 390;
const { texts, status } = reading(shown);
const drawings = [<Kiosk key="kiosk" />, <Phone key="phone" />, <Tablet key="tablet" />];

/**
 * Who decides: who runs the branches of a bank. What they doubt: whether a stranger on a screen can be served as at the counter. What
 * removes the doubt: nine minutes on two recorded tracks, second by second, with what happens when a step fails.
 */
export default page({
  needs: solutionData,

  theme: { night: 'graphite', paper: 'ledger' },

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
            <Actions
              zone="hero"
              night
              second={{ href: caseAddress('dukou-bank-teller'), text: words.opening.second.text }}
            />
          }
          art={
            <Try of={remoteteller} title={words.opening.tryTitle} look="bare" status={status} className={styles.stage}>
              <TwoWidths html={picture({ at: shown })} />
              <Controls label={words.opening.label}>
                <Slider
                  label={words.opening.sliderLabel}
                  name="at"
                  min={0}
                  max={moments.length - 1}
                  defaultValue={moments.indexOf(shown)}
                  reads={texts.at}
                />
              </Controls>
              <dl className={styles.readings}>
                {words.rows.map(([name, label]) => (
                  <div key={name}>
                    <dt>{label}</dt>
                    <dd data-text={name}>{texts[name]}</dd>
                  </div>
                ))}
              </dl>
            </Try>
          }
          foot={<SpecStrip specs={words.limits} source={words.specStrip.source} small />}
        />

        <Section title={words.facts.title} lead={words.facts.lead}>
          <Facts facts={words.shortfalls.map((fact, index) => ({ ...fact, art: Slips[index] }))} />
        </Section>

        <Section title={words.minutes.title} ground="raised" lead={words.minutes.lead}>
          <Minutes />
          <p className={styles.note}>{words.minutes.text}</p>
        </Section>

        <Section title={words.scenarioTabs.title} head="centred" lead={words.scenarioTabs.lead}>
          <ScenarioTabs
            name="places"
            label={words.scenarioTabs.label}
            tabs={words.places.map((place, index) => ({ ...place, art: drawings[index] }))}
          />
        </Section>

        <Passage
          place="below"
          ground="night"
          title={words.passage.title}
          art={<Chart {...idle} />}
          text={busy}
          source={words.passage.source}
        />

        <Section title={words.day.title} ground="raised" lead={words.day.lead}>
          <Day />
        </Section>

        <Section title={words.factsSection.title}>
          <Facts facts={words.laws} columns={4} mark="number" />
        </Section>

        <Section title={words.fork.title} ground="paper">
          <Fork cases={words.cases} />
        </Section>

        <Start
          look="quiet"
          title={words.start.title}
          data={data.pageData}
          cases={data.cases.list}
          price={listedPrice({
            product: 'netcall',
            usage: words.start.usage,
            quantities: { hd: 6 * 46 * 22 * 9 * 2, record: 6 * 46 * 22 * 9 },
          })}
          steps={words.steps}
          takes={words.start.takes}
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
