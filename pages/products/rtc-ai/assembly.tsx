import { Icon, type IconName } from '../../../components/ui/icon.tsx';
import styles from './rtc-ai-assembly.module.css';
import { slots } from './parts.ts';
import { assembled } from './words.yaml';

const icons: Readonly<Record<string, IconName>> = { hear: 'ear', think: 'brain', say: 'audio-lines' };

/** What an agent is put together from. Radio buttons choose, and styles add up what the choice makes of the first answer. */
export function Assembly() {
  return (
    <div className={styles.assembly}>
      <div className={styles.slots}>
        {slots.map(({ id, title, part, choices, own }) => (
          <fieldset key={id} className={styles.slot}>
            <legend className={styles.title}>
              <Icon name={icons[id]!} size={28} />
              {title}
            </legend>
            {choices.map(({ name, median, about }, index) => (
              <label key={name} className={styles.choice}>
                <input
                  type="radio"
                  name={`agent-${id}`}
                  defaultChecked={index === 0}
                  data-median={median}
                  className={styles.radio}
                />
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.median}>{assembled.median({ part, median })}</span>{' '}
                <span className={styles.about}>{about}</span>
              </label>
            ))}
            <p className={styles.own}>{own}</p>
          </fieldset>
        ))}
      </div>
      <p className={styles.sum}>
        <span>{assembled.sum}</span>
        <span className={styles.figure} /> <span className={styles.note}>{assembled.note}</span>
      </p>
    </div>
  );
}
