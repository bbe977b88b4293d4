import { partnerTerms, referral } from '../../../config/partners.ts';
import { grouped } from '../../../config/rules/price.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const { percent, months, most, least, link, settled } = referral;

/** What the example customer consumed in each quarter of its first year, in yuan. */
const consumed = [18_000, 36_000, 51_000, 60_000] as const;
const texts = 21_400;
const earned = consumed.map((amount) => (amount * percent) / 100);
const money = (amount: number) => `¥${grouped(amount)}`;

export const example = {
  title: words.example.title,
  meta: words.example.meta,
  rows: [
    ...consumed.map((amount, index) =>
      filled(words.example.rows[0], {
        index: index + 1,
        amount: money(amount),
        percent,
        earned: money(earned[index]!),
      }),
    ),
    filled(words.example.rows[1], { texts: money(texts), money: money(0) }),
  ],
  total: filled(words.example.total, { earned: money(earned.reduce((sum, amount) => sum + amount, 0)) }),
  note: words.example.note,
  stamp: words.example.stamp,
};

/** Articles and their clauses; a clause is quoted by its number. */
export const articles = filled(words.articles, {
  link,
  least: grouped(least),
  protectedDays: partnerTerms.dealer.protected,
  months,
  percent,
  most: grouped(most),
  settled,
});

export const edges = filled(words.edges, { most: grouped(most) });
