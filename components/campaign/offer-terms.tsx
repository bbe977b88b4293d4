import { campaignRules } from '../../config/campaign-rules.ts';
import { type NotForYouCase, NotForYou } from '../sections/not-for-you.tsx';
import { Section } from '../sections/section.tsx';
import { Rules } from './rules.tsx';

type OfferTermsProps = {
  campaign: keyof typeof campaignRules;
  /** Headings of the two sections. */
  titles: { rules: string; cases: string };
  cases: readonly NotForYouCase[];
};

/** The end of an offer's page: its rules, and alternatives. */
export function OfferTerms({ campaign, titles, cases }: OfferTermsProps) {
  return (
    <>
      <Section title={titles.rules} head="column" ground="raised">
        <Rules parts={campaignRules[campaign]} />
      </Section>
      <Section title={titles.cases} head="column">
        <NotForYou cases={cases} />
      </Section>
    </>
  );
}
