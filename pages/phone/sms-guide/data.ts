import { firstPrice } from '../../../components/price/first-price.ts';
import type { TickGroup } from '../../../components/try/tick-steps.tsx';
import { meterOf } from '../../../config/prices.ts';
import * as words from './words.yaml';
import { filled } from '../../../components/ui/filled.ts';
const { price } = firstPrice(meterOf('sms', 'notice'));

export const groups: readonly TickGroup[] = filled(words.groups, { carrierDays: words.carrierDays });

export const facts = filled(words.facts, { price });
