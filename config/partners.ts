import { commitments } from './commitments.ts';

/** Days after an application: when we call, and when papers, contract and first order are done. */
export const partnerDays = { call: commitments.replies.partner, papers: 7, contract: 15, order: 30 } as const;

/** Levels of every kind of partner, and how many people each needs trained. */
export const partnerLevels = [
  { name: '认证', trained: 2 },
  { name: '优选', trained: 4 },
  { name: '战略', trained: 8 },
] as const;

/** A share that grows with an amount: `percent` of what lies above `from`, in yuan. */
export type Step = { from: number; percent: number };

/** Terms of the three kinds. Amounts are in yuan a year, discounts in tenths of the list price as Chinese counts them. */
export const partnerTerms = {
  /** What software makers pay, by what they consumed in the year before. */
  isv: { annual: [0, 300_000, 1_000_000], tenths: [9, 8.5, 8] },
  /** What integrators get of the list price of our part, by projects accepted; days that a reported project is theirs. */
  si: { projects: [0, 3, 8], percent: [22, 25, 28], protected: 180, answer: 2 },
  /** What dealers get of the consumption of their customers in a year; working days after a quarter until it is paid. */
  dealer: {
    steps: [
      { from: 0, percent: 8 },
      { from: 500_000, percent: 12 },
      { from: 2_000_000, percent: 15 },
    ],
    annual: [0, 500_000, 2_000_000],
    protected: 90,
    settled: 10,
  },
} as const;

/** What whoever recommends a company gets of its consumption: no contract, no duties. */
export const referral = {
  percent: 10,
  /** Months from the first payment that count, and the most for one customer, in yuan. */
  months: 12,
  most: 50_000,
  /** What the customer pays in all before anything is paid out, in yuan. */
  least: 2_000,
  /** Days that a link stays valid in a browser; working days after a quarter until it is paid. */
  link: 30,
  settled: 10,
} as const;
