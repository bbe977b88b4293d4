import { Controls, Group, Press, Slider } from '../../../components/try/controls.tsx';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Try } from '../../../components/try/try.tsx';
import { dollarMeters } from '../../../config/dollar-prices.ts';
import { billOf, steps } from './model.ts';
import styles from './pricing.module.css';
import pricing from './try.ts';
import * as words from './words.yaml';
import { months } from './data.ts';

const shown = months[1]!;
const { texts, status } = billOf(shown.use);
const mark = (name: string) => <span data-text={name}>{texts[name]}</span>;

/** A month on dials at the left, and its bill at the right. Without a script it is the bill of an example. */
export function Calculator() {
  return (
    <Try
      of={pricing}
      title={words.calculator.title}
      hint={words.calculator.hint}
      status={status}
      props={{ months: months.map(({ use }) => use) }}
      className={styles.calculator}
    >
      <div className={styles.desk}>
        <Controls label={words.calculator.use} className={styles.dials}>
          <Group label={words.calculator.start}>
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
          title={words.calculator.estimate}
          meta={words.calculator.meta}
          rows={dollarMeters.map(({ id, name }) => ({
            name,
            how: mark(`${id}-how`),
            amount: mark(`${id}-amount`),
          }))}
          total={{ name: words.calculator.total, amount: mark('total') }}
          note={words.calculator.note}
        />
      </div>
    </Try>
  );
}
