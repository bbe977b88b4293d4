import { Controls } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { spokenDate } from '../../../config/rules/working-days.ts';
import { planOf, range, statusOf, weeksOf } from './model.ts';
import styles from './liveevent.module.css';
import dateTry from './try.ts';
import { sheet } from './words.yaml';

const dayText = (day: number) => (day === 0 ? 'T' : day < 0 ? `T−${-day}` : `T+${day}`);

/** Five weeks and ten lines: what is due, when, by whom, for the date that is set. */
export function Sheet() {
  return (
    <Try of={dateTry} title={sheet.title} hint={sheet.hint} status={statusOf(range.shown)} className={styles.sheet}>
      <Controls label={sheet.label} strip>
        <label className={styles.date}>
          {sheet.date}
          <input type="date" data-date="" min={range.first} max={range.last} defaultValue={range.shown} />
        </label>
      </Controls>
      <ol className={styles.weeks} aria-label={sheet.weeks}>
        {weeksOf(range.shown).map(({ text, kind }, index) => (
          <li key={index} data-kind={kind}>
            {text}
          </li>
        ))}
      </ol>
      <ol className={styles.tasks}>
        {planOf(range.shown).map(({ day, what, who, date, note }, index) => (
          <li key={day} className={day === 0 ? styles.today : undefined}>
            <span className={styles.day}>{dayText(day)}</span>{' '}
            <span className={styles.when} data-text={`date-${index}`}>
              {spokenDate(date)}
            </span>{' '}
            <span>
              {what}{' '}
              <span className={styles.note} data-text={`note-${index}`}>
                {note}
              </span>
            </span>{' '}
            <span className={styles.who}>{who}</span>
          </li>
        ))}
      </ol>
    </Try>
  );
}
