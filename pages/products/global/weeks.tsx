import { Icon } from '../../../components/ui/icon.tsx';
import styles from './weeks.module.css';

type Week = { when: string; title: string; yours: string; ours: string };

/** From the first talk to all users, week by week: what you do and what we do beside each other. */
export function Weeks({ weeks }: { weeks: readonly Week[] }) {
  return (
    <ol className={styles.weeks}>
      {weeks.map(({ when, title, yours, ours }) => (
        <li key={when} className={styles.week}>
          <p className={styles.when}>{when}</p>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.lanes}>
            <div>
              <dt>
                <Icon name="square-check-big" size={18} />
                您来做
              </dt>
              <dd>{yours}</dd>
            </div>
            <div>
              <dt>
                <Icon name="handshake" size={18} />
                我们做
              </dt>
              <dd>{ours}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}
