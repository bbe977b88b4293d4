import { privateCloud } from '../../../config/private-cloud.ts';
import { roundYuan, yuan } from '../../../config/rules/price.ts';
import * as words from './words.yaml';
import { filled } from '../../../components/ui/filled.ts';

export const rates = { large: 4, small: 0.3, site: 8, wall: 20 };

const { licence, machine, upkeep } = privateCloud;
const power = (machines: number) => machines * machine.power * 12;
const firstYear = (machines: number) => licence.fen + machines * machine.fen + power(machines);

export const sizes = filled(words.sizes, {
  county: roundYuan(firstYear(3)),
  provinces: roundYuan(firstYear(3) * 2),
});

/** The first year of a city with twenty rooms on three machines; experts and staff are within the licence. */
export const bill = filled(words.bill, {
  licence: yuan(licence.fen),
  machine: roundYuan(machine.fen),
  machines: yuan(3 * machine.fen),
  power: roundYuan(machine.power),
  powerOfAll: yuan(power(3)),
  firstYear: yuan(firstYear(3)),
  nextYears: roundYuan((licence.fen * upkeep) / 100 + power(3)),
});

/** The doors of an evaluation in minutes after the sealing at 8:40: when each was opened, how long, and for what. */
export const sealed = { from: 8 * 60 + 40, minutes: 205 };
const all = words.doors.flatMap(({ opened }): readonly { minutes: number }[] => opened);
export const openings = all.length;
export const openMinutes = all.reduce((sum, { minutes }) => sum + minutes, 0);
export const mornings = words.mornings({ openings, openMinutes });
