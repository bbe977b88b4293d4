import { Controls, Group, Press, Slider } from '../../../components/try/controls.tsx';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Try } from '../../../components/try/try.tsx';
import { dollarMeters } from '../../../config/dollar-prices.ts';
import { billOf, steps } from './model.ts';
import styles from './pricing.module.css';
import pricing from './try.ts';
import { months } from './words.ts';

const shown = months[1]!;
const { texts, status } = billOf(shown.use);
const mark = (name: string) => <span data-text={name}>{texts[name]}</span>;

/** A month on dials at the left, and its bill at the right. Without a script it is the bill of an example. */
export function Calculator() {
  return (
    <Try
      of={pricing}
      title="Your month"
      hint="Drag, or use the arrow keys"
      status={status}
      props={{ months: months.map(({ use }) => use) }}
      className={styles.calculator}
    >
      <div className={styles.desk}>
        <Controls label="Usage in a month" className={styles.dials}>
          <Group label="Start from an example">
            {months.map(({ name }) => (
              <Press key={name} data-month="">
                {name}
              </Press>
            ))}
          </Group>
          {dollarMeters.map(({ id, name }) => (
            <Slider
              key={id}
              name={id}
              label={name}
              reads={texts[id]!}
              max={steps[id].length - 1}
              defaultValue={steps[id].indexOf(shown.use[id])}
            />
          ))}
        </Controls>
        <Receipt
          title="Estimate"
          meta="USD, one month"
          rows={dollarMeters.map(({ id, name }) => ({
            name,
            how: mark(`${id}-how`),
            amount: mark(`${id}-amount`),
          }))}
          total={{ name: 'Total before tax', amount: mark('total') }}
          note="Packages and contract rates can only lower it. Nothing you set here leaves your browser."
        />
      </div>
    </Try>
  );
}
