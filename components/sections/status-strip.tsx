import type { Edition } from '../../config/editions.ts';
import { statusRecord } from '../../config/incidents.ts';
import { placeInRecord, uptimeOf } from '../../config/rules/uptime.ts';
import '../styles/mono.css';
import { useSite } from '../site-context.ts';
import { englishDay } from '../ui/day.ts';
import { Link } from '../ui/link.tsx';
import styles from './status-strip.module.css';

type Words = {
  title: (days: number) => string;
  minutes: (count: number) => string;
  until: string;
  /** The date of the record, and the day of an incident. */
  date: (iso: string) => string;
  day: (iso: string) => string;
  now: string;
};

const words: Record<Edition, Words> = {
  zh: {
    title: (days) => `最近 ${days} 天`,
    minutes: (count) => `${count} 分钟`,
    until: '截至',
    date: (iso) => iso,
    day: (iso) => iso.slice(5),
    now: '看现在的状态',
  },
  en: {
    title: (days) => `Uptime over ${days} days`,
    minutes: (count) => `${count} min`,
    until: 'to',
    date: (iso) => `${englishDay(iso)} ${iso.slice(0, 4)}`,
    day: englishDay,
    now: 'Status now',
  },
};

/** Every day of the status record as a bar, disturbances marked and named below. A day is 8 wide in the drawing. */
export function StatusStrip() {
  const { edition, site } = useSite();
  const { title, minutes, until, date, day: dayOf, now } = words[edition];
  const { days, incidents } = statusRecord;
  const width = days * 8;
  return (
    <figure>
      <figcaption className={styles.head}>
        <strong>{title(days)}</strong> <span className={styles.uptime}>{uptimeOf(statusRecord)}%</span>{' '}
        <span className={styles.until}>
          {until} <time dateTime={statusRecord.until}>{date(statusRecord.until)}</time>
        </span>{' '}
        <Link href={site.statusPage} className={styles.now} event={{ zone: 'status' }}>
          {now}
        </Link>
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
            <time dateTime={incident.day}>{dayOf(incident.day)}</time> {incident[edition]} · {minutes(incident.minutes)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
