import { priceListOf } from '../../../config/prices.ts';
import { privateCloud } from '../../../config/private-cloud.ts';
import { estimate } from '../../../config/rules/price.ts';
import type { Plan } from './model.ts';

const { licence, machine, upkeep, sizing } = privateCloud;

/** Minutes that one person is in calls in a month. */
export const minutesEach = 120;

/** A month of the public cloud with the same use: messages with the professional plan, and calls in high definition. */
function publicMonth(people: number): number {
  const chat = estimate({ tariff: priceListOf('im'), plan: 'pro', quantities: { mau: people } });
  const calls = estimate({ tariff: priceListOf('netcall'), quantities: { hd: people * minutesEach } });
  return chat.fen + calls.fen;
}

/** Machines, money and the month in which both have cost the same, for a number of registered people. */
export function planFor(people: number): Plan {
  const isTogether = people <= sizing.together;
  const business = isTogether ? 0 : 1 + Math.ceil(people / sizing.business);
  const media = isTogether ? 0 : 1 + Math.ceil((people * sizing.inCall) / sizing.calls);
  const storage = sizing.storage;
  const machines = business + media + storage;
  const rights = licence.fen + Math.max(0, people - licence.people) * licence.each;
  const first = rights + machines * machine.fen;
  const monthly = Math.round((rights * upkeep) / 1200) + machines * machine.power;
  const elsewhere = publicMonth(people);
  const saved = elsewhere - monthly;
  const months = saved > 0 ? Math.ceil(first / saved) : null;
  return {
    people,
    roles: [business, media, storage],
    days: 5 + Math.ceil(machines / 3),
    rights,
    hardware: machines * machine.fen,
    monthly,
    elsewhere,
    months: months !== null && months <= 60 ? months : null,
  };
}

export const plans = [500, 2_000, 5_000, 10_000, 14_000, 20_000, 50_000].map(planFor);
