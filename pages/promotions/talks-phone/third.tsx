import { Breaks } from '../../../components/ui/breaks.tsx';
import { Ended } from '../../../components/campaign/ended.tsx';
import { Portrait } from '../../../components/campaign/portrait.tsx';
import { PhonePage } from '../../../components/phone/phone-page.tsx';
import { PhonePart } from '../../../components/phone/phone-part.tsx';
import { thirdSeason } from '../../../config/talk-notes.ts';
import { talkThemes } from '../../../config/talk-seasons.ts';
import styles from './talks-phone.module.css';
import { onNow, type SeasonProps } from './season.ts';
import { third, themes } from './words.yaml';
import { words } from './data.ts';

/** The third season by theme: a face, a topic and a sentence to take along for each talk. */
export function Third({ talks }: SeasonProps) {
  return (
    <PhonePage
      band={<Ended of="/promotion/mctalk3" next={onNow} />}
      title={third.title}
      lead={words.third}
      actions={[
        { href: '/promotion/m/mctalkDetail3', text: third.record },
        { href: onNow.href, text: third.register },
      ]}
    >
      {talkThemes.map((theme) => (
        <PhonePart key={theme} title={theme} lead={themes[theme]}>
          <ul className={styles.faces}>
            {thirdSeason.map((note) => {
              const talk = talks.find(({ lecturer }) => lecturer.id === note.lecturer);
              if (!talk || note.theme !== theme) return null;
              return (
                <li key={note.lecturer}>
                  <div className={styles.face}>
                    <Portrait name={talk.lecturer.name} index={talk.index} />
                  </div>
                  <div>
                    <h3>
                      <Breaks text={talk.lecturer.topic} />
                    </h3>
                    <p className={styles.quiet}>
                      {talk.date} · {talk.lecturer.name}，{talk.lecturer.title}
                    </p>
                  </div>
                </li>
              );
            })}
          </ul>
        </PhonePart>
      ))}
    </PhonePage>
  );
}
