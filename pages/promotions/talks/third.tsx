import { Person } from '../../../components/art/kit/people/person.tsx';
import { Drawing } from '../../../components/art/kit/drawing.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { Ended } from '../../../components/campaign/ended.tsx';
import { Portrait } from '../../../components/campaign/portrait.tsx';
import type { Talk } from '../../../components/campaign/talks.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { TitleWords } from '../../../components/ui/title-words.tsx';
import { thirdSeason } from '../../../config/talk-notes.ts';
import { talkThemes } from '../../../config/talk-seasons.ts';
import { Lessons } from './lessons.tsx';
import styles from './talks.module.css';
import { Programme } from './programme.tsx';
import { onNow, type SeasonProps } from './season.ts';
import { themes, third } from './words.yaml';

/** The third season: everybody on one stage, by theme, and what can still be read and watched. */
export function Third({ talks, names, lessons }: SeasonProps) {
  return (
    <>
      <Ended of="/promotion/mctalk3" next={onNow} />
      <Opening
        layout="centred"
        ground="night"
        eyebrow="技术开讲第三季 · 2024"
        title="第三季十二讲，|从一次重写说起"
        lead={third.lead}
        actions={
          <>
            <Button href="/promotion/mctalkDetail3" event={{ zone: 'hero' }} size="large">
              章节与问答
            </Button>{' '}
            <Button href="#programme" event={{ zone: 'hero' }} size="large" variant="on-dark">
              看议程
            </Button>
          </>
        }
        art={<Stage talks={talks} />}
      />
      {talkThemes.map((theme, index) => (
        <Section
          key={theme}
          title={theme}
          lead={themes[theme]}
          head="column"
          ground={index % 2 === 0 ? 'plain' : 'raised'}
          space="join"
        >
          <ul className={styles.cast}>
            {talks
              .filter(({ lecturer }) =>
                thirdSeason.some((note) => note.lecturer === lecturer.id && note.theme === theme),
              )
              .map(({ index, lecturer }) => (
                <li key={lecturer.id}>
                  <div className={styles.face}>
                    <Portrait name={lecturer.name} index={index} />
                  </div>
                  <div>
                    <h3 className={styles.topic}>
                      <Link href={`/promotion/mctalkDetail3#${lecturer.id}`} className={styles.read}>
                        <TitleWords text={lecturer.topic} />
                      </Link>
                    </h3>
                    <p>
                      {lecturer.name}，{lecturer.company}
                    </p>
                    <p className={styles.quiet}>{lecturer.bio}</p>
                  </div>
                </li>
              ))}
          </ul>
        </Section>
      ))}
      <Section title="议程" lead={third.programme} ground="paper">
        <Programme talks={talks} />
      </Section>
      <Lessons names={names} lessons={lessons} title="讲完之后整理成的课" lead={third.lessons} />
    </>
  );
}

/** All lecturers of the season on one stage, in two rows, from left to right in the order of their talks. */
function Stage({ talks }: { talks: readonly Talk[] }) {
  const half = Math.ceil(talks.length / 2);
  const row = (group: readonly Talk[], { y, pitch, size, x }: { y: number; pitch: number; size: number; x: number }) =>
    group.map(({ index, lecturer }, place) => (
      <g key={lecturer.id}>
        <Person x={x + place * pitch} y={y} size={size} seed={lecturer.name} />
        <rect x={x + place * pitch - size / 2} y={y} width={size} height={30} rx="4" fill="var(--night-soft)" />
        <Text x={x + place * pitch} y={y + 15} size={16} anchor="middle" fill="var(--on-night)">
          {`${index + 1} ${lecturer.name}`}
        </Text>
      </g>
    ));
  const thirds = [0, 1, 2].map((place) => talks.slice(place * 4, place * 4 + 4));
  return (
    <Drawing
      title="第三季的十二位讲师站在同一个台上，号码是开讲的先后"
      wide={{
        size: [1200, 430],
        art: (
          <>
            <path d="M0 400H1200L1120 340H80Z" fill="var(--night-raised)" stroke="var(--night-line)" />
            {row(talks.slice(half), { x: 190, y: 170, pitch: 164, size: 128 })}
            {row(talks.slice(0, half), { x: 130, y: 372, pitch: 188, size: 150 })}
          </>
        ),
      }}
      narrow={{
        size: [358, 400],
        art: thirds.map((group, place) => row(group, { x: 48, y: 92 + place * 130, pitch: 87, size: 78 })),
      }}
    />
  );
}
