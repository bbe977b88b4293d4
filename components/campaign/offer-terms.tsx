import { type NotForYouCase, NotForYou } from '../sections/not-for-you.tsx';
import { Section } from '../sections/section.tsx';
import { Rules, type RulesPart } from './rules.tsx';

type OfferTermsProps = {
  rules: readonly RulesPart[];
  /** Headings of the two sections. */
  titles: { rules: string; cases: string };
  cases: readonly NotForYouCase[];
};

/** The end of an offer's page: its rules, and alternatives. */
export function OfferTerms({ rules, titles, cases }: OfferTermsProps) {
  return (
    <>
      <Section title={titles.rules} head="column" ground="raised">
        <Rules parts={rules} />
      </Section>
      <Section title={titles.cases} head="column">
        <NotForYou cases={cases} />
      </Section>
    </>
  );
}
