import { Breaks } from '../../../components/ui/breaks.tsx';
import styles from './innovation.module.css';
import type { Work } from './work.ts';

/** The winners, the first prize across the whole width. */
export function Works({ works }: { works: readonly Work[] }) {
  return (
    <ul id="works" className={styles.works}>
      {works.map(({ prize, name, team, about, since }) => (
        <li key={name}>
          <p className={styles.prize}>{prize}</p>
          <h3>
            <Breaks text={name} />
          </h3>
          <p className={styles.who}>{team}</p>
          <p>{about}</p>
          <p className={styles.since}>{since}</p>
        </li>
      ))}
    </ul>
  );
}
