import { Drawing } from '../../../components/art/kit/drawing.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { Ended } from '../../../components/campaign/ended.tsx';
import { Portrait } from '../../../components/campaign/portrait.tsx';
import type { Talk } from '../../../components/campaign/talks.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { TitleWords } from '../../../components/ui/title-words.tsx';
import { type TalkNote, thirdSeason } from '../../../config/talk-notes.ts';
import { talkHours, talkThemes } from '../../../config/talk-seasons.ts';
import { Lessons } from './lessons.tsx';
import styles from './talks.module.css';
import { onNow, type SeasonProps } from './season.ts';
import { notes } from './words.yaml';

/** What the third season left: each talk as a line of forty minutes with its chapters, its conclusion, and a question. */
export function Notes({ talks, lessons }: SeasonProps) {
  const noted = thirdSeason.flatMap((note) => {
    const talk = talks.find(({ lecturer }) => lecturer.id === note.lecturer);
    return talk ? [{ talk, note }] : [];
  });
  return (
    <>
      <Ended of="/promotion/mctalkDetail3" next={onNow} />
      <Opening
        layout="full"
        ground="paper"
        eyebrow={notes.eyebrow}
        title={notes.title}
        lead={notes.lead}
        actions={
          <Button href="/promotion/mctalk3" event={{ zone: 'hero' }} size="large" variant="secondary">
            {notes.agenda}
          </Button>
        }
        art={
          <Container>
            <Minutes noted={noted} />
          </Container>
        }
      />
      {talkThemes.map((theme) => (
        <Section key={theme} title={theme} head="column" space="join">
          <ol className={styles.notes}>
            {noted
              .filter(({ note }) => note.theme === theme)
              .map(({ talk: { index, lecturer }, note }) => (
                <li key={lecturer.id} id={lecturer.id}>
                  <div className={styles.face}>
                    <Portrait name={lecturer.name} index={index} />
                  </div>
                  <div>
                    <h3 className={styles.topic}>
                      <TitleWords text={lecturer.topic} /> <span className={styles.quiet}>{lecturer.name}</span>
                    </h3>
                    <p className={styles.conclusion}>{note.conclusion}</p>
                    <p>
                      <strong>{notes.question}</strong> {note.question}
                    </p>
                    <p>
                      <strong>{notes.answer}</strong> {note.answer}
                    </p>
                  </div>
                </li>
              ))}
          </ol>
        </Section>
      ))}
      <Lessons lessons={lessons} title={notes.lessonsTitle} lead={notes.lessons} ground="night" />
    </>
  );
}

const tones = ['var(--surface)', 'var(--paper-line)'];

/** The chapters of each talk on one scale of minutes: beside the lecturer's name, and below it on phones. */
function Minutes({ noted }: { noted: readonly { talk: Talk; note: TalkNote }[] }) {
  type View = { width: number; name: number; pitch: number; top: number; letters: number };
  const view = ({ width, name, pitch, top, letters }: View) => {
    const unit = (width - name) / talkHours.minutes;
    const rows = noted.map(({ talk, note }, row) => {
      let passed = 0;
      return (
        <g key={note.lecturer} transform={`translate(0 ${row * pitch})`}>
          <Text x={0} y={name > 0 ? 19 : 12} size={letters} weight={600}>
            {`${talk.index + 1} ${talk.lecturer.name}`}
          </Text>
          {note.chapters.map(({ name: chapter, minutes }, index) => {
            const x = name + passed * unit;
            passed += minutes;
            return (
              <g key={chapter}>
                <rect x={x} y={top} width={minutes * unit - 3} height={36} rx="4" fill={tones[index % 2]} />
                <Text x={x + 8} y={top + 18} size={letters} fill="var(--ink)">
                  {name > 0 ? `${chapter} ${minutes}` : String(minutes)}
                </Text>
              </g>
            );
          })}
        </g>
      );
    });
    return { size: [width, noted.length * pitch + 24] as const, art: rows };
  };
  return (
    <Drawing
      title={notes.minutes}
      wide={view({ width: 1200, name: 120, pitch: 46, top: 0, letters: 15 })}
      narrow={view({ width: 350, name: 0, pitch: 76, top: 26, letters: 12 })}
    />
  );
}
