import { Breaks } from '../../../components/ui/breaks.tsx';
import { page } from '../../../components/define-page.ts';
import { Checklist } from '../../../components/sections/checklist.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Folded } from '../../../components/sections/folded.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { classes } from '../../../components/ui/classes.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import {
  type Certificate,
  type CertificateId,
  certificateIds,
  certificates,
  certifiedProducts,
} from '../../../config/certificates.ts';
import { Seal } from './art/seal.tsx';
import { Sheet } from './art/sheet.tsx';
import { Validity } from './art/validity.tsx';
import styles from './certificate.module.css';
import type { CertificateWords } from './certificate-words.ts';
import * as cmmi from './words/cmmi.yaml';
import * as csaStar from './words/csa-star.yaml';
import * as iso27001Cnas from './words/iso27001-cnas.yaml';
import * as iso27001Ukas from './words/iso27001-ukas.yaml';
import * as iso27701 from './words/iso27701.yaml';
import * as level3 from './words/level3.yaml';
import * as technology from './words/technology.yaml';
import * as yunyuansheng from './words/yunyuansheng.yaml';
import * as copy from './words.yaml';

const words: Record<CertificateId, CertificateWords> = {
  level3,
  'csa-star': csaStar,
  'iso27001-cnas': iso27001Cnas,
  'iso27001-ukas': iso27001Ukas,
  iso27701,
  cmmi,
  yunyuansheng,
  technology,
};

/** The other seals, each a link to its page. */
function Seals({ of }: { of: CertificateId }) {
  return (
    <ul className={styles.seals}>
      {certificateIds
        .filter((id) => id !== of)
        .map((id) => (
          <li key={id} className={styles[id]}>
            <Link href={`/certification/${id}`}>
              <svg viewBox="-50 -50 100 100" aria-hidden="true">
                <Seal id={id} r={48} />
              </svg>
              {certificates[id].name}
            </Link>
          </li>
        ))}
    </ul>
  );
}

/** What it covers of each group of products. */
function Covered({ covers }: { covers: Certificate['covers'] }) {
  return (
    <div>
      <h3 className={styles.heading}>{copy.covered.subtitle}</h3>
      <dl className={styles.covered}>
        {certifiedProducts.map((name, index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{covers[index] || copy.notCovered}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What auditors ask, each with the place of its answer. */
function Questions({ questions }: Pick<CertificateWords, 'questions'>) {
  return questions.map(({ title, text, where, href }) => (
    <details key={title} className={styles.question}>
      <summary>
        <h4>
          <Breaks text={title} />
        </h4>
        <span>{where}</span>
        <Icon name="plus" size={18} />
      </summary>
      <p>
        {text}
        {href ? <Link href={href}>{where}</Link> : null}
      </p>
    </details>
  ));
}

/**
 * Who decides: a customer's auditor or legal counsel. What they doubt: whether the certificate covers the product they buy, and whether
 * it is still valid. What removes the doubt: the ruler of its validity, what it leaves open, and the place of each answer.
 */
export default page({
  Body({ route, site }) {
    const id = route.address.split('/').at(-1) as CertificateId;
    const certificate = certificates[id];
    const { title, lead, proves, leavesOpen, controls, questions, verify, neighbours } = words[id];
    return (
      <div className={classes(styles.tinted, styles[id])}>
        <Opening
          layout="split"
          eyebrow={copy.opening.eyebrow}
          title={title}
          lead={lead}
          actions={
            <>
              <Button href={`mailto:${site.contact.email}`} event={{ zone: 'hero' }} size="large" icon="mail">
                {copy.section.button}
              </Button>{' '}
              <Button href="/des" event={{ zone: 'hero' }} size="large" variant="secondary">
                {copy.sectionSection.button}
              </Button>
            </>
          }
          note={copy.opening.note}
          art={<Sheet id={id} certificate={certificate} holder={site.brand.zh.company} />}
          foot={<Validity certificate={certificate} />}
        />

        <Section title={copy.checklist.title} head="none" ground="raised" space="join">
          <div className={styles.scope}>
            <Checklist
              lists={[
                { title: copy.checklist.lists.title, mark: 'done', items: proves.map((text) => ({ text })) },
                { title: copy.checklist.lists.notProved, mark: 'never', items: leavesOpen.map((text) => ({ text })) },
              ]}
            />
            <Covered covers={certificate.covers} />
          </div>
          <Folded summary={copy.checklist.summary}>
            <ComparisonTable
              caption={copy.checklist.caption}
              columns={certifiedProducts.map((name) => ({ name }))}
              rows={certificateIds.map((row) => ({
                name: certificates[row].name,
                cells: certificates[row].covers.map((covered) => covered || copy.notCovered),
              }))}
            />
          </Folded>
        </Section>

        <Section title={controls.title} lead={controls.lead} head="column" ground="raised" space="join">
          <Facts facts={controls.facts} />
        </Section>

        <Section title={copy.questions.title} head="none" ground="raised" space="join">
          <div className={styles.audit}>
            <div>
              <h3 className={styles.heading}>{copy.questions.subtitle}</h3>
              <Questions questions={questions} />
            </div>
            <div>
              <h3 className={styles.heading}>{copy.questions.verifySubtitle}</h3>
              <ol className={styles.verify}>
                {verify.map(({ title, text }) => (
                  <li key={title}>
                    <strong>{title}</strong>
                    <p>{text}</p>
                  </li>
                ))}
              </ol>
            </div>
          </div>
        </Section>

        <Section title={copy.facts.title} head="column" space="join">
          <Facts
            columns={neighbours.length === 2 ? 2 : 3}
            facts={neighbours.map(({ when, why, instead }) => ({
              title: when,
              text: (
                <>
                  {why}
                  <Link href={instead.href} className={styles.instead}>
                    {instead.name}
                  </Link>
                </>
              ),
            }))}
          />
          <Seals of={id} />
        </Section>
      </div>
    );
  },
});
