import { callParameters } from '../call-parameters.ts';
import { productLimits } from '../product-limits.ts';
import type { Generation, Rule } from './check.ts';
import { firstFields, firstRules } from './first.ts';
import { secondFields, secondRules } from './second.ts';

const generationOf = (fields: Generation['fields'], rules: readonly Rule[]): Generation => ({
  fields,
  checks: rules.map(({ id, field, verdict, when, fix }) => ({ id, field, verdict, when, ...(fix && { fix }) })),
  pictureRates: callParameters.pictureRates,
  rooms: productLimits.netcall.room,
});

/** The generations as the script takes them: checks without words. */
export const first = generationOf(firstFields, firstRules);
export const second = generationOf(secondFields, secondRules);
