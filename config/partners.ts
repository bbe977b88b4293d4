import type { z } from 'zod';
import { commitments } from './commitments.ts';
import { days, dealer, levels, referral as referralFile, si } from './content/partners.json';
import type { partnerFile } from './records/partners.ts';

type PartnerFile = z.infer<typeof partnerFile>;
type Level = PartnerFile['levels'][number];
type Three<Value> = readonly [Value, Value, Value];

/** Days after an application: when we call, and when papers, contract and first order are done. */
export const partnerDays = { call: commitments.replies.partner, ...days };

/** Levels of every kind of partner, and how many people each needs trained. */
export const partnerLevels = levels as readonly Level[] as Three<Level>;

const byLevel = <Value>(of: (level: Level) => Value) => partnerLevels.map(of) as readonly Value[] as Three<Value>;

/** A share that grows with an amount: `percent` of what lies above `from`, in yuan. */
export type Step = { from: number; percent: number };

/** Terms of the three kinds. Amounts are in yuan a year, discounts in tenths of the list price as Chinese counts them. */
export const partnerTerms = {
  /** What software makers pay, by what they consumed in the year before. */
  isv: { annual: byLevel((level) => level.isv.annual), tenths: byLevel((level) => level.isv.tenths) },
  /** What integrators get of the list price of our part, by projects accepted; days that a reported project is theirs. */
  si: { ...si, projects: byLevel((level) => level.si.projects), percent: byLevel((level) => level.si.percent) },
  /** What dealers get of the consumption of their customers in a year; working days after a quarter until it is paid. */
  dealer: {
    ...dealer,
    steps: dealer.steps as readonly Step[] as Three<Step>,
    annual: byLevel((level) => level.dealer.annual),
  },
};

/** What whoever recommends a company gets of its consumption: no contract, no duties. */
export const referral: PartnerFile['referral'] = referralFile;
