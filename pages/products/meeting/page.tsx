import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Clock } from './art/clock.tsx';
import { Keeping } from './art/keeping.tsx';
import { Places } from './art/places.tsx';
import { Tiles } from './art/tiles.tsx';
import { clockAt, entries, last, statusAt, textsAt } from './model.ts';
import styles from './meeting.module.css';
import meeting from './try.ts';
import * as words from './words.yaml';
import { Copy } from '../../../components/ui/copy.tsx';

/**
 * Who decides: whoever runs the meetings of a company. What they doubt: whether anything comes of a meeting once it is over. What removes
 * the doubt: a meeting that can be gone through minute by minute, with its minutes beside it. Playground; forest, cream; centred.
 */
export default page({
  needs: pageData,

  theme: { night: 'forest', paper: 'cream' },

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
              second={{ href: 'https://demo.yunqiao.example/meeting', text: words.opening.second.text, icon: 'video' }}
            />
          }
          art={<Minutes />}
        />

        <Section
          title={words.placesSection.title}
          lead={words.placesSection.lead}
          head="centred"
          width="wide"
          space="statement"
        >
          <Places />
          <Facts facts={words.places} columns={4} />
        </Section>

        <Statement
          title={words.statement.title}
          text={
            <Copy
              text={words.statement.text}
              values={{
                link: (
                  <Link href="/case/hengmu-meeting" className={styles.meetingCase}>
                    {words.statement.link}
                  </Link>
                ),
              }}
            />
          }
          source={words.statement.source}
          art={<Clock />}
        />

        <Section title={words.comparisonTable.title} head="centred" lead={words.comparisonTable.lead}>
          <ComparisonTable caption={words.comparisonTable.caption} columns={words.columns} rows={words.rights} />
        </Section>

        <Section title={words.keeping.title} lead={words.keeping.lead} ground="raised">
          <Keeping />
          <p className={styles.meetingTerms}>
            <Copy text={words.keeping.text} />
          </p>
        </Section>

        <Section title={words.specStrip.title} head="centred" ground="raised">
          <SpecStrip specs={words.limits} source={words.specStrip.source} />
        </Section>

        <Section title={words.fork.title} ground="raised" space="join">
          <Fork cases={words.cases} />
        </Section>

        <Start
          first="code"
          title={words.start.title}
          data={data.pageData}
          code={{ name: 'meeting-code', label: words.start.code.label, samples: words.code }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{ title: words.start.act.title, actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});

function Minutes() {
  const texts = textsAt(last);
  return (
    <Try
      of={meeting}
      title={words.minutes.title}
      hint={words.minutes.hint}
      status={statusAt(last)}
      className={styles.meetingTry}
    >
      <div className={styles.meetingStage}>
        <Tiles />
        <div>
          <p className={styles.meetingHead}>{words.minutes.text}</p>
          <ol className={styles.meetingLines}>
            {entries.map(({ at }, index) => (
              <li key={at} data-text={`line${index}`}>
                {texts[`line${index}`]}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <Controls label={words.minutes.label} strip>
        <Slider
          className={styles.meetingTime}
          label={words.minutes.sliderLabel}
          name="time"
          min={0}
          max={last}
          defaultValue={last}
          reads={clockAt(last)}
        />
      </Controls>
    </Try>
  );
}
