import { Ended } from '../../../components/campaign/ended.tsx';
import { talkDays } from '../../../config/rules/talk-days.ts';
import { talkSeasons } from '../../../config/talk-seasons.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { TitleWords } from '../../../components/ui/title-words.tsx';
import { Boards } from './art/boards.tsx';
import { Lessons } from './lessons.tsx';
import styles from './talks.module.css';
import { onNow, type SeasonProps } from './season.ts';
import { first, thenAndNow } from './words.yaml';
import * as words from './words.yaml';

const days = talkDays(talkSeasons[0]);

/** The first season as a sheet of contacts, and what became of each conclusion. */
export function First({ names, lessons }: SeasonProps) {
  return (
    <>
      <Ended of="/promotion/mctalk2021" next={onNow} />
      <Opening
        layout="full"
        ground="night"
        eyebrow={words.firstSeason.eyebrow}
        title={words.firstSeason.title}
        lead={first.lead}
        actions={
          <Button href="#then" event={{ zone: 'hero' }} size="large">
            {words.firstSeason.compare}
          </Button>
        }
        art={<Boards names={names} />}
      />
      <Section title={words.firstSeason.conclusions} lead={first.compare}>
        <ol id="then" className={styles.compare}>
          {thenAndNow.map(({ name, company, topic, said, now, link }, index) => (
            <li key={name}>
              <div>
                <p className={styles.numeral}>{days[index]!.from.slice(5, 10).replace('-', '.')}</p>
                <h3 className={styles.topic}>
                  <TitleWords text={topic} />
                </h3>
                <p className={styles.quiet}>{`${name}，${company}`}</p>
              </div>
              <p>
                <strong>{words.firstSeason.then}</strong> {said}
              </p>
              <p>
                <strong>{words.firstSeason.now}</strong> {now}
                {link ? <Link href={link.href}>{link.name}</Link> : null}
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <Lessons lessons={lessons} title={words.firstSeason.later} lead={first.lessons} ground="night" />
    </>
  );
}
