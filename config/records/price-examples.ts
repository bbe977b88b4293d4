import * as z from 'zod';
import { text } from '../calls/shapes.ts';
import { type PricedProduct, pricedProducts } from '../priced-products.ts';
import { count, recordName } from './amounts.ts';
import { said } from './said.ts';

const example = z.object({
  name: text,
  text: text.meta(said('The month, in a sentence', '一句话说出这个月')),
  plan: recordName.optional().meta(said('Name of a plan in prices.json', 'prices.json 里版本的编号')),
  quantities: z
    .record(recordName, count(1))
    .meta(
      said('Quantities of the month, by the names of meters in prices.json', '各项的月用量，按 prices.json 的编号'),
    ),
});
const examples = z
  .array(example)
  .length(3, { error: 'a product has three examples' })
  .meta(said('From the smallest to the largest', '从小到大三个'));

/** `price-examples.json`: three example months of each product. */
export const priceExampleFile = z.object(
  Object.fromEntries(pricedProducts.map((product) => [product, examples])) as Record<PricedProduct, typeof examples>,
);
