import { callMonths, quantitiesOf } from '../../../config/call-months.ts';
import type { PriceExample } from '../../../config/price-examples.ts';
import { callPackage, meterOf } from '../../../config/prices.ts';
import { grouped } from '../../../config/rules/price.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

/** The presets, in words. */
export const examples = (['service', 'clinic', 'lesson', 'voice', 'match'] as const).map(
  (id): PriceExample & { id: string } => ({ id, ...words.examples[id], quantities: quantitiesOf(callMonths[id]) }),
);

const gift = grouped(meterOf('netcall', 'hd').gift);

export const rules = filled(words.rules, { gift, voice: callPackage.voice, uhd: callPackage.uhd });
