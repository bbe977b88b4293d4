import { Tally } from '../../../components/art/kit/tally.tsx';
import { Ended } from '../../../components/campaign/ended.tsx';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Figure } from '../../../components/ui/figure.tsx';
import { Cake } from './art/cake.tsx';
import { Line } from './art/line.tsx';
import { candles } from './five.ts';
import * as five from './words/five.yaml';
import styles from './anniversary.module.css';
import { everyDay } from './ten.ts';
import * as ten from './words/ten.yaml';
import * as words from './words.yaml';

/**
 * Who decides: a customer who weighs how long a supplier will last. What they doubt: that the years were more than a number. What removes
 * the doubt: every year on one scale, with the bad days among them.
 */
export default page({
  theme: ({ route }) => (route.address === '/promotion/5thActivity' ? { paper: 'cream' } : { night: 'navy' }),

  Body({ route }) {
    return route.address === '/promotion/5thActivity' ? <Five /> : <Ten />;
  },
});

/** Candles as high as the messages of a day in each year. */
function Five() {
  return (
    <>
      <Ended of="/promotion/5thActivity" next={words.freeTrial} />
      <Opening
        layout="split"
        ground="paper"
        eyebrow={words.five.eyebrow}
        title={words.five.title}
        lead={five.lead}
        actions={
          <Button href="#years" event={{ zone: 'hero' }} size="large" variant="secondary">
            {words.five.button}
          </Button>
        }
        note={five.note}
        art={<Cake years={candles} />}
      />
      <Section title={words.five.sectionTitle}>
        <div id="years">
          <Timeline events={five.events} layout="list" />
        </div>
      </Section>
      <Section title={words.five.rules} lead={five.rulesLead} head="column" ground="raised">
        <Facts facts={five.rules} mark="ledger" />
      </Section>
      <Section title={words.five.winners} lead={five.winnersLead}>
        <Facts facts={five.winners} columns={4} />
      </Section>
      <Section title={words.five.valid} ground="paper" head="column">
        <Facts facts={five.today} columns={2} />
      </Section>
    </>
  );
}

/** One line through ten years, longer than any window. */
function Ten() {
  return (
    <>
      <Ended of="/promotion/10thActivity" next={words.freeTrial} />
      <Opening
        layout="full"
        ground="night"
        eyebrow={words.ten.eyebrow}
        title={words.ten.title}
        lead={ten.lead}
        actions={
          <Button href="#letters" event={{ zone: 'hero' }} size="large">
            {words.ten.button}
          </Button>
        }
        note={ten.note}
        art={
          <Figure label={words.ten.label} className={styles.road}>
            <Line years={ten.years} />
          </Figure>
        }
      />
      <Section title={words.ten.sectionTitle} lead={ten.turnsLead} head="column">
        <Timeline events={ten.turns} layout="list" />
      </Section>
      <Statement
        figure={words.ten.figure}
        title={words.ten.statementTitle}
        beside={<Tally title={words.ten.tallyTitle} groups={everyDay} columns={73} narrowColumns={60} />}
        text={words.ten.text}
        source={words.ten.source}
      />
      <Section title={words.ten.letters} lead={ten.lettersLead} ground="raised">
        <ul id="letters" className={styles.letters}>
          {ten.letters.map(({ to, text, from }) => (
            <li key={from}>
              <p className={styles.to}>{to}</p>
              <p>{text}</p>
              <p className={styles.from}>{from}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.ten.machines} lead={ten.storiesLead}>
        <Facts facts={ten.stories} />
      </Section>
    </>
  );
}
