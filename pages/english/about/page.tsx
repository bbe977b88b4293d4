import { OfficeHours } from '../../../components/art/scenes/office-hours.tsx';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { englishDay } from '../../../components/ui/day.ts';
import { statusRecord } from '../../../config/incidents.ts';
import { offices } from '../../../config/offices.ts';
import { Kept } from './art/kept.tsx';
import styles from './english-about.module.css';
import { cases, data, repairs, story, ways } from './words.ts';

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
          lead="Commbridge runs the network behind conversations in other companies’ products. You choose a region when you create an app, and the app’s data stays there: two live copies, and a daily backup in a second city."
          actions={
            <>
              <Button href="/en/clauses?serviceType=4" event={{ zone: 'hero' }} size="large">
                Read the data terms
              </Button>{' '}
              <Button href={mail} event={{ zone: 'hero' }} size="large" variant="secondary" icon="mail">
                Write to us
              </Button>
            </>
          }
          art={<Kept />}
        />

        <Section title="One network and one job" head="column" space="join">
          <div className={styles.story}>
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>

        <Section title="How we handle data" ground="raised" space="join">
          <Facts facts={data} columns={4} />
        </Section>

        <Section
          title="When we fail"
          lead={`What customers noticed in the ${statusRecord.days} days to ${englishDay(statusRecord.until)} ${statusRecord.until.slice(0, 4)}.`}
          ground="night"
          space="join"
        >
          <Facts
            columns={2}
            facts={statusRecord.incidents.map(({ day: date, minutes, en }) => ({
              title: `${englishDay(date)}, ${minutes} minutes: ${en}`,
              text: (
                <>
                  {repairs[date]?.cause} <span className={styles.repair}>{repairs[date]?.repair}</span>
                </>
              ),
            }))}
          />
        </Section>

        <Section
          title="Who answers, hour by hour"
          lead="At any hour, an engineer who is authorised to fix things is on duty."
          space="join"
        >
          <OfficeHours edition="en" />
          <ul className={styles.offices}>
            {offices.map(({ name, does, people }) => (
              <li key={name.en}>
                <b>{name.en}</b> {does.en}; {people} people
              </li>
            ))}
          </ul>
        </Section>

        <Section title="How we decide" head="column" ground="raised" space="join">
          <Facts facts={ways} columns={2} />
        </Section>

        <Section title="Where we are the wrong choice" head="column" space="join">
          <NotForYou cases={cases} />
        </Section>

        <Section title="Get in touch" ground="raised" space="join">
          <Facts
            columns={4}
            mark="icon"
            facts={[
              {
                icon: 'newspaper',
                title: 'Press',
                text: 'Name your deadline. We reply the same day.',
                href: mail,
              },
              {
                icon: 'user-plus',
                title: 'Careers',
                text: 'Send code or writing, no cover letter.',
                href: mail,
              },
              {
                icon: 'shield-alert',
                title: 'Security reports',
                text: 'Confirmed within a day, credited by name.',
                href: mail,
              },
              {
                icon: 'scale',
                title: 'Privacy requests',
                text: 'Put “Privacy” in the subject line.',
                href: '/en/clauses?serviceType=3',
              },
            ]}
          />
        </Section>
      </>
    );
  },
});
