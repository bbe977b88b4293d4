import styles from './more-level-filter.module.css';
import { choices, level } from './words.yaml';

/** Level of the lessons shown, by radio buttons and style alone. Whoever lists lessons puts `lessons` on the list's frame. */
export const lessons = styles.lessons;

export function LevelFilter() {
  return (
    <fieldset aria-label={level.label} className={styles.filter}>
      {choices.map(({ value, text }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name="level" value={value} defaultChecked={value === 'all'} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

/** What stands where no lesson of the chosen subject has the chosen level. */
export function NoLesson() {
  return <p className={styles.none}>{level.none}</p>;
}
