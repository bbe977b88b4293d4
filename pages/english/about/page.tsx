import { OfficeHours } from '../../../components/art/scenes/office-hours.tsx';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { statusRecord } from '../../../config/incidents.ts';
import { offices, officesAsOf } from '../../../config/offices.ts';
import { Kept } from './art/kept.tsx';
import styles from './page.module.css';
import { cases, data, figures, repairs, story, ways } from './words.ts';

const months = ['July', 'August', 'September', 'October', 'November'];
const day = (date: string) => `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 7]}`;

/**
 * Who decides: a head of product or counsel outside China. What they doubt: where the data goes, and who answers at their hour. What
 * removes the doubt: the drawing of what stays inside the region, the incidents with their repairs, and the hours of the offices.
 */
export default page({
  theme: { paper: 'blueprint' },

  Body({ site }) {
    const mail = `mailto:${site.contact.email}`;
    return (
      <>
        <Opening
          layout="split"
          ground="paper"
          eyebrow="About us"
          title="Calls travel, your data stays put"
          lead="Commbridge runs the network behind conversations in other people’s products. This page says who we are, where your data stays, and what we did the last time something broke."
          actions={
            <>
              <Button href="/en/clauses?serviceType=4" size="large">
                Read the data terms
              </Button>
              <Button href={mail} size="large" variant="secondary" icon="mail">
                Write to us
              </Button>
            </>
          }
          art={<Kept />}
          foot={<SpecStrip small specs={figures} />}
        />

        <Section title="One network and one job" head="column" space="join">
          <div className={styles.story}>
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>

        <Section
          title="How we handle data"
          lead={
            <>
              In short. The binding version is the{' '}
              <Link href="/en/clauses?serviceType=4" className={styles.link}>
                data processing agreement
              </Link>
              .
            </>
          }
          ground="raised"
          space="join"
        >
          <Facts facts={data} />
        </Section>

        <Section
          title="When we fail"
          lead={`Everything customers noticed in the ${statusRecord.days} days to 31 October 2026, with the reason and the repair.`}
          ground="night"
          space="join"
        >
          <Facts
            columns={2}
            facts={statusRecord.incidents.map(({ day: date, minutes, en }) => ({
              title: `${day(date)}: ${en}, ${minutes} minutes`,
              text: (
                <>
                  {repairs[date]?.cause}
                  <span className={styles.repair}>{repairs[date]?.repair}</span>
                </>
              ),
            }))}
          />
        </Section>

        <Section
          title="Who answers at your hour"
          lead="Bars are working hours, on one clock. The night desk in Chengdu takes over when headquarters goes home, so there is always an engineer awake who may change things."
          space="join"
        >
          <OfficeHours edition="en" />
          <ul className={styles.offices}>
            {offices.map(({ name, does, people }) => (
              <li key={name.en}>
                <b>{name.en}</b>
                {does.en}; {people} people
              </li>
            ))}
          </ul>
          <p className={styles.note}>Headcount of {officesAsOf.en}.</p>
        </Section>

        <Section title="How we decide" head="column" ground="raised" space="join">
          <Facts facts={ways} mark="ledger" />
        </Section>

        <Section title="Where we are the wrong choice" head="column" space="join">
          <NotForYou cases={cases} />
        </Section>

        <Section title="Get in touch" lead={site.contact.address.en} ground="raised" space="join">
          <Facts
            columns={4}
            mark="icon"
            facts={[
              {
                icon: 'newspaper',
                title: 'Press',
                text: 'Name the topic and your deadline. We reply the same day, in English or Chinese.',
                href: mail,
              },
              {
                icon: 'user-plus',
                title: 'Careers',
                text: 'Add a piece of code or writing that you are pleased with. No cover letter needed.',
                href: mail,
              },
              {
                icon: 'shield-alert',
                title: 'Security reports',
                text: 'Confirmed within a day. We credit you by name after the fix, unless you prefer not.',
                href: mail,
              },
              {
                icon: 'scale',
                title: 'Privacy requests',
                text: 'Put “Privacy” in the subject line, so that the right people read it first.',
                href: '/en/clauses?serviceType=3',
              },
            ]}
          />
        </Section>
      </>
    );
  },
});
