import { Ended } from '../../../components/campaign/ended.tsx';
import { Fold } from '../../../components/phone/fold.tsx';
import { LinkRows } from '../../../components/phone/link-rows.tsx';
import { PhonePage } from '../../../components/phone/phone-page.tsx';
import { PhonePart } from '../../../components/phone/phone-part.tsx';
import { lengthOf } from '../../../components/videos/duration.ts';
import { type TalkNote, thirdSeason } from '../../../config/talk-notes.ts';
import { talkHours } from '../../../config/talk-seasons.ts';
import styles from './talks-phone.module.css';
import { onNow, type SeasonProps } from './season.ts';
import { words } from './data.ts';
import * as copy from './words.yaml';

/** The third season's record: each talk is a line of forty minutes that opens into its chapters and its question. */
export function Notes({ talks, lessons }: SeasonProps) {
  return (
    <PhonePage
      band={<Ended of="/promotion/mctalkDetail3" next={onNow} />}
      title={copy.notes.title}
      lead={words.notes}
      actions={[
        { href: onNow.href, text: copy.notes.register },
        { href: '/promotion/m/mctalk3', text: copy.notes.lecturers },
      ]}
    >
      <div className={styles.talks}>
        {thirdSeason.map(({ lecturer: id, chapters, conclusion, question, answer }) => {
          const talk = talks.find(({ lecturer }) => lecturer.id === id);
          if (!talk) return null;
          return (
            <Fold key={id} level={2} title={talk.lecturer.topic} below={<Line chapters={chapters} />}>
              <ol className={styles.chapters}>
                {chapters.map(({ name, minutes }) => (
                  <li key={name}>
                    {name} <span className={styles.quiet}>{copy.notes.minutes({ minutes })}</span>
                  </li>
                ))}
              </ol>
              <p>{conclusion}</p>
              <p className={styles.quiet}>
                {copy.notes.question({ question })}
                <br />
                {copy.notes.answer({ answer })}
              </p>
            </Fold>
          );
        })}
      </div>
      <PhonePart title={copy.notes.lessons}>
        <LinkRows
          links={lessons.map(({ title, lecturer, duration, link }) => ({
            href: link ?? '/videoTutorial',
            name: title,
            text: `${lecturer}，${lengthOf(duration)}`,
          }))}
        />
      </PhonePart>
    </PhonePage>
  );
}

/** Forty minutes from edge to edge, cut at the chapters. */
function Line({ chapters }: { chapters: TalkNote['chapters'] }) {
  let passed = 0;
  return (
    <svg viewBox={`0 0 ${talkHours.minutes * 8} 10`} aria-hidden="true" className={styles.line}>
      {chapters.map(({ name, minutes }, index) => {
        const x = passed * 8;
        passed += minutes;
        return <rect key={name} x={x} width={minutes * 8 - 2} height="10" rx="2" opacity={1 - index * 0.22} />;
      })}
    </svg>
  );
}
