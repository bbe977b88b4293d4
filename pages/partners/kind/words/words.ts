import type { ReactNode } from 'react';
import type { ComparisonRow } from '../../../../components/sections/comparison-table.tsx';
import type { Paper } from '../../../../config/themes.ts';

type Item = { text: string; note?: string };

/** What is said of one kind of partner. */
export type KindWords = {
  paper: Paper;
  layout: 'split' | 'centred' | 'column';
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
