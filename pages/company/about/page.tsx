import { OfficeHours, OfficeMap } from '../../../components/art/scenes/office-hours.tsx';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { Folded } from '../../../components/sections/folded.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { TitleWords } from '../../../components/ui/title-words.tsx';
import { Years } from '../../../components/ui/years.tsx';
import { cloudSince, founded } from '../../../config/limits.ts';
import { statusRecord } from '../../../config/incidents.ts';
import { offices, officesAsOf, staff } from '../../../config/offices.ts';
import { objects, Row } from './art/objects.tsx';
import styles from './company-about.module.css';
import * as words from './words.yaml';
import { turns } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

const year = statusRecord.until.slice(0, 4);
const repairs: Readonly<Record<string, { cause: string; repair: string }>> = words.repairs;
const day = (date: string) => words.day.text({ Number: Number(date.slice(5, 7)), Number2: Number(date.slice(8)) });
const minutes = statusRecord.incidents.reduce((sum, incident) => sum + incident.minutes, 0);

/**
 * Who decides: whoever puts a supplier on the list. What they doubt: whether we will be here in five years, and what we do when it breaks.
 * What removes the doubt: the five things that the turns left, and each incident of the last ninety days with what it changed.
 */
export default page({
  head: () => ({ ogImage: { art: <Row /> } }),

  Body({ site }) {
    const mail = `mailto:${site.contact.email}`;
    return (
      <>
        <Opening
          layout="centred"
          eyebrow={words.opening.eyebrow}
          title={<Copy text={words.opening.text} values={{ break: <wbr />, years: <Years /> }} />}
          lead={words.opening.lead({ year: founded.year, since: cloudSince })}
          foot={
            <ol className={styles.shelf}>
              {turns.map(({ year, title, text }, at) => (
                <li key={year}>
                  <svg viewBox="0 0 220 220" fill="none" aria-hidden="true">
                    {objects[at]}
                  </svg>
                  <div className={styles.turn}>
                    <p className={styles.year}>{year}</p>
                    <h2 className={styles.name}>
                      <TitleWords text={title} />
                    </h2>
                    <p>{text}</p>
                  </div>
                </li>
              ))}
            </ol>
          }
        />

        <Section
          title={words.factsSection.title({ minutes })}
          lead={words.factsSection.lead({ year, day: day(statusRecord.until) })}
          ground="night"
          space="join"
        >
          <Facts
            columns={2}
            facts={statusRecord.incidents.map(({ day: date, minutes: lasted, zh }) => ({
              title: words.factsSection.factsTitle({ day: day(date), zh, lasted }),
              text: (
                <>
                  {repairs[date]?.cause}
                  <span className={styles.repair}>{repairs[date]?.repair}</span>
                </>
              ),
            }))}
          />
          <p className={styles.more}>
            <Copy text={words.factsSection.text} />
          </p>
        </Section>

        <Section title={words.facts.title} head="column" space="join">
          <Facts facts={words.ways} mark="number" />
        </Section>

        <Section title={words.officeMap.title} lead={words.officeMap.lead({ staff, as: officesAsOf.zh })} space="join">
          <div className={styles.places}>
            <OfficeMap edition="zh" />
            <ul className={styles.offices}>
              {offices.map(({ name, does, people }) => (
                <li key={name.zh}>
                  <Copy text={words.officeMap.item} values={{ zh: name.zh, zh2: does.zh, people }} />
                </li>
              ))}
            </ul>
          </div>
          <OfficeHours edition="zh" />
        </Section>

        <Section
          title={words.contact.title}
          lead={
            <span className={styles.exits}>
              <Copy text={words.contact.text} values={{ zh: site.contact.address.zh }} />
            </span>
          }
          ground="raised"
          space="join"
        >
          <Facts
            columns={4}
            facts={[
              { title: words.contact.facts.title, text: words.contact.facts.text, href: mail },
              { title: words.contact.facts.jobsTitle, text: words.contact.facts.jobsText, href: mail },
              { title: words.contact.facts.securityTitle, text: words.contact.facts.securityText, href: mail },
              words.contact.factsFacts,
            ]}
          />
          <div className={styles.jobs}>
            <Folded summary={words.contact.summary({ join: words.jobs.map(({ title }) => title).join('、') })}>
              <Facts facts={words.jobs} mark="ledger" />
            </Folded>
          </div>
        </Section>
      </>
    );
  },
});
