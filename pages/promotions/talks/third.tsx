import { Ended } from '../../../components/campaign/ended.tsx';
import { Portrait } from '../../../components/campaign/portrait.tsx';
import type { Talk } from '../../../components/campaign/talks.ts';
import { Chart, type ChartProps } from '../../../components/sections/chart/chart.tsx';
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

/** The third season: one page of it, large; all talks by theme, and what can still be read and watched. */
export function Third({ talks, lessons }: SeasonProps) {
  return (
    <>
      <Ended of="/promotion/mctalk3" next={onNow} />
      <Opening
        layout="centred"
        ground="night"
        eyebrow={third.eyebrow}
        title={third.title}
        lead={third.lead}
        actions={
          <>
            <Button href="/promotion/mctalkDetail3" event={{ zone: 'hero' }} size="large">
              {third.chapters}
            </Button>{' '}
            <Button href="#programme" event={{ zone: 'hero' }} size="large" variant="on-dark">
              {third.agenda}
            </Button>
          </>
        }
        art={<Page talks={talks} />}
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
      <Section title={third.agendaTitle} lead={third.programme} ground="paper">
        <Programme talks={talks} />
      </Section>
      <Lessons lessons={lessons} title={third.lessonsTitle} lead={third.lessons} />
    </>
  );
}

/** Megabits a second, by the second, of a phone in a train that enters a station: what there is, and what two estimates make of it. */
const cliff: Omit<ChartProps, 'label'> = {
  x: { ticks: [0, 2, 4, 6, 8], name: third.cliff.seconds },
  y: { ticks: [0, 1, 2, 3, 4], name: third.cliff.rate },
  marks: [
    {
      kind: 'line',
      filled: true,
      tone: 'first',
      points: [
        [0, 3.2],
        [1, 3.3],
        [2, 3.2],
        [3, 3.1],
        [3.2, 0.5],
        [5, 0.45],
        [6.4, 0.6],
        [8, 0.7],
      ],
    },
    {
      kind: 'line',
      tone: 'muted',
      dashed: true,
      points: [
        [0, 2.8],
        [2, 2.9],
        [5.1, 2.85],
        [5.8, 1.4],
        [6.4, 0.5],
        [8, 0.6],
      ],
    },
    {
      kind: 'line',
      tone: 'third',
      points: [
        [0, 2.7],
        [3.2, 2.8],
        [3.7, 2.7],
        [3.8, 0.4],
        [6, 0.4],
        [8, 0.55],
      ],
    },
    { kind: 'point', at: [3, 3.1], name: third.cliff.real, tone: 'first', side: 'above' },
    { kind: 'point', at: [5.1, 2.85], name: third.cliff.late, tone: 'muted', side: 'right' },
    { kind: 'point', at: [3.8, 0.4], name: third.cliff.early, tone: 'third', side: 'right' },
  ],
};

/** One page of the season, large, and who showed it. */
function Page({ talks }: { talks: readonly Talk[] }) {
  const talk = talks.find(({ lecturer }) => lecturer.id === 'ou-dingbo');
  return (
    <div className={styles.page}>
      <Chart label={third.cliff.label} {...cliff} />
      {talk ? (
        <div className={styles.credit}>
          <span className={styles.face}>
            <Portrait name={talk.lecturer.name} index={talk.index} height={100} />
          </span>
          <p>
            {third.cliff.credit({ number: talk.index + 1, name: talk.lecturer.name })}
            <br />
            <Link href={`/promotion/mctalkDetail3#${talk.lecturer.id}`}>{talk.lecturer.topic}</Link>
          </p>
        </div>
      ) : null}
    </div>
  );
}
