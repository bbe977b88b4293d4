import { Drawing } from '../../../components/art/kit/drawing.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { Ended } from '../../../components/campaign/ended.tsx';
import type { Talk } from '../../../components/campaign/talks.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { talkHours } from '../../../config/talk-seasons.ts';
import { type TalkNote, talkThemes, thirdSeason } from '../../../config/talk-notes.ts';
import { Lessons } from './lessons.tsx';
import styles from './page.module.css';
import { onNow, type SeasonProps } from './season.ts';
import { notes } from './words.ts';

/** What the third season left: each talk as a line of forty minutes with its chapters, its conclusion, and a question. */
export function Notes({ talks, names, lessons }: SeasonProps) {
  const noted = thirdSeason.flatMap((note) => {
    const talk = talks.find(({ lecturer }) => lecturer.id === note.lecturer);
    return talk ? [{ talk, note }] : [];
  });
  return (
    <>
      <Ended of="/promotion/mctalkDetail3" next={onNow} />
      <Opening
        layout="column"
        ground="paper"
        eyebrow="第三季 · 文字记录"
        title="四百八十分钟，|按章读"
        lead={notes.lead}
        actions={
          <Button href="/promotion/mctalk3" size="large" variant="secondary">
            讲师与议程
          </Button>
        }
        art={<Minutes noted={noted} />}
      />
      {talkThemes.map((theme) => (
        <Section key={theme} title={theme} head="column" space="join">
          <ol className={styles.notes}>
            {noted
              .filter(({ note }) => note.theme === theme)
              .map(({ talk: { lecturer }, note }) => (
                <li key={lecturer.id} id={lecturer.id}>
                  <h3 className={styles.topic}>
                    {lecturer.topic} <span className={styles.quiet}>{lecturer.name}</span>
                  </h3>
                  <p className={styles.conclusion}>{note.conclusion}</p>
                  <p>
                    <strong>问</strong>
                    {note.question}
                  </p>
                  <p>
                    <strong>答</strong>
                    {note.answer}
                  </p>
                </li>
              ))}
          </ol>
        </Section>
      ))}
      <Lessons names={names} lessons={lessons} title="可以看的" lead={notes.lessons} ground="night" />
    </>
  );
}

const tones = ['var(--tint-soft)', 'var(--paper-line)'];

/** The chapters of each talk on one scale of minutes. */
function Minutes({ noted }: { noted: readonly { talk: Talk; note: TalkNote }[] }) {
  const view = (width: number, letters: number) => {
    const unit = width / talkHours.minutes;
    const rows = noted.map(({ talk, note }, row) => {
      let passed = 0;
      return (
        <g key={note.lecturer} transform={`translate(0 ${row * 76})`}>
          <Text x={0} y={12} size={letters} weight={600}>
            {`${talk.index + 1} ${talk.lecturer.name}`}
          </Text>
          {note.chapters.map(([name, minutes], index) => {
            const x = passed * unit;
            passed += minutes;
            return (
              <g key={name}>
                <rect x={x} y={26} width={minutes * unit - 3} height={36} rx="4" fill={tones[index % 2]} />
                {width > 500 ? (
                  <Text x={x + 8} y={44} size={letters} fill="var(--ink)">
                    {name.length * (letters + 0.5) < minutes * unit - 40 ? `${name} ${minutes}` : name.slice(0, 6)}
                  </Text>
                ) : (
                  <Text x={x + 6} y={44} size={12}>
                    {minutes}
                  </Text>
                )}
              </g>
            );
          })}
        </g>
      );
    });
    return { size: [width, noted.length * 76] as const, art: rows };
  };
  return <Drawing title="十二讲各四十分钟，每段的长短就是这一章的分钟数" wide={view(520, 13)} narrow={view(350, 12)} />;
}
