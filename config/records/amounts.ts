import * as z from 'zod';
import { said } from './said.ts';

const inHundredths = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** An amount of money as it is read: 0.36, 1800. */
const amount = z
  .number()
  .min(0, { error: 'a price is 0 or more' })
  .max(1e9, { error: 'a price is at most a billion' })
  .refine(inHundredths, {
    error: 'a price has two decimals at most; what costs less than 0.01 is priced by the thousand, with `per`',
  });

export const yuan = amount.meta(said('In yuan, with tax', '元，含税'));
export const dollars = amount.meta(said('In US dollars, without tax', '美元，不含税'));

/** A whole number from `least` on. */
export const count = (least = 0) =>
  z
    .int()
    .min(least, { error: `expected a whole number from ${least} on` })
    .max(1e9, { error: 'expected a billion at most' });

export const percent = z
  .number()
  .min(0, { error: 'a percentage is 0 or more' })
  .max(100, { error: 'a percentage is 100 at most' })
  .meta(said('In per cent', '百分之几'));

/** The name by which pages find a record. */
export const recordName = z.string().regex(/^[a-z][a-z0-9-]*$/, {
  error: 'a name in code has small letters, digits and hyphens, and begins with a letter',
});
