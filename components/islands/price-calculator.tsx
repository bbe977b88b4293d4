import { useId, useState } from 'react';
import { type PriceExample, priceExamples } from '../../config/price-examples.ts';
import { type PricedProduct, pricedProducts } from '../../config/priced-products.ts';
import { priceListOf } from '../../config/prices.ts';
import { countOf, estimate, grouped, type Meter } from '../../config/rules/price.ts';
import { island } from '#generator';
import { useHydrated } from '../island-runtime/use-hydrated.ts';
import { Bill } from '../price/bill.tsx';
import { ExamplesTable } from '../price/examples-table.tsx';
import { leastOf, positions, quantityAt, sliderAt } from '../price/meter-scale.ts';
import { PriceCurve } from '../price/price-curve.tsx';
import styles from './price-calculator.module.css';
import * as words from './words.yaml';

type Props = { product: PricedProduct };

/** Quantities as typed in their fields: an empty field stays empty during input. */
type Fields = { plan: string; texts: Readonly<Record<string, string>> };

const fieldsOf = ({ plan = '', quantities }: PriceExample): Fields => ({
  plan,
  texts: Object.fromEntries(Object.entries(quantities).map(([id, quantity]) => [id, String(quantity)])),
});

/** Calculates a month's bill for a product and its quantities. Without a script, and until it is hydrated, a table of three examples takes its place. */
function PriceCalculator({ product: first }: Props) {
  const id = useId();
  const lives = useHydrated();
  const [product, setProduct] = useState(first);
  const [fields, setFields] = useState(() => fieldsOf(priceExamples[first][1]));
  const list = priceListOf(product);
  const examples = priceExamples[product];

  if (!lives)
    return (
      <ExamplesTable caption={words.priceCalculator.caption({ name: list.name })} tariff={list} examples={examples} />
    );

  const quantities = Object.fromEntries(
    Object.entries(fields.texts).map(([meter, text]) => [meter, countOf(Number(text))]),
  );
  const result = estimate({ tariff: list, plan: fields.plan, quantities });
  const isLike = (example: PriceExample) => JSON.stringify(fieldsOf(example)) === JSON.stringify(fields);
  const choose = (chosen: PricedProduct) => {
    setProduct(chosen);
    setFields(fieldsOf(priceExamples[chosen][1]));
  };

  return (
    <div className={styles.calculator}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <div className={styles.field}>
          <label htmlFor={`${id}product`}>{words.priceCalculator.product}</label>
          <select
            id={`${id}product`}
            className={styles.input}
            value={product}
            onChange={({ target }) => choose(target.value as PricedProduct)}
          >
            {pricedProducts.map((one) => (
              <option key={one} value={one}>
                {priceListOf(one).name}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.presets} role="group" aria-label={words.priceCalculator.examples}>
          {examples.map((example) => (
            <button
              key={example.name}
              type="button"
              className={styles.preset}
              aria-pressed={isLike(example)}
              onClick={() => setFields(fieldsOf(example))}
            >
              {example.name}
            </button>
          ))}
        </div>
        {list.plans.length > 0 ? (
          <fieldset className={styles.plans}>
            <legend>{words.priceCalculator.plan}</legend>
            {list.plans.map(({ id: plan, name }) => (
              <label key={plan} className={styles.plan}>
                <input
                  type="radio"
                  name={`${id}plan`}
                  checked={result.plan?.id === plan}
                  onChange={() => setFields({ ...fields, plan })}
                />
                {name}
              </label>
            ))}
          </fieldset>
        ) : null}
        <div className={styles.meters}>
          {list.meters.map((meter) => (
            <Quantity
              key={`${product} ${meter.id}`}
              id={`${id}${meter.id}`}
              meter={meter}
              least={leastOf(
                meter,
                examples.map(({ quantities }) => (quantities as Record<string, number>)[meter.id] ?? 0),
              )}
              text={fields.texts[meter.id] ?? ''}
              onText={(text) => setFields({ ...fields, texts: { ...fields.texts, [meter.id]: text } })}
            />
          ))}
        </div>
      </form>
      <div className={styles.result}>
        <Bill
          title={words.priceCalculator.title({ name: list.name })}
          estimate={result}
          note={words.priceCalculator.note}
          live
        />
        <PriceCurve estimate={result} packages={list.packages} />
      </div>
    </div>
  );
}

type QuantityProps = { id: string; meter: Meter; least: number; text: string; onText: (text: string) => void };

/** A quantity of the month, to be typed or drawn: the slider moves by powers of ten. */
function Quantity({ id, meter: { name, unit, gift }, least, text, onText }: QuantityProps) {
  const quantity = countOf(Number(text));
  return (
    <div className={styles.quantity}>
      <label htmlFor={id} className={styles.what}>
        <b>{name}</b>{' '}
        <span className={styles.unit}>
          {unit}
          {words.priceCalculator.perMonth}
          {gift ? words.priceCalculator.gift({ gift: grouped(gift) }) : ''}
        </span>
      </label>
      <input
        id={id}
        className={styles.input}
        type="number"
        inputMode="numeric"
        min={0}
        placeholder="0"
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <input
        className={styles.slider}
        type="range"
        max={positions}
        value={sliderAt(least, quantity)}
        aria-label={name}
        aria-valuetext={grouped(quantity) + unit}
        onChange={({ target }) => onText(String(quantityAt(least, Number(target.value))))}
      />
    </div>
  );
}

export default island<Props>({ name: 'price-calculator', Component: PriceCalculator });
