import type { ComparisonRow } from '../../../components/sections/comparison-table.tsx';
import { filled } from '../../../components/ui/filled.ts';
import { partnerDays, partnerLevels, partnerTerms } from '../../../config/partners.ts';
import { grouped, roundYuan } from '../../../config/rules/price.ts';
import type { ReactNode } from 'react';
import { clinics } from './model.ts';
import * as dealer from './words/dealer.yaml';
import * as isv from './words/isv.yaml';
import * as si from './words/si.yaml';

type Item = { text: string; note?: string };

/** What is said of one kind of partner. */
export type KindWords = {
  /** `|` is where it may break. */
  title: string;
  lead: string;
  note: string;
  year: { title: string; lead: string; remarks: readonly { title: string; text: string }[] };
  duties: { ours: readonly Item[]; yours: readonly Item[]; never: readonly Item[] };
  levels: { caption: string; rows: readonly ComparisonRow[] };
  path: readonly { when: string; title: string; text: string; marked?: boolean }[];
  limits: readonly { value: ReactNode; unit?: string; name: string; condition: string }[];
  source: string;
  cases: readonly { when: string; why: string; instead: { href: string; name: string } }[];
  questions: readonly { question: string; answer: string }[];
  /** What to do now, in a sentence. */
  act: string;
};

const { isv: isvTerms, si: siTerms, dealer: dealerTerms } = partnerTerms;
const money = (amount: number) => `¥${grouped(amount)}`;

export type Kind = 'isv' | 'si' | 'dealer';

/** The words of each kind, with the terms of the programme. */
export const kinds: Readonly<Record<Kind, KindWords>> = {
  isv: filled(isv, {
    fee: roundYuan(clinics.fee * 100),
    secondLevel: grouped(isvTerms.annual[1]),
    secondTenths: isvTerms.tenths[1],
    thirdLevel: grouped(isvTerms.annual[2]),
    thirdTenths: isvTerms.tenths[2],
    firstTenths: isvTerms.tenths[0],
    firstTrained: partnerLevels[0].trained,
    secondTrained: partnerLevels[1].trained,
    thirdTrained: partnerLevels[2].trained,
    papers: partnerDays.papers,
    contract: partnerDays.contract,
    order: partnerDays.order,
  }),
  si: filled(si, {
    levelName: partnerLevels[2].name,
    thirdPercent: siTerms.percent[2],
    secondProjects: siTerms.projects[1],
    thirdProjects: siTerms.projects[2],
    firstPercent: siTerms.percent[0],
    secondPercent: siTerms.percent[1],
    days: siTerms.protected,
    firstTrained: partnerLevels[0].trained,
    secondTrained: partnerLevels[1].trained,
    thirdTrained: partnerLevels[2].trained,
    answer: siTerms.answer,
    contract: partnerDays.contract,
  }),
  dealer: filled(dealer, {
    firstStep: grouped(dealerTerms.annual[1]),
    firstPercent: dealerTerms.steps[0].percent,
    secondStep: grouped(dealerTerms.annual[2]),
    secondPercent: dealerTerms.steps[1].percent,
    thirdPercent: dealerTerms.steps[2].percent,
    settled: dealerTerms.settled,
    days: dealerTerms.protected,
    secondLevel: money(dealerTerms.annual[1]),
    thirdLevel: money(dealerTerms.annual[2]),
    firstTrained: partnerLevels[0].trained,
    secondTrained: partnerLevels[1].trained,
    thirdTrained: partnerLevels[2].trained,
    call: partnerDays.call,
    papers: partnerDays.papers,
    contract: partnerDays.contract,
    order: partnerDays.order,
  }),
};
