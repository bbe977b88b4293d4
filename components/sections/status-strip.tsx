import type { Edition } from '../../config/editions.ts';
import { statusRecord } from '../../config/incidents.ts';
import { placeInRecord, uptimeOf } from '../../config/rules/uptime.ts';
import '../styles/mono.css';
import { useSite } from '../site-context.ts';
import styles from './status-strip.module.css';

const words: Record<Edition, { title: (days: number) => string; minutes: (count: number) => string; until: string }> = {
  zh: { title: (days) => `最近 ${days} 天`, minutes: (count) => `${count} 分钟`, until: '截至' },
  en: { title: (days) => `The last ${days} days`, minutes: (count) => `${count} min`, until: 'Up to' },
};

/** Every day of the status record as a bar, disturbances marked and named below. A day is 8 wide in the drawing. */
export function StatusStrip() {
  const { edition } = useSite();
  const { title, minutes, until } = words[edition];
  const { days, incidents } = statusRecord;
  const width = days * 8;
  return (
    <figure>
      <figcaption className={styles.head}>
        <strong>{title(days)}</strong>
        <span className={styles.uptime}>{uptimeOf(statusRecord)}%</span>
        <span className={styles.until}>
          {until} <time dateTime={statusRecord.until}>{statusRecord.until}</time>
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} 40`}
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
        className={styles.bars}
      >
        <path d={`M1 20H${width}`} stroke="var(--good)" strokeWidth="40" strokeDasharray="6 2" />
        {incidents.map(({ day }) => (
          <rect key={day} x={placeInRecord(statusRecord, day) * 8 + 1} width="6" height="40" fill="var(--warm)" />
        ))}
      </svg>
      <ul className={styles.incidents}>
        {incidents.map((incident) => (
          <li key={incident.day}>
            <time dateTime={incident.day}>{incident.day.slice(5)}</time> {incident[edition]} ·{' '}
            {minutes(incident.minutes)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
