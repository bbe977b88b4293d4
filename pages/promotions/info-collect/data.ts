import { meterOf } from '../../../config/prices.ts';
import { lineOf, roundYuan } from '../../../config/rules/price.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

/** Minutes of a day in one room: seven people, four lessons of 40 minutes. School days a month. */
const [minutes, rooms, days] = [7 * 4 * 40, 300, 22];
const month = lineOf(meterOf('netcall', 'hd'), minutes * rooms * days);

/** A reply as it is sent: each part answers a part of what was asked. */
export const reply = filled(words.reply, { fen: roundYuan(month.fen), rooms, days });
