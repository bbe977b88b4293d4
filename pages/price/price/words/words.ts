import type { ComparisonColumn, ComparisonRow } from '../../../../components/sections/comparison-table.tsx';

/** One way to have the product. */
export type Offer = {
  name: string;
  /** Whom it is for. */
  text: string;
  price: string;
  unit: string;
  points: readonly string[];
  /** The one that most take. */
  marked?: boolean;
  /** What its button says; `talk` leads to people, the others to the registration. */
  action: { text: string; talk?: boolean };
};

/** What the price page says of one product. Figures come from the price table. */
export type PriceWords = {
  /** The heading may break at `|`. */
  title: string;
  lead: string;
  offersTitle: string;
  /** From which use on a package costs less. */
  offersLead?: string;
  offers: readonly Offer[];
  tiersTitle: string;
  tiersLead: string;
  ratesTitle: string;
  packagesTitle: string;
  packagesLead: string;
  comparison: {
    title: string;
    lead: string;
    caption: string;
    columns: readonly ComparisonColumn[];
    rows: readonly (ComparisonRow | { group: string; rows: readonly ComparisonRow[] })[];
  };
  faq: readonly { question: string; answer: string }[];
  closing: { title: string; lead: string };
};
