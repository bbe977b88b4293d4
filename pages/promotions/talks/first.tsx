import { Drawing } from '../../../components/art/kit/drawing.tsx';
import { Person } from '../../../components/art/kit/people/person.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { Ended } from '../../../components/campaign/ended.tsx';
import { talkDays } from '../../../config/rules/talk-days.ts';
import { talkSeasons } from '../../../config/talk-seasons.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { TitleWords } from '../../../components/ui/title-words.tsx';
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
        art={<Film names={names} />}
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

/** Ten frames of film, five a strip. */
function Film({ names }: Pick<SeasonProps, 'names'>) {
  const strip = (
    group: readonly string[],
    { y, first, width, at }: { y: number; first: number; width: number; at: number },
  ) => {
    const frame = width / group.length;
    return (
      <g key={y} transform={`translate(0 ${y})`}>
        <rect width={width} height={at + 74} fill="#0a0510" />
        <path
          d={`M14 14H${width}M14 ${at + 60}H${width}`}
          stroke="var(--night-line)"
          strokeWidth="12"
          strokeDasharray="16 20"
        />
        {group.map((name, place) => (
          <g key={name}>
            <svg x={place * frame + 8} y="30" width={frame - 16} height={at} className={styles.negative}>
              <rect width="100%" height="100%" fill="#efe2d2" />
              <Person x={(frame - 16) / 2} y={at} size={Math.min(at * 0.86, frame * 0.8)} seed={name} />
            </svg>
            <rect x={place * frame + 8} y={at + 46} width={frame - 16} height="28" fill="#0a0510" />
            <Text x={place * frame + 14} y={at + 58} size={width > 500 ? 17 : 12} fill="var(--warm)">
              {`${first + place + 1} ▸ ${name}`}
            </Text>
          </g>
        ))}
      </g>
    );
  };
  const strips = (group: number, { width, at }: { width: number; at: number }) =>
    Array.from({ length: Math.ceil(names.length / group) }, (_, place) =>
      strip(names.slice(place * group, (place + 1) * group), { y: place * (at + 94), first: place * group, width, at }),
    );
  return (
    <Drawing
      title={words.firstSeason.film}
      wide={{ size: [1440, 508], art: strips(5, { width: 1440, at: 170 }) }}
      narrow={{ size: [358, 970], art: strips(2, { width: 358, at: 100 }) }}
    />
  );
}
