import { page } from '../../../components/define-page.ts';
import { Checklist } from '../../../components/sections/checklist.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Copy } from '../../../components/ui/copy.tsx';
import { englishDay } from '../../../components/ui/day.ts';
import { Link } from '../../../components/ui/link.tsx';
import { certificates } from '../../../config/certificates.ts';
import { Questionnaire } from './questionnaire.tsx';
import { QuestionnaireCard } from './questionnaire-card.tsx';
import styles from './english-security.module.css';
import * as words from './words.yaml';

const agreement = '/en/clauses?serviceType=4';
const shown = ['iso27001-ukas', 'iso27001-cnas', 'iso27701', 'csa-star'] as const;

const certified = shown.map((id) => {
  const { rules, until } = certificates[id];
  const { name, about } = words.certified[id];
  const standard = /[^\x20-\x7e]/.test(rules) ? about : `${about}, ${rules}`;
  const day = `${englishDay(until)} ${until.slice(0, 4)}`;
  return { title: name, text: words.certificates.until({ rules: standard, until: day }) };
});

/**
 * Who decides: a security or privacy officer outside China. What they doubt: whether the answers are marketing. What removes the doubt:
 * their own questionnaire, filled in, with the clause behind each answer and a plain no where the answer is no.
 */
export default page({
  theme: { paper: 'mint', night: 'forest' },
  head: () => ({ ogImage: { art: <QuestionnaireCard /> } }),

  Body({ site }) {
    const mail = `mailto:${site.contact.email}?subject=Security`;
    return (
      <>
        <Opening
          layout="split"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <>
              <Button href={agreement} event={{ zone: 'hero' }} size="large">
                {words.opening.agreement}
              </Button>{' '}
              <Button href="#report" event={{ zone: 'hero' }} size="large" variant="secondary" icon="shield-alert">
                {words.opening.report}
              </Button>
            </>
          }
          art={<Questionnaire />}
        />

        <Section title={words.residency.title} lead={words.residency.lead}>
          <Facts facts={words.stays} columns={4} />
        </Section>

        <Section ground="raised" head="column" title={words.kept.title} lead={words.kept.lead}>
          <ComparisonTable caption={words.kept.caption} columns={words.columns} rows={words.table} />
        </Section>

        <Passage
          title={words.access.title}
          text={
            <>
              <p>{words.access.text}</p>
              <p>{words.access.staff}</p>
            </>
          }
        />

        <Section ground="night" title={words.breach.title} lead={words.breach.lead}>
          <Timeline events={words.course} />
        </Section>

        <Section id="certificates" title={words.certificates.title} lead={words.certificates.lead}>
          <Facts facts={certified} columns={4} />
        </Section>

        <Section id="regimes" ground="raised" title={words.regimes.title} lead={words.regimes.lead}>
          <Checklist lists={words.lists} cards />
        </Section>

        <Section id="sub-processors" head="column" title={words.partners.title} lead={words.partners.text}>
          <Facts facts={words.suppliers} mark="ledger" />
          <p className={styles.link}>
            <Button
              href={`${site.docs}/sub-processors`}
              event={{ zone: 'body' }}
              variant="secondary"
              icon="arrow-right"
            >
              {words.partners.link}
            </Button>
          </p>
        </Section>

        <div id="report">
          <Passage
            ground="paper"
            title={words.report.title}
            text={
              <>
                <p>
                  <Copy text={words.report.text} values={{ email: <Link href={mail}>{site.contact.email}</Link> }} />
                </p>
                <p>{words.report.accounts}</p>
                <p>{words.report.abuse}</p>
              </>
            }
          />
        </div>

        <Act
          title={words.act.title}
          lead={words.act.lead}
          actions={
            <>
              <Button href={mail} event={{ zone: 'closing' }} size="large" icon="mail">
                {words.act.mail}
              </Button>{' '}
              <Button href={agreement} event={{ zone: 'closing' }} size="large" variant="on-dark">
                {words.act.agreement}
              </Button>
            </>
          }
        />
      </>
    );
  },
});
