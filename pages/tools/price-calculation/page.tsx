import { page } from '../../../components/define-page.ts';
import { ExamplesTable } from '../../../components/price/examples-table.tsx';
import {
  Bench,
  Chapter,
  Explanation,
  HandOver,
  NumberField,
  Pane,
  Presets,
  ToolPage,
} from '../../../components/tool/tool.tsx';
import { LineItems } from '../../../components/tool/line-items.tsx';
import { Points } from '../../../components/tool/points.tsx';
import { Group, Option, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Figure } from '../../../components/ui/figure.tsx';
import { callMonths, qualities } from '../../../config/call-months.ts';
import { callWeights, priceListOf } from '../../../config/prices.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { fieldsTo, type ResultOptions, itemsOf, resultOf, statusOf, textsOf } from './model.ts';
import styles from './price-calculation.module.css';
import calculation from './try.ts';
import * as words from './words.yaml';
import { examples, rules } from './data.ts';
import { yearChart } from './year-chart.ts';
import { Copy } from '../../../components/ui/copy.tsx';

const { meters, plans, minimum, packages } = priceListOf('netcall');
const given: ResultOptions = {
  tariff: { meters, plans, minimum },
  packs: packages.filter(({ meter }) => meter === 'hd').map(({ amount, fen }) => ({ amount, fen })),
  weights: callWeights,
  mostPeople: productLimits.netcall.room.contract,
};
const fields = fieldsTo(given.mostPeople);
const first = 'clinic';
const result = resultOf(callMonths[first], given);
const texts = textsOf(result);

/**
 * Who decides: whoever has to name a sum before the first line of code. What they doubt: which minutes are counted, and whether a package
 * pays. What removes the doubt: a bill that can be checked by hand, and the month of the year from which packages are cheaper.
 */
export default page({
  theme: { night: 'graphite' },

  Body() {
    return (
      <ToolPage title={words.toolPage.title} lead={words.toolPage.lead}>
        <Try of={calculation} title={words.tryPart.title} look="bare" status={statusOf(result)} props={given}>
          <Bench label={words.tryPart.label} inputs={<Inputs />}>
            <Bill />
            <Chart />
          </Bench>
          <Year />
        </Try>
        <Container className={styles.examples}>
          <ExamplesTable caption={words.container.caption} tariff={given.tariff} examples={examples} />
        </Container>
        <Explanation>
          <Chapter title={words.explanation.title}>
            <Points points={rules} />
          </Chapter>
          <Chapter title={words.explanation.chapterTitle}>
            <Points points={words.limits} />
            <p>
              <Copy text={words.further} />
            </p>
          </Chapter>
        </Explanation>
      </ToolPage>
    );
  },
});

function Inputs() {
  const usage = callMonths[first];
  return (
    <>
      <Presets label={words.inputs.label} presets={examples} chosen={first} />
      {(['people', 'sessions', 'minutes'] as const).map((name) => {
        const [label, unit] = words.sessions[name];
        return (
          <NumberField key={name} name={name} label={label} unit={unit} scale={fields[name]} value={usage[name]} />
        );
      })}
      <div className={styles.quality}>
        <span aria-hidden="true">{words.inputs.text}</span>
        <Group label={words.inputs.groupLabel} role="radiogroup">
          {Object.entries(qualities).map(([id, name]) => (
            <Option key={id} name="quality" value={id} label={name} defaultChecked={id === usage.quality} />
          ))}
        </Group>
      </div>
      {(['video', 'record', 'push', 'denoise'] as const).map((name) => (
        <NumberField
          key={name}
          name={name}
          label={words.shares[name]}
          unit="%"
          scale={fields[name]}
          value={usage[name]}
        />
      ))}
    </>
  );
}

function Bill() {
  return (
    <Pane title={words.bill.title} meta={words.bill.meta}>
      <p className={styles.total}>
        <Copy text={words.bill.text} values={{ b: <b data-text="total">{texts['total']}</b> }} />
      </p>
      <p className={styles.usage} data-text="usage">
        {texts['usage']}
      </p>
      <div className={styles.lines}>
        <LineItems items={itemsOf(result)} />
      </div>
      <HandOver>
        <Press icon="copy" data-copy-text="text">
          {words.bill.pressText}
        </Press>
        <Press icon="link" data-copy-text="link">
          {words.bill.copyLink}
        </Press>
        <Press icon="braces" data-copy-text="json">
          {words.bill.copyJson}
        </Press>
        <Press icon="download" data-save="csv">
          {words.bill.saveCsv}
        </Press>
        <Press icon="printer" data-print="">
          {words.bill.print}
        </Press>
      </HandOver>
    </Pane>
  );
}

function Chart() {
  return (
    <figure>
      <figcaption className={styles.caption}>
        <Copy text={words.chart.caption} />
      </figcaption>
      <Figure label={words.chart.label} className={styles.chart}>
        <svg viewBox="0 0 680 272" fill="none" role="img">
          <title>{words.chart.text}</title>
          <g data-picture="" dangerouslySetInnerHTML={{ __html: yearChart(result) }} />
        </svg>
      </Figure>
    </figure>
  );
}

function Year() {
  return (
    <Container className={styles.year}>
      <h2>{words.year.title}</h2>
      <p data-text="advice">{texts['advice']}</p>
      <Figure label={words.year.label} className={styles.table}>
        <table>
          <thead>
            <tr>
              {words.columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {result.ways.map((_, at) => (
              <tr key={at}>
                <th scope="row">
                  {at === result.ways.length - 1 ? <span className={styles.best}>{words.year.text}</span> : null}{' '}
                  <span data-text={`way-${at}`}>{texts[`way-${at}`]}</span>
                </th>
                {['year', 'month', 'saved', 'left'].map((mark) => (
                  <td key={mark} data-text={`${mark}-${at}`}>
                    {texts[`${mark}-${at}`]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Figure>
    </Container>
  );
}
