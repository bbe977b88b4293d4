import { Dated } from '../../../components/campaign/dated.tsx';
import type { Talk } from '../../../components/campaign/talks.ts';
import { Link } from '../../../components/ui/link.tsx';
import styles from './page.module.css';

type ProgrammeProps = {
  talks: readonly Talk[];
  /** Address of the room that a talk can be watched in until it is over. */
  live?: string;
};

/** A printed programme: the date in large numerals, the talk, who gives it. */
export function Programme({ talks, live }: ProgrammeProps) {
  return (
    <ol id="programme" className={styles.programme}>
      {talks.map(({ index, lecturer, date, from, until }) => (
        <li key={lecturer.id} className={styles.entry}>
          <time dateTime={from} className={styles.numeral}>
            {date}
          </time>
          <div>
            <h3 className={styles.topic}>{lecturer.topic}</h3>
            <p className={styles.quiet}>
              第 {index + 1} 讲 · {lecturer.name}，{lecturer.company}
            </p>
          </div>
          {live ? (
            <p className={styles.state}>
              <Dated as="span" from={until}>
                已讲完
              </Dated>
              <Dated as="span" until={until}>
                <Link href={live} aria-label={`${date} 的直播间`} className={styles.room}>
                  直播间
                </Link>
              </Dated>
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
