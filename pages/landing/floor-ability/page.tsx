import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { House } from '../../../components/landing/house.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Figure } from '../../../components/ui/figure.tsx';
import styles from './floor-ability.module.css';
import * as words from './words.yaml';

import { Copy } from '../../../components/ui/copy.tsx';

/**
 * Who decides: whoever lists what a meeting system must do. What they doubt: where each function ends, and for whom. What removes the
 * doubt: the schedule of rooms, a line each. Landing; cream; the upper storey of the house at the window's width, its schedule below.
 */
export default page({
  theme: { night: 'forest', paper: 'cream' },

  Body() {
    return (
      <>
        <Opening
          layout="full"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.lead}
          actions={
            <Actions
              zone="hero"
              second={{ href: '/p-meeting/floor-quality', text: words.opening.second.text, icon: 'arrow-down' }}
            />
          }
          art={
            <div className={styles.abilityHouse}>
              <House storey="ability" />
            </div>
          }
        />

        <Section title={words.scheduleSection.title} lead={words.scheduleSection.lead} width="wide">
          <Figure label={words.scheduleSection.label}>
            <Schedule />
          </Figure>
        </Section>

        <Section title={words.specStrip.title} ground="raised">
          <SpecStrip
            specs={words.proofs}
            source={<Copy text={words.specStrip.text} values={{ caseAddress: caseAddress('hengmu-meeting') }} />}
          />
        </Section>

        <Section title={words.facts.title} lead={words.facts.lead}>
          <Facts facts={words.doors} mark="icon" />
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

function Schedule() {
  return (
    <table className={styles.abilitySchedule}>
      <thead>
        <tr>
          {words.scheduleTable.text.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {words.schedule.map(({ number, room, rows }) => (
        <tbody key={number}>
          {rows.map(({ name, what, who, until }, index) => (
            <tr key={name}>
              {index === 0 ? (
                <th scope="rowgroup" rowSpan={rows.length}>
                  <b>{number}</b> {room}
                </th>
              ) : null}
              <th scope="row">{name}</th>
              <td>{what}</td>
              <td>{who}</td>
              <td>{until}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
