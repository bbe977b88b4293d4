import { FootBars } from '../../../components/art/kit/foot-bars.tsx';
import { Portrait } from '../../../components/case/portrait.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Quotation } from '../../../components/sections/quotation.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Axis } from './art/axis.tsx';
import { Dossier } from './art/dossier.tsx';
import { Troubles } from './art/troubles.tsx';
import { Volumes } from './art/volumes.tsx';
import { picture, reading, years } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './finance.module.css';
import finance from './try.ts';
import * as words from './words.yaml';
import { minutes } from './data.ts';

const shown = 6;
const { texts, status } = reading(shown);

/** Years that a record is kept, of the twenty that a bar has room for. */
const keptYears = (count: number, marked: boolean) => Array.from({ length: count }, () => ({ share: 1 / 20, marked }));

/**
 * Who decides: the compliance and operations heads of a bank, insurer or broker. What they doubt: whether a sale of years ago can
 * still be proven. What removes the doubt: the file of one customer, and what of it must be there in the year that an inspector comes.
 */
export default page({
  needs: solutionData,

  theme: { night: 'forest', paper: 'ledger' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions zone="hero" second={{ href: caseAddress('dukou-bank-teller'), text: words.opening.second.text }} />
          }
          note={words.opening.note}
          art={<Dossier />}
        />

        <Section title={words.tryPart.title} lead={words.tryPart.lead}>
          <Try of={finance} title={words.tryPart.tryTitle} hint={words.tryPart.hint} status={status}>
            <TwoWidths html={picture({ year: shown })} className={styles.bars} />
            <Controls label={words.tryPart.label} strip>
              <Slider
                className={styles.year}
                label={words.tryPart.sliderLabel}
                name="year"
                min={0}
                max={years.length - 1}
                defaultValue={shown}
                reads={texts.year}
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
          <p className={styles.note}>{words.tryPart.text}</p>
        </Section>

        <Section title={words.troublesSection.title} ground="raised">
          <Troubles />
        </Section>

        <Section width="wide" head="centred" title={words.axis.title} lead={words.axis.lead}>
          <Axis />
          <p className={styles.note}>{words.axis.text}</p>
          <Facts facts={words.rules} columns={4} mark="number" />
        </Section>

        <Statement
          figure={words.statement.figure}
          title={words.statement.title}
          foot={<FootBars bars={[keptYears(20, true), keptYears(10, false)]} to={96} />}
          text={words.statement.text}
          source={words.statement.source}
        />

        <Section title={words.volumes.title} ground="paper" lead={words.volumes.lead}>
          <Volumes />
        </Section>

        <Section title={words.quotation.title} head="none">
          <Quotation
            text={words.quotation.text}
            name={words.quotation.name}
            about={words.quotation.about}
            portrait={<Portrait seed={words.quotation.seed} />}
            figure={words.quotation.figure}
            story={{ href: caseAddress('dukou-bank-teller'), action: words.quotation.story.action }}
          />
        </Section>

        <Section title={words.notForYou.title} ground="raised">
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          look="receipt"
          title={words.start.title}
          data={data.pageData}
          cases={data.cases.list}
          price={listedPrice({
            product: 'netcall',
            usage: words.start.usage,
            quantities: { hd: 2e4 * minutes.hd, record: 2e4 * minutes.record },
          })}
          steps={words.steps}
          takes={words.start.takes}
          limits={{ specs: words.limits, source: words.specStrip.source }}
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
