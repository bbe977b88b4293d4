import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Complaints } from './art/complaints.tsx';
import { FirstSecond } from './art/first-second.tsx';
import { Review } from './art/review.tsx';
import { Silence } from './art/silence.tsx';
import { Weak } from './art/weak.tsx';
import { balances, first, meterPicture, prices, readingOf, wishes } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './social-1v1.module.css';
import social from './try.ts';
import * as words from './words.yaml';
import { limits, mishaps } from './data.ts';

const { texts, status } = readingOf(first);
const dials = [
  ['price', words.dials.price, prices],
  ['balance', words.dials.balance, balances],
  ['wish', words.dials.wish, wishes],
] as const;
const over = (values: readonly number[], at: number) => ({
  min: 0,
  max: values.length - 1,
  defaultValue: values.indexOf(at),
});

/**
 * Who decides: who runs a paid one-to-one app. What they doubt: whether charges hold up when somebody disputes a second. What removes
 * the doubt: a slip that follows price, balance and length, and the moment the meter starts. Ledger; ledger paper; opening in columns.
 */
export default page({
  needs: solutionData,

  theme: { night: 'forest', paper: 'ledger' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="column"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={<Actions zone="hero" second={{ demo: 'netcall', text: words.opening.second.text, icon: 'video' }} />}
          note={words.opening.note}
          art={<Slip />}
        />

        <Section title={words.firstSecond.title} lead={words.firstSecond.lead}>
          <FirstSecond />
        </Section>

        <Section title={words.complaints.title} lead={words.complaints.lead} ground="raised">
          <Complaints />
          <Facts facts={mishaps} columns={4} mark="number" />
        </Section>

        <Statement
          ground="night"
          figure={words.statement.figure}
          title={words.statement.title}
          text={words.statement.text}
          source={words.statement.source}
          art={<Silence />}
        />

        <Section title={words.review.title} lead={words.review.lead}>
          <Review />
        </Section>

        <Section head="column" title={words.facts.title} ground="raised">
          <Facts facts={words.laws} columns={2} />
        </Section>

        <Section title={words.weak.title} lead={words.weak.lead} ground="paper">
          <Weak />
        </Section>

        <Start
          look="quiet"
          title={words.start.title}
          ground="raised"
          data={data.pageData}
          cases={data.cases.list}
          price={listedPrice({
            product: 'netcall',
            usage: words.start.usage,
            quantities: { hd: 360_000 },
          })}
          steps={words.steps}
          takes={words.start.takes}
          limits={{ specs: limits, source: words.specStrip.source, cases: words.cases }}
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

function Slip() {
  return (
    <Try of={social} title={words.slip.title} look="bare" status={status}>
      <div className={styles.slip}>
        <Controls label={words.slip.label} className={styles.dials}>
          {dials.map(([name, label, values]) => (
            <Slider key={name} label={label} name={name} {...over(values, first[name])} reads={texts[name]} />
          ))}
        </Controls>
        <svg viewBox="0 0 640 236" fill="none" role="img">
          <title>{words.slip.text}</title>
          <g data-picture="" dangerouslySetInnerHTML={{ __html: meterPicture(first) }} />
        </svg>
        <dl className={styles.rows}>
          {words.rows.map(([name, key]) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd data-text={key}>{texts[key]}</dd>
            </div>
          ))}
          <div className={styles.sum}>
            <dt>{words.slip.term}</dt>
            <dd data-text="charged">{texts.charged}</dd>
          </div>
        </dl>
      </div>
    </Try>
  );
}
