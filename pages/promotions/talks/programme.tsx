import { Dated } from '../../../components/campaign/dated.tsx';
import { Portrait } from '../../../components/campaign/portrait.tsx';
import type { Talk } from '../../../components/campaign/talks.ts';
import { classes } from '../../../components/ui/classes.ts';
import { Link } from '../../../components/ui/link.tsx';
import { TitleWords } from '../../../components/ui/title-words.tsx';
import styles from './talks.module.css';
import { programme } from './words.yaml';

type ProgrammeProps = {
  talks: readonly Talk[];
  /** Address of the room that a talk can be watched in until it is over. */
  live?: string;
  /** With the lecturers' portraits. */
  faces?: boolean;
};

/** A printed programme: the date in large numerals, who speaks, the talk. */
export function Programme({ talks, live, faces = false }: ProgrammeProps) {
  return (
    <ol id="programme" className={styles.programme}>
      {talks.map(({ index, lecturer, date, from, until }) => (
        <li key={lecturer.id} className={classes(styles.entry, faces && styles.faced)}>
          <time dateTime={from} className={styles.numeral}>
            {date}
          </time>
          {faces ? (
            <div className={styles.face}>
              <Portrait name={lecturer.name} index={index} height={100} />
            </div>
          ) : null}
          <div>
            <h3 className={styles.topic}>
              <TitleWords text={lecturer.topic} />
            </h3>
            <p className={styles.quiet}>
              {programme.entry({ number: index + 1, name: lecturer.name, company: lecturer.company })}
            </p>
          </div>
          {live ? (
            <p className={styles.state}>
              <Dated as="span" from={until}>
                {programme.over}
              </Dated>{' '}
              <Dated as="span" until={until}>
                <Link href={live} aria-label={programme.roomLabel({ date })} className={styles.room}>
                  {programme.room}
                </Link>
              </Dated>
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
