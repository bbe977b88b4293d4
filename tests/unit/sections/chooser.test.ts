import { describe, expect, it } from 'vitest';
import { type Choice, choices } from '../../../config/choices.ts';
import { chooser } from '../../../config/chooser.ts';
import { editionNames } from '../../../config/editions.ts';
import { routes } from '../../../config/routes/index.ts';

const combinations = choices.who.flatMap((who) =>
  choices.size.flatMap((size) => choices.time.map((time) => ({ who, size, time }))),
);

describe.each(editionNames)('the chooser of the %s edition', (edition) => {
  const { advice, questions } = chooser[edition];

  it('has one advice for every combination of answers', () => {
    const counts = combinations.map(({ who, size, time }) => ({
      answers: `${who} ${size} ${time}`,
      advice: advice.filter((one) => one.who.includes(who) && one.size.includes(size) && one.time.includes(time))
        .length,
    }));
    expect(counts.filter(({ advice }) => advice !== 1)).toEqual([]);
  });

  it('names one or two products and a reason each time', () => {
    for (const { products, reason } of advice) {
      expect([1, 2]).toContain(products.length);
      expect(reason.length).toBeGreaterThan(10);
    }
  });

  it('leads to pages of the route table and to documents', () => {
    const paths = routes.filter((row) => row.edition === edition).map(({ path }) => path);
    for (const product of advice.flatMap(({ products }) => products)) {
      if ('page' in product) expect(paths).toContain(product.page);
      else expect(product.docs).toMatch(/^\/en\/[\w-]+$/);
    }
  });

  it('asks with an answer for every choice', () => {
    for (const [name, { answers }] of Object.entries(questions))
      expect(Object.keys(answers)).toEqual([...choices[name as keyof typeof choices]] as Choice[]);
  });
});
