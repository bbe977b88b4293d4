import { Breaks } from '../../../components/ui/breaks.tsx';
import { page } from '../../../components/define-page.ts';
import { House } from '../../../components/landing/house.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Gauge } from './art/gauge.tsx';
import styles from './floor-quality.module.css';
import * as words from './words.yaml';
import { commands, gauges, lossModel } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

/**
 * Who decides: whoever is called when a meeting stutters. What they doubt: numbers that a vendor measured. What removes the doubt: how
 * each was measured, and the commands to measure it again. Landing; navy night; the ground floor of the house, its instruments below.
 */
export default page({
  theme: { night: 'navy' },

  Body() {
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
              second={{ href: '/p-meeting/floor-ability', text: words.opening.second.text, icon: 'arrow-up' }}
            />
          }
          art={
            <div className={styles.qualityHouse}>
              <House storey="quality" />
            </div>
          }
        />

        <Section title={words.gauge.title} head="centred">
          <ul className={styles.qualityGauges}>
            {gauges.map(({ name, how, ...gauge }) => (
              <li key={name}>
                <Gauge {...gauge} />
                <h3>
                  <Breaks text={name} />
                </h3>
                <p>{how}</p>
              </li>
            ))}
          </ul>
          <p className={styles.qualitySource}>
            <Copy text={words.gauge.text} />
          </p>
        </Section>

        <Section title={words.facts.title} ground="raised">
          <Facts facts={words.steps} mark="number" columns={4} />
          <div className={styles.qualityCode}>
            <CodeSample
              name="netem"
              label={words.facts.label}
              samples={[{ label: words.facts.samples.label, language: 'bash', code: commands }]}
            />
            <Facts facts={lossModel} mark="ledger" />
          </div>
        </Section>

        <Section title={words.timeline.title} lead={words.timeline.lead}>
          <Timeline layout="stairs" events={words.stairs} />
        </Section>

        <Act
          title={words.act.title}
          lead={words.act.lead}
          actions={<Actions zone="closing" night second={words.act.second} />}
        />
      </>
    );
  },
});
