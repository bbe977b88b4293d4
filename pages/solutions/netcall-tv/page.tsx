import { Avatar } from '../../../components/art/kit/people/avatar.tsx';
import type { PersonLook } from '../../../components/art/kit/people/look.ts';
import { FootBars } from '../../../components/art/kit/foot-bars.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Ring } from './art/ring.tsx';
import { Room } from './art/room.tsx';
import { Sight } from './art/sight.tsx';
import { castId, people, picture, start, statusOf } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './netcall-tv.module.css';
import tv from './try.ts';
import * as words from './words.yaml';

const keys = [
  words.keys.left,
  words.keys.up,
  ['ok', words.keys.ok, undefined],
  words.keys.down,
  words.keys.right,
] as const;

/** Those on the television, and at last who calls. */
const looks: readonly PersonLook[] = [
  { hair: 'long', color: 'ink', skin: 1, wear: 'crew', cloth: '#e4486d' },
  { hair: 'crop', color: 'ink', skin: 1, wear: 'shirt', cloth: '#2f5bff', gear: ['glasses'] },
  { hair: 'part', color: 'silver', skin: 1, age: 'old', wear: 'shirt', cloth: '#0fb59b' },
  { hair: 'bob', color: 'grey', skin: 2, age: 'mature', wear: 'crew', cloth: '#f2b632' },
];

/**
 * Who decides: a maker of televisions or boxes. What they doubt: whether grandparents can make a call with a remote control. What
 * removes the doubt: a television on the page that is operated with five keys, and counts them.
 */
export default page({
  needs: solutionData,

  theme: { night: 'navy', paper: 'cream' },

  Body({ data }) {
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
              second={{ href: caseAddress('pudeng-family-tv'), text: words.opening.second.text }}
            />
          }
          art={
            <Try of={tv} title={words.opening.tryTitle} look="bare" status={statusOf(start)} className={styles.stage}>
              <svg className={styles.cast} aria-hidden>
                {[...people, words.opening.text].map((name, person) => (
                  <g key={name} id={castId(person)}>
                    <Avatar x={0} y={0} r={100} seed={name} of={looks[person]} />
                  </g>
                ))}
              </svg>
              <div className={styles.tv} data-picture="" dangerouslySetInnerHTML={{ __html: picture(start) }} />
              <Controls label={words.opening.label} className={styles.remote}>
                {keys.map(([key, name, icon]) =>
                  icon ? (
                    <Press key={key} icon={icon} aria-label={name} data-key={key} />
                  ) : (
                    <Press key={key} strong data-key={key}>
                      {name}
                    </Press>
                  ),
                )}
              </Controls>
            </Try>
          }
        />

        <Section title={words.sight.title} lead={words.sight.lead}>
          <div className={styles.sight}>
            <Sight />
          </div>
          <Facts facts={words.rules} />
        </Section>

        <Section title={words.room.title} ground="paper">
          <Split art={<Room />} flipped>
            <Facts facts={words.troubles} columns={2} mark="ledger" />
          </Split>
        </Section>

        <Section title={words.ring.title} lead={words.ring.lead}>
          <Ring />
        </Section>

        <Passage
          place="above"
          title={words.passage.title}
          art={<FootBars bars={[Array.from({ length: 5 }, (_, second) => ({ share: 0.2, marked: second < 3 }))]} />}
          text={words.passage.text}
          source={words.passage.source}
        />

        <Section title={words.facts.title}>
          <Facts facts={words.laws} columns={4} />
        </Section>

        <Section title={words.comparisonTable.title} ground="raised" lead={words.comparisonTable.lead}>
          <ComparisonTable
            caption={words.comparisonTable.caption}
            columns={words.comparisonTable.columns}
            rows={words.chips}
          />
        </Section>

        <Section title={words.specStrip.title}>
          <SpecStrip specs={words.limits} source={words.specStrip.source} />
        </Section>

        <Start
          look="quiet"
          title={words.start.title}
          ground="raised"
          data={data.pageData}
          cases={ownCaseFirst('pudeng-family-tv', data.cases.list)}
          price={listedPrice({
            product: 'netcall',
            usage: words.start.usage,
            quantities: { hd: 3000 * 8 * 12 * 2 },
          })}
          steps={words.steps}
          takes={words.start.takes}
          limits={{ cases: words.cases }}
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
