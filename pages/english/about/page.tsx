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
import * as words from './words.yaml';
import { story } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

const repairs: Readonly<Record<string, { cause: string; repair: string } | undefined>> = words.repairs;

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
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <>
              <Button href="/en/clauses?serviceType=4" event={{ zone: 'hero' }} size="large">
                {words.opening.terms}
              </Button>{' '}
              <Button href={mail} event={{ zone: 'hero' }} size="large" variant="secondary" icon="mail">
                {words.opening.write}
              </Button>
            </>
          }
          art={<Kept />}
        />

        <Section title={words.history.title} head="column" space="join">
          <div className={styles.story}>
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>

        <Section title={words.handling.title} ground="raised" space="join">
          <Facts facts={words.data} columns={4} />
        </Section>

        <Section
          title={words.incidents.title}
          lead={words.incidents.lead({
            days: statusRecord.days,
            day: englishDay(statusRecord.until),
            year: statusRecord.until.slice(0, 4),
          })}
          ground="night"
          space="join"
        >
          <Facts
            columns={2}
            facts={statusRecord.incidents.map(({ day: date, minutes, en }) => ({
              title: words.incidents.incident({ day: englishDay(date), minutes, what: en }),
              text: (
                <>
                  {repairs[date]?.cause} <span className={styles.repair}>{repairs[date]?.repair}</span>
                </>
              ),
            }))}
          />
        </Section>

        <Section title={words.officeHours.title} lead={words.officeHours.lead} space="join">
          <OfficeHours edition="en" />
          <ul className={styles.offices}>
            {offices.map(({ name, does, people }) => (
              <li key={name.en}>
                <Copy text={words.officeHours.item} values={{ name: name.en, does: does.en, people }} />
              </li>
            ))}
          </ul>
        </Section>

        <Section title={words.deciding.title} head="column" ground="raised" space="join">
          <Facts facts={words.ways} columns={2} />
        </Section>

        <Section title={words.notForYou.title} head="column" space="join">
          <NotForYou cases={words.cases} />
        </Section>

        <Section title={words.contact.title} ground="raised" space="join">
          <Facts
            columns={4}
            mark="icon"
            facts={[
              {
                icon: 'newspaper',
                ...words.contact.press,
                href: mail,
              },
              {
                icon: 'user-plus',
                ...words.contact.careers,
                href: mail,
              },
              {
                icon: 'shield-alert',
                ...words.contact.security,
                href: mail,
              },
              {
                icon: 'scale',
                ...words.contact.privacy,
                href: '/en/clauses?serviceType=3',
              },
            ]}
          />
        </Section>
      </>
    );
  },
});
