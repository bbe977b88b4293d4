import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Rundown } from '../../../components/sections/rundown.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Controls, Option } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Chain } from './art/chain.tsx';
import { Doors } from './art/doors.tsx';
import { Ports } from './art/ports.tsx';
import { Wall } from './art/wall.tsx';
import { picture, reading, seats } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './remote-bidding.module.css';
import bidding from './try.ts';
import * as words from './words.yaml';
import { mornings, bill, sizes } from './data.ts';

const { texts, status } = reading('expert');

/**
 * Who decides: a public resource trading centre and those who supervise it. What they doubt: whether experts in five cities can be kept
 * from knowing each other. What removes the doubt: the plan of five sealed rooms, and who hears whom from each seat.
 */
export default page({
  needs: solutionData,

  theme: { night: 'navy', paper: 'blueprint' },

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
              second={{ href: caseAddress('lanzhou-bid-evaluation'), text: words.opening.second.text }}
            />
          }
          art={
            <Try of={bidding} title={words.opening.tryTitle} look="bare" status={status} className={styles.stage}>
              <Controls label={words.opening.label} className={styles.controls}>
                {seats.map(({ value, label }) => (
                  <Option key={value} name="seat" value={value} label={label} defaultChecked={value === 'expert'} />
                ))}
              </Controls>
              <TwoWidths html={picture('expert')} />
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
        />

        <Section title={words.portsSection.title} lead={words.portsSection.lead}>
          <Ports />
        </Section>

        <Section head="frame" ground="raised" title={words.rundown.title} lead={words.rundown.lead}>
          <Rundown caption={words.rundown.caption} heads={words.rundown.heads} parts={words.hall} />
        </Section>

        <Section ground="raised" width="wide" head="centred" title={words.chain.title} lead={words.chain.lead}>
          <Chain />
        </Section>

        <Passage
          place="below"
          ground="raised"
          title={words.passage.title}
          art={<Doors />}
          text={mornings}
          source={words.passage.source}
        />

        <Section title={words.wall.title} lead={words.wall.lead}>
          <Wall />
        </Section>

        <Section title={words.receipt.title} ground="paper">
          <Split art={<Receipt {...bill} small />}>
            <Timeline layout="list" events={sizes} />
          </Split>
        </Section>

        <Start
          look="quiet"
          title={words.start.title}
          ground="raised"
          data={data.pageData}
          cases={data.cases.list}
          steps={words.steps}
          takes={words.start.takes}
          limits={{ specs: words.limits, source: words.specStrip.source, cases: words.cases }}
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
